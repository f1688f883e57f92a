import { type ReactNode, useEffect, useRef } from 'react';
import type { useSubmit } from '#web/lib/form/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { preloadAccountWire } from './load-account-wire.ts';

interface AccountFormProps {
  readonly form: ReturnType<typeof useSubmit>;
  readonly action: string;
  /** What the button says while the answer is awaited. */
  readonly pending: string;
  /** Something to know before anything was sent, in the place of a failure. */
  readonly notice?: string | null;
  /** The fields. */
  readonly children: ReactNode;
  /** The address that is opened next, where the form leads out of here. */
  readonly next?: string;
  /** What stands below the button. */
  readonly below?: ReactNode;
}

/** A form about the account: its fields, what went wrong, its button. */
export function AccountForm({
  form,
  action,
  pending,
  notice = null,
  next,
  children,
  below,
}: AccountFormProps) {
  const place = useRef<HTMLFormElement>(null);
  const preload = () => preloadAccountWire(next);
  // whoever was quicker than this code is typing already
  useEffect(() => {
    if (place.current?.matches(':focus-within')) preloadAccountWire(next);
  }, [next]);
  return (
    <form
      ref={place}
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={form.onSubmit}
      // the client is fetched while the member types, not before
      onFocus={preload}
    >
      {children}
      <ErrorBox message={form.failure ?? notice} />
      <Button type="submit" pending={form.pending && pending}>
        {action}
      </Button>
      {below}
    </form>
  );
}
