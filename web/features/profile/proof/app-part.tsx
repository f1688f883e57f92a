import { memberSentences } from '#contract/member-sentences.ts';
import { useSubmit } from '#web/lib/form/use-submit.ts';
import { proveByApp } from '#web/lib/session/second-step.ts';
import { codeOf, messageOf } from '#web/lib/wire/wire-error.ts';
import { CodeField, codeIn, codeProblems } from '#web/ui/form/code-field.tsx';
import { ProofForm } from './proof-form.tsx';

const wrong = 'This code is wrong or was used already. Wait for the next one.';

export function AppPart({ onProved }: { onProved(): void }) {
  const form = useSubmit({
    check: codeProblems,
    send: async (fields) => {
      await proveByApp(codeIn(fields));
      onProved();
    },
    explain: (error) =>
      codeOf(error) === 'mfa_verification_failed'
        ? wrong
        : messageOf(error, memberSentences.proofFailed),
  });
  return (
    <ProofForm form={form} action="Continue" pending="Checking…">
      <CodeField
        hint="Six digits of your authenticator app, which change every half minute."
        error={form.problems.code}
      />
    </ProofForm>
  );
}
