import type { DraftErrors, DraftField, ProfileDraft } from '#web/lib/profile-draft.ts';
import type { DraftState } from '#web/lib/use-draft.ts';
import { InputField, SelectField, TextAreaField } from './field.tsx';
import {
  type ListField,
  listFields,
  type SingleField,
  singleFields,
} from './profile-field-table.ts';

interface FieldsProps {
  readonly names: readonly DraftField[];
  readonly draft: ProfileDraft;
  readonly errors: DraftErrors;
  readonly change: DraftState['change'];
}

function isList(name: DraftField): name is ListField {
  return name in listFields;
}

/** Boxes of a row stand in line: one without a hint at its foot, and an error below one moves none. */
function placeOf(name: DraftField): string {
  if (isList(name) || name === 'full_name' || name === 'disliked_foods') return 'sm:col-span-2';
  return singleFields[name].hint === undefined ? 'self-end' : 'self-start';
}

/** Some of the profile's questions, two beside each other where there is room. */
export function ProfileFields({ names, draft, errors, change }: FieldsProps) {
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      {names.map((name) => {
        return (
          <div key={name} className={placeOf(name)}>
            {isList(name) ? (
              <Several name={name} chosen={draft[name]} change={(next) => change(name, next)} />
            ) : (
              <Single
                name={name}
                value={draft[name]}
                error={errors[name]}
                change={(next) => change(name, next)}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}

interface SingleProps {
  readonly name: SingleField;
  readonly value: string;
  readonly error: string | undefined;
  change(value: string): void;
}

function Single({ name, value, error, change }: SingleProps) {
  const spec = singleFields[name];
  const shared = { name, label: spec.label, hint: spec.hint, value, error };
  switch (spec.kind) {
    case 'select':
      return (
        <SelectField
          {...shared}
          required
          options={spec.options}
          onChange={(event) => change(event.target.value)}
        />
      );
    case 'long':
      return (
        <TextAreaField
          {...shared}
          optional
          rows={3}
          maxLength={spec.maxLength}
          placeholder={spec.placeholder}
          onChange={(event) => change(event.target.value)}
        />
      );
    case 'number':
      return (
        <InputField
          {...shared}
          required
          type="number"
          inputMode="numeric"
          step={1}
          min={spec.min}
          max={spec.max}
          unit={spec.unit}
          className="no-spin"
          // a wheel over the page must not change an answer
          onWheel={(event) => event.currentTarget.blur()}
          onChange={(event) => change(event.target.value)}
        />
      );
    case 'text':
      return (
        <InputField
          {...shared}
          required
          type="text"
          autoComplete={spec.autoComplete}
          maxLength={spec.maxLength}
          onChange={(event) => change(event.target.value)}
        />
      );
  }
}

interface SeveralProps {
  readonly name: ListField;
  readonly chosen: readonly string[];
  change(chosen: string[]): void;
}

/** `None` and anything else exclude each other. */
function toggled(chosen: readonly string[], option: string): string[] {
  if (chosen.includes(option)) return chosen.filter((one) => one !== option);
  return option === 'None' ? ['None'] : [...chosen.filter((one) => one !== 'None'), option];
}

function Several({ name, chosen, change }: SeveralProps) {
  const { label, hint, options } = listFields[name];
  return (
    <fieldset>
      <legend className="mb-1 font-bold">
        {label}
        <span className="font-normal text-muted"> (optional)</span>
      </legend>
      <p className="mb-2 text-sm text-muted">{hint}</p>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option}
            className="flex min-h-11 items-center gap-2 rounded-full border-2 border-edge bg-surface py-1.5 pr-3.5 pl-2.5 font-semibold hover:border-brand has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand-deep has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
          >
            <input
              type="checkbox"
              name={name}
              value={option}
              checked={chosen.includes(option)}
              onChange={() => change(toggled(chosen, option))}
              className="size-5"
            />
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
