import { dayInWeek, weekNumberOf } from '../../calendar.ts';
import type { DayPlace } from '../model/meal-place.ts';
import type { MealWeek, PlannedDay, PlannedMeal } from '../model/meal-plan.ts';

/** Why a plan was left as it is. */
export type RefusalKind =
  /** Not four weeks of seven days. */
  | 'incomplete-plan'
  /** There is no such week, day or meal (any more). */
  | 'no-such-place'
  /** The meal or its day is locked; or all that was to be made anew is. */
  | 'locked'
  /** The stored plan names a recipe or food that the catalogue does not hold, or an amount that is none. */
  | 'unknown-recipe'
  | 'unknown-food'
  | 'damaged-meal'
  /** A meal that would stay is not allowed for the profile as it is now. */
  | 'not-allowed'
  /** The plan was made for other meal times or for a plainly different target. */
  | 'profile-changed'
  /** No plan can be made for this profile. */
  | 'no-plan'
  /** The chosen alternative does not go with the plan as it is now. */
  | 'does-not-fit';

/** The plan stays as it is, and why. */
export interface ChangeRefusal {
  readonly ok: false;
  readonly refusal: RefusalKind;
  /** In words for the member. */
  readonly reason: string;
}

/** The plan after a change. Weeks that did not change are the same objects. */
export type ChangedPlan =
  | { readonly ok: true; readonly weeks: readonly MealWeek[] }
  | ChangeRefusal;

/** @param reason in words for the member */
export function refuse(refusal: RefusalKind, reason: string): ChangeRefusal {
  return { ok: false, refusal, reason };
}

/** What is said where a week, day or meal is not (or no longer) in the plan. */
export function noSuchPlace(): ChangeRefusal {
  return refuse(
    'no-such-place',
    'Your plan has changed in the meantime. Please reload the page and try again.',
  );
}

interface OpenedPlace {
  readonly week: MealWeek;
  readonly day: PlannedDay;
}

/** The week and day of a place, or null where there is none. */
export function openDay(weeks: readonly MealWeek[], place: DayPlace): OpenedPlace | null {
  const number = weekNumberOf(place.day);
  const week = weeks.find((one) => one.week === number);
  const day = week?.days[dayInWeek(place.day)];
  return week && day ? { week, day } : null;
}

/** The same weeks with another day in one place. */
export function withDay(
  weeks: readonly MealWeek[],
  place: DayPlace,
  changed: PlannedDay,
): readonly MealWeek[] {
  const number = weekNumberOf(place.day);
  const inWeek = dayInWeek(place.day);
  return weeks.map((week) =>
    week.week === number
      ? { ...week, days: week.days.map((day, index) => (index === inWeek ? changed : day)) }
      : week,
  );
}

/** The same day with another meal in one place. */
export function withMeal(day: PlannedDay, index: number, changed: PlannedMeal): PlannedDay {
  return { ...day, meals: day.meals.map((meal, at) => (at === index ? changed : meal)) };
}
