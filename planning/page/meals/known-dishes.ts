import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { MealWeek } from '../../meals/model/meal-plan.ts';

/** Whether the catalogue still has every dish of the weeks: without one of them they cannot be shown. */
export function hasAllDishes(weeks: readonly MealWeek[], { dishById }: Catalogue): boolean {
  const dishes = weeks
    .flatMap(({ days }) => days.flatMap(({ meals }) => meals))
    .flatMap((meal) => meal.dishes);
  return dishes.every(({ recipe }) => dishById.has(recipe));
}
