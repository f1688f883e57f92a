import { memberResource } from '#web/lib/resource.ts';
import { readWeekPlans } from '#web/lib/weekly-plans.ts';

export const mealPlansResource = memberResource((userId) => readWeekPlans('meal_plans', userId));
