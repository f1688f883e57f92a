import type { Weekday } from '#planning/calendar.ts';
import { localDay } from '../plans/plan-calendar.ts';
import type { Progress } from './sets-done.ts';

interface OnWeekday {
  readonly weekday: Weekday;
}

/** What the member said of the sets of a session. */
export interface SaidOfSets extends Progress {
  /** Milliseconds since 1970 of the last word on one of them; 0 where there was none. */
  readonly saidAt: number;
}

export interface Offered<Session> {
  readonly session: Session;
  /** It was meant for an earlier day of the week. */
  readonly late: boolean;
}

/**
 * What a day asks for, the same on the dashboard and on the page of the training: today's session; without one the
 * session of an earlier day of this week that was done today, all or part of it; else the first that was not begun, since
 * a missed one can be made up for.
 * @param order the days of the week of the plan @param name today's name
 */
export function offeredSession<Session extends OnWeekday>(
  sessions: readonly Session[],
  order: readonly Weekday[],
  name: Weekday,
  said: (session: Session) => SaidOfSets,
  now: Date,
): Offered<Session> | null {
  const today = sessions.find(({ weekday }) => weekday === name);
  if (today) return { session: today, late: false };
  const earlier = sessions.filter(({ weekday }) => order.indexOf(weekday) < order.indexOf(name));
  const begun = earlier.filter((session) => {
    const { done, saidAt } = said(session);
    return done > 0 && localDay(new Date(saidAt)) === localDay(now);
  });
  const missed = earlier.find((session) => {
    const { done, of } = said(session);
    return of > 0 && done === 0;
  });
  const session = begun.at(-1) ?? missed;
  return session ? { session, late: true } : null;
}

/** Where a late session comes from: nobody has to make up for it, but who has begun it is asked no more. */
export function lateText(day: string, begun: boolean): string {
  return `from ${day}${begun ? '' : ', if today suits you'}`;
}
