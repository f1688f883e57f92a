import type { Food } from '../food.ts';
import type { FoodKey } from '../foods.ts';

/** Low-acid tins: 3 to 4 days (USDA FSIS, 'Shelf-Stable Food Safety'). */
const tinDays = 3;
/** Long-life milk, as its cartons say; plant milk 7 to 10 (USDA FoodKeeper), the shorter of both. */
const milkDays = 5;
const plantMilkDays = 7;

const ownDays: ReadonlyMap<FoodKey, number> = new Map([
  ['milk-low-fat', milkDays],
  ['milk-fat-free', milkDays],
  ['milk-uht', milkDays],
  ['milk-lactose-free', milkDays],
  ['soya-milk', plantMilkDays],
  ['almond-milk', plantMilkDays],
  ['oat-milk', plantMilkDays],
  ['macadamia-milk', plantMilkDays],
  ['tofu-firm', tinDays],
]);

/** Tins and jars that sugar, syrup, vinegar or brine keeps. */
const preserved: ReadonlySet<FoodKey> = new Set<FoodKey>([
  'condensed-milk',
  'beetroot-jar',
  'olives',
  'gherkins',
  'peaches-tinned',
]);

/**
 * Days in a fridge for which a food keeps once its pack is open, where it kept for months before; all of these may be
 * frozen in portions. Null where opening it changes little.
 */
export function keepsOnceOpen(food: FoodKey, aisle: Food['aisle']): number | null {
  const own = ownDays.get(food);
  if (own !== undefined) return own;
  return aisle === 'Tinned' && !preserved.has(food) ? tinDays : null;
}
