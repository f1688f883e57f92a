import { wire } from '#contract/paths.ts';
import { callFunction } from '#web/lib/call-function.ts';
import { parseWeekPlans } from '#web/lib/weekly-plans.ts';
import { mealPlansResource } from './meal-plans-resource.ts';

/** Makes four new weeks of meals and puts them in place. @throws WireError with the words to show, if any */
export async function generateMealPlans(userId: string): Promise<void> {
  mealPlansResource.put(userId, parseWeekPlans(await callFunction(wire.generateMealPlans)));
}
