import { type ComponentProps, useState } from 'react';
import { controlStyle, Field } from './field.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** A password that can be looked at while it is typed on a small keyboard. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(parts) => (
        <div className="relative">
          <input
            {...input}
            {...parts}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={`${controlStyle} pr-20`}
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-controls={parts.id}
            aria-label={shown ? 'Hide what I typed' : 'Show what I typed'}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0.5 right-0.5 min-w-16 rounded-control px-3 text-sm font-bold text-brand"
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </Field>
  );
}
