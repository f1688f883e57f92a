import { Minus, Plus } from 'lucide-react';
import { type RefObject, useId } from 'react';

/** What may be typed: from 0 to this; kilograms come in parts, repetitions do not. */
export interface NumberBounds {
  readonly label: string;
  readonly most: number;
  readonly whole: boolean;
}

interface NumberStepperProps extends NumberBounds {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly step: number;
  /** What is wrong with the number; empty where nothing is. */
  readonly problem: string;
  onChange(value: string): void;
}

/** A number as typed on a phone: '12,5' as 12.5; null for what is none. */
export function typedNumber(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}

/** What a member is told whose number is out of bounds, or none; empty for one that can be written down. */
export function numberProblem(text: string, { label, most, whole }: NumberBounds): string {
  const typed = typedNumber(text);
  if (typed !== null && typed <= most && (!whole || Number.isInteger(typed))) return '';
  return `${label} must be a ${whole ? 'whole ' : ''}number from 0 to ${most}.`;
}

const round =
  'grid size-[56px] shrink-0 place-items-center rounded-full border-2 border-edge bg-surface hover:border-brand hover:text-brand';

/** A number with a large minus and plus, for fingers that have just lifted something. */
export function NumberStepper(props: NumberStepperProps) {
  const { label, field, value, step, most, whole, problem, onChange } = props;
  const id = useId();
  const move = (by: number) => {
    const now = typedNumber(value) ?? 0;
    onChange(String(Math.min(most, Math.max(0, Math.round((now + by) * 4) / 4))));
  };
  return (
    // the label goes above the buttons where a phone is too narrow for both
    <div className="flex flex-wrap items-center justify-between gap-3 sm:block">
      <label htmlFor={id} className="block grow basis-20 text-sm font-bold sm:text-center">
        {label}
      </label>
      <div className="flex min-w-0 grow items-center justify-end gap-[8px] sm:mt-1 sm:justify-center">
        <button
          type="button"
          aria-label={`Less: ${label}`}
          onClick={() => move(-step)}
          className={round}
        >
          <Minus aria-hidden="true" className="size-[24px]" />
        </button>
        <input
          ref={field}
          id={id}
          inputMode={whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={value}
          aria-invalid={problem === '' ? undefined : true}
          aria-describedby={problem === '' ? undefined : `${id}-error`}
          onChange={({ target }) => onChange(target.value)}
          onFocus={({ target }) => target.select()}
          className="h-14 w-24 min-w-0 rounded-control border-2 border-edge bg-surface text-center text-2xl font-bold tabular aria-invalid:border-danger"
        />
        <button
          type="button"
          aria-label={`More: ${label}`}
          onClick={() => move(step)}
          className={round}
        >
          <Plus aria-hidden="true" className="size-[24px]" />
        </button>
      </div>
      {problem !== '' && (
        <p id={`${id}-error`} role="alert" className="w-full text-sm font-semibold text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
