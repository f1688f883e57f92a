import type { WeekNumber } from '#planning/calendar.ts';
import type { PlaceInWeek } from '#planning/meals/model/meal-place.ts';
import type { Opinion } from '#planning/profile/dish-opinions.ts';

interface Place<Meal> extends Pick<PlaceInWeek, 'day'> {
  readonly week: WeekNumber;
  /** The meal in the order of its day, from 0; null for the whole day. */
  readonly meal: Meal;
  /** Such as 'breakfast on Monday 30 November, week 1' or 'Monday 30 November, week 1'. */
  readonly name: string;
}
/** A meal of the plan on screen. */
export interface ShownMeal extends Place<number> {
  /** 'Lunch'; empty where a client wrote the week, and named none. */
  readonly slot: string;
}
/** A meal of the plan on screen, or a whole day. */
export type ShownPlace = Place<number | null>;

/** Tells the places of a plan apart. */
export const mealKeyOf = ({ week, day, meal }: ShownPlace) => `${week}-${day}-${meal ?? 'day'}`;

/** Id of the button that swaps a meal. */
export function swapMealButtonId(place: ShownMeal): string {
  return `swap-${mealKeyOf(place)}`;
}

/** Id of the button that keeps a meal or a day. */
export function keepButtonId(place: ShownPlace): string {
  return `keep-${mealKeyOf(place)}`;
}

/** Id of the button that says something of a meal's dish. */
export function opinionButtonId(place: ShownMeal, opinion: Opinion): string {
  return `${opinion === 'more' ? 'more' : 'not-again'}-${mealKeyOf(place)}`;
}

/** The part of the plan on screen that is the place. */
export function mealSectionOf(place: ShownPlace): Element | null {
  const button = document.getElementById(keepButtonId(place));
  return button?.closest(place.meal === null ? '.day' : '.meal') ?? null;
}
