import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { textOf } from '#web/lib/form-problems.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { useSubmit } from '#web/lib/use-submit.ts';
import { messageOf } from '#web/lib/wire-error.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { InputField } from '#web/ui/field.tsx';
import { textLink } from '#web/ui/link-style.ts';
import { AccountFrame } from './account-frame.tsx';
import { accountWire, warmUp } from './load-account-wire.ts';
import { NewPasswordForm } from './new-password-form.tsx';

const failed = 'We could not reach the server. Please try again.';
const stale = 'This link is invalid or has expired. Please ask for a new one.';

/** How somebody comes to this page: by its link, by a good link from a mail, or by one that has expired. */
function arrival(fragment: string): 'asks' | 'may-choose' | 'too-late' {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  if (parameters.has('error')) return 'too-late';
  return parameters.get('type') === 'recovery' && parameters.has('access_token')
    ? 'may-choose'
    : 'asks';
}

export function ForgotPasswordPage() {
  usePageTitle('Forgot your password?');
  const [came] = useState(() => {
    const how = arrival(location.hash);
    // the client takes the session out of the address, and the address out of the history
    if (how === 'may-choose') warmUp();
    return how;
  });
  return came === 'may-choose' ? <NewPasswordForm /> : <AskForm late={came === 'too-late'} />;
}

function AskForm({ late }: { readonly late: boolean }) {
  const [sent, setSent] = useState(false);
  const form = useSubmit({
    send: async (fields) => {
      const { askForNewPassword } = await accountWire();
      await askForNewPassword(textOf(fields, 'email').trim());
      setSent(true);
    },
    explain: (error) => messageOf(error, failed),
  });
  return (
    <AccountFrame
      title="Forgot your password?"
      lead="Tell us your email address and we send you a link to choose a new one."
      aside={
        <AppLink to={paths.login} className={textLink}>
          Back to Login
        </AppLink>
      }
    >
      {sent ? (
        <p role="status" className="rounded-control bg-brand-soft px-4 py-3 font-semibold">
          If there is an account for that address, a link to choose a new password is on its way.
          Look in your inbox, and in your spam folder.
        </p>
      ) : (
        <form
          method="post"
          noValidate
          className="grid gap-5"
          onSubmit={form.onSubmit}
          onFocus={warmUp}
        >
          <InputField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            required
            error={form.problems.email}
          />
          <ErrorBox message={form.failure ?? (late ? stale : null)} />
          <Button type="submit" pending={form.pending && 'Sending…'}>
            Send Link
          </Button>
        </form>
      )}
    </AccountFrame>
  );
}
