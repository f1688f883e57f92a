import { useRef } from 'react';
import { noConnection } from '#web/lib/device/connection.ts';
import { useMemberResource } from '#web/lib/requests/resource.ts';
import { DialogFrame } from '#web/ui/dialog/dialog-frame.tsx';
import { loggedSetsOf } from '../log/load-words.ts';
import { useSets } from '../log/use-sets.ts';
import { planDetailsResource, type WeekDetails } from '../plan-details.ts';
import { HistoryView } from '../set/history-view.tsx';
import type { ShownExercise } from './shown-session.ts';

/** An exercise of the plan by the name that stands on the screen; null in a plan that is not one of ours. */
function exerciseCalled(weeks: readonly WeekDetails[], { week, now }: ShownExercise) {
  const movements = weeks.find((one) => one.week === week)?.movements ?? {};
  const found = Object.entries(movements).find(([, { name }]) => name === now);
  return found ? { id: found[0], unit: found[1].unit } : null;
}

interface HistoryDialogProps {
  readonly userId: string;
  readonly place: ShownExercise;
  onClosed(): void;
}

/** What was done of an exercise of the plan in earlier sessions, without a session being begun. */
export function HistoryDialog({ userId, place, onClosed }: HistoryDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { data: weeks = [] } = useMemberResource(planDetailsResource, userId);
  const { status } = useSets(userId);
  const exercise = exerciseCalled(weeks, place);
  const log = exercise ? loggedSetsOf(status.book, exercise.id) : [];
  return (
    <DialogFrame dialog={dialog} title={`History of ${place.now}`} onClosed={onClosed}>
      {exercise && log.length > 0 ? (
        <HistoryView log={log} unit={exercise.unit} />
      ) : (
        <p className="mt-3 max-w-[60ch] text-muted">
          {exercise
            ? 'Nothing written down yet. Write down your sets in a session, and here you see each day, your best and how it goes up.'
            : 'This exercise is not in a plan that we made, so there is no history of it.'}
        </p>
      )}
      {status.failing && (
        <p role="status" className="mt-3 text-sm font-semibold text-marula-ink">
          {noConnection()}: this is what is kept on this phone.
        </p>
      )}
    </DialogFrame>
  );
}
