import { useCallback, useEffect, useState } from 'react';
import { textOf } from '#web/lib/form/form-problems.ts';
import { useSubmit } from '#web/lib/form/use-submit.ts';
import { messageOf } from '#web/lib/wire/wire-error.ts';
import { Button } from '#web/ui/button.tsx';
import { HiddenUsername } from '#web/ui/form/hidden-username.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { askProof } from '../proof/prove.ts';
import { useProof } from '../proof/use-proof.ts';
import { changePassword, setFirstPassword } from './security.ts';

const failed = 'We could not reach the server. Please try again.';
const unchanged = 'Your password was not changed. Please try again.';

interface PasswordSectionProps {
  onChanged(): void;
}

/** A new password in the place of the old one, or a first one for whoever came by a code, a key or another service. */
export function PasswordSection({ onChanged }: PasswordSectionProps) {
  const [hasPassword, setHasPassword] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const ask = useCallback(
    () =>
      askProof().then(
        (told) => {
          setFailure(null);
          setHasPassword(told.has_password);
        },
        (error: unknown) => setFailure(messageOf(error, failed)),
      ),
    [],
  );
  useEffect(() => {
    void ask();
  }, [ask]);
  if (hasPassword === null) {
    return failure === null ? (
      <p role="status">Loading…</p>
    ) : (
      <>
        <ErrorBox message={failure} />
        <Button variant="secondary" className="justify-self-start" onClick={() => void ask()}>
          Try again
        </Button>
      </>
    );
  }
  const change = (told: string) => {
    setDone(told);
    setHasPassword(true);
    onChanged();
  };
  return (
    <>
      {hasPassword ? (
        <ChangeForm
          onChanged={() => change('Your password is changed, and other devices are signed out.')}
        />
      ) : (
        <FirstForm
          onSet={() => change('Your password is set, and other devices are signed out.')}
        />
      )}
      {done !== null && (
        <p role="status" className="rounded-control bg-brand-soft px-4 py-3 font-semibold">
          {done}
        </p>
      )}
    </>
  );
}

function NewPasswordField({ error }: { readonly error: string | undefined }) {
  return (
    <PasswordField
      label="New Password"
      name="new-password"
      autoComplete="new-password"
      required
      hint="A short sentence is best: eight characters or more, and none that others use."
      error={error}
    />
  );
}

function FirstForm({ onSet }: { onSet(): void }) {
  const { whenAsked } = useProof();
  const form = useSubmit({
    send: async (fields) => {
      const password = textOf(fields, 'new-password');
      await whenAsked(() => setFirstPassword(password));
      onSet();
    },
    explain: (error) => messageOf(error, 'Your password was not set. Please try again.'),
  });
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="grid max-w-md gap-5">
      <p>You have no password yet. With one you can sign in where no code reaches you.</p>
      <HiddenUsername />
      <NewPasswordField error={form.problems['new-password']} />
      <ErrorBox message={form.failure} />
      <Button type="submit" className="justify-self-start" pending={form.pending && 'Saving…'}>
        Set Password
      </Button>
    </form>
  );
}

function ChangeForm({ onChanged }: { onChanged(): void }) {
  const form = useSubmit({
    send: async (fields) => {
      await changePassword(textOf(fields, 'current-password'), textOf(fields, 'new-password'));
      fields.reset();
      onChanged();
    },
    explain: (error) => messageOf(error, unchanged),
  });
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="grid max-w-md gap-5">
      <HiddenUsername />
      <PasswordField
        label="Current Password"
        name="current-password"
        autoComplete="current-password"
        required
        error={form.problems['current-password']}
      />
      <NewPasswordField error={form.problems['new-password']} />
      <ErrorBox message={form.failure} />
      <Button type="submit" className="justify-self-start" pending={form.pending && 'Saving…'}>
        Change Password
      </Button>
    </form>
  );
}
