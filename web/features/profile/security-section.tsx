import { lazy, Suspense, useState } from 'react';
import { textOf } from '#web/lib/form-problems.ts';
import { storedEmail } from '#web/lib/stored-session.ts';
import { useSubmit } from '#web/lib/use-submit.ts';
import { useWaysIn } from '#web/lib/use-ways-in.ts';
import { messageOf } from '#web/lib/wire-error.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { InputField } from '#web/ui/field.tsx';
import { HiddenUsername } from '#web/ui/hidden-username.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { DeviceList } from './device-list.tsx';
import { changeEmail, changePassword, readSecurity, type Security, wordsOf } from './security.ts';

const failed = 'We could not reach the server. Please try again.';
const summaryStyle =
  'flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4 group-open:no-underline';

const PasskeySection = lazy(async () => {
  const { PasskeySection } = await import('./keys/passkey-section.tsx');
  return { default: PasskeySection };
});

/** How the account is protected: address, password, devices, and what happened to it. */
export function SecuritySection() {
  const ways = useWaysIn();
  const [security, setSecurity] = useState<Security | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const load = async () => {
    setFailure(null);
    try {
      setSecurity(await readSecurity());
    } catch (error) {
      setFailure(messageOf(error, failed));
    }
  };
  return (
    <section className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-7">
      <h2 className="text-2xl">Security</h2>
      <p className="mt-2 max-w-prose text-muted">
        Your address, your password, and who is signed in to your account.
      </p>
      <div className="mt-4 grid gap-1">
        <details className="group border-t border-line pt-1">
          <summary className={summaryStyle}>Change email</summary>
          <EmailForm />
        </details>
        <details className="group border-t border-line pt-1">
          <summary className={summaryStyle}>Change password</summary>
          <PasswordForm onChanged={() => void load()} />
        </details>
        {ways?.passkeys === true && <Passkeys />}
        <details
          className="group border-t border-line pt-1"
          onToggle={(event) => {
            if (event.currentTarget.open) void load();
          }}
        >
          <summary className={summaryStyle}>Devices and what happened</summary>
          <div className="grid gap-4 pt-2">
            <ErrorBox message={failure} />
            {failure !== null && (
              <Button
                variant="secondary"
                className="justify-self-start"
                onClick={() => void load()}
              >
                Try again
              </Button>
            )}
            {security === null && failure === null && <p role="status">Loading…</p>}
            {security !== null && (
              <>
                <DeviceList devices={security.devices} onChanged={() => void load()} />
                <Events security={security} />
              </>
            )}
          </div>
        </details>
      </div>
    </section>
  );
}

/** Fetched when it is opened. */
function Passkeys() {
  const [opened, setOpened] = useState(false);
  return (
    <details
      className="group border-t border-line pt-1"
      onToggle={(event) => {
        if (event.currentTarget.open) setOpened(true);
      }}
    >
      <summary className={summaryStyle}>Passkeys</summary>
      <div className="grid gap-4 pt-2 pb-4">
        {opened && (
          <Suspense fallback={<p role="status">Loading…</p>}>
            <PasskeySection />
          </Suspense>
        )}
      </div>
    </details>
  );
}

const moment = new Intl.DateTimeFormat('en-ZA', { dateStyle: 'medium', timeStyle: 'short' });

function Events({ security }: { readonly security: Security }) {
  return (
    <div>
      <h3 className="text-lg">What happened</h3>
      <ul className="mt-2 grid gap-2">
        {security.events.map((event) => (
          <li key={`${event.at} ${event.event}`} className="flex flex-wrap gap-x-3">
            <span className="font-semibold">{wordsOf(event)}</span>
            <span className="text-muted">
              {moment.format(new Date(event.at))}
              {event.place !== null && `, ${event.place}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function EmailForm() {
  const [mailed, setMailed] = useState(false);
  const form = useSubmit({
    send: async (fields) => {
      setMailed(false);
      await changeEmail(textOf(fields, 'new-email').trim());
      setMailed(true);
    },
    explain: (error) => messageOf(error, failed),
  });
  return (
    <form
      method="post"
      noValidate
      onSubmit={form.onSubmit}
      className="grid max-w-md gap-5 pt-2 pb-4"
    >
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

function PasswordForm({ onChanged }: { onChanged(): void }) {
  const [changed, setChanged] = useState(false);
  const form = useSubmit({
    send: async (fields) => {
      setChanged(false);
      await changePassword(textOf(fields, 'current-password'), textOf(fields, 'new-password'));
      fields.reset();
      setChanged(true);
      onChanged();
    },
    explain: (error) => messageOf(error, 'Your password was not changed. Please try again.'),
  });
  return (
    <form
      method="post"
      noValidate
      onSubmit={form.onSubmit}
      className="grid max-w-md gap-5 pt-2 pb-4"
    >
      <HiddenUsername />
      <PasswordField
        label="Current Password"
        name="current-password"
        autoComplete="current-password"
        required
        error={form.problems['current-password']}
      />
      <PasswordField
        label="New Password"
        name="new-password"
        autoComplete="new-password"
        required
        hint="A short sentence is best: eight characters or more, and none that others use."
        error={form.problems['new-password']}
      />
      <ErrorBox message={form.failure} />
      {changed && (
        <p role="status" className="rounded-control bg-brand-soft px-4 py-3 font-semibold">
          Your password is changed, and other devices are signed out.
        </p>
      )}
      <Button type="submit" className="justify-self-start" pending={form.pending && 'Saving…'}>
        Change Password
      </Button>
    </form>
  );
}
