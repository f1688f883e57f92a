import { firstWeekday, type Weekday, weekdaysFrom } from '#planning/calendar.ts';
import { localDay } from '#web/lib/plans/plan-calendar.ts';
import { progressOf } from './log/session-progress.ts';
import { lastWord, type SetBook } from './log/set-book.ts';
import type { SessionDetails, WeekDetails } from './plan-details.ts';

export interface Offered {
  readonly session: SessionDetails;
  /** It was meant for an earlier day of the week. */
  readonly late: boolean;
}

/** The days of a week of the plan, whose first one may have any name. */
export const orderOf = (week: WeekDetails) => weekdaysFrom(firstWeekday(week));

/**
 * Today's session; without one the session of an earlier day of this week that was done today, all or part of it; else
 * the first that was not begun, since a missed one can be made up for.
 * @param name today's name
 */
export function sessionOn(
  week: WeekDetails,
  name: Weekday,
  book: SetBook,
  now: Date,
): Offered | null {
  const order = orderOf(week);
  const today = week.sessions.find(({ weekday }) => weekday === name);
  if (today) return { session: today, late: false };
  const earlier = week.sessions.filter(
    ({ weekday }) => order.indexOf(weekday) < order.indexOf(name),
  );
  const wordOn = ({ name: session }: SessionDetails) =>
    localDay(new Date(lastWord(week.plan, week.week, session, book)));
  const begun = earlier.filter(
    (session) => progressOf(week, session, book).done > 0 && wordOn(session) === localDay(now),
  );
  const missed = earlier.find((session) => {
    const { done, of } = progressOf(week, session, book);
    return of > 0 && done === 0;
  });
  const session = begun.at(-1) ?? missed;
  return session ? { session, late: true } : null;
}
