import { paths } from '#contract/paths.ts';
import { textOf } from '#web/lib/form/form-problems.ts';
import { useSubmit } from '#web/lib/form/use-submit.ts';
import { useNavigate } from '#web/lib/navigation/router.tsx';
import { messageOf } from '#web/lib/wire/wire-error.ts';
import { HiddenUsername } from '#web/ui/form/hidden-username.tsx';
import { NewPasswordFields, passwordsMatch } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountFrame } from './account-frame.tsx';
import { accountWire } from './load-account-wire.ts';

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
      follows
    >
      <AccountForm form={form} action="Save Password" pending="Saving…">
        <HiddenUsername />
        <NewPasswordFields label="New Password" problems={form.problems} />
      </AccountForm>
    </AccountFrame>
  );
}
