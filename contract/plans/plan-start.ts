import * as v from 'valibot';
import { addDays, dayNumber, weekdayIndex } from '#planning/calendar-day.ts';

/** Where the product is at home: the time zone of whoever says no other. */
export const homeTimeZone = 'Africa/Johannesburg';

/** Days on which a plan can begin. */
export const startChoices = ['today', 'tomorrow', 'monday'] as const;
export type StartChoice = (typeof startChoices)[number];

/** Until this hour of the day a plan begins today unless the member says otherwise, from then on tomorrow: today's shopping and half of its meals are over. */
export const hourOfTomorrow = 11;
/** Next Monday is at most so many days away. */
const daysToMonday = 7;
/** The clocks of a phone and of a server may be of different days; more than one apart, one of them is wrong. */
const daysOfDoubt = 1;

/** A date and an hour, 0 to 23, as the clock on a wall shows them. */
export interface WallClock {
  /** ISO day. */
  readonly day: string;
  readonly hour: number;
}

/** ISO day of a choice that is made on a day; 'monday' is the next one, and never the day itself. */
export function startDay(choice: StartChoice, today: string): string {
  const days = { today: 0, tomorrow: 1, monday: daysToMonday - weekdayIndex(today) };
  return addDays(today, days[choice]);
}

/** The choice of whoever makes none. */
export function usualChoice({ hour }: WallClock): StartChoice {
  return hour < hourOfTomorrow ? 'today' : 'tomorrow';
}

/** Whether a plan may begin on an ISO day when it is pressed for on another, by either of two clocks. */
export function canStartOn(day: string, today: string): boolean {
  const first = addDays(today, -daysOfDoubt);
  const last = addDays(today, daysToMonday + daysOfDoubt);
  return first <= day && day <= last;
}

const isoDay = v.pipe(
  v.string(),
  v.check((text) => dayNumber(text) !== null),
);

/** Days between which a stored plan can begin, as the database checks them: a member can write that column. */
export const planDays = { first: '2020-01-01', last: '2199-12-31' } as const;

/** Day 1 of a stored plan. */
export const startsOnSchema = v.pipe(isoDay, v.minValue(planDays.first), v.maxValue(planDays.last));

/** Name of the IANA database, such as 'Africa/Johannesburg'. */
export const timeZoneName = v.pipe(v.string(), v.maxLength(64), v.regex(/^[A-Za-z][\w+/-]*$/));

/**
 * Body of a press that makes plans. What is left out is `usualChoice` at home. A page sends the day that it has shown
 * and not the word for it, which would mean another day a second later.
 */
export const planStartSchema = v.object({
  start: v.optional(v.union([v.picklist(startChoices), isoDay])),
  /** One that the server does not know counts as left out. */
  time_zone: v.optional(timeZoneName),
});
export type PlanStartRequest = v.InferOutput<typeof planStartSchema>;
