import type { MealWeek } from '../meals/model/meal-plan.ts';
import type { ShoppingList } from '../shopping/shopping-list.ts';
import type { Check } from './finding.ts';
import { textOf } from './html-audit.ts';

// The audit's own calendar, which walks through years and months day by day.

// the first of January 2000 was a Saturday
const names = 'Saturday,Sunday,Monday,Tuesday,Wednesday,Thursday,Friday'.split(',');
const months =
  'January,February,March,April,May,June,July,August,September,October,November,December'.split(
    ',',
  );
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** @param month from 1; NaN for what is no month */
function lengthOf(year: number, month: number): number {
  return (monthLengths[month - 1] ?? NaN) + (month === 2 && isLeap(year) ? 1 : 0);
}

/** Days since the start of 2000, by walking through years and months; NaN for what is no day. */
export function daysOf(isoDay: string): number {
  const [year = NaN, month = NaN, date = NaN] = isoDay.split('-').map(Number);
  const inMonth = date >= 1 && date <= lengthOf(year, month);
  if (!/^2\d{3}-\d\d-\d\d$/.test(isoDay) || !inMonth) return NaN;
  let days = date;
  for (let before = 2000; before < year; before++) days += isLeap(before) ? 366 : 365;
  for (let before = 1; before < month; before++) days += lengthOf(year, before);
  return days;
}

/** The date so many days after an ISO day. */
function dateAt(start: string, after: number) {
  let [year = NaN, month = NaN, date = NaN] = start.split('-').map(Number);
  for (let day = 0; day < after; day++) {
    date += 1;
    if (date <= lengthOf(year, month)) continue;
    [year, month, date] = month === 12 ? [year + 1, 1, 1] : [year, month + 1, 1];
  }
  return { date, month: months[month - 1] ?? '' };
}

/** Whether somebody is paid so many days after an ISO day, or before it: on their day of the month, or its last one. */
export function isPaid(start: string, after: number, payDay: number): boolean {
  let [year = NaN, month = NaN, date = NaN] = start.split('-').map(Number);
  for (let day = 0; day > after; day--) {
    date -= 1;
    if (date > 0) continue;
    [year, month] = month === 1 ? [year - 1, 12] : [year, month - 1];
    date = lengthOf(year, month);
  }
  for (let day = 0; day < after; day++) {
    date += 1;
    if (date <= lengthOf(year, month)) continue;
    [year, month, date] = month === 12 ? [year + 1, 1, 1] : [year, month + 1, 1];
  }
  return date === Math.min(payDay, lengthOf(year, month));
}

/** A plan's first day, if it says one; plans of before began on some Monday. */
export interface Begun {
  readonly start?: string | undefined;
}

/** Names of the seven days of each week, in their order. */
export function dayNames({ start }: Begun): readonly string[] {
  // without a first day, some Monday; the first day of 2000 has the number 1
  const first = daysOf(start ?? '2000-01-03') - 1;
  return names.map((_, after) => names[(first + after) % 7] ?? '');
}

/** Day of a plan, 0 to 27, by the number of its week and its name. */
export function dayOf(
  { week, weekday }: { readonly week: number; readonly weekday: string },
  plan: Begun,
): number {
  return (week - 1) * 7 + dayNames(plan).indexOf(weekday);
}

/** What a page calls a day: 'Friday 27 November', or 'Friday'. */
export function dayCalled(
  named: { readonly week: number; readonly weekday: string },
  plan: Begun,
): string {
  if (plan.start === undefined) return named.weekday;
  const { date, month } = dateAt(plan.start, dayOf(named, plan));
  return `${named.weekday} ${date} ${month}`;
}

/** Rules 41 and 41b: four weeks of seven days, and each has the name of its date. */
export function auditWeeks(weeks: readonly MealWeek[], at: (week: number) => Check): void {
  const numbers = weeks.map(({ week }) => week).join();
  at(0)('41', numbers === '1,2,3,4', () => `weeks ${numbers}`);
  const [first] = weeks;
  for (const { week, start, days } of weeks) {
    const shown = days.map(({ weekday }) => weekday).join();
    at(week)('41', shown === dayNames({ start }).join(), () => shown);
    const isDay = start === undefined || !Number.isNaN(daysOf(start));
    at(week)('41b', isDay && start === first?.start, () => `begins on ${start}`);
  }
}

/** Rule 41b for the list: it begins with its plan, and each date that its page names is the day of a trip. */
export function auditListDays(
  list: ShoppingList,
  listPage: string,
  { start }: Begun,
  check: Check,
): void {
  check('41b', list.start === start, () => `the list begins on ${list.start}`);
  const text = textOf(listPage).replaceAll('\u00a0', ' ');
  const dates = [...text.matchAll(/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun) (\d+) ([A-Z][a-z]{2})\b/g)];
  const names = dayNames({ start });
  const brief = (day: number, { date, month }: ReturnType<typeof dateAt>) =>
    `${names[day % 7]?.slice(0, 3)} ${date} ${month.slice(0, 3)}`;
  const trips = list.lines.flatMap(({ budget, premium }) =>
    [...budget.purchases, ...premium.purchases].map((trip) => dayOf(trip, { start })),
  );
  const mains = [0, 7, 14, 21];
  const known = new Set(
    start === undefined
      ? []
      : [...new Set([...trips, ...mains])].map((day) => brief(day, dateAt(start, day))),
  );
  const odd = dates.find(([date]) => !known.has(date));
  check('41b', odd === undefined, () => `the list names ${odd?.[0]}`);
  const told = start === undefined || dates.length >= list.lines.length;
  check('41b', told, () => `${dates.length} dates on a list of ${list.lines.length} lines`);
}
