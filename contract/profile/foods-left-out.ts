import * as v from 'valibot';
import { healthFormSchema } from './health-form.ts';

/** What is said where it cannot be looked up. */
export const leftOutFailed = 'We could not look up what that takes out. Please try again.';

const { allergens, foods } = healthFormSchema.entries;

/** What a member has ticked or typed of foods that harm them, before or after it is saved. */
export const leftOutQuestionSchema = v.object({ allergens, foods });
export type LeftOutQuestion = v.InferOutput<typeof leftOutQuestionSchema>;

const names = v.array(v.string());

/** What each answer takes out of every plan, by the names of our table; nothing of the question is kept. */
export const leftOutSchema = v.object({
  allergens: v.array(v.object({ allergen: v.string(), foods: names })),
  named: v.object({
    foods: names,
    /** Words that name no food of ours: nothing is left out for them. */
    unknown: names,
  }),
});
export type LeftOut = v.InferOutput<typeof leftOutSchema>;
