import { memberSentences } from '#contract/member-sentences.ts';
import { textOf } from '#web/lib/form/form-problems.ts';
import { useSubmit } from '#web/lib/form/use-submit.ts';
import { messageOf } from '#web/lib/wire/wire-error.ts';
import { HiddenUsername } from '#web/ui/form/hidden-username.tsx';
import { PasswordField } from '#web/ui/form/password-field.tsx';
import { ProofForm } from './proof-form.tsx';
import { provePassword } from './prove.ts';

export function PasswordPart({ onProved }: { onProved(): void }) {
  const form = useSubmit({
    send: async (fields) => {
      await provePassword(textOf(fields, 'password'));
      onProved();
    },
    explain: (error) => messageOf(error, memberSentences.proofFailed),
  });
  return (
    <ProofForm form={form} action="Continue" pending="Checking…">
      <HiddenUsername />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        error={form.problems.password}
      />
    </ProofForm>
  );
}
