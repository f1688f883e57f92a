import * as v from 'valibot';
import { opinions } from '#planning/profile/dish-opinions.ts';

const week = v.picklist([1, 2, 3, 4]);
const day = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6));
const meal = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9));
const seed = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/** Where a meal stands in the plan: week 1 to 4, days since it began, 0 to 6, meal in the day's order from 0. */
export const mealPlaceSchema = v.object({ week, day, meal });

/**
 * One change of a stored plan. A swap names the alternative by its place in the answer of `meal-alternatives` and by
 * that answer's seed, so nothing of a meal itself is ever taken from a client.
 */
export const mealChangeSchema = v.variant('action', [
  v.object({
    action: v.literal('swap'),
    week,
    day,
    meal,
    seed,
    choice: v.picklist([0, 1, 2]),
  }),
  v.object({ action: v.literal('lock'), week, day, meal: v.nullable(meal), locked: v.boolean() }),
  v.object({ action: v.literal('regenerate-week'), week }),
  /** Brings back what the last change has replaced, be it a meal or all of the plan. */
  v.object({ action: v.literal('undo') }),
]);
/**
 * What a member says of the main dish of a meal, which is named by its place, so that nothing is taken from a client. A
 * null takes back what was said.
 */
export const mealOpinionSchema = v.object({
  week,
  day,
  meal,
  opinion: v.nullable(v.picklist(opinions)),
});
export type MealOpinion = v.InferOutput<typeof mealOpinionSchema>;

/** What `meal-opinions` answers: the dish that is meant, and what was said of it before. */
export const saidOpinionSchema = v.object({
  name: v.string(),
  before: v.nullable(v.picklist(opinions)),
});
export type SaidOpinion = v.InferOutput<typeof saidOpinionSchema>;

export type MealChange = v.InferOutput<typeof mealChangeSchema>;

const figures = v.object({ kcal: v.number(), protein: v.number() });

/** What `meal-alternatives` answers. */
export const mealAlternativesSchema = v.object({
  seed: v.string(),
  alternatives: v.array(
    v.object({
      name: v.string(),
      emoji: v.string(),
      minutes: v.number(),
      meal: figures,
      /** What the day would hold with it. */
      day: figures,
      /** How much more the month's budget list would cost with it, in cents; below 0 for less. */
      cents: v.number(),
    }),
  ),
});
export type MealAlternatives = v.InferOutput<typeof mealAlternativesSchema>;
