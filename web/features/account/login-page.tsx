import { paths } from '#contract/paths.ts';
import { sentences } from '#contract/sentences.ts';
import { textOf } from '#web/lib/form-problems.ts';
import { useNavigate } from '#web/lib/router.tsx';
import { hasStoredSession, sessionWasLost } from '#web/lib/session-key.ts';
import { useInBrowser } from '#web/lib/use-in-browser.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { useSubmit } from '#web/lib/use-submit.ts';
import { messageOf } from '#web/lib/wire-error.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { textLink } from '#web/ui/link-style.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { EmailField, emailOf } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountFrame } from './account-frame.tsx';
import { accountWire } from './load-account-wire.ts';

export function LoginPage() {
  usePageTitle('Login');
  const navigate = useNavigate();
  const lost = sessionWasLost() ? sentences.notAuthenticated : null;
  const inBrowser = useInBrowser();
  const form = useSubmit({
    send: async (fields) => {
      const { signIn } = await accountWire();
      await signIn(emailOf(fields), textOf(fields, 'password'));
      navigate(paths.dashboard, { replace: true });
    },
    explain: (error) => messageOf(error, sentences.signInFailed),
  });
  return (
    <AccountFrame
      title="Login"
      lead="Welcome back. Your plans are where you left them."
      aside={
        <>
          New to Phila?{' '}
          <AppLink to={paths.register} className={textLink}>
            Register
          </AppLink>
        </>
      }
    >
      {inBrowser && hasStoredSession() && (
        <p className="rounded-control bg-brand-soft px-4 py-3">
          You are signed in on this device.{' '}
          <AppLink to={paths.dashboard} className={textLink}>
            Go to your dashboard
          </AppLink>
        </p>
      )}
      <AccountForm form={form} action="Login" pending="Signing in…" notice={lost}>
        <EmailField problems={form.problems} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          error={form.problems.password}
        />
        <AppLink
          to={paths.forgotPassword}
          className={`${textLink} -mt-2 justify-self-start py-1.5`}
        >
          Forgot your password?
        </AppLink>
      </AccountForm>
    </AccountFrame>
  );
}
