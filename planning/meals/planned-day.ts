import { addTo, amountsOf, type Vector, zeroVector } from '../nutrition/vector.ts';
import type { LockedDay } from './kept-plan.ts';
import { type PlannedDay, type PlannedMeal, weekdays } from './meal-plan.ts';
import type { MealTime } from './meal-times.ts';
import { type PortionedDish, type SizedDish, servedGrams, sizedVector } from './portions.ts';
import type { SizedDay } from './size-day.ts';

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

/** A meal as it is stored. */
export function plannedMeal(time: MealTime, dishes: readonly SizedDish[]): PlannedMeal {
  return {
    name: time.name,
    dishes: dishes.map((dish) => ({
      recipe: dish.portioned.dish.recipe.id,
      ingredients: servedGrams(dish).map(([ingredient, grams]) => ({
        food: ingredient.food.key,
        grams,
      })),
    })),
    amounts: amountsOf(vectorOf(dishes)),
  };
}

/** A day as it is stored; what was kept keeps its lock, and its amounts are summed afresh. */
export function plannedDay(
  index: number,
  times: readonly MealTime[],
  { meals, total }: SizedDay,
  kept?: LockedDay,
): PlannedDay {
  const day: PlannedDay = {
    weekday: weekdays[index % 7] ?? 'Monday',
    meals: meals.flatMap((dishes, meal) => {
      const time = times[meal];
      const stays = kept?.meals[meal];
      if (stays) return [{ ...stays.planned, amounts: amountsOf(vectorOf(dishes)) }];
      return time ? [plannedMeal(time, dishes)] : [];
    }),
    amounts: amountsOf(total),
  };
  return kept?.whole ? { ...day, locked: true } : day;
}
