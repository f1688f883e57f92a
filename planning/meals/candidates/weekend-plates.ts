import type { Plate } from '../model/plates.ts';
import { takesLonger } from '../model/slow-meals.ts';
import type { PlanTask } from './plan-task.ts';
import type { PlatePools } from './plate-pools.ts';

/** Whether a plate takes longer than the member's minutes: its work does not, but it has to stand on the stove. */
export function isLate({ rules }: PlanTask, { dishes: [main] }: Plate): boolean {
  return main !== undefined && takesLonger(main.portioned.dish.recipe, rules);
}

/** The plates of both. */
export function together(one: PlatePools, other: PlatePools): PlatePools {
  type Plates = PlatePools['byMeal'];
  const both = (first: Plates, second: Plates) =>
    one.byMeal.map((_, meal) => [...(first[meal] ?? []), ...(second[meal] ?? [])]);
  return {
    byMeal: both(one.byMeal, other.byMeal),
    slowByMeal: both(one.slowByMeal ?? [], other.slowByMeal ?? []),
  };
}
