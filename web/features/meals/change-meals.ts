import * as v from 'valibot';
import {
  type MealChange,
  type MealOpinion,
  type SaidOpinion,
  saidOpinionSchema,
} from '#contract/meals/change-meals.ts';
import { wire } from '#contract/paths.ts';
import { planChanges } from '#web/lib/plans/plan-changes.ts';
import { callFunction } from '#web/lib/requests/call-function.ts';
import { mealPlansResource } from './meal-plans-resource.ts';

export const { inTurn, send: changeMeals } = planChanges<MealChange>(
  wire.changeMeals,
  mealPlansResource,
);

/** Tells the server what the member says of a meal's dish; null takes it back. */
export async function sayOpinion(said: MealOpinion): Promise<SaidOpinion> {
  return v.parse(saidOpinionSchema, await callFunction(wire.mealOpinions, said));
}
