import type { LoggedSet } from '#planning/training/load/next-load.ts';
import { HistoryView } from './history-view.tsx';

interface HistoryPartProps {
  readonly name: string;
  readonly log: readonly LoggedSet[];
  readonly unit: 'repetitions' | 'seconds';
}

/** What was done of an exercise before, unfolded by who wants to know in the middle of a session. */
export function HistoryPart({ name, log, unit }: HistoryPartProps) {
  if (log.length === 0) return null;
  return (
    <details className="rounded-control border border-line px-4">
      <summary className="flex min-h-12 cursor-pointer items-center font-bold text-brand underline decoration-2 underline-offset-4">
        History of {name}
      </summary>
      <HistoryView log={log} unit={unit} />
    </details>
  );
}
