import type { MealAlternatives } from '#contract/meals/change-meals.ts';
import { dot, energyText, randText } from '#planning/page/figures.ts';
import type { MealOffer } from './meal-offer.ts';

interface AlternativeFactsProps {
  readonly alternative: MealAlternatives['alternatives'][number];
  readonly target: MealOffer['target'];
}

/** What one of the meals on offer brings, and what the day would hold with it. */
export function AlternativeFacts({ alternative, target }: AlternativeFactsProps) {
  const { minutes, meal, day, cents } = alternative;
  const share = target && Math.round((day.kcal / target.energy) * 100);
  return (
    <>
      <p>
        {minutes}&nbsp;min{dot}
        {/* no line begins with the dot */}
        <span className="inline-block max-w-full">
          <span className="font-bold text-brand">{energyText(meal.kcal)}</span>
          {dot.trimEnd()}
        </span>{' '}
        <Protein grams={meal.protein} />
      </p>
      <p className="mt-0.5">
        The day then: {energyText(day.kcal)}
        {share !== null && <>, {share}&nbsp;% of target</>}
        {dot}
        <Protein grams={day.protein} />
      </p>
      <p className="mt-0.5">
        The month’s list:{' '}
        <span className="font-bold inline-block max-w-full">{costText(cents)}</span>
      </p>
    </>
  );
}

/** @param cents more, or less below 0 */
function costText(cents: number): string {
  if (cents === 0) return 'costs the same';
  return `${randText(Math.abs(cents))} ${cents > 0 ? 'more' : 'less'}`;
}

function Protein({ grams }: { readonly grams: number }) {
  return <span className="inline-block max-w-full">protein {Math.round(grams)}&nbsp;g</span>;
}
