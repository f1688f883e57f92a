import { type ReactNode, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { sentences } from '#contract/sentences.ts';
import { textOf } from '#web/lib/form/form-problems.ts';
import { useSubmit } from '#web/lib/form/use-submit.ts';
import { useNavigate } from '#web/lib/navigation/router.tsx';
import { usePageTitle } from '#web/lib/navigation/use-page-title.ts';
import { messageOf } from '#web/lib/wire/wire-error.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { LegalLinks } from '#web/ui/legal-links.tsx';
import { textLink } from '#web/ui/link-style.ts';
import { EmailField, emailOf, NewPasswordFields, passwordsMatch } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountFrame } from './account-frame.tsx';
import { accountWire } from './load-account-wire.ts';
import { useConfirmAddress } from './use-confirm-address.tsx';
import { useOtherWays } from './use-other-ways.tsx';
import { useSecondStep } from './use-second-step.tsx';

export function RegisterPage() {
  usePageTitle('Register');
  const navigate = useNavigate();
  const enter = () => navigate(paths.onboarding, { replace: true });
  const confirming = useConfirmAddress(enter);
  // by a phone or a service members come as well, who have taken the wrong page
  const second = useSecondStep(enter);
  const [instead, setInstead] = useState<ReactNode>(null);
  const others = useOtherWays({
    isNew: true,
    onIn: enter,
    onSecondStep: second.begin,
    onInstead: setInstead,
  });
  const form = useSubmit({
    check: passwordsMatch,
    send: async (fields) => {
      const { signUp } = await accountWire();
      const signedIn = await signUp(emailOf(fields), textOf(fields, 'password'));
      if (signedIn) enter();
      else await confirming.begin(emailOf(fields), null);
    },
    explain: (error) => messageOf(error, sentences.signUpFailed),
  });
  const step = second.step ?? confirming.step ?? instead;
  if (step !== null) return step;
  return (
    <AccountFrame
      title="Create your account"
      lead="Two minutes from here to your first plan."
      forStrangers
      aside={
        <>
          Already a member?{' '}
          <AppLink to={paths.login} className={textLink}>
            Login
          </AppLink>
        </>
      }
    >
      <AccountForm
        form={form}
        action="Register"
        pending="Creating your account…"
        next={paths.onboarding}
        below={
          <>
            {others}
            <p className="text-sm text-muted">
              By registering you agree to our <LegalLinks />. Under 18, ask a parent or guardian
              first.
            </p>
          </>
        }
      >
        <EmailField problems={form.problems} />
        <NewPasswordFields
          label="Password"
          hint="A short sentence is best: eight characters or more, and none that others use."
          problems={form.problems}
        />
      </AccountForm>
    </AccountFrame>
  );
}
