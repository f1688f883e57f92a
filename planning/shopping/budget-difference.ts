import type { Catalogue } from '../catalogue/catalogue.ts';
import type { FoodKey } from '../catalogue/foods.ts';
import { type HowBought, usualBuying } from '../catalogue/packs/how-bought.ts';
import { pricesAt } from '../catalogue/packs/shops.ts';
import type { Stock } from '../catalogue/packs/stock.ts';
import { type MealWeek, stockOf } from '../meals/model/meal-plan.ts';
import { planNeeds } from './plan-needs.ts';
import { choicesOf } from './trips/buy-food.ts';

/** Cents of a food on the budget list; 0 where none of it is needed. */
function centsOf(
  catalogue: Catalogue,
  key: FoodKey,
  milligrams: readonly number[],
  { stock, shops, cold }: Pick<HowBought, 'shops' | 'cold'> & { readonly stock: Stock },
): number {
  const food = catalogue.foods.get(key);
  if (!food) throw new Error(`the plan names the unknown food ${key}`);
  if (!milligrams.some((served) => served > 0)) return 0;
  const prices = pricesAt(catalogue.prices[key], shops);
  return choicesOf({ food, milligrams, prices, stock, cold }).budget.plan.cents;
}

/**
 * By how much the budget list of a changed plan is dearer, to the cent: the difference of the totals that the two lists
 * would show. Only foods of which another amount, or on another day, is needed are priced anew.
 * @param ways as the lists are bought
 * @returns cents; below 0 where the changed plan is cheaper
 * @throws when a plan names an unknown food or a food has no price
 */
export function budgetDifference(
  before: readonly MealWeek[],
  after: readonly MealWeek[],
  catalogue: Catalogue,
  ways: HowBought = usualBuying,
): number {
  const then = planNeeds(before);
  const now = planNeeds(after);
  const asListed = { ...ways, stock: stockOf(before) };
  let cents = 0;
  for (const key of new Set([...then.keys(), ...now.keys()])) {
    const old = then.get(key) ?? [];
    const wanted = now.get(key) ?? [];
    const same = old.length === wanted.length && old.every((served, day) => served === wanted[day]);
    if (!same)
      cents += centsOf(catalogue, key, wanted, asListed) - centsOf(catalogue, key, old, asListed);
  }
  return cents;
}
