import { daysOfWeek, firstDayOf, weekIndexOf, weekIndices } from '../../../calendar.ts';
import type { Random } from '../../../random.ts';
import type { PlanTask } from '../../candidates/plan-task.ts';
import type { PlatePools } from '../../candidates/plate-pools.ts';
import type { Plate } from '../../model/plates.ts';
import { leastFoods } from '../../objective/basket/week-foods.ts';
import { isOddCompany } from '../../objective/plate/plate-company.ts';
import { longestRun } from '../../objective/repeats/protein-runs.ts';
import { DaySizer, exchange, thorough } from '../../sizing/day-sizer.ts';
import { type FreePlace, type Month, openOf, platesOf, putAll, tiny } from '../month/month.ts';
import { tryExchange } from './exchange.ts';
import { hardViolationsByWeek, pointsOfBreach } from './mend-violations.ts';

/** Points of needs from which on a day is looked at again, and of a week. */
const missedNeed = 14;
const missedMuch = 12;
const mostRepairs = 10;
const mostWeekRepairs = 40;

/** Tries other plates in days of which the best portions still miss something. */
export function repairDays(month: Month, pools: PlatePools, sizer: DaySizer, random: Random): void {
  const { menu, free, byDay, links } = month;
  const size = (_: number, plates: readonly Plate[]) => sizer.size(plates, exchange);
  for (const [day, places] of byDay) {
    const open = free.filter((one) => one.day === day && !links.has(one.place));
    for (let attempt = 0; open.length > 0 && attempt < mostRepairs; attempt++) {
      const missed = platesOf(menu, places).reduce(
        (sum, plate) => sum + plate.points,
        menu.held.dayPoints(day),
      );
      if (missed < missedNeed) break;
      tryExchange(month, open, pools, size, random);
    }
  }
}

/** Sizes the plates of a day by what the other days hold. */
function sizeBesideOthers({ penalty }: PlanTask, { menu }: Month, sizer: DaySizer) {
  return (day: number, plates: readonly Plate[]) =>
    sizer.size(plates, exchange, menu.withOthers(day, penalty));
}

/** Tries other plates in weeks that miss much even with their days balanced. */
export function repairWeeks(
  task: PlanTask,
  month: Month,
  pools: PlatePools,
  sizer: DaySizer,
  random: Random,
): void {
  const { menu } = month;
  const size = sizeBesideOthers(task, month, sizer);
  for (const week of weekIndices) {
    const open = openOf(month, week);
    for (let attempt = 0; open.length > 0 && attempt < mostWeekRepairs; attempt++) {
      if (menu.held.weekPoints(firstDayOf(week)) < missedMuch) break;
      tryExchange(month, open, pools, size, random);
    }
  }
}

/** Points of a week from which on its days are sized again with the week in mind. */
const missedWeek = 2;

/** Sizes the days of weeks that miss something once more, each with what the other six hold. */
export function balanceWeeks(task: PlanTask, { menu, byDay }: Month, sizer: DaySizer): void {
  for (const [day, places] of byDay) {
    if (menu.held.weekPoints(day) < missedWeek) continue;
    const plates = platesOf(menu, places);
    const before = menu.points();
    const after = putAll(
      menu,
      places,
      sizer.size(plates, thorough, menu.withOthers(day, task.penalty)),
    );
    if (after > before - tiny) putAll(menu, places, plates);
  }
}

/** Share of a week's dishes that another week may hold too. */
const mostAlike = 0.6;
const mostAttempts = 60;

/** Days of a week on which the same food has given most of the protein for too long. */
function dullDays({ menu }: Month, week: number): readonly number[] {
  const days = daysOfWeek(week);
  return days.filter((day) => menu.runAt(day) > longestRun);
}

/** Where another plate could make a week less dull: on its dull days, or anywhere; null where nothing is amiss. */
function placesOf(month: Month, week: number): readonly FreePlace[] | null {
  const { menu } = month;
  const open = openOf(month, week);
  const dull = dullDays(month, week);
  if (dull.length > 0) return open.filter(({ day }) => dull.includes(day));
  return menu.foodsOf(week) < leastFoods || menu.dishes.likenessOf(week) > mostAlike ? open : null;
}

/** Tries other plates in weeks that became dull once their portions were found. */
export function repairWishes(
  task: PlanTask,
  month: Month,
  pools: PlatePools,
  sizer: DaySizer,
  random: Random,
): void {
  const size = sizeBesideOthers(task, month, sizer);
  for (const week of weekIndices) {
    for (let attempt = 0; attempt < mostAttempts; attempt++) {
      const open = placesOf(month, week);
      if (!open || open.length === 0) break;
      tryExchange(month, open, pools, size, random);
    }
  }
}

/** Other plates that are tried in the place of an odd one, each the best of a few; and where only a side comes too often. */
const mostTries = 5;
const mostTriesOfSide = 1;
/** And of one that is liked little, with the points from which on it is: a step and a half from a favourite. */
const mostTriesOfDull = 8;
const dullPoints = 16;

/**
 * How often another plate is tried for one that is odd by itself, has the side that everything in its week has, or is one
 * more helping of offal than a week should hold; 0 for any other.
 */
function triesFor({ menu }: Month, { place, day }: FreePlace): number {
  const plate = menu.plateAt(place);
  if (!plate) return 0;
  const week = weekIndexOf(day);
  if (isOddCompany(plate) || (plate.offal && menu.meals.hasMuchOffal(week))) return mostTries;
  if (plate.taste >= dullPoints) return mostTriesOfDull;
  return menu.dishes.hasSideTooOften(plate, week) ? mostTriesOfSide : 0;
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
  const violationsIn = hardViolationsByWeek(task, month);
  const size = sizeBesideOthers(task, month, sizer);
  for (const one of free) {
    if (!days(one.day) || links.has(one.place)) continue;
    const week = weekIndexOf(one.day);
    const score = () => menu.points() + pointsOfBreach * violationsIn(week);
    for (let attempt = 0; attempt < triesFor(month, one); attempt++) {
      if (tryExchange(month, [one], pools, size, random, score, Infinity)) break;
    }
  }
}
