import { paths } from '#contract/paths.ts';
import { textOf } from '#web/lib/form-problems.ts';
import { useNavigate } from '#web/lib/router.tsx';
import { useSubmit } from '#web/lib/use-submit.ts';
import { messageOf } from '#web/lib/wire-error.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { AccountFrame } from './account-frame.tsx';
import { accountWire } from './load-account-wire.ts';
import { passwordsMatch } from './passwords-match.ts';

/** For a member who came by the link of a recovery mail. */
export function NewPasswordForm() {
  const navigate = useNavigate();
  const form = useSubmit({
    check: passwordsMatch,
    send: async (fields) => {
      const { chooseNewPassword } = await accountWire();
      await chooseNewPassword(textOf(fields, 'password'));
      navigate(paths.dashboard, { replace: true });
    },
    explain: (error) => messageOf(error, 'Your password was not changed. Please try again.'),
  });
  return (
    <AccountFrame
      title="Choose a new password"
      lead="You stay signed in here; other devices are signed out."
    >
      <form method="post" noValidate className="grid gap-5" onSubmit={form.onSubmit}>
        <PasswordField
          label="New Password"
          name="password"
          autoComplete="new-password"
          required
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
        <Button type="submit" pending={form.pending && 'Saving…'}>
          Save Password
        </Button>
      </form>
    </AccountFrame>
  );
}
