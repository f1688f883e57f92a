import {
  type ChoiceQuestion,
  type ChoicesQuestion,
  type CountQuestion,
  type NumberQuestion,
  type Question,
  saysNone,
  type TextQuestion,
} from '#planning/profile/question.ts';
import type { DraftAnswer } from '#web/lib/form/answers-draft.ts';
import { ChoicePill } from './choice-pill.tsx';
import { InputField, SelectField, TextAreaField } from './field.tsx';

interface FieldsProps<Name extends string> {
  /** The table that the names are of. */
  readonly questions: Readonly<Record<Name, Question>>;
  readonly names: readonly Name[];
  readonly draft: Readonly<Record<Name, DraftAnswer>>;
  readonly errors: Partial<Record<Name, string>>;
  readonly change: (name: Name, answer: DraftAnswer) => void;
}

/** Boxes of a row stand in line: one without a hint at its foot, and an error below one moves none. */
function placeOf({ kind, hint }: Question): string {
  if (kind === 'choices' || kind === 'text') return 'sm:col-span-2';
  return hint === undefined ? 'self-end' : 'self-start';
}

/** Some questions of a table, two beside each other where there is room. */
export function QuestionFields<Name extends string>({
  questions,
  names,
  draft,
  errors,
  change,
}: FieldsProps<Name>) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-5 sm:grid-cols-2">
      {names.map((name) => {
        const question: Question = questions[name];
        const answer = draft[name];
        return (
          <div key={name} className={placeOf(question)}>
            {question.kind === 'choices' ? (
              <Several
                name={name}
                question={question}
                chosen={typeof answer === 'string' ? [] : answer}
                change={(next) => change(name, next)}
              />
            ) : (
              <Single
                name={name}
                question={question}
                value={String(answer)}
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
  readonly name: string;
  readonly question: Exclude<Question, ChoicesQuestion>;
  readonly value: string;
  readonly error: string | undefined;
  change(value: string): void;
}

function Single(props: SingleProps) {
  const { name, question, value, error, change } = props;
  switch (question.kind) {
    case 'text':
      return <TextBox {...props} question={question} />;
    case 'number':
      return <NumberBox {...props} question={question} />;
    case 'choice':
    case 'count':
      return (
        <SelectField
          name={name}
          label={question.label}
          hint={question.hint}
          value={value}
          error={error}
          required
          options={choicesOf(question)}
          onChange={(event) => change(event.target.value)}
        />
      );
  }
}

function choicesOf({ kind, options }: ChoiceQuestion | CountQuestion) {
  return options.map((option, place) => {
    const value = String(option);
    const andMore = kind === 'count' && place === options.length - 1;
    return { value, text: andMore ? `${value}+` : value };
  });
}

/** Text that is too long is told and not cut, so neither box has a `maxLength`. */
function TextBox({
  name,
  question,
  value,
  error,
  change,
}: SingleProps & { readonly question: TextQuestion }) {
  const { label, hint, required, rows, placeholder, autoComplete } = question;
  const shared = { name, label, hint, value, error, placeholder };
  return rows === undefined ? (
    <InputField
      {...shared}
      required={required}
      type="text"
      autoComplete={autoComplete}
      onChange={(event) => change(event.target.value)}
    />
  ) : (
    <TextAreaField
      {...shared}
      required={required}
      optional={!required}
      rows={rows}
      most={question.max}
      onChange={(event) => change(event.target.value)}
    />
  );
}

function NumberBox({
  name,
  question,
  value,
  error,
  change,
}: SingleProps & { readonly question: NumberQuestion }) {
  const { label, hint, min, max, unit } = question;
  return (
    <InputField
      name={name}
      label={label}
      hint={hint}
      value={value}
      error={error}
      required
      type="number"
      inputMode="numeric"
      step={1}
      min={min}
      max={max}
      unit={unit}
      className="no-spin"
      // a wheel over the page must not change an answer
      onWheel={(event) => event.currentTarget.blur()}
      onChange={(event) => change(event.target.value)}
    />
  );
}

interface SeveralProps {
  readonly name: string;
  readonly question: ChoicesQuestion;
  readonly chosen: readonly string[];
  change(chosen: readonly string[]): void;
}

/** `None` and anything else exclude each other. */
function toggled(chosen: readonly string[], option: string): readonly string[] {
  if (chosen.includes(option)) return chosen.filter((one) => one !== option);
  if (saysNone(option)) return [option];
  return [...chosen.filter((one) => !saysNone(one)), option];
}

function Several({ name, question, chosen, change }: SeveralProps) {
  const { label, hint, options, most } = question;
  const isFull = chosen.length >= most;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-bold">
        {label}
        <span className="font-normal text-muted"> (optional)</span>
      </legend>
      {hint !== undefined && <p className="mb-2 text-sm text-muted">{hint}</p>}
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <ChoicePill
            key={option}
            name={name}
            value={option}
            text={option}
            checked={chosen.includes(option)}
            disabled={isFull && !chosen.includes(option)}
            onToggle={() => change(toggled(chosen, option))}
          />
        ))}
      </div>
    </fieldset>
  );
}
