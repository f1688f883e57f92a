import { textOf } from '#web/lib/form-problems.ts';
import { messageOf, WireError } from '#web/lib/wire-error.ts';
import { InputField } from '#web/ui/field.tsx';

/** What is said of every call that a form about a mail makes, where the service gave no words of its own. */
export const failed = 'We could not reach the server. Please try again.';
const wrong = 'This code is wrong or has expired. After a few wrong ones you need a new mail.';

interface MailedCodeFieldProps {
  readonly hint: string;
  readonly error: string | undefined;
}

/** The six digits of a mail. */
export function MailedCodeField({ hint, error }: MailedCodeFieldProps) {
  return (
    <InputField
      label="Code"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      maxLength={12}
      hint={hint}
      error={error}
      className="tabular tracking-[0.2em]"
    />
  );
}

/** What is wrong with what was typed, before it is sent. */
export function codeProblems(fields: HTMLFormElement): Record<string, string> {
  return /^\s*(\d\s*){6}$/.test(textOf(fields, 'code')) ? {} : { code: 'The code has six digits.' };
}

/** The digits that were typed, as some mail programs show them with blanks. */
export const mailedCode = (fields: HTMLFormElement) => textOf(fields, 'code').replaceAll(/\s/g, '');

/** Why a code let nobody in. */
export const explainCode = (error: unknown) =>
  error instanceof WireError && error.code === 'otp_expired' ? wrong : messageOf(error, failed);
