import type { Catalogue } from '#planning/catalogue/catalogue.ts';
import {
  refusedMeals,
  starchyDays,
  unmindedConditions,
} from '#planning/meals/changes/refused-parts.ts';
import type { MealWeek } from '#planning/meals/model/meal-plan.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { eatingRules } from '#planning/safety/eating-rules.ts';
import { fitJudge } from '#planning/safety/profile-fit.ts';
import { southAfricanDay } from '../../platform/clock.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { OpenedPlan } from '../../platform/plans/four-week-plans.ts';
import { undoChange } from '../../platform/plans/plans-before.ts';
import { saveList } from './store.ts';
import { mealPlan } from './stored-plan.ts';
import { shoppingListRow } from './task/make-shopping-list.ts';

interface UndoParts {
  readonly catalogue: Catalogue;
  readonly now: () => Date;
}

/** Whether the profile as it is now allows all of these weeks. */
function fits(weeks: readonly MealWeek[], profile: Profile, catalogue: Catalogue): boolean {
  const judge = fitJudge(eatingRules(profile, catalogue), catalogue);
  const refused = [...refusedMeals(weeks, judge), ...starchyDays(weeks, profile)];
  return refused.length === 0 && unmindedConditions(weeks, profile) === null;
}

/**
 * Brings back the weeks that the last change has replaced, and the list with them.
 * @throws ProductError where there are none, or where the profile does not allow them any more
 */
export async function undoMeals(
  queries: Queries,
  { catalogue, now }: UndoParts,
  { profile, weeks, hasList }: OpenedPlan<MealWeek> & { readonly hasList: boolean },
): Promise<readonly unknown[]> {
  const allowed = (before: readonly MealWeek[]) => fits(before, profile, catalogue);
  const undone = await undoChange(queries, mealPlan, weeks, allowed);
  if (hasList) {
    const list = shoppingListRow(undone.weeks, catalogue, profile, now());
    await saveList(queries, list, southAfricanDay(now()));
  }
  return undone.rows;
}
