import { useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { DialogFrame } from '#web/ui/dialog-frame.tsx';

interface NewListDialogProps {
  /** Things that are ticked off on the list as it is. */
  readonly ticked: number;
  onMake(): void;
  onClosed(): void;
}

/** Asks before a list on which somebody has begun to shop makes room for one with nothing in the basket. */
export function NewListDialog({ ticked, onMake, onClosed }: NewListDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const make = () => {
    dialog.current?.close();
    onMake();
  };
  return (
    <DialogFrame dialog={dialog} title="Begin a new list?" onClosed={onClosed}>
      <div className="mt-2 grid gap-4">
        <p className="max-w-prose text-muted">
          {ticked === 1 ? 'One item is' : `${ticked} items are`} ticked off. On a new list nothing
          is in the basket, and that cannot be undone.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button className="grow sm:grow-0" onClick={make}>
            Make new list
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
