import { useState } from 'react';
import { textOf } from '#web/lib/form/form-problems.ts';
import { useSubmit } from '#web/lib/form/use-submit.ts';
import { codeOf, messageOf } from '#web/lib/wire/wire-error.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeField, codeIn, codeProblems } from '#web/ui/form/code-field.tsx';
import { InputField } from '#web/ui/form/field.tsx';
import { SharedDeviceField } from '../account-fields.tsx';
import { AccountForm } from '../account-form.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { failed } from '../codes/explain-code.ts';
import { signInByText, textCode } from './phone-wire.ts';

const wrong =
  'This code is wrong or has expired. After a few wrong ones you need a new text message.';
const misshapen = 'Please type a phone number, such as 082 123 4567 or +44 7700 900123.';

/** A number with its country's code, which is South Africa's where none was typed. */
function numberIn(fields: HTMLFormElement): string {
  const typed = textOf(fields, 'phone').replaceAll(/[\s().-]/g, '');
  return typed.replace(/^00/, '+').replace(/^0/, '+27');
}

export interface PhoneFormProps {
  /** Whether whoever is no member becomes one. */
  readonly creates: boolean;
  onIn(): void;
  /** The member has a second factor. */
  onSecondStep(): Promise<void>;
  onBack(): void;
}

/** Signing in without a password: a number, and then the code that was sent to it. */
export function PhoneForm(props: PhoneFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo === null ? (
    <Ask {...props} onSent={setSentTo} />
  ) : (
    <Type {...props} phone={sentTo} onBack={() => setSentTo(null)} />
  );
}

interface AskProps extends Pick<PhoneFormProps, 'creates' | 'onBack'> {
  onSent(phone: string): void;
}

function Ask({ creates, onSent, onBack }: AskProps) {
  const form = useSubmit({
    check: (fields): Record<string, string> =>
      /^\+[1-9]\d{6,14}$/.test(numberIn(fields)) ? {} : { phone: misshapen },
    send: async (fields) => {
      const phone = numberIn(fields);
      await textCode(phone, creates);
      onSent(phone);
    },
    explain: (error) => messageOf(error, failed),
  });
  return (
    <AccountFrame
      title={creates ? 'Register by phone' : 'Login by phone'}
      lead="We send you a text message with a code that lets you in once."
      follows
    >
      <AccountForm
        form={form}
        action="Send Code"
        pending="Sending…"
        below={
          <Button variant="quiet" onClick={onBack}>
            Back
          </Button>
        }
      >
        <InputField
          label="Phone Number"
          name="phone"
          type="tel"
          autoComplete="tel"
          required
          maxLength={30}
          hint="A number from another country with its code, such as +44."
          error={form.problems.phone}
        />
        <p className="text-sm text-muted">
          Whoever takes over your number gets your messages. Two-step login, on your profile page,
          keeps them out of your account.
        </p>
        <SharedDeviceField />
      </AccountForm>
    </AccountFrame>
  );
}

function Type({ creates, phone, onIn, onSecondStep, onBack }: PhoneFormProps & { phone: string }) {
  const form = useSubmit({
    check: codeProblems,
    send: async (fields) => {
      if (await signInByText(phone, codeIn(fields))) onIn();
      else await onSecondStep();
    },
    explain: (error) => (codeOf(error) === 'otp_expired' ? wrong : messageOf(error, failed)),
  });
  return (
    <AccountFrame
      title="Check your phone"
      lead={
        creates
          ? `A code is on its way to ${phone}.`
          : `If there is an account for ${phone}, a code is on its way.`
      }
      follows
    >
      <AccountForm
        form={form}
        action={creates ? 'Register' : 'Login'}
        pending="Checking…"
        below={
          <Button variant="quiet" onClick={onBack}>
            Send another text message
          </Button>
        }
      >
        <CodeField hint="Six digits, good for ten minutes." error={form.problems.code} />
      </AccountForm>
    </AccountFrame>
  );
}
