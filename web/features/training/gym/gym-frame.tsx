import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { RefObject } from 'react';
import { dayBrief } from '#planning/page/day-words.ts';
import type { Progress } from '#web/lib/training/sets-done.ts';
import type { SessionDetails, WeekDetails } from '../plan-details.ts';

interface GymHeaderProps {
  readonly titleId: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly week: WeekDetails;
  readonly session: SessionDetails;
  readonly progress: Progress;
  onClose(): void;
}

/** Which session, and how much of it is done. */
export function GymHeader({ titleId, heading, week, session, progress, onClose }: GymHeaderProps) {
  return (
    <>
      <header className="flex items-start justify-between gap-3">
        <div>
          <h2 id={titleId} ref={heading} tabIndex={-1} className="text-xl">
            {session.name}
          </h2>
          <p role="status" className="text-sm text-muted tabular">
            {dayBrief(week, { week: week.week, weekday: session.weekday })} · Week {week.week} ·{' '}
            {progress.done} of {progress.of} sets done
          </p>
        </div>
        <button
          type="button"
          aria-label="Close session"
          onClick={onClose}
          className="-mr-2 grid size-12 shrink-0 place-items-center rounded-control hover:bg-sunken"
        >
          <X aria-hidden="true" className="size-7" />
        </button>
      </header>
      <div aria-hidden="true" className="mt-2 h-2 overflow-hidden rounded-full bg-sunken">
        <div
          className="h-full bg-brand"
          style={{ width: `${progress.of > 0 ? (100 * progress.done) / progress.of : 0}%` }}
        />
      </div>
    </>
  );
}

interface GymStepsProps {
  /** From 0. */
  readonly step: number;
  readonly of: number;
  onGo(step: number): void;
}

const button =
  'inline-flex min-h-12 items-center gap-1 rounded-control px-3 font-bold text-brand hover:bg-brand-soft disabled:invisible';

/** To the step before and the step after. */
export function GymSteps({ step, of, onGo }: GymStepsProps) {
  return (
    <nav
      aria-label="Steps of the session"
      className="mt-6 flex flex-wrap items-center justify-between"
    >
      <button type="button" disabled={step === 0} onClick={() => onGo(step - 1)} className={button}>
        <ChevronLeft aria-hidden="true" className="size-5" />
        Back
      </button>
      <span className="text-sm text-muted tabular">
        {Math.min(step + 1, of)} of {of}
      </span>
      <button type="button" disabled={step >= of} onClick={() => onGo(step + 1)} className={button}>
        Skip
        <ChevronRight aria-hidden="true" className="size-5" />
      </button>
    </nav>
  );
}
