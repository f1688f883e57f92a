import { useCallback, useEffect, useState } from 'react';
import type { Proof } from '#contract/account/account-deletion.ts';
import { memberSentences } from '#contract/member-sentences.ts';
import { paths } from '#contract/paths.ts';
import { textOf } from '#web/lib/form/form-problems.ts';
import { useSubmit } from '#web/lib/form/use-submit.ts';
import { dropMember } from '#web/lib/session/session.ts';
import { messageOf } from '#web/lib/wire/wire-error.ts';
import { Button } from '#web/ui/button.tsx';
import { HiddenUsername } from '#web/ui/form/hidden-username.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { useProof } from '../proof/use-proof.ts';
import { askDeletionProof, deleteAccount } from './account-deletion.ts';

const failed = 'We could not reach the server. Please try again.';

/** The end of the account, for whoever shows what the server asks of them: it depends on how they sign in. */
export function DeleteSection({ userId }: { readonly userId: string }) {
  const [proof, setProof] = useState<Proof | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const ask = useCallback(
    () =>
      askDeletionProof().then(
        (asked) => {
          setFailure(null);
          setProof(asked);
        },
        (error: unknown) => setFailure(messageOf(error, failed)),
      ),
    [],
  );
  useEffect(() => {
    void ask();
  }, [ask]);
  return (
    <div className="grid max-w-md gap-5 pt-2">
      <p>
        Your profile, plans, lists and ticks are deleted at once and for ever. Payments are stopped
        by a request to cancel, above: make that first.
      </p>
      {proof !== null ? (
        <DeleteForm userId={userId} asksPassword={proof === 'password'} />
      ) : failure === null ? (
        <p role="status">Loading…</p>
      ) : (
        <>
          <ErrorBox message={failure} />
          <Button variant="secondary" className="justify-self-start" onClick={() => void ask()}>
            Try again
          </Button>
        </>
      )}
    </div>
  );
}

interface DeleteFormProps {
  readonly userId: string;
  readonly asksPassword: boolean;
}

function DeleteForm({ userId, asksPassword }: DeleteFormProps) {
  const { whenAsked } = useProof();
  const form = useSubmit({
    send: async (fields) => {
      const password = textOf(fields, 'password');
      await whenAsked(() => deleteAccount(password));
      dropMember(userId);
      location.assign(`${paths.home}#deleted`);
    },
    explain: (error) => messageOf(error, memberSentences.deleteAccountFailed),
  });
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="grid gap-5">
      {asksPassword && (
        <>
          <HiddenUsername />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            required
            hint="So that nobody else can do this on your phone."
            error={form.problems.password}
          />
        </>
      )}
      <ErrorBox message={form.failure} />
      <Button
        type="submit"
        variant="danger"
        className="justify-self-start"
        pending={form.pending && 'Deleting…'}
      >
        Delete My Account
      </Button>
    </form>
  );
}
