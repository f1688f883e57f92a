import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { sentences } from '#contract/sentences.ts';
import { textOf } from '#web/lib/form-problems.ts';
import { dropMember } from '#web/lib/session.ts';
import { useSubmit } from '#web/lib/use-submit.ts';
import { messageOf } from '#web/lib/wire-error.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { HiddenUsername } from '#web/ui/hidden-username.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { deleteAccount, downloadOwnData } from './own-data.ts';

/** What the law calls access and erasure: a copy of everything, and the end of everything. */
export function OwnDataSection({ userId }: { readonly userId: string }) {
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await downloadOwnData();
    } catch (error) {
      setFailure(messageOf(error, sentences.exportFailed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-7">
      <h2 className="text-2xl">Your Data</h2>
      <p className="mt-2 max-w-prose text-muted">
        Your profile, plans, lists and everything else that we keep about you, in one file.
      </p>
      <div className="mt-4 grid gap-4">
        <ErrorBox message={failure} />
        <Button
          variant="secondary"
          className="justify-self-start"
          pending={busy && 'Putting it together…'}
          onClick={() => void download()}
        >
          Download My Data
        </Button>
        <details className="group border-t border-line pt-2">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-muted underline underline-offset-4 group-open:no-underline">
            Delete my account
          </summary>
          <DeleteForm userId={userId} />
        </details>
      </div>
    </section>
  );
}

function DeleteForm({ userId }: { readonly userId: string }) {
  const form = useSubmit({
    send: async (fields) => {
      await deleteAccount(textOf(fields, 'password'));
      dropMember(userId);
      location.assign(paths.home);
    },
    explain: (error) => messageOf(error, sentences.deleteAccountFailed),
  });
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="grid max-w-md gap-5 pt-2">
      <p>
        Your profile, plans, lists and ticks are deleted at once and for ever. Payments are stopped
        by a request to cancel, above: make that first.
      </p>
      <HiddenUsername />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        hint="So that nobody else can do this on your phone."
        error={form.problems.password}
      />
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
