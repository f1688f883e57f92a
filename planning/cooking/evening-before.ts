import { dayOf } from '../calendar.ts';
import type { AheadTask, CookMeal, CookWeek } from './cook-sheet.ts';

/** Something to do this evening, and for which meal of tomorrow. */
export interface EveningTask extends AheadTask {
  readonly meal: CookMeal['slot'];
}

/** '120 g Beef mince and 200 g Hake fillets': what a cook looks for in the freezer. */
function frozenIn({ dishes }: CookMeal): string {
  const lines = dishes.flatMap((dish) =>
    // a dish with a word of its own about thawing has said it
    dish.ahead?.kind === 'thaw' ? [] : dish.lines.filter(({ thaw }) => thaw),
  );
  return lines.map(({ food, grams }) => `${grams} ${food.toLowerCase()}`).join(' and ');
}

function tasksOf(meal: CookMeal): readonly EveningTask[] {
  const tasks = meal.dishes.flatMap(({ ahead }) => (ahead ? [ahead] : []));
  const frozen = frozenIn(meal);
  return [
    ...tasks,
    ...(frozen
      ? [{ kind: 'thaw' as const, says: `If it is in your freezer, move ${frozen} to the fridge.` }]
      : []),
  ].map((task) => ({ ...task, meal: meal.slot }));
}

/**
 * What is soaked, taken out of the freezer, marinated or cooked on an evening for the meals of the day after.
 * @param day the evening's day of the plan, from 0; the day after the last one has no meals
 */
export function eveningTasks(weeks: readonly CookWeek[], day: number): readonly EveningTask[] {
  const next = weeks
    .flatMap(({ week, days }) => days.map((one, index) => ({ ...one, day: dayOf(week, index) })))
    .find((one) => one.day === day + 1);
  return next ? next.meals.flatMap(tasksOf) : [];
}
