import type { WeekNumber } from '#web/lib/weekly-plans.ts';
import type { ShownMeal } from './meal-tools.ts';
import { NewWeekDialog } from './new-week-dialog.tsx';
import { SwapDialog } from './swap-dialog.tsx';
import type { PlanChanger } from './use-dialog-send.ts';

/** What a dialog is about. */
export type DialogSubject =
  | { readonly kind: 'swap'; readonly place: ShownMeal; readonly dish: string }
  | { readonly kind: 'new-week'; readonly week: WeekNumber };

export interface ChangeDialogProps {
  readonly userId: string;
  readonly subject: DialogSubject;
  readonly changer: PlanChanger;
  onSwapped(place: ShownMeal, dish: string): void;
  onWeekMade(week: WeekNumber): void;
  onClosed(): void;
}

/** The dialogs that change a plan, in one file of code that is fetched when the first one is opened. */
export function ChangeDialog({ subject, onSwapped, onWeekMade, ...rest }: ChangeDialogProps) {
  if (subject.kind === 'new-week') {
    const { week } = subject;
    return <NewWeekDialog {...rest} week={week} onMade={() => onWeekMade(week)} />;
  }
  const { place, dish } = subject;
  return (
    <SwapDialog {...rest} place={place} dish={dish} onSwapped={(now) => onSwapped(place, now)} />
  );
}
