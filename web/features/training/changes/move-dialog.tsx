import { useId, useRef, useState } from 'react';
import type { TrainingChangeRequest } from '#contract/training/change-training.ts';
import { type Dated, firstWeekday, type Weekday, weekdaysFrom } from '#planning/calendar.ts';
import { dayBrief } from '#planning/page/day-words.ts';
import { type PlanChanger, useDialogSend } from '#web/lib/plans/use-dialog-send.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActions } from '#web/ui/dialog/dialog-actions.tsx';
import { DialogFrame } from '#web/ui/dialog/dialog-frame.tsx';
import { type ShownSession, sessionsOnScreen } from './shown-session.ts';

interface MoveDialogProps {
  readonly place: ShownSession;
  readonly changer: PlanChanger<TrainingChangeRequest>;
  readonly plan: Dated;
  /** Shows the session on its new day before the server has confirmed it. */
  showMoved(place: ShownSession, to: Weekday): (made: boolean) => void;
  onMoved(to: Weekday): void;
  onClosed(): void;
}

/** Another day of the week for a session; one that is there already takes the day that becomes free. */
export function MoveDialog(props: MoveDialogProps) {
  const { place, changer, plan, showMoved, onMoved, onClosed } = props;
  const { week, weekday, session } = place;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const sender = useDialogSend(dialog, changer);
  const [to, setTo] = useState<Weekday | null>(null);
  const [following, setFollowing] = useState(false);
  const [others] = useState(
    () => new Map(sessionsOnScreen(week).map((one) => [one.weekday, one.session])),
  );
  const send = () => {
    if (to === null) return;
    const change = { action: 'move', week, weekday, to, following } as const;
    sender.start(
      change,
      () => onMoved(to),
      () => showMoved(place, to),
    );
  };
  return (
    <DialogFrame dialog={dialog} title={`Move ${session}`} onClosed={onClosed}>
      <form
        className="mt-1 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <fieldset className="grid gap-1">
          <legend className="mb-2 text-muted">
            Now on {place.day}, week {week}. Which day suits you better?
          </legend>
          {weekdaysFrom(firstWeekday(plan))
            .filter((day) => day !== weekday)
            .map((day) => {
              const there = others.get(day);
              return (
                <label
                  key={day}
                  className="flex min-h-11 flex-wrap items-center gap-3 rounded-control px-2 py-1.5 leading-snug hover:bg-sunken"
                >
                  <input
                    type="radio"
                    name={`${id}-day`}
                    required
                    checked={to === day}
                    onChange={() => setTo(day)}
                    className="size-5 shrink-0 accent-brand"
                  />
                  <span className="w-24 shrink-0 font-bold">
                    {dayBrief(plan, { week, weekday: day })}
                  </span>
                  <span className="min-w-20 flex-1 text-muted">
                    {there ? `changes places with ${there}` : 'free'}
                  </span>
                </label>
              );
            })}
        </fieldset>
        {week < 4 && (
          <label className="flex min-h-11 items-center gap-3 px-2">
            <input
              type="checkbox"
              checked={following}
              onChange={() => setFollowing(!following)}
              className="size-5 shrink-0 accent-brand"
            />
            Also in the weeks after it
          </label>
        )}
        <DialogActions dialog={dialog}>
          <Button type="submit">Move session</Button>
        </DialogActions>
      </form>
    </DialogFrame>
  );
}
