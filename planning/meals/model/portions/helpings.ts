import { absent } from '../../../absent.ts';
import type { CatalogueFood } from '../../../catalogue/catalogue.ts';
import type { FoodRole } from '../../../catalogue/food.ts';
import { dryOfPulses } from '../../../catalogue/food-facts/eating-group-of.ts';
import { eatingGroups } from '../../../nutrition/eating-groups.ts';
import { firstEaten } from '../../../nutrition/vector.ts';
import type { DailyTargets } from '../../../targets/targets.ts';
import type { MealTime } from '../meal-times.ts';

/** How much of a food the meals of a member may hold. */
export interface Helpings {
  /** So many times the most of a food that a usual meal holds, of what a dish is made of: meat, starch and vegetables. */
  readonly times: 1 | 1.25 | 1.5 | 2;
  /** The same of milk, fruit, oil and sugar: a large appetite is for a larger plate, not for a larger glass. */
  readonly beside: 1 | 1.25 | 2;
  /** Grams of pulses, dry: what of them is comfortable does not grow with the appetite. */
  readonly pulses: number;
}

/** Each once, so that a kitchen can be known by them. */
const bySize = (pulses: number) =>
  ({
    usual: { times: 1, beside: 1, pulses },
    hearty: { times: 1.25, beside: 1, pulses },
    large: { times: 1.5, beside: 1.25, pulses },
    huge: { times: 2, beside: 2, pulses },
  }) as const satisfies Readonly<Record<string, Helpings>>;

/**
 * Half a cup of cooked beans (50 g dry) is the largest dose of which comfort was tested (Winham and Hutchins 2011), and
 * a bowl is a little more. Who eats no meat or fish is used to more, and vegans have little else that brings protein for
 * what they can spend.
 */
const allHelpings = { withFlesh: bySize(60), Vegetarian: bySize(75), Vegan: bySize(100) };

/** Those of whoever eats everything, in meals of a usual size. */
export const usualHelpings: Helpings = allHelpings.withFlesh.usual;

/** kcal of a member's largest meal from which on its helpings are larger. */
const heartyMeal = 800;
const largeMeal = 1150;
const hugeMeal = 1900;

/** Who eats two dinners' energy at one sitting has two helpings of it: the most of each food is meant for one. */
export function helpingsOf(
  { energy, diet }: Pick<DailyTargets, 'energy' | 'diet'>,
  times: readonly MealTime[],
): Helpings {
  const kcal = energy * Math.max(...times.map(({ share }) => share));
  const own = allHelpings[diet === 'Vegan' || diet === 'Vegetarian' ? diet : 'withFlesh'];
  if (kcal < heartyMeal) return own.usual;
  if (kcal < largeMeal) return own.hearty;
  return kcal < hugeMeal ? own.large : own.huge;
}

const pulseGroup = firstEaten + eatingGroups.indexOf('pulses');
/** Dry grams of pulses that one gram of a food stands for; 0 for other foods. */
export function dryPulses({ perGram }: Pick<CatalogueFood, 'perGram'>): number {
  const cooked = perGram[pulseGroup] ?? absent();
  return cooked > 0 ? dryOfPulses(cooked) : 0;
}

/** What a dish is made of. */
const ofDish: ReadonlySet<FoodRole> = new Set<FoodRole>(['protein', 'starch', 'vegetable']);

/** Most grams of a food in one meal. Salt and spices are not what a large appetite is for. */
export function mostGrams(
  food: Pick<CatalogueFood, 'maxMealGrams' | 'role' | 'perGram'>,
  { times, beside, pulses }: Helpings,
): number {
  const dry = dryPulses(food);
  const most =
    food.maxMealGrams * (ofDish.has(food.role) ? times : food.role === 'seasoning' ? 1 : beside);
  return dry > 0 ? Math.min(most, pulses / dry) : most;
}

/** Grams of oil in a usual meal, however many of its dishes are cooked in it. */
const mostFat = 25;

/** Most grams of oil and other pure fats in one meal. */
export function mostFatGrams(helpings: Helpings): number {
  return helpings.beside * mostFat;
}
