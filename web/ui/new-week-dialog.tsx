import { useRef } from 'react';
import { type PlanChanger, useDialogSend } from '#web/lib/use-dialog-send.ts';
import { Button } from './button.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import { ErrorBox } from './error-box.tsx';

interface NewWeekDialogProps<Change> {
  readonly title: string;
  /** What stays and what is replaced. */
  readonly text: string;
  readonly change: Change;
  readonly changer: PlanChanger<Change>;
  onMade(): void;
  onClosed(): void;
}

/** Asks before a week makes room for another. */
export function NewWeekDialog<Change>(props: NewWeekDialogProps<Change>) {
  const { title, text, change, changer, onMade, onClosed } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const sender = useDialogSend(dialog, changer);
  return (
    <DialogFrame dialog={dialog} title={title} onClosed={onClosed}>
      <div className="mt-2 grid gap-4">
        <p className="max-w-prose text-muted">{text}</p>
        <ErrorBox message={sender.problem} />
        <div className="flex flex-wrap gap-2">
          <Button
            className="grow sm:grow-0"
            pending={sender.sending && 'Making week…'}
            onClick={() => sender.start(change, onMade)}
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
