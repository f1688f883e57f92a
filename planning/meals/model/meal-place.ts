import { dayOf, type Weekday, weekdayOf, weekNumberOf } from '../../calendar.ts';
import type { MealMark } from './meal-plan.ts';

/** A day of a plan. */
export interface DayPlace {
  /** From 0 to 27, counted from the plan's first day. */
  readonly day: number;
  /** None: a day that is counted within a week is another number, and `placeOf` makes one of the plan of it. */
  readonly week?: never;
}

/** Where a meal stands in a plan: what every table, move and change of the planner names a meal by. */
export interface MealPlace extends DayPlace {
  /** In the order of its day, from 0. */
  readonly meal: number;
}

/** A place as the wire and the page count it: number of the week from 1, days since that week began, meal of the day. */
export interface PlaceInWeek {
  readonly week: number;
  readonly day: number;
  readonly meal: number;
}

/** The place of a meal of a week. One that no plan has stays one: nothing is found there. */
export function placeOf({ week, day, meal }: PlaceInWeek): MealPlace {
  return { day: dayOf(week, day), meal };
}

/**
 * A meal as others of the stored plan name it; null for a day that no plan has.
 * @param first the name of day 0
 */
export function markOf({ day }: DayPlace, first: Weekday, meal: MealMark['meal']): MealMark | null {
  const week = weekNumberOf(day);
  return week ? { week, weekday: weekdayOf(day, first), meal } : null;
}
