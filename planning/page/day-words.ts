import {
  type Dated,
  dateOf,
  dayNamed,
  firstWeekday,
  type Weekday,
  weekdayOn,
} from '../calendar.ts';

const noBreakSpace = '\u00a0';
const monthNames =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

function partsOf(isoDay: string): readonly [day: number, month: string, year: number] {
  const [year = 0, month = 0, day = 0] = isoDay.split('-').map(Number);
  return [day, monthNames[month - 1] ?? '', year];
}

/** '2026-02-19' as '19 Feb 2026'. */
export function dayText(isoDay: string): string {
  const [day, month, year] = partsOf(isoDay);
  return [day, month.slice(0, 3), year].join(noBreakSpace);
}

/** '2026-11-27' as 'Friday 27 November'. */
export function dateTitle(isoDay: string): string {
  const [day, month] = partsOf(isoDay);
  return `${weekdayOn(isoDay)} ${day}${noBreakSpace}${month}`;
}

/** '2026-11-27' as 'Fri 27 Nov'. */
export function dateBrief(isoDay: string): string {
  const [day, month] = partsOf(isoDay);
  return [weekdayOn(isoDay).slice(0, 3), day, month.slice(0, 3)].join(noBreakSpace);
}

/** A day of a plan: the number of its week and its name. */
export interface NamedDay {
  readonly week: number;
  readonly weekday: Weekday;
}

function dateNamed(plan: Dated, day: NamedDay): string | null {
  return dateOf(plan, dayNamed(day, firstWeekday(plan)));
}

/** 'Friday 27 November'; 'Friday' where the plan's first day is not known. */
export function dayTitle(plan: Dated, named: NamedDay): string {
  const date = dateNamed(plan, named);
  return date === null ? named.weekday : dateTitle(date);
}

/** 'Fri 27 Nov'; 'Friday' where the plan's first day is not known. */
export function dayBrief(plan: Dated, named: NamedDay): string {
  const date = dateNamed(plan, named);
  return date === null ? named.weekday : dateBrief(date);
}
