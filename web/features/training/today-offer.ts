import { firstWeekday, type Weekday, weekdaysFrom } from '#planning/calendar.ts';
import { type Offered, offeredSession } from '#web/lib/training/offered-session.ts';
import { progressOf } from './log/session-progress.ts';
import { lastWord, type SetBook } from './log/set-book.ts';
import type { SessionDetails, WeekDetails } from './plan-details.ts';

/** The days of a week of the plan, whose first one may have any name. */
export const orderOf = (week: WeekDetails) => weekdaysFrom(firstWeekday(week));

/** What a day of a week asks for, by the sets in the book. @param name today's name */
export function sessionOn(
  week: WeekDetails,
  name: Weekday,
  book: SetBook,
  now: Date,
): Offered<SessionDetails> | null {
  return offeredSession(
    week.sessions,
    orderOf(week),
    name,
    (session) => ({
      ...progressOf(week, session, book),
      saidAt: lastWord(week.plan, week.week, session.name, book),
    }),
    now,
  );
}
