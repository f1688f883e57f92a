import { absent } from '../../../absent.ts';
import type { DishIngredient } from '../../../catalogue/catalogue.ts';
import { isPureFat } from '../../../catalogue/dishes/dish-facts.ts';
import type { FoodRole } from '../../../catalogue/food.ts';
import { dryPulses, type Helpings, mostGrams } from './helpings.ts';

/** Sizes in which a part of a dish is served, as multiples of its reference serving. */
export const multipliers = [
  0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.35, 1.5, 1.7, 1.9, 2.15, 2.4, 2.7, 3, 3.4, 4,
] as const;
/** Index of the size at which a part is as large as the recipe says. */
export const referenceSize = multipliers.indexOf(1);

/** Bounds within which a part keeps the dish what it is: more greens are welcome, more sugar is not. */
const bounds: Readonly<Record<FoodRole | 'whole', readonly [low: number, high: number]>> = {
  protein: [0.8, 3],
  starch: [0.5, 3],
  vegetable: [0.6, 2.4],
  fruit: [0.6, 2.4],
  dairy: [0.6, 2.4],
  fat: [0.3, 2],
  sweet: [0.5, 1.2],
  seasoning: [0.5, 3],
  whole: [0.5, 3],
};

/** Nuts, seeds and peanut butter are what a dish is named for, where oil is only what it is cooked in. */
const leastNuts = 0.7;
/** Grams of bread, rice or meal below which nobody calls it a helping, unless the dish itself holds no more. */
const leastStarch = 40;

function referenceGrams(ingredients: readonly DishIngredient[]): number {
  return ingredients.reduce((sum, { grams }) => sum + grams, 0);
}

/** Dry grams of pulses by which a dish lives on them, and of which it then serves no less. [J] */
const ledByPulses = 35;
const leastPulses = 50;

/** The least of a part of pulses, as a multiple; 0 for one that holds anything else. */
function leastOfPulses(ingredients: readonly DishIngredient[]): number {
  if (!ingredients.every(({ food }) => dryPulses(food) > 0)) return 0;
  const dry = ingredients.reduce((sum, { food, grams }) => sum + grams * dryPulses(food), 0);
  return dry < ledByPulses ? 0 : Math.min(1.5, leastPulses / dry);
}

/** The least of a part that keeps the dish what it is called. */
export function leastOf(
  role: FoodRole | 'whole',
  ingredients: readonly DishIngredient[],
  { times }: Helpings,
): number {
  const [low] = bounds[role];
  // a large plate of pap with a small eater's piece of chicken is no large dinner
  if (role === 'protein') return Math.max(times * low, leastOfPulses(ingredients));
  if (role === 'fat') return ingredients.every(isPureFat) ? low : leastNuts;
  if (role !== 'starch') return low;
  return Math.max(low, Math.min(1, leastStarch / referenceGrams(ingredients)));
}

/** Grams of rice or meal that a dish which holds little of it may grow to, so that no scoop of another need stand beside it. */
const muchStarch = 120;
const mostGrowth = 4;

/** The most of a part that keeps the dish what it is; a batter or drink grows until the first of it is the most of a meal. */
export function mostOf(
  role: FoodRole | 'whole',
  ingredients: readonly DishIngredient[],
  helpings: Helpings,
): number {
  const [, high] = bounds[role];
  if (role === 'whole') {
    const rooms = ingredients.map(({ food, grams }) => mostGrams(food, helpings) / grams);
    return Math.max(1, Math.min(high, ...rooms));
  }
  if (role !== 'starch') return high;
  return Math.max(high, Math.min(mostGrowth, muchStarch / referenceGrams(ingredients)));
}

/**
 * Grams of an ingredient at a size: a whole number of its steps (eggs, slices, 5 g), at least one, at most what a meal
 * of this member holds of it.
 */
export function gramsAt(ingredient: DishIngredient, size: number, helpings: Helpings): number {
  const { stepGrams } = ingredient.food;
  // a pinch, less than half a step, stays what the recipe says
  if (ingredient.grams < stepGrams / 2) return ingredient.grams;
  const steps = Math.round((ingredient.grams * (multipliers[size] ?? absent())) / stepGrams);
  const most = Math.floor(mostGrams(ingredient.food, helpings) / stepGrams);
  return Math.max(1, Math.min(steps, most)) * stepGrams;
}

/** The size whose multiplier lies nearest, the reference serving rather than another. */
export function sizeWithin(value: number): number {
  let best = referenceSize;
  for (const [size, multiplier] of multipliers.entries()) {
    if (Math.abs(multiplier - value) < Math.abs((multipliers[best] ?? absent()) - value))
      best = size;
  }
  return best;
}

/** The size whose multiplier lies nearest, the smaller one of two. */
export function nearestSize(multiplier: number): number {
  let best = 0;
  let least = Infinity;
  for (let size = 0; size < multipliers.length; size++) {
    const distance = Math.abs((multipliers[size] ?? absent()) - multiplier);
    if (distance < least) {
      least = distance;
      best = size;
    }
  }
  return best;
}

/** Sizes from one up to another, both among them. */
export interface SizeRange {
  readonly low: number;
  readonly high: number;
}

/** From the smallest of the sizes to the largest. */
export const anySize: SizeRange = { low: 0, high: multipliers.length - 1 };

/**
 * Size of the seasoning: the mean of the other parts' sizes up to the reference serving, half as many steps beyond it,
 * so that a plate of three servings does not hold the salt of three.
 */
export function seasoningSize(sizeSum: number, parts: number): number {
  if (parts === 0) return referenceSize;
  const size = Math.round(sizeSum / parts);
  return size <= referenceSize ? size : referenceSize + ((size - referenceSize) >> 1);
}
