import { seededRandom } from '#planning/random.ts';
import { serve } from './dishes.ts';
import type { Planner } from './planner.ts';
import type { PlannerTables } from './tables.ts';

/** One serving of any dish that is eaten at the meal, whoever eats it: the floor of the benchmark. */
export function randomPlanner({ recipes }: PlannerTables): Planner {
  return {
    name: 'Random',
    plan({ id, meals }, days) {
      const random = seededRandom(`random ${id}`);
      const bySlot = Map.groupBy(meals, ({ slot }) => slot);
      const choices = new Map(
        [...bySlot.keys()].map((slot) => [
          slot,
          recipes.filter(({ slots }) => slots.includes(slot)),
        ]),
      );
      return Array.from({ length: days }, () => ({
        meals: meals.map(({ name, slot }) => {
          const own = choices.get(slot) ?? [];
          const recipe = own[random.below(own.length)];
          return { name, dishes: recipe ? [serve(recipe, 1)] : [] };
        }),
      }));
    },
  };
}
