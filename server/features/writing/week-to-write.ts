import { randomUUID } from 'node:crypto';
import type { Catalogue } from '#planning/catalogue/catalogue.ts';
import type { Exercise } from '#planning/catalogue/exercise.ts';
import type { MealWeek } from '#planning/meals/model/meal-plan.ts';
import { mealWeekPage } from '#planning/page/meals/meal-week-page.ts';
import type { PlanWords } from '#planning/page/plan-words.ts';
import { trainingWeekPage } from '#planning/page/training/training-week-page.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { eatingRules } from '#planning/safety/eating-rules.ts';
import type { TrainingWeek } from '#planning/training/model/training-plan.ts';
import { mealTasks } from '#planning/writing/task/meal-task.ts';
import { trainingTasks } from '#planning/writing/task/training-task.ts';
import type { WritingTask } from '#planning/writing/task/writing-task.ts';

/** A week of a computed plan, about which a model is asked. */
export type WeekToWrite =
  | { readonly plan: 'meal-plans'; readonly week: MealWeek; readonly profile: Profile }
  | { readonly plan: 'exercise-plans'; readonly week: TrainingWeek; readonly profile: Profile };

export interface WeekTables {
  readonly catalogue: Catalogue;
  readonly exercises: ReadonlyMap<string, Exercise>;
}

/** The calls that write a week. */
export function tasksOf(
  { catalogue, exercises }: WeekTables,
  { plan, week, profile }: WeekToWrite,
): readonly WritingTask[] {
  return plan === 'meal-plans'
    ? mealTasks(week, profile, catalogue, eatingRules(profile, catalogue))
    : trainingTasks(week, profile, exercises);
}

/** The page of a week with words around it. */
export function pageWith(
  { catalogue, exercises }: WeekTables,
  { plan, week }: WeekToWrite,
  words: PlanWords,
): string {
  return plan === 'meal-plans'
    ? mealWeekPage(week, catalogue, words)
    : trainingWeekPage(week, exercises, words);
}

/** A word that means nothing, new for each call. */
export function newCanary(): string {
  return `mark-${randomUUID().slice(0, 8)}`;
}
