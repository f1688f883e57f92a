import { dayText } from '#planning/page/day-words.ts';
import { dot, energyText, randText } from '#planning/page/figures.ts';
import { pricesRead, sampleMeals } from './sample-day.ts';

const sumOf = (field: 'kcal' | 'cents') => sampleMeals.reduce((sum, meal) => sum + meal[field], 0);

/** A day of a plan as it hangs on a fridge door: dishes, energy and prices of our own tables. */
export function FridgeSheet() {
  return (
    <figure className="relative mx-auto w-full max-w-md pt-4">
      <div className="rounded-sheet border border-line bg-surface px-5 pt-8 pb-5 shadow-lift sm:px-7 lg:rotate-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <p className="text-xl font-extrabold tracking-tight">
            Tuesday, {randText(sumOf('cents'))}
          </p>
          <p className="text-sm font-bold text-brand tabular">{energyText(sumOf('kcal'))}</p>
        </div>
        <ul className="mt-3 divide-y divide-line">
          {sampleMeals.map(({ slot, name, kcal, cents }) => (
            <li key={slot} className="py-3">
              <p className="flex flex-wrap justify-between gap-x-3 text-sm">
                <span className="font-bold text-clay">{slot}</span>
                <span className="text-muted tabular">
                  {energyText(kcal)}
                  {dot}
                  <b className="text-ink">{randText(cents)}</b>
                </span>
              </p>
              <p className="font-semibold">{name}</p>
            </li>
          ))}
        </ul>
        <figcaption className="mt-2 text-sm text-muted">
          A sample day for one person: each food by weight, at the lowest price we read in a shop,
          the last on {dayText(pricesRead)}
        </figcaption>
      </div>
      <div className="beads absolute inset-x-0 top-1 mx-auto w-36 rounded-full shadow-card" />
    </figure>
  );
}
