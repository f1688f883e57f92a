import { memberResource } from '#web/lib/resource.ts';
import { readWeekPlans } from '#web/lib/weekly-plans.ts';

export const exercisePlansResource = memberResource((userId) =>
  readWeekPlans('exercise_plans', userId),
);
