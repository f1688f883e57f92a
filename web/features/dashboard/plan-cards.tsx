import { paths } from '#contract/paths.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import {
  BasketDrawing,
  DumbbellDrawing,
  JarDrawing,
  PotDrawing,
} from '#web/ui/pictures/drawings.tsx';
import type { CardLines } from './card-lines.ts';

const cards = [
  {
    to: paths.mealPlans,
    title: 'Meal Plans',
    text: 'Four weeks of meals, with grams and a short method.',
    Drawing: PotDrawing,
    line: 'meals',
  },
  {
    to: paths.exercisePlans,
    title: 'Exercise Plans',
    text: 'Four weeks of training for your days and equipment.',
    Drawing: DumbbellDrawing,
    line: 'training',
  },
  {
    to: paths.shoppingList,
    title: 'Shopping List',
    text: 'The month in one list, with prices in Rands.',
    Drawing: BasketDrawing,
    line: 'shopping',
  },
  {
    to: paths.supplements,
    title: 'Supplements',
    text: 'What may help, what it costs, and where to buy it.',
    Drawing: JarDrawing,
    line: 'supplements',
  },
] as const;

/** The four cards, each with a line of what is in it now. @param lines null until that is known */
export function PlanCards({ lines }: { readonly lines: CardLines | null }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 sm:gap-6">
      {cards.map(({ to, title, text, Drawing, line }) => (
        <li
          key={to}
          className="relative flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-4 shadow-card transition-shadow hover:shadow-lift sm:p-6"
        >
          <span className="w-18 shrink-0 sm:w-22">
            <Drawing />
          </span>
          {/* below the drawing where letters are large */}
          <div className="min-w-0 grow basis-40">
            <h2 className="text-xl">
              <AppLink to={to} className="after:absolute after:inset-0 after:rounded-card">
                {title}
              </AppLink>
            </h2>
            <p className="mt-1 text-sm text-muted">{text}</p>
            {/* two lines from the start, so that nothing moves when it is known */}
            <p className="mt-1.5 min-h-[2lh] text-sm lg:min-h-[1lh] font-bold text-brand tabular">
              {lines?.[line]}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
