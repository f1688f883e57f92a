import { paths } from '#contract/paths.ts';
import type { Overview } from '#contract/plans/overview.ts';
import { randText } from '#planning/page/figures.ts';
import { keptListView } from '#web/lib/device/list-view.ts';
import { AppLink } from '#web/ui/app-link.tsx';

interface SpentLineProps {
  readonly userId: string;
  readonly totals: NonNullable<Overview['shopping']>['totals'];
}

/** Rands of what is ticked off this month's list, beside what the month costs in the choice that is looked at on this device. */
export function SpentLine({ userId, totals }: SpentLineProps) {
  if (totals?.boughtCents === undefined) return null;
  const { boughtCents: spent, budgetCents, premiumCents } = totals;
  const planned = keptListView(userId).tier === 'premium' ? premiumCents : budgetCents;
  const share = planned > 0 ? Math.min(100, (100 * spent) / planned) : 0;
  return (
    <div>
      <h3 className="text-sm font-bold tracking-wide text-marula">Spent on food this month</h3>
      <p className="mt-1.5 tabular">
        {randText(spent)}
        <span className="text-on-night-muted"> of {randText(planned)} planned</span>
      </p>
      <svg aria-hidden="true" className="spent-bar">
        <rect width="100%" height="100%" rx="4" className="fill-none" />
        <rect width={`${share}%`} height="100%" rx="4" className="fill-marula" />
      </svg>
      <AppLink
        to={paths.shoppingList}
        className="inline-flex min-h-11 items-center font-bold underline decoration-2 underline-offset-4"
      >
        See This Trip’s List
      </AppLink>
    </div>
  );
}
