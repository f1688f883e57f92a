import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { RowLabel, type RowLabelProps } from './row-label.tsx';

interface RowFrameProps extends RowLabelProps {
  readonly open: boolean;
  /** What unfolds. */
  readonly children: ReactNode;
  onOpen(open: boolean): void;
}

/** A row of the list: the whole of it ticks, and the arrow unfolds what else there is. */
export function RowFrame({ open, children, onOpen, ...label }: RowFrameProps) {
  const { id, name } = label;
  return (
    <li className="shopping-row">
      <RowLabel {...label} />
      <button
        type="button"
        aria-expanded={open}
        aria-controls={`${id}-more`}
        aria-label={`More about ${name}`}
        onClick={() => onOpen(!open)}
        className="shopping-unfold grid min-h-11 place-items-center rounded-control text-muted hover:text-brand print:hidden"
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
