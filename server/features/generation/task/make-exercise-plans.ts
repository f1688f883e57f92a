import type { Dated } from '#planning/calendar.ts';
import type { Exercise } from '#planning/catalogue/exercise.ts';
import { noAnswers } from '#planning/health/answers.ts';
import { trainingWeekPage } from '#planning/page/training/training-week-page.ts';
import type { Profile } from '#planning/profile/profile.ts';
import type { TrainingWeek } from '#planning/training/model/training-plan.ts';
import type { TrainingPlanner } from '#planning/training/plan-training.ts';
import { type MadeWeeks, weekRow } from '../../../platform/plans/four-week-plans.ts';

/**
 * Four weeks of training as they are stored. The one place from which the server calls the training planner.
 * @throws when the rendered HTML is not made of the closed set: then nothing is stored
 */
export function makeExercisePlans(
  planner: TrainingPlanner,
  exercises: readonly Exercise[],
  { profile, start }: Dated & { readonly profile: Profile },
  seed: string,
): MadeWeeks<TrainingWeek> {
  const plan = planner.plan(profile, seed, noAnswers, start);
  if (!plan.ok) return plan;
  const table = new Map(exercises.map((exercise) => [exercise.id, exercise]));
  return { ok: true, rows: plan.weeks.map((week) => weekRow(week, trainingWeekPage(week, table))) };
}
