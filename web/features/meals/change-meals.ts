import type { MealChange } from '#contract/change-meals.ts';
import { wire } from '#contract/paths.ts';
import { callFunction } from '#web/lib/call-function.ts';
import { parseWeekPlans } from '#web/lib/weekly-plans.ts';
import { mealPlansResource } from './meal-plans-resource.ts';

let last: Promise<void> = Promise.resolve();

/** Sends one change of the plan after the other, so that an older week never arrives on top of a newer one. */
export function inTurn(work: () => Promise<void>): Promise<void> {
  last = last.then(work, work);
  return last;
}

/** Changes the stored plan and puts the changed weeks in place. @throws WireError with the words to show, if any */
export function changeMeals(userId: string, change: MealChange): Promise<void> {
  return inTurn(async () => {
    const changed = parseWeekPlans(await callFunction(wire.changeMeals, change));
    const weeks = new Map(
      [...(mealPlansResource.current(userId).data ?? []), ...changed].map((row) => [row.week, row]),
    );
    mealPlansResource.put(
      userId,
      [...weeks.values()].sort((one, other) => one.week - other.week),
    );
  });
}
