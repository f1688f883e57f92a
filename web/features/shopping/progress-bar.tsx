import { randText } from '#planning/page/figures.ts';
import { type ListRow, sumCents } from './list-rows.ts';
import type { PutAway } from './use-put-away.ts';

interface ProgressBarProps {
  readonly rows: readonly ListRow[];
  readonly done: readonly ListRow[];
  /** Ticks that could not be sent yet. */
  readonly unsent: number;
  readonly away: PutAway;
}

/** How far the shopping is; it stays at the foot of the screen while the list is there. */
export function ProgressBar({ rows, done, unsent, away }: ProgressBarProps) {
  const left = sumCents(rows) - sumCents(done);
  return (
    <div className="shopping-foot print:hidden">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p className="leading-snug">
          <strong className="tabular">
            {done.length} of {rows.length} items
          </strong>{' '}
          <span className="text-sm whitespace-nowrap text-muted tabular">
            {left > 0 ? `${randText(left)} still to buy` : 'All done'}
          </span>
        </p>
        {done.length + away.waiting > 0 && (
          <button
            type="button"
            aria-disabled={away.waiting === 0}
            onClick={away.tidy}
            className="min-h-11 rounded-control px-3 font-bold text-brand hover:bg-brand-soft aria-disabled:text-muted"
          >
            {away.waiting === 0 ? 'All tidy' : `Tidy away ${away.waiting}`}
          </button>
        )}
      </div>
      <progress
        aria-label="Items in the basket"
        value={done.length}
        max={Math.max(1, rows.length)}
        className="progress-bar"
      />
      <p role="status" className="text-sm font-semibold text-marula-ink empty:hidden">
        {unsent > 0 &&
          `${unsent} ${unsent === 1 ? 'tick is' : 'ticks are'} kept on this device until you are back online.`}
      </p>
    </div>
  );
}
