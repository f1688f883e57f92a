import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { standardCatalogue } from '#planning/catalogue/standard-catalogue.ts';
import { createKitchen } from '#planning/meals/model/kitchen.ts';
import { planMonth } from '#planning/meals/plan-month.ts';
import { requestOf } from '#planning/meals/plan-request.ts';
import { mealWeekPage } from '#planning/page/meals/meal-week-page.ts';
import { shoppingListPage } from '#planning/page/shopping/shopping-list-page.ts';
import { makeShoppingList } from '#planning/shopping/make-shopping-list.ts';
import { anyProfile } from '#test/support/members/profiles.ts';

export interface MemoryUse {
  /** Bytes of a plan that is kept: four weeks, their list, and the HTML of both. */
  readonly perPlan: number;
  /** Bytes in use after each tenth of the plans, with nothing of them kept. */
  readonly afterTenths: readonly number[];
}

/** Bytes in use once everything that nobody holds is gone. */
function bytesInUse(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('this Node cannot collect garbage on demand');
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Memory of so many plans and lists made one after another for random members. */
export function benchMemory(plans: number): MemoryUse {
  const catalogue = standardCatalogue();
  const kitchen = createKitchen(catalogue);
  const profiles = fc.sample(anyProfile, { numRuns: 200, seed: 7 });
  const make = (index: number) => {
    const profile = profiles[index % profiles.length];
    const plan = profile && planMonth(kitchen, requestOf(profile), `memory ${index}`);
    if (!plan?.ok) return null;
    const list = makeShoppingList(plan.weeks, catalogue, { today: '2026-11-21' });
    // as bytes, as they are stored: a text that was put together is kept in its pieces until somebody reads it
    const pages = plan.weeks.map((week) => Buffer.from(mealWeekPage(week, catalogue)));
    return { weeks: plan.weeks, list, pages, listPage: Buffer.from(shoppingListPage(list)) };
  };
  const warm = 60;
  for (let index = 0; index < warm; index++) make(index);
  const kept: unknown[] = [];
  for (let index = 0; index < warm; index++) kept.push(make(index) ?? []);
  const full = bytesInUse();
  const count = kept.splice(0).length;
  const perPlan = (full - bytesInUse()) / count;
  const afterTenths = Array.from({ length: 10 }, (_, tenth) => {
    for (let one = 0; one < plans / 10; one++) make(Math.floor((tenth * plans) / 10) + one);
    return bytesInUse();
  });
  return { perPlan, afterTenths };
}
