import { absent } from '../../../absent.ts';
import type { CatalogueFood, Dish, DishIngredient } from '../../../catalogue/catalogue.ts';
import { type DishFacts, factsOf } from '../../../catalogue/dishes/dish-facts.ts';
import type { FoodRole } from '../../../catalogue/food.ts';
import { addTo, at, type Vector, zeroVector } from '../../../nutrition/vector.ts';
import { type HeldParts, losesHelping, mealParts, partsHeld } from '../whole-meal.ts';
import { type Helpings, usualHelpings } from './helpings.ts';
import { amountsBySize, type Servings, servingsOf } from './part-amounts.ts';
import {
  anySize,
  gramsAt,
  leastOf,
  mostOf,
  multipliers,
  referenceSize,
  type SizeRange,
  seasoningSize,
  sizeWithin,
} from './sizes.ts';

/** One part of a dish with its amounts at every size. */
export interface Part {
  readonly role: FoodRole | 'whole';
  readonly ingredients: readonly DishIngredient[];
  readonly low: number;
  readonly high: number;
  /** What it holds at every size. */
  readonly bySize: readonly Vector[];
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
  /** What it holds of the parts of a whole meal at the least of its sizes. */
  readonly held: HeldParts;
  /** Set when the portion was decided before and stays to the gram; there are no parts to size then. */
  readonly kept: KeptPortion | null;
}

/** What a dish that stays was served with. */
export interface KeptPortion {
  /** Grams of every ingredient, in the order in which they were served. */
  readonly grams: readonly (readonly [DishIngredient, number])[];
  readonly vector: Vector;
}

function partOf(
  role: FoodRole | 'whole',
  ingredients: readonly DishIngredient[],
  helpings: Helpings,
  sizes: SizeRange,
  servings: Servings,
): Part {
  const bySize = amountsBySize(ingredients, helpings, sizes, servings);
  const heldAt = (size: number) => partsHeld(amountsAt({ bySize }, size));
  // what is a helping of meat, rice or greens stays one
  const whole = heldAt(referenceSize);
  let low = Math.max(sizes.low, sizeWithin(leastOf(role, ingredients, helpings)));
  while (low < referenceSize && losesHelping(whole, heldAt(low))) low++;
  return {
    role,
    ingredients,
    low,
    high: Math.min(sizes.high, sizeWithin(mostOf(role, ingredients, helpings))),
    bySize,
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

/** Amounts of a part at one of its sizes. */
export function amountsAt({ bySize }: Pick<Part, 'bySize'>, size: number): Vector {
  return bySize[size] ?? absent();
}

/** kcal of a part at a size. */
export function kcalAt(part: Part, size: number): number {
  return amountsAt(part, size)[at.kcal] ?? absent();
}

function kcalOf(parts: readonly Part[], size: (part: Part) => number): number {
  return parts.reduce((sum, part) => sum + kcalAt(part, size(part)), 0);
}

function heldOf(parts: readonly Part[]): HeldParts {
  const held = parts.map((part) => partsHeld(amountsAt(part, part.low)));
  return mealParts.map((_, index) =>
    held.reduce((sum, part) => sum + (part[index] ?? absent()), 0),
  );
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
  const cut = (role: FoodRole | 'whole', ingredients: readonly DishIngredient[]): Part =>
    partOf(role, ingredients, helpings, sizes, servingsOf(dish, role));
  const parts = [...byRole].map(([role, ingredients]) => cut(role, ingredients));
  const seasoning = seasonings ? cut('seasoning', seasonings) : null;
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
    held: heldOf(parts),
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
  const kcal = vector[at.kcal] ?? absent();
  return {
    dish,
    index: -1,
    helpings: usualHelpings,
    facts: factsOf(dish),
    parts: [],
    seasoning: null,
    partOf: [],
    grams: new Float64Array(0),
    kcal,
    leastKcal: kcal,
    mostKcal: kcal,
    held: partsHeld(vector),
    kept: {
      grams: served.map(({ food, grams }) => [{ food, grams, role: food.role }, grams]),
      vector,
    },
  };
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
  for (let part = 0; part < sizes.length; part++) sizeSum += sizes[part] ?? absent();
  const seasoning = seasoningSize(sizeSum, sizes.length);
  const { ingredients } = dish;
  for (let index = 0; index < ingredients.length; index++) {
    const ingredient = ingredients[index];
    const part = places[index] ?? absent();
    const size = part < 0 ? seasoning : (sizes[part] ?? absent());
    if (ingredient) call(ingredient, grams[size * ingredients.length + index] ?? absent());
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
