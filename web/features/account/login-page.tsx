import { type ReactNode, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { sentences } from '#contract/sentences.ts';
import { sessionWasLost } from '#web/lib/auth/session-key.ts';
import { textOf } from '#web/lib/form/form-problems.ts';
import { useSubmit } from '#web/lib/form/use-submit.ts';
import { useNavigate } from '#web/lib/navigation/router.tsx';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { codeOf, messageOf } from '#web/lib/wire/wire-error.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { textLink } from '#web/ui/link-style.ts';
import { EmailField, emailOf, SharedDeviceField } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountFrame } from './account-frame.tsx';
import { accountWire } from './load-account-wire.ts';
import { useConfirmAddress } from './use-confirm-address.tsx';
import { useOtherWays } from './use-other-ways.tsx';
import { useSecondStep } from './use-second-step.tsx';

export function LoginPage() {
  usePageTitle('Login');
  const navigate = useNavigate();
  const lost = sessionWasLost() ? sentences.notAuthenticated : null;
  const enter = () => navigate(paths.dashboard, { replace: true });
  const second = useSecondStep(enter);
  const confirming = useConfirmAddress(enter);
  // another way in, in the place of the password's form
  const [instead, setInstead] = useState<ReactNode>(null);
  const way = { onIn: enter, onSecondStep: second.begin };
  const others = useOtherWays({ ...way, onInstead: setInstead });
  // fetched when it is wanted: most members type their password
  const openByMail = async (fields: HTMLFormElement | null) => {
    const { MailCodeForm } = await import('./codes/mail-code-form.tsx');
    const email = fields === null ? '' : emailOf(fields);
    setInstead(<MailCodeForm {...way} email={email} onBack={() => setInstead(null)} />);
  };
  const form = useSubmit({
    send: async (fields) => {
      const { signIn } = await accountWire();
      try {
        const isIn = await signIn(emailOf(fields), textOf(fields, 'password'));
        if (isIn) enter();
        else await second.begin();
      } catch (error) {
        if (codeOf(error) !== 'email_not_confirmed') throw error;
        await confirming.begin(emailOf(fields), messageOf(error, sentences.signInFailed));
      }
    },
    explain: (error) => messageOf(error, sentences.signInFailed),
  });
  const step = second.step ?? confirming.step ?? instead;
  if (step !== null) return step;
  return (
    <AccountFrame
      title="Login"
      lead="Welcome back. Your plans are where you left them."
      forStrangers
      aside={
        <>
          New to Phila?{' '}
          <AppLink to={paths.register} className={textLink}>
            Register
          </AppLink>
        </>
      }
    >
      <AccountForm
        form={form}
        action="Login"
        pending="Signing in…"
        next={paths.dashboard}
        notice={lost}
        below={
          <>
            <Button
              variant="quiet"
              onClick={(event) => void openByMail(event.currentTarget.form).catch(() => undefined)}
            >
              Email me a code instead
            </Button>
            {others}
          </>
        }
      >
        <EmailField problems={form.problems} offers="webauthn" />
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
        <SharedDeviceField />
      </AccountForm>
    </AccountFrame>
  );
}
