import type { Slot } from '../catalogue/recipe.ts';
import { addTo, at, firstGroup, type Vector, zeroVector } from '../nutrition/vector.ts';
import type { Kitchen } from './kitchen.ts';
import { type SizedDish, servedGrams } from './portions.ts';

/** A meal in portions, with everything about it that the month is judged by. */
export interface Plate {
  readonly dishes: readonly SizedDish[];
  readonly vector: Vector;
  /** Points of the meal itself: how far it lies from its share of energy and protein. */
  readonly points: number;
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
  readonly starchy: boolean;
  readonly liver: boolean;
}

/** Grams of grains and roots from which a meal counts as holding starch. */
const starchGrams = 20;

/** @param points of the meal itself, worked out from its amounts */
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
  for (const dish of dishes) {
    for (const [ingredient, served] of servedGrams(dish)) {
      const index = kitchen.foodIndex.get(ingredient.food.key) ?? -1;
      const food = kitchen.foods[index];
      if (!food) continue;
      addTo(vector, ingredient.food.perGram, served);
      const known = foods.indexOf(index);
      if (known >= 0) grams[known] = (grams[known] ?? 0) + served;
      else {
        foods.push(index);
        grams.push(served);
      }
      if (food.kind >= 0) {
        const kind = kinds.indexOf(food.kind);
        if (kind >= 0) kindGrams[kind] = (kindGrams[kind] ?? 0) + served * food.protein;
        else {
          kinds.push(food.kind);
          kindGrams.push(served * food.protein);
        }
      }
      if (food.pulseGrams > 0) pulses += served / food.pulseGrams;
      if (food.fleshGrams > 0) flesh += served / food.fleshGrams;
      if (food.processed) processed = true;
    }
  }
  return {
    dishes,
    vector,
    points: points(vector[at.kcal] ?? 0, vector[at.protein] ?? 0),
    alone,
    foods,
    grams,
    ids: dishes.map(({ portioned }) => kitchen.dishIndex.get(portioned.dish.recipe.id) ?? -1),
    kinds,
    kindGrams,
    pulses: pulses >= 1,
    flesh: flesh >= 1,
    processed,
    starchy: (vector[firstGroup] ?? 0) >= starchGrams,
    liver: dishes.some(({ portioned }) => portioned.dish.holdsLiver),
  };
}

/** Place of a meal in the month. */
export interface MenuPlace {
  readonly day: number;
  readonly meal: number;
  readonly slot: Slot;
}
