import { useEffect, useState } from 'react';
import type { GenerationState } from '#web/lib/generation/follow-generation.ts';
import type { Generation } from '#web/lib/generation/use-generation.ts';
import { Button } from '../button.tsx';

/** What is over sooner needs no words but those of the button. */
const lateMs = 700;

const weeks = 4;

function useLate(on: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => setLate(true), lateMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [on]);
  return on && late;
}

function words(state: GenerationState | null): string {
  if (state === null) return 'Asking the server…';
  if (state.state === 'queued') return 'Waiting for a free place in the kitchen…';
  if (state.step !== 'writing') return 'Working it out…';
  return `Writing week ${Math.min(state.weeks_ready + 1, weeks)} of ${weeks}…`;
}

interface GenerationProgressProps {
  readonly generation: Generation;
  /** Whether what is made comes week by week. */
  readonly weekly?: boolean;
}

/** How far a slow generation is, and the way to end it. */
export function GenerationProgress({ generation, weekly = true }: GenerationProgressProps) {
  const { generating, state } = generation;
  const shown = useLate(generating);
  const counts = weekly && state?.step === 'writing';
  return (
    <section
      aria-label="Progress"
      className={
        shown
          ? 'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-control border-2 border-line bg-surface px-4 py-3 print:hidden'
          : 'hidden'
      }
    >
      <div className="grid grow gap-2">
        <p role="status" className="font-semibold">
          {shown && (weekly || state?.step !== 'writing' ? words(state) : 'Writing your list…')}
        </p>
        {counts && (
          <progress
            aria-label="Weeks that are ready"
            className="progress-bar"
            max={weeks}
            value={state.weeks_ready}
          />
        )}
        <p className="text-sm text-muted">You can leave this page: it goes on without you.</p>
      </div>
      <Button variant="quiet" disabled={state === null} onClick={generation.cancel}>
        Cancel
      </Button>
    </section>
  );
}
