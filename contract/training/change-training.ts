import * as v from 'valibot';
import { weekdays, weekNumbers } from '#planning/calendar.ts';

const week = v.picklist(weekNumbers);
const weekday = v.picklist(weekdays);
const exercise = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(30));
const seed = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/** An exercise of the plan: the week, the day of its session, and its place in the session's order, from 0. */
const place = { week, weekday, exercise };

/** Asks for alternatives; with the seed of an earlier answer for the ones that come after those. */
export const exerciseAlternativesQuestionSchema = v.object({
  ...place,
  after: v.optional(seed),
});

/**
 * One change of a stored plan. A swap names the alternative by its place in the answer of `exercise-alternatives` and
 * by that answer's seed, so nothing of an exercise itself is ever taken from a client.
 */
export const trainingChangeSchema = v.variant('action', [
  v.object({ action: v.literal('swap'), ...place, seed, choice: v.picklist([0, 1, 2]) }),
  v.object({
    action: v.literal('move'),
    week,
    weekday,
    to: weekday,
    /** The same session of the weeks after it as well. */
    following: v.boolean(),
  }),
  v.object({ action: v.literal('regenerate-week'), week }),
  /** Brings back what the last change has replaced, be it an exercise or all of the plan. */
  v.object({ action: v.literal('undo') }),
]);
export type TrainingChangeRequest = v.InferOutput<typeof trainingChangeSchema>;

/** What `exercise-alternatives` answers. */
export const exerciseAlternativesSchema = v.object({
  seed: v.string(),
  /** There are more to be shown after these. */
  more: v.boolean(),
  alternatives: v.array(
    v.object({
      name: v.string(),
      pattern: v.string(),
      level: v.string(),
      /** Sets and repetitions in the week of the swap, in words. */
      dose: v.string(),
      /** Muscles that it trains most. */
      muscles: v.array(v.string()),
      /** Equipment and household things. */
      needs: v.array(v.string()),
    }),
  ),
});
export type ExerciseAlternatives = v.InferOutput<typeof exerciseAlternativesSchema>;
