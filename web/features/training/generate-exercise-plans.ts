import { wire } from '#contract/paths.ts';
import { callFunction } from '#web/lib/call-function.ts';
import { parseWeekPlans } from '#web/lib/weekly-plans.ts';
import { exercisePlansResource } from './exercise-plans-resource.ts';

const address = `${wire.functions}/generate-exercise-plans?wait=true`;

/** Makes four new weeks of training and puts them in place. @throws WireError with the words to show, if any */
export async function generateExercisePlans(userId: string): Promise<void> {
  exercisePlansResource.put(userId, parseWeekPlans(await callFunction(address)));
}
