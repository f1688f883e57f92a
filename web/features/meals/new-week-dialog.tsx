import { useRef } from 'react';
import type { WeekNumber } from '#web/lib/weekly-plans.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogFrame } from '#web/ui/dialog-frame.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { type PlanChanger, useDialogSend } from './use-dialog-send.ts';

interface NewWeekDialogProps {
  readonly week: WeekNumber;
  readonly changer: PlanChanger;
  onMade(): void;
  onClosed(): void;
}

/** Asks before all meals of a week that are not kept make room for others. */
export function NewWeekDialog({ week, changer, onMade, onClosed }: NewWeekDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const change = useDialogSend(dialog, changer);
  return (
    <DialogFrame dialog={dialog} title={`New meals for week ${week}?`} onClosed={onClosed}>
      <div className="mt-2 grid gap-4">
        <p className="max-w-prose text-muted">
          Meals and days that you keep stay as they are, and so do the other weeks. All other meals
          of week {week} are replaced, and that cannot be undone.
        </p>
        <ErrorBox message={change.problem} />
        <div className="flex flex-wrap gap-2">
          <Button
            className="grow sm:grow-0"
            pending={change.sending && 'Making week…'}
            onClick={() => change.start({ action: 'regenerate-week', week }, onMade)}
          >
            Make new week
          </Button>
          <Button
            variant="quiet"
            className="grow sm:grow-0"
            onClick={() => dialog.current?.close()}
          >
            Leave it as it is
          </Button>
        </div>
      </div>
    </DialogFrame>
  );
}
