import { addDays, dayNumber, daysBetween } from '#planning/calendar-day.ts';

/** Milliseconds since 1970, as `Date.now()` counts them. */
export type Moment = number;
/** An ISO day in South Africa: '2026-03-01'. */
export type Day = string;

const dayMs = 86_400_000;
/** South Africa is two hours ahead of UTC all year; it has no summer time. */
const aheadMs = 2 * 3_600_000;
const first = '1970-01-01';

/** The day in South Africa on which a moment lies. */
export function dayAt(moment: Moment): Day {
  return addDays(first, Math.floor((moment + aheadMs) / dayMs));
}

/** The first moment after a day in South Africa. */
export function endOfDay(day: Day): Moment {
  return (daysBetween(first, day) + 1) * dayMs - aheadMs;
}

/** The same day of the month so many months later; of a month without it, the last day. @throws when it is no day */
export function addMonths(day: Day, months: number): Day {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const padded = (value: number, length: number) => String(value).padStart(length, '0');
  const month = `${padded(Math.floor(count / 12), 4)}-${padded((count % 12) + 1, 2)}`;
  for (let ofMonth = Number(day.slice(8)); ofMonth >= 1; ofMonth--) {
    const found = `${month}-${padded(ofMonth, 2)}`;
    if (dayNumber(found) !== null) return found;
  }
  throw new Error(`not a day: ${day}`);
}
