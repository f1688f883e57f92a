import type { ReactNode } from 'react';
import { Hills } from '#web/ui/pictures/hills.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { CardLines } from './card-lines.ts';
import { PlanCards } from './plan-cards.tsx';

interface DashboardOutlineProps {
  /** Full name of the member; null while it is not known. */
  readonly name: string | null;
  readonly lines: CardLines | null;
  /** What to know before all else. */
  readonly notice?: ReactNode;
  /** What stands in the panel of today; a spinner as long as there is nothing. */
  readonly panel?: ReactNode;
  readonly children?: ReactNode;
}

/** The dashboard without and with its contents: the same shapes, so that nothing moves when they come. */
export function DashboardOutline({ name, lines, notice, panel, children }: DashboardOutlineProps) {
  return (
    <>
      <p className="font-semibold text-clay">Sawubona</p>
      {/* two lines on a phone from the start */}
      <h1 tabIndex={-1} className="line-clamp-4 text-3xl wrap-anywhere max-sm:mb-4">
        Welcome{name === null ? '' : ','}{' '}
        <span className="block min-h-[1.12em] sm:inline">{name === null ? '' : `${name}!`}</span>
      </h1>
      {/* on a phone three lines that would push dinner and the way to it off the screen */}
      <p className="mt-1 mb-5 max-w-prose text-lg text-muted max-sm:hidden">
        Your month at a glance: what to cook, how to train and what to buy, worked out from your
        profile to the gram and the Rand.
      </p>
      {notice}
      <Panel full={Boolean(panel)}>
        {panel || (
          <div className="grid min-h-60 place-items-center">
            <Spinner label="Loading…" tone="text-on-night" />
          </div>
        )}
      </Panel>
      <div className="mt-6">
        <PlanCards lines={lines} />
      </div>
      {children}
    </>
  );
}

interface PanelProps {
  /** It holds what it is for: only then does a phone know where its foot with the hills is. */
  readonly full: boolean;
  readonly children: ReactNode;
}

/** The dark panel at the top, of one height whatever it holds, so that nothing moves when that is known. */
function Panel({ full, children }: PanelProps) {
  return (
    <section
      aria-label="Today"
      className="relative min-h-[36rem] overflow-hidden rounded-sheet bg-night-soft text-on-night sm:min-h-[53rem] lg:min-h-[38.5rem]"
    >
      <Hills
        className={`absolute inset-x-0 bottom-0 h-24 sm:h-40 ${full ? '' : 'max-sm:hidden'}`}
      />
      <div className="relative p-5 pb-22 sm:p-8 sm:pb-32">{children}</div>
    </section>
  );
}
