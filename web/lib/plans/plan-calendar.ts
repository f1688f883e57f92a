import { daysPerWeek, weeksOfPlan } from '#planning/calendar.ts';
import { addDays, daysBetween, weekdayIndex } from '#planning/calendar-day.ts';
import { dateBrief } from '#planning/page/day-words.ts';

/** The day on which the clocks of this device stand, or stood at a time: an ISO day. */
export function localDay(date: Date): string {
  const padded = (value: number) => String(value).padStart(2, '0');
  return [date.getFullYear(), padded(date.getMonth() + 1), padded(date.getDate())].join('-');
}

/** What of a plan says where it stands on a day. */
export interface PlanBegin {
  /** When its four weeks were made. */
  readonly made: Date;
  /** Its day 1, an ISO day; null for plans from before that could be chosen. */
  readonly startsOn: string | null;
}

const saturday = 5;

/**
 * The first Monday of a plan from before its day 1 could be chosen: of the week in which it was made, but one that was
 * made at the weekend is for the weeks to come.
 */
function firstMonday(made: Date): string {
  const day = localDay(made);
  const index = weekdayIndex(day);
  return addDays(day, (index < saturday ? 0 : daysPerWeek) - index);
}

/** Where a plan of four weeks stands. */
export interface PlanPlace {
  /** From 1; beyond 4 the plan is used up. */
  readonly week: number;
  /** The day that the plan has come to, an ISO day: today, or its first day while that is still to come. */
  readonly day: string;
  /** The place of that day in its week of the plan, from 0. */
  readonly inWeek: number;
  /** Such as 'tomorrow' or 'on Mon 30 Nov' while the plan has not begun; null from then on. */
  readonly starts: string | null;
}

/** Where a plan stands today. */
export function planPlace({ made, startsOn }: PlanBegin, now: Date): PlanPlace {
  const today = localDay(now);
  const first = startsOn ?? firstMonday(made);
  const gone = daysBetween(first, today);
  const past = Math.max(0, gone);
  return {
    week: Math.floor(past / daysPerWeek) + 1,
    day: gone < 0 ? first : today,
    inWeek: past % daysPerWeek,
    starts: gone >= 0 ? null : gone === -1 ? 'tomorrow' : `on ${dateBrief(first)}`,
  };
}

/** Whether a plan is used up; one that is not there is not. */
export function isOver(place: PlanPlace | null): boolean {
  return place !== null && place.week > weeksOfPlan;
}

/** How long ago something was made, in words. */
export function planAge(made: Date, now: Date): string {
  const days = daysBetween(localDay(made), localDay(now));
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  return days < 14 ? `${days} days ago` : `${Math.floor(days / 7)} weeks ago`;
}

/** Where this device is, by the name of the IANA database; undefined where it only knows how far it is from Greenwich. */
export function localTimeZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return /^[A-Z]/i.test(timeZone) ? timeZone : undefined;
}
