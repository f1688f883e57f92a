import type { Random } from '../random.ts';
import { leastFoods } from './basket.ts';
import type { PlanTask } from './plan-task.ts';
import type { PlatePools } from './plate-pools.ts';
import { longestRun } from './protein-runs.ts';
import {
  type DaySizer,
  exchange,
  type FreePlace,
  type Month,
  openOf,
  tryRepair,
} from './repair-month.ts';

/** Share of a week's dishes that another week may hold too. */
const mostAlike = 0.6;
const mostAttempts = 60;

/** Days of a week on which the same food has given most of the protein for too long. */
function dullDays({ menu }: Month, week: number): readonly number[] {
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) => 7 * week + day);
  return days.filter((day) => menu.runAt(day) > longestRun);
}

/** Where another plate could make a week less dull: on its dull days, or anywhere; null where nothing is amiss. */
function placesOf(month: Month, week: number): readonly FreePlace[] | null {
  const { menu } = month;
  const open = openOf(month, week);
  const dull = dullDays(month, week);
  if (dull.length > 0) return open.filter(({ day }) => dull.includes(day));
  return menu.foodsOf(week) < leastFoods || menu.likenessOf(week) > mostAlike ? open : null;
}

/** Tries other plates in weeks that became dull once their portions were found. */
export function repairWishes(
  task: PlanTask,
  month: Month,
  pools: PlatePools,
  sizer: DaySizer,
  random: Random,
): void {
  const { menu } = month;
  const size = (day: number, plates: Parameters<DaySizer['size']>[0]) =>
    sizer.size(plates, exchange, menu.withWeek(day, task.penalty));
  for (let week = 0; week < 4; week++) {
    for (let attempt = 0; attempt < mostAttempts; attempt++) {
      const open = placesOf(month, week);
      if (!open || open.length === 0) break;
      tryRepair(month, open, pools, size, random);
    }
  }
}
