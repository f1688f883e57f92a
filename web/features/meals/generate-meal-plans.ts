import { wire } from '#contract/paths.ts';
import { callFunction } from '#web/lib/call-function.ts';
import { parseWeekPlans } from '#web/lib/weekly-plans.ts';
import { inTurn } from './change-meals.ts';
import { mealPlansResource } from './meal-plans-resource.ts';

/** Makes four new weeks of meals and puts them in place. @throws WireError with the words to show, if any */
export function generateMealPlans(userId: string): Promise<void> {
  return inTurn(async () => {
    mealPlansResource.put(
      userId,
      parseWeekPlans(await callFunction(`${wire.generateMealPlans}?wait=true`)),
    );
  });
}
