import { type Weekday, weekdayOf } from '../../calendar.ts';
import { addTo, amountsOf, type Vector, zeroVector } from '../../nutrition/vector.ts';
import type { LockedDay } from './kept-plan.ts';
import { type MealPlace, markOf } from './meal-place.ts';
import type { PlannedDay, PlannedDish, PlannedMeal } from './meal-plan.ts';
import type { MealTime } from './meal-times.ts';
import {
  type PortionedDish,
  type SizedDish,
  servedGrams,
  sizedVector,
} from './portions/portions.ts';

/** Where the main dish of a place was cooked. */
export interface CookedAt extends MealPlace {
  /** The helping waits in the freezer. */
  readonly frozen: boolean;
}

/** A day in portions, with what of it was cooked earlier, by meal. */
export interface ComposedDay {
  readonly meals: readonly (readonly SizedDish[])[];
  readonly total: Vector;
  readonly leftovers: ReadonlyMap<number, CookedAt>;
}

/** Dishes that stay as they are, in the portions in which they were served. */
export function asServed(dishes: readonly PortionedDish[]): readonly SizedDish[] {
  return dishes.map((portioned) => ({ portioned, sizes: [] }));
}

/** What dishes hold together, summed from the grams that are shown. */
export function vectorOf(dishes: readonly SizedDish[]): Vector {
  const total = zeroVector();
  for (const dish of dishes) addTo(total, sizedVector(dish));
  return total;
}

/** A dish as it is stored. */
export function plannedDish(dish: SizedDish): PlannedDish {
  return {
    recipe: dish.portioned.dish.recipe.id,
    ingredients: servedGrams(dish).map(([ingredient, grams]) => ({
      food: ingredient.food.key,
      grams,
    })),
  };
}

/** A meal as it is stored. */
export function plannedMeal(time: MealTime, dishes: readonly SizedDish[]): PlannedMeal {
  return {
    name: time.name,
    dishes: dishes.map(plannedDish),
    amounts: amountsOf(vectorOf(dishes)),
  };
}

/**
 * A day as it is stored; what was kept keeps its lock, and its amounts are summed afresh.
 * @param index of the day in the plan, 0 to 27
 * @param first the name of day 0
 */
export function plannedDay(
  index: number,
  first: Weekday,
  times: readonly MealTime[],
  { meals, total, leftovers }: ComposedDay,
  kept?: LockedDay,
): PlannedDay {
  const day: PlannedDay = {
    weekday: weekdayOf(index, first),
    meals: meals.flatMap((dishes, meal) => {
      const time = times[meal];
      const stays = kept?.meals[meal];
      if (stays) return [{ ...stays.planned, amounts: amountsOf(vectorOf(dishes)) }];
      if (!time) return [];
      const cooked = leftovers.get(meal);
      const source = cooked && times[cooked.meal];
      const mark = source ? markOf(cooked, first, source.name) : null;
      const leftoverOf = mark && cooked?.frozen ? { ...mark, frozen: true as const } : mark;
      return [{ ...plannedMeal(time, dishes), ...(leftoverOf ? { leftoverOf } : {}) }];
    }),
    amounts: amountsOf(total),
  };
  return kept?.whole ? { ...day, locked: true } : day;
}
