import type { CatalogueFood } from '../../catalogue/catalogue.ts';
import type { DailyTargets } from '../../targets/targets.ts';
import type { MealTime } from './meal-times.ts';

/** How many times the most of a food that a usual meal holds a member's meals may hold. */
export type Helpings = 1 | 1.5 | 2;

/** kcal of a member's largest meal from which on its helpings are larger. */
const largeMeal = 1600;
const hugeMeal = 2200;

/** Who eats two dinners' energy at one sitting has two helpings of it: the most of each food is meant for one. */
export function helpingsOf(
  { energy }: Pick<DailyTargets, 'energy'>,
  times: readonly MealTime[],
): Helpings {
  const kcal = energy * Math.max(...times.map(({ share }) => share));
  if (kcal < largeMeal) return 1;
  return kcal < hugeMeal ? 1.5 : 2;
}

/** Most grams of a food in one meal. Salt and spices are not what a large appetite is for. */
export function mostGrams(
  { maxMealGrams, role }: Pick<CatalogueFood, 'maxMealGrams' | 'role'>,
  helpings: Helpings,
): number {
  return role === 'seasoning' ? maxMealGrams : helpings * maxMealGrams;
}

/** Grams of oil in a usual meal, however many of its dishes are cooked in it. */
const mostFat = 25;

/** Most grams of oil and other pure fats in one meal. */
export function mostFatGrams(helpings: Helpings): number {
  return helpings * mostFat;
}
