import type { Catalogue } from '#planning/catalogue/catalogue.ts';
import type { MealWeek } from '#planning/meals/meal-plan.ts';
import type { MealPlanner } from '#planning/meals/plan-meals.ts';
import { regeneratePlan } from '#planning/meals/regenerate-meals.ts';
import { mealWeekPage } from '#planning/page/meal-week-page.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { closedSetOnly } from '../../platform/plan-html.ts';

export interface MealPlanRow {
  readonly week: number;
  /** HTML as it is shown. */
  readonly content: string;
  /** The structure that `content` was rendered from. */
  readonly details: MealWeek;
}

export type MealPlanRows =
  | { readonly ok: true; readonly rows: readonly MealPlanRow[] }
  | { readonly ok: false; readonly reason: string };

/** A week as it is stored. @throws when the rendered HTML is not made of the closed set */
export function mealPlanRow(week: MealWeek, catalogue: Catalogue): MealPlanRow {
  return { week: week.week, content: closedSetOnly(mealWeekPage(week, catalogue)), details: week };
}

/**
 * Four weeks of meals as they are stored. The one place from which the server calls the meal planner.
 * @throws when the rendered HTML is not made of the closed set: then nothing is stored
 */
export function makeMealPlans(
  planner: MealPlanner,
  catalogue: Catalogue,
  profile: Profile,
  kept: readonly MealWeek[] | null,
  seed: string,
): MealPlanRows {
  // the meals and days that the member keeps stay; without any this is simply the plan of this seed
  const plan = regeneratePlan(planner, profile, kept ?? [], seed);
  if (!plan.ok) return plan;
  return { ok: true, rows: plan.weeks.map((week) => mealPlanRow(week, catalogue)) };
}
