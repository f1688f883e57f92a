import * as v from 'valibot';
import { weekNumbers } from '#planning/calendar.ts';

/** Most that a set's row takes; the table's own checks say the same. */
export const setLimits = { load: 999.75, amount: 999, number: 20 } as const;

/** Columns of a row of `training_sets`, as they are asked for. */
export const trainingSetColumns =
  'plan,week,session,exercise,set_number,done,load_kg,amount,changed_at';

/**
 * One set as a member logged it: which plan, week, session and exercise, the set's number from 1, the load in kilograms
 * and the repetitions (or seconds), where they were said.
 */
export const trainingSetSchema = v.object({
  plan: v.string(),
  week: v.picklist(weekNumbers),
  session: v.string(),
  exercise: v.string(),
  set_number: v.number(),
  done: v.boolean(),
  load_kg: v.nullable(v.number()),
  amount: v.nullable(v.number()),
  changed_at: v.string(),
});
export type TrainingSetRow = v.InferOutput<typeof trainingSetSchema>;
