import type { TrainingChangeRequest } from '#contract/training/change-training.ts';
import type { Dated, Weekday, WeekNumber } from '#planning/calendar.ts';
import type { PlanChanger } from '#web/lib/plans/use-dialog-send.ts';
import { NewWeekDialog } from '#web/ui/dialog/new-week-dialog.tsx';
import type { ExerciseHead } from './early-training.ts';
import { HistoryDialog } from './history-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import type { ShownExercise, ShownSession } from './shown-session.ts';
import { SwapExerciseDialog } from './swap-dialog.tsx';

/** What a dialog is about. */
export type TrainingDialogSubject =
  | { readonly kind: 'swap'; readonly place: ShownExercise }
  | { readonly kind: 'history'; readonly place: ShownExercise }
  | { readonly kind: 'move'; readonly place: ShownSession }
  | { readonly kind: 'new-week'; readonly week: WeekNumber };

export interface TrainingChangeDialogProps {
  readonly userId: string;
  readonly subject: TrainingDialogSubject;
  readonly changer: PlanChanger<TrainingChangeRequest>;
  /** The days of the plan on screen. */
  dated(): Dated;
  showChosen(place: ShownExercise, chosen: ExerciseHead): (made: boolean) => void;
  showMoved(place: ShownSession, to: Weekday): (made: boolean) => void;
  onSwapped(place: ShownExercise, name: string): void;
  onMoved(place: ShownSession, to: Weekday): void;
  onWeekMade(week: WeekNumber): void;
  onClosed(): void;
}

/** The dialogs of a plan, in one file of code that is fetched when the first one is opened. */
export function TrainingChangeDialog(props: TrainingChangeDialogProps) {
  const { subject, changer, onSwapped, onMoved, onWeekMade, onClosed } = props;
  switch (subject.kind) {
    case 'swap': {
      const { place } = subject;
      return (
        <SwapExerciseDialog
          place={place}
          changer={changer}
          showChosen={props.showChosen}
          onSwapped={(name) => onSwapped(place, name)}
          onClosed={onClosed}
        />
      );
    }
    case 'history':
      return <HistoryDialog userId={props.userId} place={subject.place} onClosed={onClosed} />;
    case 'move': {
      const { place } = subject;
      return (
        <MoveDialog
          place={place}
          changer={changer}
          plan={props.dated()}
          showMoved={props.showMoved}
          onMoved={(to) => onMoved(place, to)}
          onClosed={onClosed}
        />
      );
    }
    case 'new-week': {
      const { week } = subject;
      return (
        <NewWeekDialog<TrainingChangeRequest>
          title={`New exercises for week ${week}?`}
          text={`The main lifts stay, so that their progress goes on, and so do the other weeks and what you have logged. All other exercises of week ${week} may be replaced; for seven days you can undo that.`}
          change={{ action: 'regenerate-week', week }}
          changer={changer}
          onMade={() => onWeekMade(week)}
          onClosed={onClosed}
        />
      );
    }
  }
}
