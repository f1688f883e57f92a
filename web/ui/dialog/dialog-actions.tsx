import type { ReactNode, RefObject } from 'react';
import { Button } from '../button.tsx';

interface DialogActionsProps {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** What the dialog is there for: a button, or none. */
  readonly children?: ReactNode;
}

interface RenewButtonProps {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  renew(): void;
}

/** The way on where a plan cannot be changed any more: new ones. */
export function RenewButton({ dialog, renew }: RenewButtonProps) {
  const act = () => {
    dialog.current?.close();
    renew();
  };
  return <Button onClick={act}>Update my plans</Button>;
}

/** The row of buttons at the foot of a dialog: what can be done, and the way out that changes nothing. */
export function DialogActions({ dialog, children }: DialogActionsProps) {
  return (
    <div className="flex flex-wrap gap-2 *:grow sm:*:grow-0">
      {children}
      <Button variant="quiet" onClick={() => dialog.current?.close()}>
        Cancel
      </Button>
    </div>
  );
}
