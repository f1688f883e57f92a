import type { MealChange } from '#contract/meals/change-meals.ts';
import type { WeekNumber } from '#planning/calendar.ts';
import type { PlanChanger } from '#web/lib/plans/use-dialog-send.ts';
import { NewWeekDialog } from '#web/ui/dialog/new-week-dialog.tsx';
import type { ChosenMeal } from './chosen-meals.ts';
import type { ShownMeal } from './meal-place.ts';
import { SwapMealDialog } from './swap-dialog.tsx';

/** What a dialog is about. */
export type MealDialogSubject =
  | { readonly kind: 'swap'; readonly place: ShownMeal; readonly dish: string }
  | { readonly kind: 'new-week'; readonly week: WeekNumber };

export interface MealChangeDialogProps {
  readonly userId: string;
  readonly subject: MealDialogSubject;
  readonly changer: PlanChanger<MealChange>;
  showChosen(place: ShownMeal, chosen: ChosenMeal): (made: boolean) => void;
  onSwapped(place: ShownMeal, dish: string): void;
  onWeekMade(week: WeekNumber): void;
  onClosed(): void;
}

/** The dialogs that change a plan, in one file of code that is fetched when the first one is opened. */
export function MealChangeDialog({
  subject,
  onSwapped,
  onWeekMade,
  ...rest
}: MealChangeDialogProps) {
  if (subject.kind === 'new-week') {
    const { week } = subject;
    return (
      <NewWeekDialog
        title={`New meals for week ${week}?`}
        text={`Meals and days that you keep stay as they are, and so do the other weeks. All other meals of week ${week} are replaced; for seven days you can undo that.`}
        change={{ action: 'regenerate-week', week }}
        changer={rest.changer}
        onMade={() => onWeekMade(week)}
        onClosed={rest.onClosed}
      />
    );
  }
  const { place, dish } = subject;
  return (
    <SwapMealDialog
      {...rest}
      place={place}
      dish={dish}
      onSwapped={(now) => onSwapped(place, now)}
    />
  );
}
