import { useState } from 'react';
import { storedEmail } from '#web/lib/auth/stored-session.ts';
import { textOf } from '#web/lib/form/form-problems.ts';
import { useSubmit } from '#web/lib/form/use-submit.ts';
import { messageOf } from '#web/lib/wire/wire-error.ts';
import { Button } from '#web/ui/button.tsx';
import { InputField } from '#web/ui/form/field.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { useProof } from '../proof/use-proof.ts';
import { changeEmail } from './security.ts';

const failed = 'We could not reach the server. Please try again.';

/** Another address for the account. */
export function EmailForm() {
  const { whenAsked } = useProof();
  const [mailed, setMailed] = useState(false);
  const form = useSubmit({
    send: async (fields) => {
      setMailed(false);
      const email = textOf(fields, 'new-email').trim();
      await whenAsked(() => changeEmail(email));
      setMailed(true);
    },
    explain: (error) => messageOf(error, failed),
  });
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="grid max-w-md gap-5">
      <p>
        Your address is <strong>{storedEmail() ?? 'not known on this device'}</strong>.
      </p>
      <InputField
        label="New Email"
        name="new-email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        required
        hint="Both addresses get a mail, and the change is made when both have agreed."
        error={form.problems['new-email']}
      />
      <ErrorBox message={form.failure} />
      {mailed && (
        <p role="status" className="rounded-control bg-brand-soft px-4 py-3 font-semibold">
          Look in both inboxes, and press the button in each mail.
        </p>
      )}
      <Button type="submit" className="justify-self-start" pending={form.pending && 'Sending…'}>
        Change Email
      </Button>
    </form>
  );
}
