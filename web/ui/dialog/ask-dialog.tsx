import { type ReactNode, useCallback, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { DialogFrame } from './dialog-frame.tsx';

interface AskDialogProps {
  readonly title: string;
  /** What is replaced and what stays. */
  readonly text: ReactNode;
  /** What is done then: 'Make new list'. */
  readonly action: string;
  /** Something to choose first. */
  readonly children?: ReactNode;
  onDone(): void;
  onClosed(): void;
}

/** Asks before something that is there makes room for something new, which is then made on the page behind. */
export function AskDialog({ title, text, action, children, onDone, onClosed }: AskDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const act = () => {
    // the page behind a dialog is mute, and gets the focus back when it closes
    dialog.current?.close();
    onDone();
  };
  return (
    <DialogFrame dialog={dialog} title={title} onClosed={onClosed}>
      <div className="mt-2 grid gap-4">
        <div className="grid max-w-prose gap-2 text-muted">{text}</div>
        {children}
        <DialogActions dialog={dialog}>
          <Button onClick={act}>{action}</Button>
        </DialogActions>
      </div>
    </DialogFrame>
  );
}

/** A question that several parts of a page may ask. */
export interface AskedQuestion {
  readonly isAsked: boolean;
  ask(): void;
  close(): void;
}

export function useQuestion(): AskedQuestion {
  const [isAsked, setAsked] = useState(false);
  const ask = useCallback(() => setAsked(true), []);
  const close = useCallback(() => setAsked(false), []);
  return { isAsked, ask, close };
}
