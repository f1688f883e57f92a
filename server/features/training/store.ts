import type { Profile } from '#planning/profile/profile.ts';
import type { TrainingWeek } from '#planning/training/model/training-plan.ts';
import type { Queries } from '../../platform/database.ts';
import { readProfile } from '../../platform/member-profile.ts';
import { parseTrainingWeeks } from './stored-weeks.ts';

export interface StoredTraining {
  /** Null before onboarding. */
  readonly profile: Profile | null;
  /** Null where there are none that we made. */
  readonly weeks: readonly TrainingWeek[] | null;
  /** The pages of the weeks, as they are shown. */
  readonly pages: readonly string[];
}

/** What a change starts from. @param lock holds the plan's rows until the transaction ends */
export async function readTraining(queries: Queries, lock: boolean): Promise<StoredTraining> {
  const plans = await queries.run({
    text: `select content, details from public.exercise_plans where user_id = (select auth.uid())
      order by week${lock ? ' for update' : ''}`,
  });
  return {
    profile: await readProfile(queries),
    weeks: parseTrainingWeeks(plans.rows.map(({ details }) => details)),
    pages: plans.rows.map(({ content }) => String(content)),
  };
}

export interface ExercisePlanRow {
  readonly week: number;
  /** HTML as it is shown. */
  readonly content: string;
  /** The structure that `content` was rendered from. */
  readonly details: TrainingWeek;
}

/** Saves weeks that changed. Answers the saved rows by week, as the data wire says them. */
export async function saveTraining(
  queries: Queries,
  plans: readonly ExercisePlanRow[],
): Promise<readonly unknown[]> {
  const { rows } = await queries.run({
    text: `with saved as (
        update public.exercise_plans set content = plan.content, details = plan.details, updated_at = now()
          from json_to_recordset($1::json) as plan (week integer, content text, details json)
          where exercise_plans.user_id = (select auth.uid()) and exercise_plans.week = plan.week
        returning exercise_plans.*)
      select to_json(saved) as row from saved order by week`,
    values: [JSON.stringify(plans)],
  });
  return rows.map(({ row }) => row);
}
