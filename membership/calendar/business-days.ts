import { addDays, daysBetween, weekdayIndex } from '#planning/calendar-day.ts';
import type { Day } from './moments.ts';
import { publicHoliday } from './public-holidays.ts';

const saturday = 5;

/** A day that is no Saturday, Sunday or public holiday. @throws when it is no day */
export function isBusinessDay(day: Day): boolean {
  return weekdayIndex(day) < saturday && publicHoliday(day) === null;
}

const first = '1970-01-01';
/** By their number since 1970: the same few hundred days are walked over for each term that ends by business days. */
const known = new Map<number, boolean>();

function isBusiness(number: number): boolean {
  const before = known.get(number);
  if (before !== undefined) return before;
  const found = isBusinessDay(addDays(first, number));
  known.set(number, found);
  return found;
}

/**
 * The day so many business days later, or earlier with a number below 0. The day itself is not counted, whatever it is;
 * the last day is (Consumer Protection Act, section 2(6)).
 * @throws when it is no day
 */
export function addBusinessDays(from: Day, count: number): Day {
  const step = Math.sign(count);
  let number = daysBetween(first, from);
  for (let left = Math.abs(count); left > 0; ) {
    number += step;
    if (isBusiness(number)) left--;
  }
  return addDays(first, number);
}
