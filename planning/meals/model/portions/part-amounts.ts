import { absent } from '../../../absent.ts';
import type { Dish, DishIngredient } from '../../../catalogue/catalogue.ts';
import type { FoodRole } from '../../../catalogue/food.ts';
import { addTo, type Vector, vectorLength } from '../../../nutrition/vector.ts';
import type { Helpings } from './helpings.ts';
import { gramsAt, multipliers, type SizeRange } from './sizes.ts';

/** Amounts of the servings of a part, by the grams of its ingredients. */
export type Servings = Map<string, Vector>;

/**
 * Amounts of a part at every size. A size is a whole number of eggs, slices or 5 g, so that several are the same serving,
 * and large appetites differ from others in the largest alone: every different serving is summed and kept once.
 * @param sizes in which it may be served: the only ones whose amounts are known
 * @param known servings of the same ingredients so far, which grow by those that are new
 */
export function amountsBySize(
  ingredients: readonly DishIngredient[],
  helpings: Helpings,
  sizes: SizeRange,
  known: Servings,
): readonly Vector[] {
  const served = multipliers.map((_, size) => {
    const within = Math.min(sizes.high, Math.max(sizes.low, size));
    return ingredients.map((ingredient) => gramsAt(ingredient, within, helpings));
  });
  const keys = served.map((grams) => grams.join());
  const added = [...new Set(keys)].filter((key) => !known.has(key));
  // views of one piece of memory: thousands of small ones would cost more than the numbers in them
  const memory = new Float64Array(added.length * vectorLength);
  for (const [place, key] of added.entries()) {
    const row = memory.subarray(place * vectorLength, (place + 1) * vectorLength);
    const grams = served[keys.indexOf(key)] ?? [];
    for (const [index, { food }] of ingredients.entries()) {
      addTo(row, food.perGram, grams[index] ?? absent());
    }
    known.set(key, row);
  }
  return keys.flatMap((key) => known.get(key) ?? []);
}

const servingsOfDish = new WeakMap<Dish, Map<FoodRole | 'whole', Servings>>();

/** The servings so far of a part of a dish, whoever eats it. */
export function servingsOf(dish: Dish, role: FoodRole | 'whole'): Servings {
  const ofDish = servingsOfDish.get(dish) ?? new Map<FoodRole | 'whole', Servings>();
  servingsOfDish.set(dish, ofDish);
  const servings = ofDish.get(role) ?? new Map<string, Vector>();
  ofDish.set(role, servings);
  return servings;
}
