import { useState } from 'react';
import { useSubmit } from '#web/lib/form/use-submit.ts';
import { messageOf } from '#web/lib/wire/wire-error.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeField, codeIn, codeProblems } from '#web/ui/form/code-field.tsx';
import { EmailField, emailOf, SharedDeviceField } from '../account-fields.tsx';
import { AccountForm } from '../account-form.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { accountWire } from '../load-account-wire.ts';
import { explainCode, failed } from './explain-code.ts';

interface MailCodeFormProps {
  /** What was typed on the page before. */
  readonly email: string;
  onIn(): void;
  /** The member has a second factor. */
  onSecondStep(): Promise<void>;
  onBack(): void;
}

/** Signing in without a password: an address, and then the code that was mailed to it. */
export function MailCodeForm(props: MailCodeFormProps) {
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  return mailedTo === null ? (
    <Ask email={props.email} onMailed={setMailedTo} onBack={props.onBack} />
  ) : (
    <Type {...props} email={mailedTo} onBack={() => setMailedTo(null)} />
  );
}

interface AskProps {
  readonly email: string;
  onMailed(email: string): void;
  onBack(): void;
}

function Ask({ email, onMailed, onBack }: AskProps) {
  const form = useSubmit({
    send: async (fields) => {
      const { mailCode } = await accountWire();
      await mailCode(emailOf(fields));
      onMailed(emailOf(fields));
    },
    explain: (error) => messageOf(error, failed),
  });
  return (
    <AccountFrame title="Login by mail" lead="We mail you a code that lets you in once." follows>
      <AccountForm
        form={form}
        action="Send Code"
        pending="Sending…"
        below={
          <Button variant="quiet" onClick={onBack}>
            Use my password
          </Button>
        }
      >
        <EmailField problems={form.problems} defaultValue={email} />
        <SharedDeviceField />
      </AccountForm>
    </AccountFrame>
  );
}

function Type({ email, onIn, onSecondStep, onBack }: MailCodeFormProps) {
  const form = useSubmit({
    check: codeProblems,
    send: async (fields) => {
      const { signInByCode } = await accountWire();
      if (await signInByCode(email, codeIn(fields))) onIn();
      else await onSecondStep();
    },
    explain: explainCode,
  });
  return (
    <AccountFrame
      title="Check your email"
      lead={`If there is an account for ${email}, a code is on its way.`}
      follows
    >
      <AccountForm
        form={form}
        action="Login"
        pending="Checking…"
        below={
          <Button variant="quiet" onClick={onBack}>
            Send another mail
          </Button>
        }
      >
        <CodeField hint="Six digits, good for ten minutes." error={form.problems.code} />
      </AccountForm>
    </AccountFrame>
  );
}
