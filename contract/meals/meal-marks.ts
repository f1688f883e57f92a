import * as v from 'valibot';

/** What can become of a planned meal. */
export const mealStates = ['eaten', 'skipped'] as const;
export type MealState = (typeof mealStates)[number];

/** Columns of a row of `meal_marks`, as they are asked for. */
export const mealMarkColumns = 'day,slot,state,changed_at';

/** What became of one meal: the day (ISO), the slot of the plan, and null where the word was taken back. */
export const mealMarkSchema = v.object({
  day: v.pipe(v.string(), v.isoDate()),
  slot: v.string(),
  state: v.nullable(v.picklist(mealStates)),
  changed_at: v.string(),
});
