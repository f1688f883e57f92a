import type { PlanTables } from '#planning/audit/plan-under-audit.ts';
import type { Catalogue } from '#planning/catalogue/catalogue.ts';
import { foodKeys, foods } from '#planning/catalogue/foods.ts';
import { prices } from '#planning/catalogue/prices.ts';
import { standardCatalogue } from '#planning/catalogue/standard-catalogue.ts';
import { createKitchen, type Kitchen } from '#planning/meals/model/kitchen.ts';
import type { MealWeek } from '#planning/meals/model/meal-plan.ts';
import { mealWeekPage } from '#planning/page/meals/meal-week-page.ts';
import { shoppingListPage } from '#planning/page/shopping/shopping-list-page.ts';
import { makeShoppingList } from '#planning/shopping/make-shopping-list.ts';
import { type ListedMonth, monthsAfter } from '#test/support/plans/months-after.ts';

/** Everything that is made once and used for every member. */
export interface AuditKitchen {
  readonly catalogue: Catalogue;
  readonly kitchen: Kitchen;
  readonly tables: PlanTables;
  /** ISO day of the lists: the newest price's, so that a run depends on nothing but its seed. */
  readonly today: string;
}

export function openKitchen(): AuditKitchen {
  const catalogue = standardCatalogue();
  const days = foodKeys.flatMap((key) => prices[key].map(({ date }) => date)).sort();
  return {
    catalogue,
    kitchen: createKitchen(catalogue),
    tables: {
      foods,
      recipes: new Map(catalogue.dishes.map(({ recipe }) => [recipe.id, recipe])),
      prices,
    },
    today: days.at(-1) ?? '2026-01-01',
  };
}

/** Everything that a member gets from four weeks of meals. */
export function servePlan({ catalogue, today }: AuditKitchen, weeks: readonly MealWeek[]) {
  const list = makeShoppingList(weeks, catalogue, { today });
  return {
    weeks,
    pages: weeks.map((week) => mealWeekPage(week, catalogue)),
    list,
    listPage: shoppingListPage(list),
  };
}

/** So many months in which the same is eaten: most packs are finished once by then. */
const monthsLater = 6;

/** The months after a plan's own, each with what the one before left over. */
export function laterMonths(
  { catalogue, today }: AuditKitchen,
  weeks: readonly MealWeek[],
): readonly ListedMonth[] {
  return monthsAfter(weeks, catalogue, today, monthsLater);
}
