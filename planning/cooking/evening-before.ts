import { dayOf } from '../calendar.ts';
import type { AheadTask, CookDish, CookMeal, CookWeek } from './cook-sheet.ts';

/** Something to do this evening, and for which dish of tomorrow. */
export interface EveningTask extends AheadTask {
  readonly meal: CookMeal['slot'];
  /** The meal among those of its day, from 0. */
  readonly place: number;
  readonly dish: string;
}

/** '120 g beef mince and 200 g hake fillets': what a cook looks for in the freezer. */
function frozenIn({ ahead, lines }: CookDish): string {
  // a dish with a word of its own about thawing has said it
  if (ahead?.kind === 'thaw') return '';
  const frozen = lines.filter(({ thaw }) => thaw);
  return frozen.map(({ food, grams }) => `${grams} ${food.toLowerCase()}`).join(' and ');
}

function tasksOfDish(dish: CookDish): readonly AheadTask[] {
  const frozen = frozenIn(dish);
  return [
    ...(dish.ahead ? [dish.ahead] : []),
    ...(frozen
      ? [{ kind: 'thaw' as const, says: `If it is in your freezer, move ${frozen} to the fridge.` }]
      : []),
  ];
}

/** What is done on the evening before a day for its meals: the one definition for kitchen, Today, calendar and reminders. */
export function tasksBefore(meals: readonly CookMeal[]): readonly EveningTask[] {
  return meals.flatMap(({ slot: meal, dishes }, place) =>
    dishes.flatMap((dish) =>
      tasksOfDish(dish).map((task) => ({ ...task, meal, place, dish: dish.name })),
    ),
  );
}

/**
 * What is soaked, taken out of the freezer, marinated or cooked on an evening for the meals of the day after.
 * @param day the evening's day of the plan, from 0; -1 is the evening before it, and the day after the last one has no meals
 */
export function eveningTasks(weeks: readonly CookWeek[], day: number): readonly EveningTask[] {
  const next = weeks
    .flatMap(({ week, days }) => days.map((one, index) => ({ ...one, day: dayOf(week, index) })))
    .find((one) => one.day === day + 1);
  return next ? tasksBefore(next.meals) : [];
}
