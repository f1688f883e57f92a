import type { Random } from '../random.ts';
import { missesByWeek, pointsOfBreach } from './mend-misses.ts';
import type { PlanTask } from './plan-task.ts';
import type { PlatePools } from './plate-pools.ts';
import type { Plate } from './plates.ts';
import { DaySizer, exchange, type FreePlace, type Month, tryRepair } from './repair-month.ts';

/** Points for its company from which on nobody would serve a plate. */
const oddCompany = 12;
/** Other plates that are tried in its place, each the best of a few. */
const mostTries = 5;

/** Whether a plate of the month is odd by itself, or one more helping of offal than a week should hold. */
function isOdd({ menu }: Month, { place, day }: FreePlace): boolean {
  const plate = menu.plateAt(place);
  if (!plate) return false;
  return plate.company >= oddCompany || (plate.offal && menu.hasMuchOffal(Math.floor(day / 7)));
}

/**
 * Tries other plates for those that nobody would serve; what is kept breaks no rule more and is better in all that the
 * month is judged by.
 * @param days on which that may be done
 */
export function refinePlates(
  task: PlanTask,
  month: Month,
  pools: PlatePools,
  random: Random,
  days: (day: number) => boolean,
): void {
  const { menu, free, links } = month;
  const sizer = new DaySizer(task);
  const missesOf = missesByWeek(task, month);
  const size = (day: number, plates: readonly Plate[]) =>
    sizer.size(plates, exchange, menu.withWeek(day, task.penalty));
  for (const one of free) {
    if (!days(one.day) || links.has(one.place)) continue;
    const week = Math.floor(one.day / 7);
    const score = () => menu.points() + pointsOfBreach * missesOf(week);
    for (let attempt = 0; attempt < mostTries && isOdd(month, one); attempt++) {
      if (tryRepair(month, [one], pools, size, random, score, Infinity)) break;
    }
  }
}
