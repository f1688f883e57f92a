import type { Problems } from '#web/lib/use-submit.ts';
import { InputField } from '#web/ui/form/field.tsx';

interface KeyNameFieldProps {
  readonly problems: Problems;
  readonly defaultValue: string;
}

/** What a member calls one of their keys. */
export function KeyNameField({ problems, defaultValue }: KeyNameFieldProps) {
  return (
    <InputField
      label="Name"
      name="key-name"
      autoComplete="off"
      required
      maxLength={120}
      defaultValue={defaultValue}
      hint="By which you will know it, such as the device that keeps it."
      error={problems['key-name']}
    />
  );
}
