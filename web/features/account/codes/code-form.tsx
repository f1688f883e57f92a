import { useSubmit } from '#web/lib/form/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeField, codeIn, codeProblems } from '#web/ui/form/code-field.tsx';
import { EmailField, emailOf, SharedDeviceField } from '../account-fields.tsx';
import { AccountForm } from '../account-form.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { accountWire } from '../load-account-wire.ts';
import { useSecondStep } from '../use-second-step.tsx';
import { explainCode } from './explain-code.ts';

interface CodeFormProps {
  /** Where the mail went; empty when that was on another visit. */
  readonly email: string;
  onProved(): void;
  onBack(): void;
}

/** For a member who reads the mail on another device, and types its code here. */
export function CodeForm({ email, onProved, onBack }: CodeFormProps) {
  const second = useSecondStep(onProved);
  const form = useSubmit({
    check: codeProblems,
    send: async (fields) => {
      const { proveByCode } = await accountWire();
      if (await proveByCode(emailOf(fields), codeIn(fields))) onProved();
      else await second.begin();
    },
    explain: explainCode,
  });
  if (second.step) return second.step;
  return (
    <AccountFrame
      title={email === '' ? 'Type your code' : 'Check your email'}
      lead="Open the link in the mail, or type its code here."
      follows
    >
      {email !== '' && (
        <p role="status" className="rounded-control bg-brand-soft px-4 py-3 font-semibold">
          If there is an account for that address, a link to choose a new password is on its way.
          Look in your inbox, and in your spam folder.
        </p>
      )}
      <AccountForm
        form={form}
        action="Continue"
        pending="Checking…"
        below={
          <Button variant="quiet" onClick={onBack}>
            Send another mail
          </Button>
        }
      >
        <EmailField problems={form.problems} defaultValue={email} />
        <CodeField
          hint="Six digits, good for ten minutes; the link is good for an hour."
          error={form.problems.code}
        />
        <SharedDeviceField />
      </AccountForm>
    </AccountFrame>
  );
}
