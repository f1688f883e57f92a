import * as v from 'valibot';
import { budgetLevels } from '#planning/profile/kitchen-questions.ts';

const rand = v.pipe(v.number(), v.minValue(0));

/** What `food-budget` answers, in Rands a calendar month for one person. */
export const foodBudgetSchema = v.object({
  /** What the planner reckons with now. */
  now: v.object({ level: v.nullable(v.picklist(budgetLevels)), rand }),
  levels: v.array(v.object({ level: v.picklist(budgetLevels), rand })),
  /** The least that the member can eat for by every rule; null where no month can be planned. */
  least: v.nullable(rand),
});
export type FoodBudgetAnswer = v.InferOutput<typeof foodBudgetSchema>;
