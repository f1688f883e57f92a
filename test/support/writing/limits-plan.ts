import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { weekNumbers } from '#planning/calendar.ts';
import type { MealWeek } from '#planning/meals/model/meal-plan.ts';
import type { TrainingWeek } from '#planning/training/model/training-plan.ts';
import { parseStoredWeeks } from '#server/features/generation/stored-plan.ts';
import { parseTrainingWeeks } from '#server/features/training/stored-weeks.ts';

const file = new URL('limits-plan.json', import.meta.url);
const { meals, training } = v.parse(
  v.object({ meals: v.looseObject({}), training: v.looseObject({}) }),
  JSON.parse(readFileSync(file, 'utf8')),
);

/** Stored weeks are read four at a time. */
const fourOf = (week: object) => weekNumbers.map((number) => ({ ...week, week: number }));

/**
 * A week of meals as it was when the texts about it were written: plans change with recipes and prices, and what may
 * be said about them as well; this one does not.
 */
export function limitsMeals(): MealWeek {
  const [week] = parseStoredWeeks(fourOf(meals)) ?? [];
  if (!week) throw new Error('the stored week of meals cannot be read');
  return week;
}

/** A week of training, for the same member. */
export function limitsTraining(): TrainingWeek {
  const [week] = parseTrainingWeeks(fourOf(training)) ?? [];
  if (!week) throw new Error('the stored week of training cannot be read');
  return week;
}
