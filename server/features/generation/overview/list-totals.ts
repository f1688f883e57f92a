import * as v from 'valibot';
import type { Overview } from '#contract/plans/overview.ts';
import { centsBefore, monthMoney } from '#contract/shopping/list-money.ts';
import { saidOfList, saidSchema } from '../../../platform/plans/said-of-list.ts';
import { parseStoredList } from '../stored-plan.ts';

/** The stored list with all that its member has said of it. */
export const listSchema = v.object({
  made: v.string(),
  /** A member can write them, so that anything may stand there. */
  details: v.unknown(),
  spentBefore: v.number(),
  spentUntil: v.nullable(v.string()),
  ...saidSchema,
});

/**
 * What the month costs in each choice, and what of it is spent. Null where the list is none of ours.
 * @param today ISO day
 */
export function listTotals(
  stored: v.InferOutput<typeof listSchema>,
  today: string,
): NonNullable<Overview['shopping']>['totals'] {
  const list = parseStoredList(stored.details);
  if (!list) return null;
  const before = centsBefore({ cents: stored.spentBefore, until: stored.spentUntil }, today);
  const said = saidOfList(stored);
  const budget = monthMoney(list, 'budget', said, before);
  const premium = monthMoney(list, 'premium', said, before);
  return {
    items: list.lines.length,
    budgetCents: budget.spent + budget.left,
    premiumCents: premium.spent + premium.left,
    boughtCents: budget.spent,
  };
}
