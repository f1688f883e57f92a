import type { ReactNode } from 'react';
import type { TickState } from '../ticks/tick-book.ts';

export interface RowLabelProps {
  readonly id: string;
  readonly name: string;
  /** What it costs, in words. */
  readonly price: string;
  readonly state: TickState;
  /** Ids of what describes the box. */
  readonly describedBy: string;
  /** Below the name. */
  readonly about: ReactNode;
  onTick(ticked: boolean): void;
}

/** What is bought, with its box: a touch anywhere on it ticks. */
export function RowLabel({ id, name, price, state, describedBy, about, onTick }: RowLabelProps) {
  const gone = state === 'all' ? 'text-muted' : '';
  return (
    <label className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-control py-1 print:min-h-0 print:items-start print:py-px">
      <input
        ref={(box) => {
          if (box) box.indeterminate = state === 'some';
        }}
        type="checkbox"
        checked={state === 'all'}
        onChange={() => onTick(state !== 'all')}
        aria-labelledby={`${id}-name`}
        aria-describedby={describedBy}
        className="shopping-box"
      />
      <span className="shopping-facts">
        <span
          id={`${id}-name`}
          className={`shopping-name font-bold max-sm:text-[0.9375rem] ${gone} ${gone && 'line-through'}`}
        >
          {name}
        </span>
        <span id={`${id}-price`} className={`text-right font-bold tabular ${gone}`}>
          {price}
        </span>
        {about}
      </span>
    </label>
  );
}
