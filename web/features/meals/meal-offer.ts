import * as v from 'valibot';
import { type MealAlternatives, mealAlternativesSchema } from '#contract/meals/change-meals.ts';
import { wire } from '#contract/paths.ts';
import type { WeekNumber } from '#planning/calendar.ts';
import { callFunction } from '#web/lib/requests/call-function.ts';
import { dataClient, rowsOf } from '#web/lib/requests/data-client.ts';
import { inTurn } from './change-meals.ts';
import type { ShownMeal } from './meal-place.ts';

const targetSchema = v.object({
  target: v.object({
    /** kcal per day. */
    energy: v.number(),
    /** Grams per day at least. */
    protein: v.number(),
  }),
});
type DayTarget = v.InferOutput<typeof targetSchema>['target'];

export interface MealOffer extends MealAlternatives {
  /** Null when it could not be read: other meals can be chosen without it. */
  readonly target: DayTarget | null;
}

async function readTarget(userId: string, week: WeekNumber): Promise<DayTarget | null> {
  try {
    const data = await dataClient();
    const answer = await data
      .from('meal_plans')
      .select('target:details->target')
      .eq('user_id', userId)
      .eq('week', week)
      .maybeSingle();
    return v.parse(targetSchema, rowsOf(answer)).target;
  } catch {
    return null;
  }
}

/** Other meals for a place of the plan, and what its day should hold. @throws WireError with the words to show */
export async function readOffer(userId: string, place: ShownMeal): Promise<MealOffer> {
  const { week, day, meal } = place;
  const [answer, target] = await Promise.all([
    // an offer is for the plan as it is after what was chosen before
    inTurn(() => callFunction(wire.mealAlternatives, { week, day, meal })),
    readTarget(userId, week),
  ]);
  return { ...v.parse(mealAlternativesSchema, answer), target };
}
