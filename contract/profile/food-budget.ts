import * as v from 'valibot';
import { budgetLevels, shops } from '#planning/profile/kitchen-questions.ts';

const rand = v.pipe(v.number(), v.minValue(0));

/** What `food-budget` answers, in Rands a calendar month for one person. */
export const foodBudgetSchema = v.object({
  /** What the planner reckons with now. */
  now: v.object({ level: v.nullable(v.picklist(budgetLevels)), rand }),
  levels: v.array(v.object({ level: v.picklist(budgetLevels), rand })),
  /** The least that the member can eat for by every rule; null where no month can be planned. */
  least: v.nullable(rand),
  /** Of how many foods of the table we know a price from each shop, and how many there are. */
  shops: v.array(v.object({ shop: v.picklist(shops), foods: v.pipe(v.number(), v.minValue(0)) })),
  foods: v.pipe(v.number(), v.minValue(0)),
});
export type FoodBudgetAnswer = v.InferOutput<typeof foodBudgetSchema>;
