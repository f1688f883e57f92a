import type { DishIngredient } from '../catalogue/catalogue.ts';
import type { Slot } from '../catalogue/recipe.ts';
import { addTo, at, firstGroup, type Vector, zeroVector } from '../nutrition/vector.ts';
import type { Kitchen } from './kitchen.ts';
import { companyPoints } from './plate-company.ts';
import { forEachServed, type SizedDish } from './portions.ts';

/** A meal in portions, with everything about it that the month is judged by. */
export interface Plate {
  readonly dishes: readonly SizedDish[];
  readonly vector: Vector;
  /** Points of the meal itself: how far it lies from its share of energy and protein, and its company. */
  readonly points: number;
  /** Those of them for dishes that do not go together. */
  readonly company: number;
  /** Points of the meal alone against its share of everything that a day should hold. */
  readonly alone: number;
  /** Indices of its foods, and grams of each. */
  readonly foods: readonly number[];
  readonly grams: readonly number[];
  /** Indices of its dishes, the main dish first. */
  readonly ids: readonly number[];
  /** Grams of protein by kind. */
  readonly kinds: readonly number[];
  readonly kindGrams: readonly number[];
  readonly pulses: boolean;
  /** Meat, poultry or fish. */
  readonly flesh: boolean;
  readonly processed: boolean;
  readonly tinnedFish: boolean;
  readonly offal: boolean;
  readonly starchy: boolean;
  readonly liver: boolean;
}

/** Grams of grains and roots from which a meal counts as holding starch. */
const starchGrams = 20;

/** Adds grams to those of a key; both lists grow where it is new. */
function addAt(keys: number[], grams: number[], key: number, more: number): void {
  const known = keys.indexOf(key);
  if (known >= 0) grams[known] = (grams[known] ?? 0) + more;
  else {
    keys.push(key);
    grams.push(more);
  }
}

/**
 * Grams in parts of 1024, so that their sums are exact in any order: what comes and goes in a month leaves no trace of a
 * gram, for which a pack would be bought.
 */
function exactly(grams: number): number {
  return Math.round(grams * 1024) / 1024;
}

/**
 * Its lists grow by `push`, here and in what makes plates: `map` returns arrays of another kind once the compiler has
 * seen it often enough, and all that was compiled for the former kind is thrown away then.
 * @param points of the meal itself, worked out from its amounts
 */
export function plateOf(
  kitchen: Kitchen,
  dishes: readonly SizedDish[],
  points: (kcal: number, protein: number) => number,
  alone = 0,
): Plate {
  const vector = zeroVector();
  const foods: number[] = [];
  const grams: number[] = [];
  const kinds: number[] = [];
  const kindGrams: number[] = [];
  let pulses = 0;
  let flesh = 0;
  let processed = false;
  let tinnedFish = false;
  let offal = false;
  const serve = (ingredient: DishIngredient, served: number) => {
    const { index } = ingredient.food;
    const food = kitchen.foods[index];
    if (!food) return;
    addTo(vector, ingredient.food.perGram, served);
    addAt(foods, grams, index, exactly(served));
    if (food.kind >= 0) addAt(kinds, kindGrams, food.kind, served * food.protein);
    if (food.pulseGrams > 0) pulses += served / food.pulseGrams;
    if (food.fleshGrams > 0) flesh += served / food.fleshGrams;
    if (food.processed) processed = true;
    if (food.tinnedFish) tinnedFish = true;
    if (food.offal) offal = true;
  };
  const ids: number[] = [];
  let liver = false;
  for (const dish of dishes) {
    forEachServed(dish, serve);
    const { index, dish: served } = dish.portioned;
    ids.push(index >= 0 ? index : (kitchen.dishIndex.get(served.recipe.id) ?? -1));
    if (served.holdsLiver) liver = true;
  }
  const kcal = vector[at.kcal] ?? 0;
  const company = companyPoints(dishes, kcal, pulses);
  return {
    dishes,
    vector,
    points: points(kcal, vector[at.protein] ?? 0) + company,
    company,
    alone,
    foods,
    grams,
    ids,
    kinds,
    kindGrams,
    pulses: pulses >= 1,
    flesh: flesh >= 1,
    processed,
    tinnedFish,
    offal,
    starchy: (vector[firstGroup] ?? 0) >= starchGrams,
    liver,
  };
}

/** Place of a meal in the month. */
export interface MenuPlace {
  readonly day: number;
  readonly meal: number;
  readonly slot: Slot;
}
