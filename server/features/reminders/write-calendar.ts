import ical, { ICalEventTransparency } from 'ical-generator';
import { paths } from '#contract/paths.ts';
import type { AgendaEntry } from '#planning/agenda/agenda.ts';
import type { AgendaKind } from '#planning/agenda/kinds.ts';
import { whenClockShows } from '../../platform/clock.ts';

/** From which hour of the day on, by the clocks of the member, and for how many minutes. */
interface Hours {
  readonly hour: number;
  readonly minutes: number;
}

const mealMinutes = 30;
/** When meals of these names are mostly eaten; a member can move an entry in their own calendar. */
const mealHours: Readonly<Record<string, number>> = {
  breakfast: 7,
  'morning-snack': 10,
  lunch: 13,
  'afternoon-snack': 16,
  snack: 16,
  dinner: 19,
};
const otherMealHour = 12;
const sessionHours: Hours = { hour: 17, minutes: 60 };
const eveningHours: Hours = { hour: 20, minutes: 15 };

/** Null: any time of the day. */
function hoursOf({ kind, place }: AgendaEntry): Hours | null {
  switch (kind) {
    case 'meals':
      return { hour: mealHours[place] ?? otherMealHour, minutes: mealMinutes };
    case 'sessions':
      return sessionHours;
    case 'prepare':
      return eveningHours;
    case 'shopping':
      return null;
  }
}

/** Where each is looked at in the app. */
const pageOf: Readonly<Record<AgendaKind, string>> = {
  meals: paths.mealPlans,
  prepare: paths.cook,
  sessions: paths.exercisePlans,
  shopping: paths.shoppingList,
};

export interface CalendarFrame {
  /** The same for all calendars of a member; never the secret of one. */
  readonly id: string;
  readonly timeZone: string;
  /** When what it shows was last changed. */
  readonly changed: Date;
  /** Where members reach the site, without a slash at the end. */
  readonly site: string;
}

/** Programs ask again after so many seconds. */
const freshSeconds = 6 * 3_600;
const minuteMs = 60_000;

function openCalendar() {
  return ical({
    name: 'Phila',
    prodId: { company: 'Phila', product: 'Plans', language: 'EN' },
    ttl: freshSeconds,
  });
}

/** Midnight in Greenwich, of which the library takes the date alone. */
const wholeDay = (isoDay: string) => ({ start: new Date(`${isoDay}T00:00:00Z`), allDay: true });

/**
 * A calendar (RFC 5545) of what a member's plans hold. An entry is named by its day and its place on it, so that a meal
 * that is swapped is the same event with another name. Times are those of Greenwich, which every program knows.
 */
export function writeCalendar(
  entries: readonly AgendaEntry[],
  { id, timeZone, changed, site }: CalendarFrame,
): string {
  const calendar = openCalendar();
  for (const entry of entries) {
    const { kind, date, place, title, says } = entry;
    const hours = hoursOf(entry);
    const start = hours && whenClockShows(date, hours.hour, timeZone);
    calendar.createEvent({
      id: `${kind}-${date}-${place.replaceAll(' ', '-')}.${id}@phila`,
      ...(start
        ? { start, end: new Date(start.getTime() + hours.minutes * minuteMs) }
        : wholeDay(date)),
      stamp: changed,
      summary: title,
      ...(says === '' ? {} : { description: says }),
      url: site + pageOf[kind],
      // nobody is busy because they eat
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}

/**
 * A calendar that shows nothing of any plan, but one event that sends to the app.
 * @param today ISO day
 */
export function writeNotice(
  title: string,
  today: string,
  { id, changed, site }: CalendarFrame,
): string {
  const calendar = openCalendar();
  calendar.createEvent({
    id: `notice.${id}@phila`,
    ...wholeDay(today),
    stamp: changed,
    summary: title,
    url: site + paths.dashboard,
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  return calendar.toString();
}
