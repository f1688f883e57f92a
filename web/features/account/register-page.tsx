import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { sentences } from '#contract/sentences.ts';
import { textOf } from '#web/lib/form-problems.ts';
import { useNavigate } from '#web/lib/router.tsx';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { useSubmit } from '#web/lib/use-submit.ts';
import { messageOf } from '#web/lib/wire-error.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { InputField } from '#web/ui/field.tsx';
import { textLink } from '#web/ui/link-style.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { AccountFrame } from './account-frame.tsx';
import { accountWire, warmUp } from './load-account-wire.ts';
import { passwordsMatch } from './passwords-match.ts';

export function RegisterPage() {
  usePageTitle('Register');
  const navigate = useNavigate();
  const [confirming, setConfirming] = useState(false);
  const form = useSubmit({
    check: passwordsMatch,
    send: async (fields) => {
      const { signUp } = await accountWire();
      const signedIn = await signUp(textOf(fields, 'email').trim(), textOf(fields, 'password'));
      if (signedIn) navigate(paths.onboarding, { replace: true });
      else setConfirming(true);
    },
    explain: (error) => messageOf(error, sentences.signUpFailed),
  });
  if (confirming) {
    return (
      <AccountFrame
        title="Check your email"
        lead="We have sent you a link. Open it to confirm your address, and you are in."
      >
        <AppLink to={paths.login} className={textLink}>
          Back to Login
        </AppLink>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title="Create your account"
      lead="Two minutes from here to your first plan."
      aside={
        <>
          Already a member?{' '}
          <AppLink to={paths.login} className={textLink}>
            Login
          </AppLink>
        </>
      }
    >
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
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          required
          hint="At least 6 characters; a short sentence is best."
          error={form.problems.password}
        />
        <PasswordField
          label="Confirm Password"
          name="confirm"
          autoComplete="new-password"
          required
          error={form.problems.confirm}
        />
        <ErrorBox message={form.failure} />
        <Button type="submit" pending={form.pending && 'Creating your account…'}>
          Register
        </Button>
        <p className="text-sm text-muted">
          By registering you agree to our{' '}
          <a href={paths.terms} className={textLink}>
            Terms &amp; Conditions
          </a>{' '}
          and{' '}
          <a href={paths.privacy} className={textLink}>
            Privacy Policy
          </a>
          .
        </p>
      </form>
    </AccountFrame>
  );
}
