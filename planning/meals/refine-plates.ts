import type { Random } from '../random.ts';
import { missesByWeek } from './mend-misses.ts';
import type { PlanTask } from './plan-task.ts';
import type { PlatePools } from './plate-pools.ts';
import {
  DaySizer,
  exchange,
  type FreePlace,
  lookAround,
  type Month,
  platesOf,
  putAll,
  tiny,
} from './repair-month.ts';

/** Points for its company from which on nobody would serve a plate. */
const oddCompany = 12;
/** Other plates that are tried in its place, each the best of a few. */
const mostTries = 5;
/** Points of a rule broken: no plate is pleasant enough for that. */
const pointsOfMiss = 1e6;

/** Whether a plate of the month is odd by itself, or one more helping of offal than a week should hold. */
function isOdd({ menu }: Month, { place, day }: FreePlace): boolean {
  const plate = menu.plateAt(place);
  if (!plate) return false;
  return plate.company >= oddCompany || (plate.offal && menu.hasMuchOffal(Math.floor(day / 7)));
}

/** Days that share no pot with another one: their portions may change without it. */
export function daysWithoutPots({ byDay, links }: Month): ReadonlySet<number> {
  return new Set(
    [...byDay]
      .filter(([, places]) => !places.some((place) => links.has(place)))
      .map(([day]) => day),
  );
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
  const { menu, byDay, free, links } = month;
  const sizer = new DaySizer(task);
  const missesOf = missesByWeek(task, month);
  for (const one of free) {
    if (!days(one.day) || links.has(one.place)) continue;
    const places = byDay.get(one.day) ?? [];
    const week = Math.floor(one.day / 7);
    const wishes = menu.withWeek(one.day, task.penalty);
    for (let attempt = 0; attempt < mostTries && isOdd(month, one); attempt++) {
      const found = lookAround(menu, [one], pools, random);
      if (!found) continue;
      const plates = platesOf(menu, places);
      const score = menu.points() + pointsOfMiss * missesOf(week);
      const tried = plates.map((plate, meal) => (meal === one.meal ? found.plate : plate));
      putAll(menu, places, sizer.size(tried, exchange, wishes));
      if (menu.points() + pointsOfMiss * missesOf(week) < score - tiny) break;
      putAll(menu, places, plates);
    }
  }
}
