import { weekIndexOf } from '../../../calendar.ts';
import type { Random } from '../../../random.ts';
import type { PlanTask } from '../../candidates/plan-task.ts';
import type { PlatePools } from '../../candidates/plate-pools.ts';
import { DaySizer, thorough } from '../../sizing/day-sizer.ts';
import { type LinkedMonth, platesOf, putAll } from '../month/month.ts';
import { brokenWeeks, hardViolations, mend } from './mend-violations.ts';

/** Has lunches cooked that were to be left over, and sizes their days. @returns whether there were any */
export function dropLeftovers(
  task: PlanTask,
  { menu, byDay, linkMoves }: LinkedMonth,
  concerns: (day: number) => boolean,
): boolean {
  const sizer = new DaySizer(task);
  const changed = linkMoves.giveUp(concerns);
  for (const day of changed) {
    const places = byDay.get(day) ?? [];
    const plates = platesOf(menu, places);
    putAll(menu, places, sizer.size(plates, thorough, menu.held.withWeek(day, task.penalty)));
  }
  return changed.length > 0;
}

/** Rounds over the pots, as a day that is sized anew may hold the pot of the next one. */
const mostPasses = 3;

/** Makes helpings equal where one cannot be ladled from the other's pot, or cooks the lunch after all. */
export function equaliseHelpings(task: PlanTask, month: LinkedMonth): void {
  const { menu, byDay, pots } = month;
  const sizer = new DaySizer(task);
  for (let pass = 0; pass < mostPasses && pots.unequal().size > 0; pass++) {
    for (const day of pots.unequal()) {
      const violations = hardViolations(task, month);
      const places = byDay.get(day) ?? [];
      const plates = platesOf(menu, places);
      const even = pots.evenly(places, plates);
      putAll(menu, places, sizer.size(even, thorough, menu.held.withWeek(day, task.penalty)));
      if (hardViolations(task, month) > violations) putAll(menu, places, plates);
    }
  }
  for (let unequal = pots.unequal(); unequal.size > 0; unequal = pots.unequal()) {
    if (!dropLeftovers(task, month, (day) => unequal.has(day))) break;
  }
}

/** Mends the weeks that break a rule, without leftovers where these leave too little room for it. */
export function mendMonth(
  task: PlanTask,
  month: LinkedMonth,
  pools: PlatePools,
  random: Random,
): void {
  const broken = brokenWeeks(task, month);
  // pots of the two days before a week serve it too
  dropLeftovers(task, month, (day) =>
    [day, day - 1, day - 2].some((one) => broken.has(weekIndexOf(one))),
  );
  mend(task, month, pools, random);
  equaliseHelpings(task, month);
  if (hardViolations(task, month) === 0 || !dropLeftovers(task, month, () => true)) return;
  mend(task, month, pools, random);
}
