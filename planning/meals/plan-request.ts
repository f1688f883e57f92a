import type { Dated } from '../calendar.ts';
import type { Stock } from '../catalogue/packs/stock.ts';
import { type HealthAnswers, noAnswers } from '../health/answers.ts';
import { budgetOf, type FoodBudget } from '../profile/kitchen-answers.ts';
import type { Profile } from '../profile/profile.ts';
import type { MealWeek } from './model/meal-plan.ts';

/** Somebody for whom a month is cooked. */
export interface Eater {
  /** With what they said of the food that they buy, like and cook, and with what, where they said anything. */
  readonly profile: Profile;
  /** What they said of their health; words typed into the profile count beside it. */
  readonly answers: HealthAnswers;
  /** What they need, where that is not worked out from the profile: a child's share of a meal. Nobody is asked yet. */
  readonly need: null;
}

/**
 * Everything that a month of meals is planned for, in one record. What a field of type `null` or of an empty list will
 * say is not asked of any member yet, and the planner obeys it from the day on which its type allows more.
 */
export interface PlanRequest extends Dated {
  /** Who eats; one today. */
  readonly eaters: readonly [Eater];
  /** What the member wants to spend; null where nothing was said. */
  readonly budget: FoodBudget | null;
  /** What is at home already: the list buys none of it, and a month that uses it up is a little better. */
  readonly stock: Stock;
  /** Stored weeks; the meals and days in them that the member keeps stay to the gram. */
  readonly kept: readonly MealWeek[];
}

/** The request of one member who said nothing but what stands in the profile. */
export function requestOf(
  profile: Profile,
  { start, kept = [], stock = [] }: Dated & Partial<Pick<PlanRequest, 'kept' | 'stock'>> = {},
): PlanRequest {
  const eater: Eater = { profile, answers: noAnswers, need: null };
  return {
    eaters: [eater],
    budget: budgetOf(profile.kitchenAnswers),
    stock,
    kept,
    start,
  };
}
