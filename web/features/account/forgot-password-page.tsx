import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { hasStoredSession } from '#web/lib/auth/session-key.ts';
import { useSubmit } from '#web/lib/form/use-submit.ts';
import { useLocation, useNavigate } from '#web/lib/navigation/router.tsx';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { messageOf } from '#web/lib/wire/wire-error.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { textLink } from '#web/ui/link-style.ts';
import { EmailField, emailOf } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountFrame } from './account-frame.tsx';
import { CodeForm } from './codes/code-form.tsx';
import { accountWire, preloadAccountWire } from './load-account-wire.ts';
import { NewPasswordForm } from './new-password-form.tsx';

const failed = 'We could not reach the server. Please try again.';
const stale = 'This link is invalid or has expired. Please ask for a new one.';

/** Stands in the address while a new password may be chosen, so that a reload does not lose the place. */
const choosing = '?new';

type Way = 'asks' | 'may-choose' | 'too-late';

/** How somebody comes to this page: by its link, by a good link from a mail, or by one that has expired. */
function arrival(hash: string): Way {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  if (parameters.has('error')) return 'too-late';
  if (parameters.get('type') === 'recovery' && parameters.has('access_token')) {
    // the client takes the session out of the address, and the address out of the history
    history.replaceState(null, '', `${paths.forgotPassword}${choosing}${hash}`);
    preloadAccountWire();
    return 'may-choose';
  }
  return 'asks';
}

export function ForgotPasswordPage() {
  usePageTitle('Forgot your password?');
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const [came] = useState(() => arrival(hash));
  // where the mail went; empty for somebody who only has a code to type
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  if (came === 'may-choose' || (search === choosing && hasStoredSession())) {
    return <NewPasswordForm />;
  }
  if (mailedTo !== null) {
    const onProved = () => navigate(`${paths.forgotPassword}${choosing}`, { replace: true });
    return <CodeForm email={mailedTo} onProved={onProved} onBack={() => setMailedTo(null)} />;
  }
  return <AskForm late={came === 'too-late'} onAsked={setMailedTo} />;
}

interface AskFormProps {
  readonly late: boolean;
  onAsked(email: string): void;
}

function AskForm({ late, onAsked }: AskFormProps) {
  const form = useSubmit({
    send: async (fields) => {
      const { askForNewPassword } = await accountWire();
      const email = emailOf(fields);
      await askForNewPassword(email);
      onAsked(email);
    },
    explain: (error) => messageOf(error, failed),
  });
  return (
    <AccountFrame
      title="Forgot your password?"
      lead="Tell us your email address and we send you a link and a code to choose a new one."
      aside={
        <AppLink to={paths.login} className={`${textLink} inline-block py-1`}>
          Back to Login
        </AppLink>
      }
    >
      <AccountForm
        form={form}
        action="Send Link"
        pending="Sending…"
        notice={late ? stale : null}
        below={
          <Button variant="quiet" onClick={() => onAsked('')}>
            I have a code already
          </Button>
        }
      >
        <EmailField problems={form.problems} />
      </AccountForm>
    </AccountFrame>
  );
}
