import {
  BasketDrawing,
  DumbbellDrawing,
  FormDrawing,
  PotDrawing,
} from '#web/ui/pictures/drawings.tsx';

const features = [
  {
    title: 'Smart Onboarding',
    text: 'Four short steps: your body, your goal, your kitchen, your training. Change an answer at any time and your plans can follow.',
    Drawing: FormDrawing,
  },
  {
    title: 'Meal Plans',
    text: 'Four weeks of dishes you know, with grams, kilojoules, protein and a short method. Your allergies and dislikes stay out.',
    Drawing: PotDrawing,
  },
  {
    title: 'Workout Routines',
    text: 'Four weeks of training at home or at the gym, for the days, the minutes and the equipment that you really have.',
    Drawing: DumbbellDrawing,
  },
  {
    title: 'Smart Recommendations',
    text: 'One shopping list with a budget and a premium choice in Rands, and supplement suggestions for your goal.',
    Drawing: BasketDrawing,
  },
] as const;

export function FeatureGrid() {
  return (
    <section aria-labelledby="features" className="py-14 sm:py-20">
      <div className="wrap">
        <h2 id="features" className="max-w-xl text-3xl">
          One profile. Everything follows from it.
        </h2>
        <ul className="mt-8 grid gap-x-10 gap-y-9 md:grid-cols-2">
          {features.map(({ title, text, Drawing }) => (
            <li
              key={title}
              className="grid grid-cols-[min(5rem,22vw)_minmax(0,1fr)] gap-4 sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-6"
            >
              <Drawing />
              <div>
                <h3 className="text-xl">{title}</h3>
                <p className="mt-1.5 text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
