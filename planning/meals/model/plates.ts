import { absent } from '../../absent.ts';
import type { Slot } from '../../catalogue/recipe.ts';
import type { Vector } from '../../nutrition/vector.ts';
import type { MealPlace } from './meal-place.ts';
import type { SizedDish } from './portions/portions.ts';

/** A meal in portions, with everything about it that the month is judged by. */
export interface Plate {
  readonly dishes: readonly SizedDish[];
  readonly vector: Vector;
  /** Points of the meal itself: how far it lies from its share of energy and protein, its company and its taste. */
  readonly points: number;
  /** Those of them for dishes that do not go together. */
  readonly company: number;
  /** Those of them for fresh produce outside its season, and for a main dish that others are preferred to. */
  readonly taste: number;
  /** Points of the meal alone against its share of everything that a day should hold. */
  readonly alone: number;
  /** Indices of its foods, and grams of each. */
  readonly foods: readonly number[];
  readonly grams: readonly number[];
  /** Places in `countedFoods` of what it holds, and grams as eaten of each. */
  readonly counted: readonly number[];
  readonly countedGrams: readonly number[];
  /** Indices of its dishes, the main dish first. */
  readonly ids: readonly number[];
  /** Grams of protein by kind. */
  readonly kinds: readonly number[];
  readonly kindGrams: readonly number[];
  /** Protein, starch and vegetable that it is told by (`likenessOf`). */
  readonly likeness: number;
  /** Its starch, by place in `starchKinds`, and its protein with that (`Likeness`); -1 for none. */
  readonly starch: number;
  readonly couple: number;
  readonly pulses: boolean;
  /** Meat, poultry or fish. */
  readonly flesh: boolean;
  readonly processed: boolean;
  readonly tinnedFish: boolean;
  readonly offal: boolean;
  readonly starchy: boolean;
  readonly liver: boolean;
  /** Something of it is soaked or thawed on the day before. */
  readonly waits: boolean;
}

/** Index of the dish that leads a plate. */
export function mainOf({ ids }: Plate): number {
  return ids[0] ?? absent();
}

/** A place of the menu: of a meal of the day, with what is eaten then. */
export interface MenuPlace extends MealPlace {
  readonly slot: Slot;
}
