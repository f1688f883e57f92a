import type { Profile } from '../../profile/profile.ts';
import { eatingRules } from '../../safety/eating-rules.ts';
import type { Kitchen } from '../model/kitchen.ts';
import type { DayPlace, MealPlace } from '../model/meal-place.ts';
import type { MealWeek, PlannedDay, PlannedMeal } from '../model/meal-plan.ts';
import {
  type ChangedPlan,
  type ChangeRefusal,
  noSuchPlace,
  openDay,
  refuse,
  withDay,
  withMeal,
} from './change-plan.ts';
import { forbiddenDish, nameOf, readMeal } from './stored-plan.ts';

/** With the lock, or without it; absent is unlocked, so that locking and unlocking leaves no trace. */
function relock<T extends { readonly locked?: true }>(item: T, locked: boolean) {
  const { locked: _, ...rest } = item;
  return locked ? { ...rest, locked: true as const } : rest;
}

/** Why these meals must not be locked; null when they may. */
function refuseLock(
  kitchen: Kitchen,
  profile: Profile,
  day: PlannedDay,
  meals: readonly PlannedMeal[],
  week: number,
): ChangeRefusal | null {
  const rules = eatingRules(profile, kitchen.catalogue);
  for (const meal of meals) {
    const read = readMeal(kitchen, meal);
    if (!read.ok) return read;
    const dish = forbiddenDish(read.meal, rules, day.weekday);
    if (dish) {
      const name = nameOf(dish, meal, day, week);
      return refuse('not-allowed', `${name} no longer fits your profile, so it cannot be kept.`);
    }
  }
  return null;
}

/**
 * Locks or unlocks a meal, or a whole day. A meal that the profile no longer allows cannot be locked; unlocking always
 * works. Nothing else of the plan changes.
 */
export function setLock(
  kitchen: Kitchen,
  profile: Profile,
  weeks: readonly MealWeek[],
  place: MealPlace | DayPlace,
  locked: boolean,
): ChangedPlan {
  const opened = openDay(weeks, place);
  if (!opened) return noSuchPlace();
  const { day, week } = opened;
  const index = 'meal' in place ? place.meal : null;
  const meal = index === null ? null : day.meals[index];
  if (meal === undefined) return noSuchPlace();
  const refusal = locked
    ? refuseLock(kitchen, profile, day, meal ? [meal] : day.meals, week.week)
    : null;
  if (refusal) return refusal;
  const changed =
    meal && index !== null ? withMeal(day, index, relock(meal, locked)) : relock(day, locked);
  return { ok: true, weeks: withDay(weeks, place, changed) };
}
