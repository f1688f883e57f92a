import { dot, randText } from '#planning/page/figures.ts';
import type { ListState, ShoppingProgress } from './use-list-state.ts';
import type { PutAway } from './use-put-away.ts';

interface ProgressBarProps {
  readonly progress: ShoppingProgress;
  readonly unsent: ListState['unsent'];
  readonly away: PutAway;
}

/** What is kept on this device until it can be sent; empty where nothing is. */
function unsentText({ ticks, others }: ListState['unsent']): string {
  if (ticks > 0)
    return `${ticks} ${ticks === 1 ? 'tick is' : 'ticks are'} kept on this device until you are back online.`;
  return others > 0 ? 'What you changed is kept on this device until you are back online.' : '';
}

/** How far the shopping is; it stays at the foot of the screen while the list is there. */
export function ProgressBar({ progress, unsent, away }: ProgressBarProps) {
  const { bought, toBuy, atHome, left } = progress;
  return (
    <div className="shopping-foot print:hidden">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
        <p className="grow basis-32 leading-snug">
          <strong className="tabular">
            {bought} of {toBuy} items
          </strong>{' '}
          <span className="text-sm text-muted tabular">
            {left > 0 ? `${randText(left)} still to buy` : 'All done'}
            {atHome > 0 && `${dot}${atHome} at home`}
          </span>
        </p>
        {bought + atHome + away.waiting > 0 && (
          <button
            type="button"
            aria-disabled={away.waiting === 0}
            onClick={away.hide}
            className="min-h-11 rounded-control px-2 font-bold text-brand hover:bg-brand-soft aria-disabled:text-muted"
          >
            {away.waiting === 0 ? 'Hide bought' : `Hide bought (${away.waiting})`}
          </button>
        )}
      </div>
      <progress
        aria-label="Items in the basket"
        value={bought}
        max={Math.max(1, toBuy)}
        className="progress-bar"
      />
      <p role="status" className="text-sm font-semibold text-marula-ink empty:hidden">
        {unsentText(unsent)}
      </p>
    </div>
  );
}
