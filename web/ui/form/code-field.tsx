import { textOf } from '#web/lib/form/form-problems.ts';
import { InputField } from './field.tsx';

interface CodeFieldProps {
  readonly hint?: string;
  readonly error: string | undefined;
}

/** The six digits of a mail, a text message or an authenticator app. */
export function CodeField({ hint, error }: CodeFieldProps) {
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
export const codeIn = (fields: HTMLFormElement) => textOf(fields, 'code').replaceAll(/\s/g, '');
