import { useState } from 'react';
import { useSubmit } from '#web/lib/form/use-submit.ts';
import { messageOf } from '#web/lib/wire/wire-error.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeField, codeIn, codeProblems } from '#web/ui/form/code-field.tsx';
import { AccountForm } from '../account-form.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { accountWire } from '../load-account-wire.ts';
import { useSecondStep } from '../use-second-step.tsx';
import { explainCode, failed } from './explain-code.ts';

export interface ConfirmAddressFormProps {
  readonly email: string;
  /** What led here, where it was a refusal. */
  readonly notice: string | null;
  onIn(): void;
  onBack(): void;
}

/** For whoever has to show that they read the mails of their address before they are let in. */
export function ConfirmAddressForm({ email, notice, onIn, onBack }: ConfirmAddressFormProps) {
  const second = useSecondStep(onIn);
  const [again, setAgain] = useState<string | null>(null);
  const form = useSubmit({
    check: codeProblems,
    send: async (fields) => {
      setAgain(null);
      const { confirmByCode } = await accountWire();
      if (await confirmByCode(email, codeIn(fields))) onIn();
      else await second.begin();
    },
    explain: explainCode,
  });
  const sendAgain = async () => {
    const { mailConfirmationAgain } = await accountWire();
    setAgain(
      await mailConfirmationAgain(email).then(
        () => 'Another mail is on its way.',
        (error: unknown) => messageOf(error, failed),
      ),
    );
  };
  if (second.step) return second.step;
  return (
    <AccountFrame
      title="Check your email"
      lead="We have sent you a link. Open it to confirm your address, and you are in."
      follows
    >
      <AccountForm
        form={form}
        action="Confirm my address"
        pending="Checking…"
        notice={notice}
        below={
          <>
            <p role="status" className="text-sm text-muted empty:hidden">
              {again}
            </p>
            <Button variant="quiet" onClick={() => void sendAgain()}>
              Send another mail
            </Button>
            <Button variant="quiet" onClick={onBack}>
              Back
            </Button>
          </>
        }
      >
        <p className="font-semibold break-words">{email}</p>
        <CodeField
          hint="Or type the six digits of the mail, good for ten minutes; the link is good for an hour."
          error={form.problems.code}
        />
      </AccountForm>
    </AccountFrame>
  );
}
