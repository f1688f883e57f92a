import * as v from 'valibot';
import { wire } from '#contract/paths.ts';
import { type FoodBudgetAnswer, foodBudgetSchema } from '#contract/profile/food-budget.ts';
import { askFunction } from '../requests/call-function.ts';
import { memberResource } from '../requests/resource.ts';
import { WireError } from '../wire/wire-error.ts';

/** What each level of the food budget is for the member; null where none can be worked out. */
export const foodBudgetResource = memberResource(async (): Promise<FoodBudgetAnswer | null> => {
  try {
    return v.parse(foodBudgetSchema, await askFunction(wire.foodBudget));
  } catch (error) {
    if (error instanceof WireError && error.status === 409) return null;
    throw error;
  }
});
