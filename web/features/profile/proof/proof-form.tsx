import { type ReactNode, useEffect, useRef } from 'react';
import type { useSubmit } from '#web/lib/form/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';

interface ProofFormProps {
  readonly form: ReturnType<typeof useSubmit>;
  /** What the button says while the answer is awaited, and otherwise. */
  readonly pending: string;
  readonly action: string;
  /** The field, in which the member can type at once. */
  readonly children?: ReactNode;
}

/** One way to show who somebody is. */
export function ProofForm({ form, pending, action, children }: ProofFormProps) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const first = 'input:not([hidden]), button';
    element.current?.querySelector<HTMLElement>(first)?.focus();
  }, []);
  return (
    <form
      ref={element}
      method="post"
      noValidate
      onSubmit={form.onSubmit}
      className="grid max-w-md gap-5"
    >
      {children}
      <ErrorBox message={form.failure} />
      <Button type="submit" className="justify-self-start" pending={form.pending && pending}>
        {action}
      </Button>
    </form>
  );
}
