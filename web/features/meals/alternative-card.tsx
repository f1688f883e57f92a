import { useId } from 'react';
import type { MealAlternatives } from '#contract/change-meals.ts';
import { energyText } from '#planning/page/figures.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import type { MealOffer } from './meal-offer.ts';

interface AlternativeCardProps {
  readonly alternative: MealAlternatives['alternatives'][number];
  readonly target: MealOffer['target'];
  /** This one, or another one, has been chosen and is on its way. */
  readonly sending: 'this' | 'other' | null;
  onChoose(): void;
}

/** One of the meals on offer; its name is the button, which reaches over all of the card. */
export function AlternativeCard({ alternative, target, sending, onChoose }: AlternativeCardProps) {
  const factsId = useId();
  const { name, emoji, minutes, meal, day } = alternative;
  const share = target && Math.round((day.kcal / target.energy) * 100);
  return (
    <div className="relative flex items-start gap-3 rounded-control border-2 border-line bg-canvas p-3.5 transition-colors duration-150 hover:border-brand has-[[aria-disabled=true]]:hover:border-line">
      <span aria-hidden="true" className="grid size-8 shrink-0 place-items-center text-2xl">
        {sending === 'this' ? <Spinner /> : emoji}
      </span>
      <div className="min-w-0 grow">
        <button
          type="button"
          aria-describedby={factsId}
          aria-disabled={sending !== null}
          onClick={onChoose}
          className="block text-left text-lg font-bold after:absolute after:inset-0 after:rounded-control focus-visible:shadow-none focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-brand focus-visible:after:outline-solid aria-disabled:cursor-not-allowed"
        >
          {name}
        </button>
        <div id={factsId} className="mt-1 text-sm text-muted tabular">
          <p>
            {minutes}&nbsp;min ·{' '}
            <span className="font-bold text-brand">{energyText(meal.kcal)}</span>{' '}
            <Protein grams={meal.protein} />
          </p>
          <p className="mt-0.5">
            The day then: {energyText(day.kcal)}
            {share !== null && <>, {share}&nbsp;% of target</>} <Protein grams={day.protein} />
          </p>
        </div>
      </div>
    </div>
  );
}

function Protein({ grams }: { readonly grams: number }) {
  return <span className="whitespace-nowrap">· protein {grams}&nbsp;g</span>;
}
