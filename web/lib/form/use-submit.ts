import { type SubmitEvent, useRef, useState } from 'react';
import { focusField, problemsOf } from './form-problems.ts';

export type Problems = Readonly<Record<string, string>>;

interface Submission {
  /** Our own checks beyond those of the fields themselves. */
  readonly check?: (form: HTMLFormElement) => Problems;
  readonly send: (form: HTMLFormElement) => Promise<void>;
  /** Words for a failure. */
  readonly explain: (error: unknown) => string;
}

/** A form that is checked, sent once however often it is pressed, and keeps what was typed when sending fails. */
export function useSubmit({ check, send, explain }: Submission) {
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const busy = useRef(false);

  const submit = async (form: HTMLFormElement) => {
    if (busy.current) return;
    const found = { ...check?.(form), ...problemsOf(form) };
    setProblems(found);
    setFailure(null);
    if (Object.keys(found).length > 0) {
      focusField(form, Object.keys(found));
      return;
    }
    busy.current = true;
    setPending(true);
    try {
      await send(form);
    } catch (error) {
      setFailure(explain(error));
    } finally {
      busy.current = false;
      setPending(false);
    }
  };

  return {
    problems,
    failure,
    pending,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
  };
}
