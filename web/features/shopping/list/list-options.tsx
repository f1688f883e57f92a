import { Plus, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

interface ListOptionsProps {
  /** Stands beside the button. */
  readonly title: ReactNode;
  /** Stands between the title and what unfolds. */
  readonly head: ReactNode;
  readonly children: ReactNode;
  /** Something of the member's own is to be added. */
  onAdd(): void;
}

const action =
  'shopping-action inline-flex shrink-0 items-center gap-1.5 rounded-control px-2 text-sm font-bold text-brand print:hidden';

/** What is chosen once for a list: it unfolds when asked for, so that the screen is left to what is bought. */
export function ListOptions({ title, head, children, onAdd }: ListOptionsProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <div>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <div className="min-w-0 grow basis-24">{title}</div>
          <div className="shopping-actions">
            <button
              type="button"
              aria-label="Add something of your own"
              onClick={onAdd}
              className={action}
            >
              <Plus aria-hidden="true" className="size-4" />
              Add
            </button>
            <button
              type="button"
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
              className={action}
            >
              <SlidersHorizontal aria-hidden="true" className="size-4" />
              Options
            </button>
          </div>
        </div>
        {head}
      </div>
      <div id={id} className={`gap-4 print:grid ${open ? 'grid' : 'hidden'}`}>
        {children}
      </div>
    </>
  );
}
