import type { Dated } from '#planning/calendar.ts';
import type { Catalogue } from '#planning/catalogue/catalogue.ts';
import type { Stock } from '#planning/catalogue/packs/stock.ts';
import type { Kitchen } from '#planning/meals/model/kitchen.ts';
import type { MealWeek } from '#planning/meals/model/meal-plan.ts';
import { planMonth } from '#planning/meals/plan-month.ts';
import { requestOf } from '#planning/meals/plan-request.ts';
import { mealWeekPage } from '#planning/page/meals/meal-week-page.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { type MadeWeeks, weekRow } from '../../../platform/plans/four-week-plans.ts';

export interface WantedMeals extends Dated {
  readonly profile: Profile;
  /** Stored weeks; what the member keeps of them stays. Without any this is simply the plan of the seed. */
  readonly kept: readonly MealWeek[];
  /** What is at home. */
  readonly stock: Stock;
}

/**
 * Four weeks of meals as they are stored. The one place from which the server calls the meal planner.
 * @throws when the rendered HTML is not made of the closed set: then nothing is stored
 */
export function makeMealPlans(
  kitchen: Kitchen,
  catalogue: Catalogue,
  { profile, start, kept, stock }: WantedMeals,
  seed: string,
): MadeWeeks<MealWeek> {
  const plan = planMonth(kitchen, requestOf(profile, { start, kept, stock }), seed);
  if (!plan.ok) return plan;
  return { ok: true, rows: plan.weeks.map((week) => weekRow(week, mealWeekPage(week, catalogue))) };
}
