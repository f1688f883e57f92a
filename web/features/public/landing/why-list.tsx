import { paths } from '#contract/paths.ts';
import { textLink } from '#web/ui/link-style.ts';
import { CheckMark } from './tick.tsx';

const reasons = [
  {
    title: 'Food from the shop down the road',
    text: 'Maize meal, pilchards, sugar beans, spinach, chicken: dishes and prices from here, not from a website overseas.',
  },
  {
    title: 'Numbers that add up',
    text: 'Every gram and every kilojoule is counted from food tables, and the list buys what the plan cooks.',
  },
  {
    title: 'Your no is a no',
    text: 'Allergies, diet and dislikes are rules, not wishes.',
  },
  {
    title: 'It changes when you do',
    text: 'New goal, new job, new gym? Change your profile and make new plans.',
  },
] as const;

export function WhyList() {
  return (
    <section aria-labelledby="why">
      <h2 id="why" className="text-3xl">
        Why choose Phila
      </h2>
      <ul className="mt-7 grid gap-6">
        {reasons.map(({ title, text }) => (
          <li key={title} className="flex gap-4">
            <CheckMark />
            <div>
              <h3 className="text-lg">{title}</h3>
              <p className="mt-0.5 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-7">
        <a href={paths.whyChooseUs} className={`${textLink} inline-block py-1`}>
          More reasons
        </a>
      </p>
    </section>
  );
}
