import { type ReminderKind, reminderKinds } from '#contract/plans/reminders.ts';
import { addDays } from '#planning/calendar-day.ts';
import { wallClock, whenClockShows } from '../../platform/clock.ts';

/** Hours of the day between which a reminder is of use: from the first on, and no more at the second. */
interface Window {
  readonly from: number;
  readonly until: number;
}

/** When each is told of, by the clocks of the member. Nothing before seven in the morning or from nine in the evening on. */
export const reminderHours: Readonly<Record<ReminderKind, Window>> = {
  sessions: { from: 7, until: 12 },
  shopping: { from: 9, until: 17 },
  prepare: { from: 18, until: 21 },
};
export const quietHours: Window = { from: 21, until: 7 };

/** Of more things on one day the less urgent are left out. */
export const mostADay = 2;

/** The kinds of a day that are told of, the most urgent first. @param kinds of which there is something on that day */
export function toldOf(kinds: ReadonlySet<ReminderKind>): readonly ReminderKind[] {
  return reminderKinds.filter((kind) => kinds.has(kind)).slice(0, mostADay);
}

/** Whether it is the hour to tell of it. @param hour 0 to 23 */
export function isTimeFor(kind: ReminderKind, hour: number): boolean {
  const { from, until } = reminderHours[kind];
  return from <= hour && hour < until;
}

/** When a reminder of that day is of no use any more. @param day ISO day */
export function expiryOf(kind: ReminderKind, day: string, timeZone: string): Date {
  return whenClockShows(day, reminderHours[kind].until, timeZone);
}

/** When the next hour comes at which somebody in that zone may be told of something. */
export function nextLook(now: Date, timeZone: string): Date {
  const today = wallClock(now, timeZone)?.day ?? now.toISOString().slice(0, 10);
  const times = [today, addDays(today, 1)].flatMap((day) =>
    Object.values(reminderHours).map(({ from }) => whenClockShows(day, from, timeZone).getTime()),
  );
  return new Date(Math.min(...times.filter((time) => time > now.getTime())));
}
