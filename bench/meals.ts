import fc from 'fast-check';
import { standardCatalogue } from '#planning/catalogue/standard-catalogue.ts';
import { createKitchen } from '#planning/meals/model/kitchen.ts';
import { planMonth } from '#planning/meals/plan-month.ts';
import { requestOf } from '#planning/meals/plan-request.ts';
import { mealWeekPage } from '#planning/page/meals/meal-week-page.ts';
import { shoppingListPage } from '#planning/page/shopping/shopping-list-page.ts';
import { makeShoppingList } from '#planning/shopping/make-shopping-list.ts';
import { anyProfile } from '#test/support/members/profiles.ts';

export interface Timing {
  readonly name: string;
  readonly runs: number;
  /** Milliseconds, these and those below. */
  readonly mean: number;
  readonly median: number;
  readonly p95: number;
  readonly worst: number;
}

/** Order statistics of a list of milliseconds. */
export function timing(name: string, milliseconds: readonly number[]): Timing {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const quantile = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return {
    name,
    runs: sorted.length,
    mean: sorted.reduce((sum, one) => sum + one, 0) / Math.max(1, sorted.length),
    median: quantile(0.5),
    p95: quantile(0.95),
    worst: sorted.at(-1) ?? 0,
  };
}

/** Four weeks of meals, their HTML and their list for random members, on one core; the first warm the compiler up. */
export function benchMeals(members = 200): readonly Timing[] {
  const catalogue = standardCatalogue();
  const kitchen = createKitchen(catalogue);
  const profiles = fc.sample(anyProfile, { numRuns: members + 20, seed: 7 });
  const planned: number[] = [];
  const rendered: number[] = [];
  const listed: number[] = [];
  const whole: number[] = [];
  for (const [index, profile] of profiles.entries()) {
    const start = performance.now();
    const plan = planMonth(kitchen, requestOf(profile), `bench ${index}`);
    const done = performance.now();
    if (!plan.ok) continue;
    for (const week of plan.weeks) mealWeekPage(week, catalogue);
    const shown = performance.now();
    shoppingListPage(makeShoppingList(plan.weeks, catalogue, { today: '2026-11-21' }));
    if (index < 20) continue;
    const end = performance.now();
    planned.push(done - start);
    rendered.push(shown - done);
    listed.push(end - shown);
    whole.push(end - start);
  }
  return [
    timing('four weeks of meals', planned),
    timing('their HTML', rendered),
    timing('their shopping list and its HTML', listed),
    timing('four weeks and the list', whole),
  ];
}
