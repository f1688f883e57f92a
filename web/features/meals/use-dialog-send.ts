import { type RefObject, useRef, useState } from 'react';
import type { MealChange } from '#contract/change-meals.ts';
import { sentences } from '#contract/sentences.ts';
import { messageOf } from '#web/lib/wire-error.ts';

/** How a dialog changes the plan. */
export interface PlanChanger {
  send(change: MealChange): Promise<void>;
  /** Tells of a failure when the dialog is gone already. */
  fail(text: string): void;
}

/** A change that a dialog sends once however often it is pressed; the dialog closes when it is made. */
export function useDialogSend(
  dialog: RefObject<HTMLDialogElement | null>,
  { send, fail }: PlanChanger,
) {
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const busy = useRef(false);
  const start = async (change: MealChange, done: () => void) => {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setProblem(null);
    try {
      await send(change);
      // the page behind a dialog is mute: first it closes, then the page tells
      dialog.current?.close();
      done();
    } catch (error) {
      const text = messageOf(error, sentences.changeMealsFailed);
      if (dialog.current?.open) setProblem(text);
      else fail(text);
    } finally {
      busy.current = false;
      setSending(false);
    }
  };
  return {
    sending,
    problem,
    forget: () => setProblem(null),
    start: (change: MealChange, done: () => void) => void start(change, done),
  };
}
