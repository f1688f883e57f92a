import { textBounds } from '#contract/text-bounds.ts';
import { problemsOfLength, textOf } from '#web/lib/form/form-problems.ts';
import type { Problems } from '#web/lib/form/use-submit.ts';
import { InputField } from '#web/ui/form/field.tsx';

interface KeyNameFieldProps {
  readonly problems: Problems;
  readonly defaultValue: string;
}

const field = 'key-name';
const bound = textBounds.keyName;

/** The name that stands in a form, without blanks around it. */
export const keyNameOf = (form: HTMLFormElement) => textOf(form, field).trim();

export function keyNameProblems(form: HTMLFormElement): Problems {
  if (keyNameOf(form) === '') return { [field]: `${bound.label} is required.` };
  return problemsOfLength(form, field, bound);
}

/** What a member calls one of their keys. A name that is too long is told, so the box has no `maxLength` that cuts it. */
export function KeyNameField({ problems, defaultValue }: KeyNameFieldProps) {
  return (
    <InputField
      label={bound.label}
      name={field}
      autoComplete="off"
      required
      defaultValue={defaultValue}
      hint="By which you will know it, such as the device that keeps it."
      error={problems[field]}
    />
  );
}
