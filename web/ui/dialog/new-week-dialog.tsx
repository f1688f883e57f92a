import { useRef } from 'react';
import { type PlanChanger, useDialogSend } from '#web/lib/plans/use-dialog-send.ts';
import { wantsNewPlans } from '#web/lib/wire/old-plans.ts';
import { Button } from '../button.tsx';
import { ErrorBox } from '../notices/error-box.tsx';
import { DialogActions, RenewButton } from './dialog-actions.tsx';
import { DialogFrame } from './dialog-frame.tsx';

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
        <DialogActions dialog={dialog}>
          {wantsNewPlans(sender.code) ? (
            <RenewButton dialog={dialog} renew={changer.renew} />
          ) : (
            <Button
              pending={sender.sending && 'Making week…'}
              onClick={() => sender.start(change, onMade)}
            >
              Make new week
            </Button>
          )}
        </DialogActions>
      </div>
    </DialogFrame>
  );
}
