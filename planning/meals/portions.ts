import type { CatalogueFood, Dish, DishIngredient } from '../catalogue/catalogue.ts';
import type { FoodRole } from '../catalogue/food.ts';

import { addTo, at, type Vector, vectorLength, zeroVector } from '../nutrition/vector.ts';
import { type DishFacts, factsOf, isPureFat } from './dish-facts.ts';
import { type Helpings, mostGrams } from './helpings.ts';

/** Sizes in which a part of a dish is served, as multiples of its reference serving. */
export const multipliers = [
  0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.35, 1.5, 1.7, 1.9, 2.15, 2.4, 2.7, 3, 3.4, 4,
] as const;
export const referenceSize = multipliers.indexOf(1);

/** Bounds within which a part keeps the dish what it is: more greens are welcome, more sugar is not. */
const bounds: Readonly<Record<FoodRole | 'whole', readonly [low: number, high: number]>> = {
  protein: [0.6, 3],
  starch: [0.5, 3],
  vegetable: [0.8, 2.4],
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

/** The least of a part that keeps the dish what it is called. */
function leastOf(role: FoodRole | 'whole', ingredients: readonly DishIngredient[]): number {
  const [low] = bounds[role];
  if (role === 'fat') return ingredients.every(isPureFat) ? low : leastNuts;
  if (role !== 'starch') return low;
  return Math.max(low, Math.min(1, leastStarch / referenceGrams(ingredients)));
}

/** Grams of rice or meal that a dish which holds little of it may grow to, so that no scoop of another need stand beside it. */
const muchStarch = 120;
const mostGrowth = 4;

/** The most of a part that keeps the dish what it is; a batter or drink grows until the first of it is the most of a meal. */
function mostOf(
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

/** One part of a dish with its amounts at every size. */
export interface Part {
  readonly role: FoodRole | 'whole';
  readonly ingredients: readonly DishIngredient[];
  readonly low: number;
  readonly high: number;
  /** Amounts by size, one vector after another: those of a size begin at `size * vectorLength`. */
  readonly amounts: Float64Array;
}

/** A dish cut into the parts that are resized on their own; `seasoning` follows the others. */
export interface PortionedDish {
  readonly dish: Dish;
  /** Its place in the kitchen's list; -1 for a dish that stays as it was served. */
  readonly index: number;
  /** By which its parts are limited. */
  readonly helpings: Helpings;
  readonly facts: DishFacts;
  readonly parts: readonly Part[];
  readonly seasoning: Part | null;
  /** Index of the part of each ingredient, in the recipe's order; -1 for seasoning. */
  readonly partOf: readonly number[];
  /** Grams of each ingredient by size: those of a size stand together, from `size * partOf.length` on. */
  readonly grams: Float64Array;
  /** kcal of the reference serving, and of the smallest and largest one. */
  readonly kcal: number;
  readonly leastKcal: number;
  readonly mostKcal: number;
  /** Set when the portion was decided before and stays to the gram; there are no parts to size then. */
  readonly kept: KeptPortion | null;
}

export interface KeptPortion {
  /** Grams of every ingredient, in the order in which they were served. */
  readonly grams: readonly (readonly [DishIngredient, number])[];
  readonly vector: Vector;
}

/**
 * Grams of an ingredient at a size: a whole number of its steps (eggs, slices, 5 g), at least one, at most what a meal
 * of this member holds of it.
 */
export function gramsAt(ingredient: DishIngredient, size: number, helpings: Helpings): number {
  const { stepGrams } = ingredient.food;
  // a pinch, less than half a step, stays what the recipe says
  if (ingredient.grams < stepGrams / 2) return ingredient.grams;
  const steps = Math.round((ingredient.grams * (multipliers[size] ?? 1)) / stepGrams);
  const most = Math.floor(mostGrams(ingredient.food, helpings) / stepGrams);
  return Math.max(1, Math.min(steps, most)) * stepGrams;
}

function sizeWithin(value: number): number {
  let best = referenceSize;
  for (const [size, multiplier] of multipliers.entries()) {
    if (Math.abs(multiplier - value) < Math.abs((multipliers[best] ?? 1) - value)) best = size;
  }
  return best;
}

/** The size whose multiplier lies nearest, the smaller one of two. */
export function nearestSize(multiplier: number): number {
  let best = 0;
  let least = Infinity;
  for (let size = 0; size < multipliers.length; size++) {
    const distance = Math.abs((multipliers[size] ?? 1) - multiplier);
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

const anySize: SizeRange = { low: 0, high: multipliers.length - 1 };

function partOf(
  role: FoodRole | 'whole',
  ingredients: readonly DishIngredient[],
  helpings: Helpings,
  sizes: SizeRange,
): Part {
  const amounts = new Float64Array(multipliers.length * vectorLength);
  for (let size = sizes.low; size <= sizes.high; size++) {
    const vector = amounts.subarray(size * vectorLength, (size + 1) * vectorLength);
    for (const ingredient of ingredients) {
      addTo(vector, ingredient.food.perGram, gramsAt(ingredient, size, helpings));
    }
  }
  return {
    role,
    ingredients,
    low: Math.max(sizes.low, sizeWithin(leastOf(role, ingredients))),
    high: Math.min(sizes.high, sizeWithin(mostOf(role, ingredients, helpings))),
    amounts,
  };
}

function gramsBySize(
  ingredients: readonly DishIngredient[],
  helpings: Helpings,
  sizes: SizeRange,
): Float64Array {
  const grams = new Float64Array(multipliers.length * ingredients.length);
  for (let size = sizes.low; size <= sizes.high; size++) {
    const from = size * ingredients.length;
    for (const [index, ingredient] of ingredients.entries()) {
      grams[from + index] = gramsAt(ingredient, size, helpings);
    }
  }
  return grams;
}

/** kcal of a part at a size. */
export function kcalAt({ amounts }: Part, size: number): number {
  return amounts[size * vectorLength + at.kcal] ?? 0;
}

function kcalOf(parts: readonly Part[], size: (part: Part) => number): number {
  return parts.reduce((sum, part) => sum + kcalAt(part, size(part)), 0);
}

/**
 * @param index the dish's place in the kitchen's list
 * @param facts those of the dish
 * @param sizes in which it may be served: the only ones whose amounts are known
 */
export function portionDish(
  dish: Dish,
  index: number,
  helpings: Helpings,
  facts: DishFacts = factsOf(dish),
  sizes: SizeRange = anySize,
): PortionedDish {
  const byRole = new Map<FoodRole | 'whole', DishIngredient[]>();
  for (const ingredient of dish.ingredients) {
    const role = dish.recipe.scaling === 'whole' ? 'whole' : ingredient.role;
    byRole.set(role, [...(byRole.get(role) ?? []), ingredient]);
  }
  const seasonings = byRole.get('seasoning');
  byRole.delete('seasoning');
  const parts = [...byRole].map(([role, ingredients]) =>
    partOf(role, ingredients, helpings, sizes),
  );
  const seasoning = seasonings ? partOf('seasoning', seasonings, helpings, sizes) : null;
  const all = seasoning ? [...parts, seasoning] : parts;
  return {
    dish,
    index,
    helpings,
    facts,
    parts,
    seasoning,
    partOf: dish.ingredients.map((ingredient) =>
      parts.findIndex(({ ingredients }) => ingredients.includes(ingredient)),
    ),
    grams: gramsBySize(dish.ingredients, helpings, sizes),
    kcal: kcalOf(all, () => referenceSize),
    leastKcal: kcalOf(parts, (part) => part.low),
    mostKcal: kcalOf(parts, (part) => part.high),
    kept: null,
  };
}

/** A dish that stays as it was served, for a day that is composed around it. */
export function keptDish(
  dish: Dish,
  served: readonly { readonly food: CatalogueFood; readonly grams: number }[],
): PortionedDish {
  const vector = zeroVector();
  for (const { food, grams } of served) addTo(vector, food.perGram, grams);
  const kcal = vector[at.kcal] ?? 0;
  return {
    dish,
    index: -1,
    helpings: 1,
    facts: factsOf(dish),
    parts: [],
    seasoning: null,
    partOf: [],
    grams: new Float64Array(0),
    kcal,
    leastKcal: kcal,
    mostKcal: kcal,
    kept: {
      grams: served.map(({ food, grams }) => [{ food, grams, role: food.role }, grams]),
      vector,
    },
  };
}

/**
 * Size of the seasoning: the mean of the other parts' sizes up to the reference serving, half as many steps beyond it,
 * so that a plate of three servings does not hold the salt of three.
 */
export function seasoningSize(sizeSum: number, parts: number): number {
  if (parts === 0) return referenceSize;
  const size = Math.round(sizeSum / parts);
  return size <= referenceSize ? size : referenceSize + ((size - referenceSize) >> 1);
}

/** A dish with a size chosen for each part. */
export interface SizedDish {
  readonly portioned: PortionedDish;
  readonly sizes: readonly number[];
}

/** Calls for every ingredient of a sized dish with its grams, in the recipe's order. */
export function forEachServed(
  { portioned, sizes }: SizedDish,
  call: (ingredient: DishIngredient, grams: number) => void,
): void {
  const { partOf: places, dish, kept, grams } = portioned;
  if (kept) {
    for (const [ingredient, served] of kept.grams) call(ingredient, served);
    return;
  }
  let sizeSum = 0;
  for (let part = 0; part < sizes.length; part++) sizeSum += sizes[part] ?? 0;
  const seasoning = seasoningSize(sizeSum, sizes.length);
  const { ingredients } = dish;
  for (let index = 0; index < ingredients.length; index++) {
    const ingredient = ingredients[index];
    const part = places[index] ?? -1;
    const size = part < 0 ? seasoning : (sizes[part] ?? referenceSize);
    if (ingredient) call(ingredient, grams[size * ingredients.length + index] ?? 0);
  }
}

/** Grams of every ingredient of a sized dish, in the recipe's order. */
export function servedGrams(sized: SizedDish): readonly (readonly [DishIngredient, number])[] {
  const served: [DishIngredient, number][] = [];
  forEachServed(sized, (ingredient, grams) => served.push([ingredient, grams]));
  return served;
}

/** Amounts of a sized dish. */
export function sizedVector(sized: SizedDish): Vector {
  const vector = zeroVector();
  forEachServed(sized, ({ food }, grams) => addTo(vector, food.perGram, grams));
  return vector;
}
