import type { Catalogue } from '../catalogue/catalogue.ts';
import type { FoodKey } from '../catalogue/foods.ts';
import type { MealWeek } from '../meals/meal-plan.ts';
import { type EatingRules, foodAllowed } from './eating-rules.ts';

/**
 * Foods of a finished plan that the member may not be given any more, because the profile has changed since or the
 * stored plan was tampered with. A food that the catalogue does not know counts as forbidden.
 */
export function forbiddenFoods(
  weeks: readonly MealWeek[],
  rules: EatingRules,
  catalogue: Catalogue,
): ReadonlySet<FoodKey> {
  const forbidden = new Set<FoodKey>();
  for (const { days } of weeks) {
    for (const { ingredients } of days.flatMap(({ meals }) =>
      meals.flatMap(({ dishes }) => dishes),
    )) {
      for (const { food: key } of ingredients) {
        const food = catalogue.foods.get(key);
        if (!food || !foodAllowed(food, rules)) forbidden.add(key);
      }
    }
  }
  return forbidden;
}
