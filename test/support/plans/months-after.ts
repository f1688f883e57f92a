import { daysOfPlan } from '#planning/calendar.ts';
import { addDays } from '#planning/calendar-day.ts';
import type { Catalogue } from '#planning/catalogue/catalogue.ts';
import type { MealWeek } from '#planning/meals/model/meal-plan.ts';
import { leftOver } from '#planning/shopping/left-over.ts';
import { makeShoppingList } from '#planning/shopping/make-shopping-list.ts';
import type { ShoppingList } from '#planning/shopping/shopping-list.ts';

/** A month's meals with their list. */
export interface ListedMonth {
  readonly weeks: readonly MealWeek[];
  readonly list: ShoppingList;
}

/** A Monday, for plans that do not say when they begin. */
const someMonday = '2026-03-02';

/**
 * The months after a first one in which the same is eaten: each begins with what the one before left over.
 * @param today ISO day from which the age of prices is counted
 */
export function monthsAfter(
  weeks: readonly MealWeek[],
  catalogue: Catalogue,
  today: string,
  months: number,
): readonly ListedMonth[] {
  let start = weeks[0]?.start ?? someMonday;
  const first = weeks.map((week) => ({ ...week, start }));
  let before: ListedMonth = { weeks: first, list: makeShoppingList(first, catalogue, { today }) };
  return Array.from({ length: months }, () => {
    start = addDays(start, daysOfPlan);
    const stock = leftOver(before, start, catalogue);
    const next = weeks.map((week, index) => ({
      ...week,
      start,
      ...(index === 0 ? { stock } : {}),
    }));
    before = { weeks: next, list: makeShoppingList(next, catalogue, { today }) };
    return before;
  });
}
