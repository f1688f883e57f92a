import { CircleHelp, EllipsisVertical, Printer } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';

const item =
  'flex min-h-12 w-full items-center gap-3 rounded-control px-3 font-semibold hover:bg-sunken';

/** What is done with a plan once in a while, behind three points. */
export function PlanMenu({ onWhy }: { onWhy(): void }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  useEffect(() => {
    const closeElsewhere = ({ target }: PointerEvent) => {
      const own = target instanceof Node && menu.current?.contains(target);
      if (menu.current && !own) menu.current.open = false;
    };
    addEventListener('pointerdown', closeElsewhere);
    return () => removeEventListener('pointerdown', closeElsewhere);
  }, []);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    close();
    menu.current.querySelector('summary')?.focus();
  };
  return (
    <details
      ref={menu}
      className="relative print:hidden"
      onKeyDown={closeOnEscape}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <summary
        aria-label="More about these plans"
        className="-mr-[8px] grid size-[44px] place-items-center rounded-control hover:bg-sunken"
      >
        <EllipsisVertical aria-hidden="true" className="size-[24px]" />
      </summary>
      <div className="plan-menu rounded-control border border-line bg-surface p-1.5 shadow-lift">
        <button
          type="button"
          className={item}
          onClick={() => {
            close();
            onWhy();
          }}
        >
          <CircleHelp aria-hidden="true" className="size-5 shrink-0 text-brand" />
          Why this plan?
        </button>
        <button
          type="button"
          className={item}
          onClick={() => {
            close();
            print();
          }}
        >
          <Printer aria-hidden="true" className="size-5 shrink-0 text-brand" />
          Print
        </button>
      </div>
    </details>
  );
}
