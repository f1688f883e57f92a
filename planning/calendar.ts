import { addDays, weekdayIndex } from './calendar-day.ts';

/**
 * The calendar of a plan: four weeks of seven days. A day of the plan is a number from 0 (its first day) to 27; week 1
 * is days 0 to 6 whatever their names, and a day's name follows from that of the first one.
 */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Weekday = (typeof weekdays)[number];
export const weekendDays: ReadonlySet<Weekday> = new Set<Weekday>(['Saturday', 'Sunday']);

export const weekNumbers = [1, 2, 3, 4] as const;
export type WeekNumber = (typeof weekNumbers)[number];

export const daysPerWeek = weekdays.length;
export const weeksOfPlan = weekNumbers.length;
export const daysOfPlan = daysPerWeek * weeksOfPlan;

/** Weeks of a plan, counted from 0 for the tables of the planner. */
export const weekIndices: readonly number[] = weekNumbers.map((_, index) => index);

/** The day with which plans begin that were made before a member could choose it. */
const usualFirstDay: Weekday = 'Monday';

/** The week of a day, counted from 0. */
export function weekIndexOf(day: number): number {
  return Math.floor(day / daysPerWeek);
}

/** Days since the first one of its week, 0 to 6. */
export function dayInWeek(day: number): number {
  return day % daysPerWeek;
}

/** The first day of a week that is counted from 0. */
export function firstDayOf(weekIndex: number): number {
  return weekIndex * daysPerWeek;
}

const daysByWeek = weekIndices.map((week) => weekdays.map((_, day) => firstDayOf(week) + day));

/** The seven days of a week that is counted from 0, in order. */
export function daysOfWeek(weekIndex: number): readonly number[] {
  return daysByWeek[weekIndex] ?? [];
}

/** The number of a day's week; undefined for a day that no plan has. */
export function weekNumberOf(day: number): WeekNumber | undefined {
  return weekNumbers[weekIndexOf(day)];
}

/** A day of the plan by the number of its week and the days since that week began. */
export function dayOf(week: number, inWeek: number): number {
  return firstDayOf(week - 1) + inWeek;
}

/** @param first the name of the plan's first day */
export function weekdayOf(day: number, first: Weekday): Weekday {
  return weekdays[(weekdays.indexOf(first) + day) % daysPerWeek] ?? first;
}

/** A day of the plan by the number of its week and its name: the reverse of `weekNumberOf` and `weekdayOf`. */
export function dayNamed(
  { week, weekday }: { readonly week: number; readonly weekday: Weekday },
  first: Weekday,
): number {
  const ahead = weekdays.indexOf(weekday) - weekdays.indexOf(first);
  return dayOf(week, (ahead + daysPerWeek) % daysPerWeek);
}

/** What a plan is, as far as its days are concerned. */
export interface Dated {
  /** ISO day of the plan's first day; absent from plans that were made before a member could choose it. */
  readonly start?: string | undefined;
}

/** The name of an ISO day. */
export function weekdayOn(isoDay: string): Weekday {
  return weekdays[weekdayIndex(isoDay)] ?? usualFirstDay;
}

/** The name of a plan's first day. */
export function firstWeekday({ start }: Dated): Weekday {
  return start === undefined ? usualFirstDay : weekdayOn(start);
}

/** ISO day of a day of the plan; null where its first day is not known. */
export function dateOf({ start }: Dated, day: number): string | null {
  return start === undefined ? null : addDays(start, day);
}

/** The seven names in the order in which each week of a plan has them. @param first the name of its first day */
export function weekdaysFrom(first: Weekday): readonly Weekday[] {
  return weekdays.map((_, day) => weekdayOf(day, first));
}

/** The items of one week out of a list with one for each day of the plan. */
export function ofWeek<T>(perDay: readonly T[], week: WeekNumber): readonly T[] {
  return perDay.slice(dayOf(week, 0), dayOf(week, daysPerWeek));
}
