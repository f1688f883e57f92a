import assert from 'node:assert/strict';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import type { AuditTables } from '#planning/audit/plan-under-audit.ts';
import { foods } from '#planning/catalogue/foods.ts';
import { type MealAlternative, mealAlternatives } from '#planning/meals/changes/swap/swap-meal.ts';
import { type PlaceInWeek, placeOf } from '#planning/meals/model/meal-place.ts';
import type { MealWeek, PlannedMeal } from '#planning/meals/model/meal-plan.ts';
import { planMonth } from '#planning/meals/plan-month.ts';
import { requestOf } from '#planning/meals/plan-request.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { catalogue, kitchen } from './standard-kitchen.ts';

export const auditTables: AuditTables = {
  foods,
  recipes: new Map(catalogue.dishes.map(({ recipe }) => [recipe.id, recipe])),
};
export const thandiMokoena: Profile = { ...profileDefaults, full_name: 'Thandi Mokoena' };
export const tuesdayDinner: PlaceInWeek = { week: 2, day: 1, meal: 2 };

export function weeksOf(profile: Profile, seed = 'seed'): readonly MealWeek[] {
  const plan = planMonth(kitchen, requestOf(profile), seed);
  assert.ok(plan.ok, plan.ok ? '' : plan.reason);
  return plan.weeks;
}

export function alternativesOf(
  profile: Profile,
  weeks: readonly MealWeek[],
  place: PlaceInWeek,
  seed = 'swap',
): readonly MealAlternative[] {
  const result = mealAlternatives(kitchen, profile, weeks, placeOf(place), seed);
  assert.ok(result.ok, result.ok ? '' : result.reason);
  return result.alternatives;
}

export function mealAt(weeks: readonly MealWeek[], { week, day, meal }: PlaceInWeek): PlannedMeal {
  const found = weeks[week - 1]?.days[day]?.meals[meal];
  assert.ok(found);
  return found;
}
