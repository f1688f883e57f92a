import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

interface ListOptionsProps {
  /** Stands beside the button. */
  readonly title: ReactNode;
  /** Stands between the title and what unfolds. */
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/** What is chosen once for a list: on a phone it unfolds when asked for, so that the screen is left to what is bought. */
export function ListOptions({ title, head, children }: ListOptionsProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <div>
        <div className="flex items-center justify-between gap-2">
          {title}
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            className="-my-2 -mr-2 inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-control px-2 text-sm font-bold text-brand lg:hidden print:hidden"
          >
            <SlidersHorizontal aria-hidden="true" className="size-4" />
            Options
          </button>
        </div>
        {head}
      </div>
      <div id={id} className={`grid gap-4 print:grid ${open ? '' : 'max-lg:hidden'}`}>
        {children}
      </div>
    </>
  );
}
