import { type ChangeEvent, type ComponentProps, type ReactNode, useId, useState } from 'react';
import { wholeNumber } from '#planning/page/figures.ts';
import { tooLong } from '#planning/profile/question.ts';

/** Class names of every box that is typed into or chosen from. */
export const controlStyle =
  'block min-h-12 w-full rounded-control border-2 border-edge bg-surface px-3.5 py-2.5 text-base text-ink placeholder:text-muted hover:border-brand aria-invalid:border-danger';

interface FieldProps {
  readonly label: string;
  /** A line below the label that helps to answer. */
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly optional?: boolean;
  /** What the number counts; its element carries the id `<field>-unit`. */
  readonly unit?: string | undefined;
  /** How much of the room for an answer is used. */
  readonly count?: string | undefined;
  /** Whether what is wrong may come while somebody types, and is then read out. */
  readonly live?: boolean;
  readonly children: (parts: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** A label, its control, a hint and, beside the control, what is wrong with the answer. */
export function Field({ optional = false, live = false, children, ...told }: FieldProps) {
  const { label, hint, error, unit, count } = told;
  const id = useId();
  const described = [
    unit && `${id}-unit`,
    hint && `${id}-hint`,
    count && `${id}-count`,
    error && `${id}-error`,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-bold">
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 mb-2 text-sm text-muted">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error ? true : undefined,
      })}
      {count && (
        <p id={`${id}-count`} className="tabular mt-1.5 text-sm text-muted">
          {count}
        </p>
      )}
      <div aria-live={live ? 'polite' : undefined}>
        {error && (
          <p id={`${id}-error`} className="mt-1.5 text-sm font-semibold text-danger">
            {error}
          </p>
        )}
      </div>
    </div>
  );
}

interface InputProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** What the number counts, shown behind it. */
  readonly unit?: string | undefined;
}

export function InputField({ label, hint, error, unit, className = '', ...input }: InputProps) {
  return (
    <Field label={label} hint={hint} error={error} unit={unit}>
      {(parts) => (
        <div className="relative">
          <input
            {...input}
            {...parts}
            className={`${controlStyle} ${unit ? 'pr-16 tabular' : ''} ${className}`}
          />
          {unit && (
            <span
              id={`${parts.id}-unit`}
              className="pointer-events-none absolute inset-y-0 right-4 grid place-items-center text-muted"
            >
              {unit}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'id'> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly options: readonly { readonly value: string; readonly text: string }[];
}

export function SelectField({ label, hint, error, options, ...select }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(parts) => (
        <select {...select} {...parts} className={`${controlStyle} select`}>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'maxLength'> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly optional?: boolean;
  /** Most characters that are kept. More can be typed and pasted, and is told: a `maxLength` would cut it unsaid. */
  readonly most: number;
}

/** Part of the room that is used when somebody who writes is first told how much there is. */
const nearlyFull = 0.9;

/** Blanks around an answer are not sent, so they do not count. */
const lengthOf = (text: unknown) => (typeof text === 'string' ? text.trim().length : 0);

export function TextAreaField({ most, onChange, ...props }: TextAreaProps) {
  const { label, hint, error, optional = false, ...area } = props;
  const [typed, setTyped] = useState(() => lengthOf(area.defaultValue));
  const length = area.value === undefined ? typed : lengthOf(area.value);
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(lengthOf(event.target.value));
    onChange?.(event);
  };
  const tooMuch = tooLong({ label, max: most });
  // what was wrong when the form was sent may be mended by now
  const others = error === tooMuch ? undefined : error;
  return (
    <Field
      label={label}
      hint={hint}
      error={length > most ? tooMuch : others}
      live
      optional={optional}
      count={
        length < nearlyFull * most
          ? undefined
          : `${wholeNumber(length)} of ${wholeNumber(most)} characters`
      }
    >
      {(parts) => (
        <textarea {...area} {...parts} onChange={change} className={`${controlStyle} resize-y`} />
      )}
    </Field>
  );
}
