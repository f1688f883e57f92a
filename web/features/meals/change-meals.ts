import type { MealChange } from '#contract/change-meals.ts';
import { wire } from '#contract/paths.ts';
import { planChanges } from '#web/lib/plan-changes.ts';
import { mealPlansResource } from './meal-plans-resource.ts';

export const { inTurn, send: changeMeals } = planChanges<MealChange>(
  wire.changeMeals,
  mealPlansResource,
);
