import { addDays, weekdayIndex } from '#planning/calendar-day.ts';
import type { Day } from './moments.ts';

/**
 * Public holidays of South Africa: schedule 1 of the Public Holidays Act 36 of 1994 (acts.co.za), and its section 2(1), by
 * which the Monday after a Sunday that is one is one too. The days from 2025 to 2030 agree with the table of
 * vacanza/holidays (`snapshots/countries/ZA_COMMON.json`). Days that a President declares are not known in advance: they
 * are added below from the Government Gazette.
 */
const everyYear = [
  ['01-01', "New Year's Day"],
  ['03-21', 'Human Rights Day'],
  ['04-27', 'Freedom Day'],
  ['05-01', "Workers' Day"],
  ['06-16', 'Youth Day'],
  ['08-09', "National Women's Day"],
  ['09-24', 'Heritage Day'],
  ['12-16', 'Day of Reconciliation'],
  ['12-25', 'Christmas Day'],
  ['12-26', 'Day of Goodwill'],
] as const;

/** Days declared for one year alone, by section 2A: elections, and days in lieu that the Act does not give. */
const declared: Readonly<Record<Day, string>> = {
  '2021-11-01': 'Local elections (Proclamation 38, Gazette 45354)',
  '2022-12-27': 'In lieu of Christmas Day, a Sunday',
  '2024-05-29': 'National elections',
};

/** Easter Sunday by the anonymous Gregorian algorithm; every division is of whole numbers. */
function easterSunday(year: number): Day {
  const whole = (value: number, by: number) => Math.floor(value / by);
  const a = year % 19;
  const b = whole(year, 100);
  const c = year % 100;
  const g = whole(b - whole(b + 8, 25) + 1, 3);
  const h = (19 * a + b - whole(b, 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * whole(c, 4) - h - (c % 4)) % 7;
  const m = whole(a + 11 * h + 22 * l, 451);
  const n = h + l - 7 * m + 114;
  const padded = (value: number) => String(value).padStart(2, '0');
  return `${year}-${padded(whole(n, 31))}-${padded((n % 31) + 1)}`;
}

const sunday = 6;

function holidaysByLaw(year: number): ReadonlyMap<Day, string> {
  const easter = easterSunday(year);
  const named = new Map<Day, string>(
    everyYear.map(([monthAndDay, name]) => [`${year}-${monthAndDay}`, name]),
  );
  named.set(addDays(easter, -2), 'Good Friday');
  named.set(addDays(easter, 1), 'Family Day');
  for (const [day, name] of [...named]) {
    const monday = addDays(day, 1);
    if (weekdayIndex(day) === sunday && !named.has(monday)) named.set(monday, `${name} (observed)`);
  }
  return named;
}

const known = new Map<number, ReadonlyMap<Day, string>>();

/** The holiday that a day is, or null. @throws when it is no day */
export function publicHoliday(day: Day): string | null {
  const year = Number(day.slice(0, 4));
  const ofYear = known.get(year) ?? holidaysByLaw(year);
  known.set(year, ofYear);
  return ofYear.get(day) ?? declared[day] ?? null;
}
