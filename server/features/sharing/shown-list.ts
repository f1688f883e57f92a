import type { ProfileFit } from '#contract/profile/profile-fit.ts';
import { amountKey, packWords, priceKey } from '#contract/shopping/pack-words.ts';
import type { ShownList } from '#contract/shopping/shared-list.ts';
import { ownRows } from '#contract/shopping/shopping-words.ts';
import { daysOfPlan, weekNumbers } from '#planning/calendar.ts';
import { addDays } from '#planning/calendar-day.ts';
import { weekTitle } from '#planning/page/shopping/shopping-words.ts';
import { listRows } from '#planning/page/shopping/trip-rows.ts';
import type { ShoppingList } from '#planning/shopping/shopping-list.ts';
import type { ListNow } from './list-store.ts';
import type { SharedBy } from './share-store.ts';

/** Day 1 of the four weeks of a list, ISO; one that has none counts from when it was made. */
export function firstDay({ start, date }: ShoppingList): string {
  return start ?? date;
}

/** Day after the four weeks of a list, ISO. */
export function dayAfter(list: ShoppingList): string {
  return addDays(firstDay(list), daysOfPlan);
}

/**
 * What somebody sees who is not the list's member. What must not be bought any more only says that they are to ask: the
 * reason is the member's own.
 */
export function shownList(
  list: ShoppingList,
  { own, amounts, prices }: Pick<ListNow, 'own' | 'amounts' | 'prices'>,
  { tier, endsAt }: Pick<SharedBy, 'tier' | 'endsAt'>,
  fit: ProfileFit['list'],
): ShownList {
  const words = packWords(
    new Map(amounts.map((said) => [amountKey(said), said])),
    new Map(prices.map((seen) => [priceKey(seen), seen])),
  );
  const asked = new Set<string>(fit?.marks.map(({ food }) => food));
  return {
    tier,
    endsAt: endsAt.toISOString(),
    start: list.start ?? null,
    ask: fit?.standing === 'concerned' || fit?.standing === 'unchecked',
    weeks: weekNumbers.map((week) => ({
      week,
      title: weekTitle(list, week),
      rows: listRows(list, tier, week, words).map(
        ({ item, trips, line, packs, stores, due, cents }) => ({
          ...{ item, food: line.food, trips: [...trips], aisle: line.aisle, name: line.name },
          ...{ packs, stores, due, cents, ask: asked.has(line.food) },
        }),
      ),
    })),
    own: ownRows(own).map(({ item, name, amount, cents }) => ({ item, name, amount, cents })),
  };
}

/** What may be ticked on a list, by any of its names. */
export function itemsOf({ weeks, own }: ShownList): ReadonlySet<string> {
  const rows = weeks.flatMap((week) => week.rows);
  return new Set([
    ...rows.flatMap(({ food, trips }) => [food, ...trips]),
    ...own.map(({ item }) => item),
  ]);
}
