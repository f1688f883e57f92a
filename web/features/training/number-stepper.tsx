import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';

interface NumberStepperProps {
  readonly label: string;
  readonly value: string;
  readonly step: number;
  readonly most: number;
  /** Kilograms come in parts, repetitions do not. */
  readonly whole: boolean;
  onChange(value: string): void;
}

/** A number as typed on a phone: '12,5' as 12.5; null for what is none. */
export function typedNumber(text: string, most: number): number | null {
  const plain = text.trim().replace(',', '.');
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(plain)) return null;
  return Math.min(most, Number(plain));
}

const round =
  'grid size-14 shrink-0 place-items-center rounded-full border-2 border-edge bg-surface hover:border-brand hover:text-brand';

/** A number with a large minus and plus, for fingers that have just lifted something. */
export function NumberStepper({ label, value, step, most, whole, onChange }: NumberStepperProps) {
  const id = useId();
  const move = (by: number) => {
    const now = typedNumber(value, most) ?? 0;
    onChange(String(Math.min(most, Math.max(0, Math.round((now + by) * 4) / 4))));
  };
  return (
    <div className="flex items-center justify-between gap-3 sm:block">
      <label htmlFor={id} className="block text-sm font-bold sm:text-center">
        {label}
      </label>
      <div className="flex shrink-0 items-center justify-center gap-2 sm:mt-1">
        <button
          type="button"
          aria-label={`Less: ${label}`}
          onClick={() => move(-step)}
          className={round}
        >
          <Minus aria-hidden="true" className="size-6" />
        </button>
        <input
          id={id}
          inputMode={whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onFocus={({ target }) => target.select()}
          className="h-14 w-24 rounded-control border-2 border-edge bg-surface text-center text-2xl font-bold tabular"
        />
        <button
          type="button"
          aria-label={`More: ${label}`}
          onClick={() => move(step)}
          className={round}
        >
          <Plus aria-hidden="true" className="size-6" />
        </button>
      </div>
    </div>
  );
}
