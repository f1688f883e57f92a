import { homeTimeZone, hourOfTomorrow } from '#contract/plans/plan-start.ts';
import { addDays } from '#planning/calendar-day.ts';
import { homeClock, whenClockShows } from '../../../platform/clock.ts';

const dayMs = 86_400_000;

/**
 * Days after a member's last wish (a press, a saved profile) on which another press is likely: second thoughts, and four
 * weeks that come to their end. On all others a plan that begins on the next day would be made for nobody.
 */
export const likelyDays = { secondThoughts: 3, endOfPlan: 25 } as const;

/**
 * When plans that are ready are to be made anew. A press that names no day wants them to begin today until eleven, and
 * tomorrow from then on: what is ready is of use until eleven o'clock of its own day 1.
 * @param startsOn their day 1, an ISO day
 * @param wantedAt when the member last did something that calls for plans
 */
export function renewalTime(startsOn: string, timeZone: string | null, wantedAt: Date): Date {
  const zone = timeZone ?? homeTimeZone;
  const over = whenClockShows(startsOn, hourOfTomorrow, zone);
  const days = (over.getTime() - wantedAt.getTime()) / dayMs;
  if (days <= likelyDays.secondThoughts || days >= likelyDays.endOfPlan) return over;
  const wanted = homeClock(wantedAt).day;
  return whenClockShows(addDays(wanted, likelyDays.endOfPlan), hourOfTomorrow, zone);
}
