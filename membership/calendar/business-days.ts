import { addDays, weekdayIndex } from '#planning/calendar-day.ts';
import type { Day } from './moments.ts';
import { publicHoliday } from './public-holidays.ts';

const saturday = 5;

/** A day that is no Saturday, Sunday or public holiday. @throws when it is no day */
export function isBusinessDay(day: Day): boolean {
  return weekdayIndex(day) < saturday && publicHoliday(day) === null;
}

/**
 * The day so many business days later, or earlier with a number below 0. The day itself is not counted, whatever it is;
 * the last day is (Consumer Protection Act, section 2(6)).
 * @throws when it is no day
 */
export function addBusinessDays(from: Day, count: number): Day {
  const step = Math.sign(count);
  let day = from;
  for (let left = Math.abs(count); left > 0; ) {
    day = addDays(day, step);
    if (isBusinessDay(day)) left--;
  }
  return day;
}
