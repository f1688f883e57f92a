import { type RefObject, useRef, useState } from 'react';
import { codeOf, messageOf } from '../wire/wire-error.ts';

/** How a dialog changes the plan. */
export interface PlanChanger<Change> {
  /** What is said of a failure that has no words of its own. */
  readonly failed: string;
  send(change: Change): Promise<void>;
  /** Tells of a failure when the dialog is gone already. @param code of the server */
  fail(text: string, code: string): void;
  /** Asks whether new plans are to take the place of the one that cannot be changed. */
  renew(): void;
}

/** Shows a change that is not confirmed yet. @returns what to call with the answer: false takes it back */
export type ShowEarly = () => (made: boolean) => void;

/**
 * A change that a dialog sends once however often it is pressed; the dialog closes when it is made, or at once where it
 * can be shown early.
 */
export function useDialogSend<Change>(
  dialog: RefObject<HTMLDialogElement | null>,
  { send, fail, failed }: PlanChanger<Change>,
) {
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const busy = useRef(false);
  const start = async (change: Change, done: () => void, early?: ShowEarly) => {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setProblem(null);
    // the page behind a dialog is mute, and gets the focus back when it closes
    if (early) dialog.current?.close();
    const answered = early?.();
    try {
      await send(change);
      answered?.(true);
      // the page behind a dialog is mute: first it closes, then the page tells
      dialog.current?.close();
      done();
    } catch (error) {
      answered?.(false);
      const text = messageOf(error, failed);
      if (dialog.current?.open) {
        setProblem(text);
        setCode(codeOf(error));
      } else fail(text, codeOf(error));
    } finally {
      busy.current = false;
      setSending(false);
    }
  };
  return {
    sending,
    problem,
    /** The server's code of the problem. */
    code,
    forget: () => setProblem(null),
    start: (change: Change, done: () => void, early?: ShowEarly) => void start(change, done, early),
  };
}
