import type { PlanTask } from '#planning/meals/candidates/plan-task.ts';
import type { Plate } from '#planning/meals/model/plates.ts';
import {
  type FreePlace,
  type LinkedMonth,
  platesOf,
  putAll,
} from '#planning/meals/search/month/month.ts';
import { bestPlate } from '#planning/meals/search/repairs/exchange.ts';
import { dropLeftovers } from '#planning/meals/search/repairs/mend-month.ts';
import { DaySizer, exchange } from '#planning/meals/sizing/day-sizer.ts';
import type { SearchedMonth } from './searched-month.ts';

export type FoodSet = ReadonlySet<number>;

export function holds({ foods }: Plate, wanted: FoodSet): boolean {
  return foods.some((food) => wanted.has(food));
}

/** Places of a month on which one of some foods stands. */
export function placesWith({ menu, free }: LinkedMonth, foods: FoodSet): readonly FreePlace[] {
  return free.filter(({ place }) => {
    const plate = menu.plateAt(place);
    return plate !== null && holds(plate, foods);
  });
}

/** Cooks every lunch anew that shares a pot with a plate that holds one of the foods. */
function openPots(task: PlanTask, month: LinkedMonth, foods: FoodSet): void {
  const days = new Set<number>();
  for (const { place, day } of placesWith(month, foods)) {
    // a pot serves lunches of the next two days
    if (month.links.has(place)) for (const later of [0, 1, 2]) days.add(day + later);
  }
  dropLeftovers(task, month, (day) => days.has(day));
}

/** Rounds over the plates that were exchanged, as each looks better or worse beside the others. */
const rounds = 2;

/**
 * Does without some foods: in each place on which one of them stands comes the plate that is best there without it, and
 * the day is sized again. The month is changed.
 * @returns meals that keep a food, because nothing else fits there
 */
export function doWithout(
  task: PlanTask,
  { month, pools }: SearchedMonth,
  foods: FoodSet,
): readonly FreePlace[] {
  const { menu, byDay, links } = month;
  openPots(task, month, foods);
  const sizer = new DaySizer(task);
  const open = placesWith(month, foods).filter(({ place }) => !links.has(place));
  for (let round = 0; round < rounds; round++) {
    for (const one of open) {
      const plate = bestPlate(menu, one, pools, (other) => !holds(other, foods));
      const places = byDay.get(one.day) ?? [];
      const before = platesOf(menu, places);
      const points = menu.points();
      if (!plate) continue;
      const tried = before.slice();
      tried[one.meal] = plate;
      const beside = menu.held.withWeek(one.day, task.penalty);
      const after = putAll(menu, places, sizer.size(tried, exchange, beside));
      if (round > 0 && after >= points) putAll(menu, places, before);
    }
  }
  return placesWith(month, foods);
}
