import { sentences } from '#contract/sentences.ts';
import { textOf } from '#web/lib/form-problems.ts';
import type { Problems } from '#web/lib/use-submit.ts';
import { InputField } from '#web/ui/field.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';

interface EmailFieldProps {
  readonly problems: Problems;
  readonly defaultValue?: string;
}

/** The address that an account is known by. */
export function EmailField({ problems, defaultValue }: EmailFieldProps) {
  return (
    <InputField
      label="Email"
      name="email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      required
      defaultValue={defaultValue}
      error={problems.email}
    />
  );
}

/** What the visitor typed as their address. */
export const emailOf = (fields: HTMLFormElement) => textOf(fields, 'email').trim();

interface NewPasswordFieldsProps {
  readonly label: string;
  readonly hint?: string;
  readonly problems: Problems;
}

/** A new password, typed twice; to be checked by `passwordsMatch`. */
export function NewPasswordFields({ label, hint, problems }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        required
        hint={hint}
        error={problems.password}
      />
      <PasswordField
        label="Confirm Password"
        name="confirm"
        autoComplete="new-password"
        required
        error={problems.confirm}
      />
    </>
  );
}

/** The two passwords of a form must be the same. */
export function passwordsMatch(fields: HTMLFormElement): Record<string, string> {
  const same = textOf(fields, 'password') === textOf(fields, 'confirm');
  return same ? {} : { confirm: sentences.passwordsDoNotMatch };
}
