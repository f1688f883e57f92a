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

/** One of the meals on offer: all of the card is its button. */
export function AlternativeCard({ alternative, target, sending, onChoose }: AlternativeCardProps) {
  const id = useId();
  const { name, emoji, minutes, meal, day } = alternative;
  const share = target && Math.round((day.kcal / target.energy) * 100);
  return (
    <button
      type="button"
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-facts`}
      aria-disabled={sending !== null}
      onClick={onChoose}
      className="flex w-full items-start gap-3 rounded-control border-2 border-line bg-canvas p-3.5 text-left transition-colors duration-150 hover:border-brand aria-disabled:cursor-not-allowed aria-disabled:hover:border-line"
    >
      <span aria-hidden="true" className="grid size-8 shrink-0 place-items-center text-2xl">
        {sending === 'this' ? <Spinner /> : emoji}
      </span>
      <span className="min-w-0 grow">
        <span id={`${id}-name`} className="block text-lg font-bold">
          {name}
        </span>
        <span id={`${id}-facts`} className="mt-1 block text-sm text-muted tabular">
          <span className="block">
            {minutes}&nbsp;min ·{' '}
            <span className="font-bold text-brand">{energyText(meal.kcal)}</span> · protein{' '}
            {meal.protein}&nbsp;g
          </span>
          <span className="mt-0.5 block">
            The day then: {energyText(day.kcal)}
            {share !== null && <>, {share}&nbsp;% of target</>} · protein {day.protein}&nbsp;g
          </span>
        </span>
      </span>
    </button>
  );
}
