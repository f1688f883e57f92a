import type { Weekday } from '../../calendar.ts';
import type { Recipe, Slot } from '../../catalogue/recipe.ts';
import type { EatingRules } from '../../safety/eating-rules.ts';
import { slotOf } from './meal-times.ts';

/** The meal of a weekend day for which a pot may stand on the stove: Saturday's dinner and Sunday's lunch. */
const slowMeals: Readonly<Partial<Record<Weekday, Slot>>> = { Saturday: 'dinner', Sunday: 'lunch' };

/** Whether a meal is the one of its day that may be ready later. */
export function isSlowMeal(weekday: Weekday, slot: Slot): boolean {
  return slowMeals[weekday] === slot;
}

/** Whether a dish takes longer than a member has for a meal on most days. */
export function takesLonger(
  { totalMinutes }: Pick<Recipe, 'totalMinutes'>,
  { minutes }: Pick<EatingRules, 'minutes'>,
): boolean {
  return totalMinutes > minutes;
}

/** Minutes from start to plate that a member has for a meal, by its name. */
export function minutesAt(
  { minutes, slowMinutes }: Pick<EatingRules, 'minutes' | 'slowMinutes'>,
  weekday: Weekday,
  name: string,
): number {
  const slot = slotOf(name);
  return slot && isSlowMeal(weekday, slot) ? slowMinutes : minutes;
}
