import type { Recipe } from '../../catalogue/recipe.ts';
import { potMinutes, reheatMinutes } from '../../meals/model/leftovers.ts';
import type { PlannedMeal } from '../../meals/model/meal-plan.ts';

/** How long a meal takes, in minutes, and what is to be washed up. */
export interface MealClock {
  /** In which somebody stands there: the work of all its dishes. */
  readonly work: number;
  /** From start to plate: sides are made while the main dish cooks by itself. */
  readonly ready: number;
  /** The longest stretch in which nothing needs a hand, sides being made in it. */
  readonly free: number;
  /** Pots, pans and tins. */
  readonly pots: number;
}

/**
 * What is left over is only warmed up, and a pot for several meals asks for a little more work.
 * @param recipes those of the dishes of the meal, in their order
 */
export function mealClock(meal: PlannedMeal, recipes: readonly Recipe[]): MealClock {
  let work = 0;
  let ready = 0;
  let free = 0;
  let pots = 0;
  for (const [index, recipe] of recipes.entries()) {
    if (index === 0 && meal.leftoverOf) {
      work = reheatMinutes;
      ready = reheatMinutes;
      continue;
    }
    const own = potMinutes(recipe, index === 0 ? (meal.pot?.meals.length ?? 0) : 0);
    // what waits longest is waited for while the others are made
    free = Math.max(free - own.work, recipe.freeMinutes - work);
    work += own.work;
    ready = Math.max(ready, own.total);
    pots += recipe.pots;
  }
  ready = Math.max(work, ready);
  return { work, ready, free: Math.min(Math.max(0, free), ready - work), pots };
}

/** A stretch from which on it is worth a word: a bath, a walk around the block. */
const leastFree = 20;

/** '2 pots', '45 min free'; what is not there is not said. */
export function clockNotes({ free, pots }: MealClock): readonly (readonly [string, string])[] {
  return [
    ...(pots > 0 ? [['🍳', `${pots}\u00a0${pots === 1 ? 'pot' : 'pots'}`] as const] : []),
    ...(free >= leastFree ? [['🛋️', `${free}\u00a0min free`] as const] : []),
  ];
}

/** '15 min', '20 min of work, ready in 90 min'. */
export function durationText({ work, ready }: MealClock): string {
  return work === ready
    ? `${ready}\u00a0min`
    : `${work}\u00a0min of work, ready in ${ready}\u00a0min`;
}
