import type { ReactNode } from 'react';
import type { MealChange } from '#contract/meals/change-meals.ts';
import { dot, energyText } from '#planning/page/figures.ts';
import type { PlanChanger } from '#web/lib/plans/use-dialog-send.ts';
import { OfferDialog } from '#web/ui/dialog/offer-dialog.tsx';
import { mealGlyph } from '#web/ui/pictures/meal-glyph.ts';
import { AlternativeFacts } from './alternative-facts.tsx';
import type { ChosenMeal } from './chosen-meals.ts';
import { type MealOffer, readOffer } from './meal-offer.ts';
import type { ShownMeal } from './meal-place.ts';

interface SwapDialogProps {
  readonly userId: string;
  readonly place: ShownMeal;
  /** What the meal is now. */
  readonly dish: string;
  readonly changer: PlanChanger<MealChange>;
  /** Shows a meal in the plan before the server has confirmed it. */
  showChosen(place: ShownMeal, chosen: ChosenMeal): (made: boolean) => void;
  onSwapped(dish: string): void;
  onClosed(): void;
}

/** Three other meals for one place of the plan, of which one can be chosen. */
export function SwapMealDialog({ userId, place, dish, showChosen, ...rest }: SwapDialogProps) {
  const { week, day, meal } = place;
  return (
    <OfferDialog<MealOffer, MealChange>
      {...rest}
      title={`Swap ${place.name}`}
      now={dish}
      looking="Looking for other meals…"
      askFailed="We could not look for other meals. Please try again."
      what="other meals"
      ask={() => readOffer(userId, place)}
      above={targetLine}
      cards={({ alternatives, target }) =>
        alternatives.map((alternative) => ({
          name: alternative.name,
          picture: <span className={`${mealGlyph(place.slot)} glyph-large`} />,
          facts: <AlternativeFacts alternative={alternative} target={target} />,
        }))
      }
      early={({ alternatives }, choice) =>
        () => {
          const chosen = alternatives[choice];
          return chosen ? showChosen(place, chosen) : () => {};
        }}
      change={({ seed }, choice) => ({ action: 'swap', week, day, meal, seed, choice })}
    />
  );
}

/** What the day should hold. */
function targetLine({ target }: MealOffer): ReactNode {
  if (!target) return null;
  return (
    <p className="rounded-control bg-marula-soft px-4 py-2.5 text-sm font-semibold text-marula-ink tabular">
      Daily target: {energyText(target.energy)}
      {dot}at least {target.protein}&nbsp;g protein
    </p>
  );
}
