import type { Exercise } from '#planning/catalogue/exercise.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { trainingRules } from '#planning/safety/training-rules.ts';
import { forbiddenTraining } from '#planning/training/changes/fits-profile.ts';
import type { TrainingWeek } from '#planning/training/model/training-plan.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { OpenedPlan } from '../../platform/plans/four-week-plans.ts';
import { undoChange } from '../../platform/plans/plans-before.ts';
import { trainingPlan } from './stored-weeks.ts';

type Table = ReadonlyMap<string, Exercise>;

/** Whether the profile as it is now allows all of these weeks. */
function fits(weeks: readonly TrainingWeek[], profile: Profile, table: Table): boolean {
  const result = trainingRules(profile);
  if (!result.ok) return false;
  const found = forbiddenTraining(weeks, result.rules, profile.workout_location, table);
  return found.sessions.length === 0 && found.tooHard === null;
}

/**
 * Brings back the weeks that the last change has replaced.
 * @throws ProductError where there are none, or where the profile does not allow them any more
 */
export async function undoTraining(
  queries: Queries,
  { profile, weeks }: OpenedPlan<TrainingWeek>,
  table: Table,
): Promise<readonly unknown[]> {
  const allowed = (before: readonly TrainingWeek[]) => fits(before, profile, table);
  return (await undoChange(queries, trainingPlan, weeks, allowed)).rows;
}
