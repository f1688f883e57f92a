import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TickState } from '../ticks/tick-book.ts';

interface RowFrameProps {
  readonly id: string;
  readonly name: string;
  /** What it costs, in words. */
  readonly price: string;
  readonly state: TickState;
  /** Ids of what describes the box. */
  readonly describedBy: string;
  /** Below the name. */
  readonly about: ReactNode;
  readonly open: boolean;
  /** What unfolds. */
  readonly children: ReactNode;
  onOpen(open: boolean): void;
  onTick(ticked: boolean): void;
}

/** A row of the list: the whole of it ticks, and the arrow unfolds what else there is. */
export function RowFrame(props: RowFrameProps) {
  const { id, name, price, state, describedBy, about, open, children, onOpen, onTick } = props;
  const gone = state === 'all' ? 'text-muted line-through' : '';
  return (
    <li className="shopping-row">
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
            className={`shopping-name font-bold max-sm:text-[0.9375rem] ${gone}`}
          >
            {name}
          </span>
          <span id={`${id}-price`} className={`text-right font-bold tabular ${gone}`}>
            {price}
          </span>
          {about}
        </span>
      </label>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={`${id}-more`}
        aria-label={`More about ${name}`}
        onClick={() => onOpen(!open)}
        className="grid min-h-11 w-9 place-items-center rounded-control text-muted hover:text-brand print:hidden"
      >
        <ChevronDown
          aria-hidden="true"
          className={`size-5 transition-transform ${open ? 'rotate-180' : ''}`}
        />
      </button>
      <div
        id={`${id}-more`}
        hidden={!open}
        className="shopping-more text-sm text-muted print:hidden"
      >
        {open && children}
      </div>
    </li>
  );
}
