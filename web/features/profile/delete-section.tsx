import { useCallback, useEffect, useState } from 'react';
import type { Proof } from '#contract/identity-proof.ts';
import { paths } from '#contract/paths.ts';
import { sentences } from '#contract/sentences.ts';
import { textOf } from '#web/lib/form-problems.ts';
import { dropMember } from '#web/lib/session.ts';
import { useSubmit } from '#web/lib/use-submit.ts';
import { codeOf, messageOf } from '#web/lib/wire-error.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeField, codeIn, codeProblems } from '#web/ui/code-field.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { HiddenUsername } from '#web/ui/hidden-username.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { askDeletionProof, deleteAccount, sendDeletionCode } from './account-deletion.ts';

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
        // another proof is another form, in which nothing of the one before stands
        <DeleteForm key={proof} userId={userId} proof={proof} onOther={() => void ask()} />
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
  readonly proof: Proof;
  /** Something else has to be shown meanwhile. */
  onOther(): void;
}

function DeleteForm({ userId, proof, onOther }: DeleteFormProps) {
  const asksCode = proof === 'mailed_code' || proof === 'texted_code';
  const [sent, setSent] = useState(false);
  const form = useSubmit({
    check: (fields) => (asksCode ? codeProblems(fields) : {}),
    send: async (fields) => {
      await deleteAccount({ password: textOf(fields, 'password'), nonce: codeIn(fields) });
      dropMember(userId);
      location.assign(`${paths.home}#deleted`);
    },
    explain: (error) => {
      if (codeOf(error) === 'reauthentication_needed') onOther();
      return messageOf(error, sentences.deleteAccountFailed);
    },
  });
  if (proof === 'new_sign_in') return <p role="status">{sentences.signInForDeletion}</p>;
  if (asksCode && !sent) return <SendCode proof={proof} onSent={() => setSent(true)} />;
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="grid gap-5">
      {proof === 'password' && (
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
      {asksCode && (
        <CodeField hint="Six digits, good for ten minutes." error={form.problems.code} />
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
      {asksCode && (
        <Button variant="quiet" className="justify-self-start" onClick={() => setSent(false)}>
          Send another code
        </Button>
      )}
    </form>
  );
}

interface SendCodeProps {
  readonly proof: 'mailed_code' | 'texted_code';
  onSent(): void;
}

/** You sign in without a password: a code shows that it is you. */
function SendCode({ proof, onSent }: SendCodeProps) {
  const form = useSubmit({
    send: async () => {
      await sendDeletionCode();
      onSent();
    },
    explain: (error) => messageOf(error, failed),
  });
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="grid gap-5">
      <p>
        {proof === 'mailed_code' ? 'We mail you a code' : 'We text a code to your phone'}, so that
        nobody else can do this on your phone.
      </p>
      <ErrorBox message={form.failure} />
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-start"
        pending={form.pending && 'Sending…'}
      >
        Send Code
      </Button>
    </form>
  );
}
