import type { ReactNode } from 'react';
import type { useSubmit } from '#web/lib/use-submit.ts';
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
  /** What stands below the button. */
  readonly below?: ReactNode;
}

/** A form about the account: its fields, what went wrong, its button. */
export function AccountForm({
  form,
  action,
  pending,
  notice = null,
  children,
  below,
}: AccountFormProps) {
  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={form.onSubmit}
      // the client is fetched while the member types, not before
      onFocus={preloadAccountWire}
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
