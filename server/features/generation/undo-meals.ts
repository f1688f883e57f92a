import { serverSentences } from '#contract/sentences.ts';
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
import type { Queries } from '../../platform/database.ts';
import { ProductError } from '../../platform/errors.ts';
import { beforeDoesNotFit, bringBack, weeksBefore } from '../../platform/plans-before.ts';
import { shoppingListRow } from './make-shopping-list.ts';
import { saveList } from './store.ts';
import { parseStoredWeeks } from './stored-plan.ts';

interface UndoParts {
  readonly catalogue: Catalogue;
  readonly now: () => Date;
}

interface OpenedPlan {
  readonly profile: Profile;
  /** As they are stored, by week. */
  readonly weeks: readonly MealWeek[];
  readonly hasList: boolean;
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
  { profile, weeks, hasList }: OpenedPlan,
): Promise<readonly unknown[]> {
  const before = parseStoredWeeks(await weeksBefore(queries, 'meals', weeks));
  // weeks that a client wrote itself may hold anything
  if (!before) throw new ProductError(409, 'nothing_to_undo', serverSentences.nothingToUndo);
  if (!fits(before, profile, catalogue)) throw beforeDoesNotFit();
  const rows = await bringBack(queries, 'meals');
  if (hasList) await saveList(queries, shoppingListRow(before, catalogue, profile, now()));
  return rows;
}
