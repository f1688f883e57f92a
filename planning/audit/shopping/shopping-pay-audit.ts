import type { ShoppingLine, ShoppingList, Tier } from '../../shopping/shopping-list.ts';
import { isPaid } from '../calendar-audit.ts';
import type { ReportShoppingBreach } from './shopping-breach.ts';

/** Of the money of a month, what the week of its large shopping may take. */
const mostOfMonth = 0.45;

/** First day of the week whose main shop is the first one from a pay day on; null where there is none. */
function payWeekOf({ start, payDay }: ShoppingList): number | null {
  if (start === undefined || payDay === undefined) return null;
  for (const shop of [0, 7, 14, 21]) {
    for (let day = shop - 6; day <= shop; day++) if (isPaid(start, day, payDay)) return shop;
  }
  return null;
}

function centsIn({ packs, purchases }: ShoppingLine[Tier], of: (week: number) => boolean): number {
  return purchases
    .filter(({ week }) => of(week))
    .reduce((sum, { pack, quantity }) => sum + quantity * (packs[pack]?.cents ?? NaN), 0);
}

/** Cents that the large shopping leaves of what it may take; below 0 where it takes more without buying ahead. */
function roomOf(list: ShoppingList, tier: Tier, week: number): number {
  const sum = (of: (week: number) => boolean) =>
    list.lines.reduce((cents, line) => cents + centsIn(line[tier], of), 0);
  return mostOfMonth * sum(() => true) - sum((one) => one === week);
}

/**
 * First day of the week whose shopping may buy what the weeks after it need; null where there is none, or it would take
 * too much of the month's money.
 */
export function largeShopOf(list: ShoppingList, tier: Tier): number | null {
  const shop = payWeekOf(list);
  return shop !== null && roomOf(list, tier, shop / 7 + 1) >= -1e-6 ? shop : null;
}

/** What keeps in the cupboard is bought with the large shopping for as long as that may take more. */
export function checkPayDay(list: ShoppingList, report: ReportShoppingBreach): void {
  const shop = payWeekOf(list);
  if (shop === null) return;
  const paid = shop / 7 + 1;
  for (const tier of ['budget', 'premium'] as const) {
    const room = roomOf(list, tier, paid);
    for (const { food, storage, [tier]: option } of list.lines) {
      if (storage !== 'shelf') continue;
      for (let week = paid + 1; week <= 4; week++) {
        const cents = centsIn(option, (one) => one === week);
        if (cents > 0 && cents <= room) {
          report('pay-day', food, `${cents} cents in week ${week}, paid before week ${paid}`);
        }
      }
    }
  }
}
