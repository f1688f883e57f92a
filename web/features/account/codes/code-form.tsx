import { textOf } from '#web/lib/form-problems.ts';
import { useSubmit } from '#web/lib/use-submit.ts';
import { messageOf, WireError } from '#web/lib/wire-error.ts';
import { Button } from '#web/ui/button.tsx';
import { InputField } from '#web/ui/field.tsx';
import { EmailField, emailOf } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountFrame } from './account-frame.tsx';
import { accountWire } from './load-account-wire.ts';
import { useSecondStep } from './use-second-step.tsx';

const failed = 'We could not reach the server. Please try again.';
const wrong = 'This code is wrong or has expired. After a few wrong ones you need a new mail.';

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
    check: (fields): Record<string, string> =>
      /^\s*(\d\s*){6}$/.test(textOf(fields, 'code')) ? {} : { code: 'The code has six digits.' },
    send: async (fields) => {
      const { proveByCode } = await accountWire();
      const code = textOf(fields, 'code').replaceAll(/\s/g, '');
      if (await proveByCode(emailOf(fields), code)) onProved();
      else await second.begin();
    },
    explain: (error) =>
      error instanceof WireError && error.code === 'otp_expired' ? wrong : messageOf(error, failed),
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
        <InputField
          label="Code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          maxLength={12}
          hint="Six digits, good for ten minutes; the link is good for an hour."
          error={form.problems.code}
          className="tabular tracking-[0.2em]"
        />
      </AccountForm>
    </AccountFrame>
  );
}
