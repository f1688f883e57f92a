import assert from 'node:assert/strict';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { createRecorder } from '#planning/audit/finding.ts';
import { auditLeftovers } from '#planning/audit/meals/leftover-audit.ts';
import type { Weekday, WeekNumber } from '#planning/calendar.ts';
import { foods } from '#planning/catalogue/foods.ts';
import { prices } from '#planning/catalogue/prices.ts';
import type { MealWeek, PlannedMeal } from '#planning/meals/model/meal-plan.ts';
import { planMonth } from '#planning/meals/plan-month.ts';
import { requestOf } from '#planning/meals/plan-request.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { catalogue, kitchen } from './standard-kitchen.ts';

type Mutable<T> = T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T;
/** Weeks that are free to be spoilt. */
export type Weeks = Mutable<MealWeek[]>;

export const thandi: Profile = { ...profileDefaults, full_name: 'Thandi' };
export const leftoverTables = {
  foods,
  prices,
  recipes: new Map(catalogue.dishes.map(({ recipe }) => [recipe.id, recipe])),
};
const plan = planMonth(kitchen, requestOf(thandi), 'a');
assert.ok(plan.ok);
/** A plan that holds leftovers. */
export const planWeeks = plan.weeks;

/** The same plan, free to be spoilt. */
export function copyOf(weeks: readonly MealWeek[]): Weeks {
  return JSON.parse(JSON.stringify(weeks));
}

export function mealOn(
  weeks: Weeks,
  week: WeekNumber,
  weekday: Weekday,
  name: PlannedMeal['name'],
) {
  const day = weeks[week - 1]?.days.find((one) => one.weekday === weekday);
  const meal = day?.meals.find((one) => one.name === name);
  assert.ok(meal);
  return meal;
}

/** Rules of leftovers that the audit finds broken. */
export function findings(weeks: readonly MealWeek[]): readonly string[] {
  const recorder = createRecorder();
  auditLeftovers({ weeks }, leftoverTables, recorder.at);
  return recorder.findings.map(({ rule }) => rule);
}
