import {
  canStartOn,
  planDays,
  planStartSchema,
  startChoices,
  startDay,
  usualChoice,
  type WallClock,
} from '#contract/plans/plan-start.ts';
import { serverSentences } from '#contract/sentences.ts';
import { ProductError } from '../../platform/answers/errors.ts';
import { homeClock, wallClock } from '../../platform/clock.ts';
import { parsedBody } from '../../platform/members/member-posts.ts';

/** When the plans of a press begin. */
export interface PlanStart {
  /** ISO day. */
  readonly startsOn: string;
  /** Where the member is; null where the page did not say, or named no zone that is known here. */
  readonly timeZone: string | null;
}

function clockOf(now: Date, timeZone: string | null): WallClock {
  return (timeZone === null ? null : wallClock(now, timeZone)) ?? homeClock(now);
}

/** The day on which plans begin for which nobody has chosen one, as an ISO day. */
export function usualStart(now: Date, timeZone: string | null): string {
  const clock = clockOf(now, timeZone);
  return startDay(usualChoice(clock), clock.day);
}

/**
 * Reads what a press says of the beginning of its plans.
 * @param body parsed JSON; anything that is no object says nothing
 * @param failed what is said when it cannot be read
 * @throws ProductError 400 when it is no day, or none that is near; 503 when the server's clock shows a day of no plans
 */
export function readPlanStart(body: unknown, now: Date, failed: string): PlanStart {
  const said = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
  const { start, time_zone: zone } = parsedBody(planStartSchema, said, failed);
  const timeZone = zone !== undefined && wallClock(now, zone) ? zone : null;
  const today = clockOf(now, timeZone).day;
  // whatever a member chooses is judged by this clock, so only putting it right helps
  if (today < planDays.first || planDays.last < startDay('monday', today)) {
    throw new ProductError(503, 'clock_wrong', serverSentences.clockWrong);
  }
  if (start === undefined) return { startsOn: usualStart(now, timeZone), timeZone };
  const choice = startChoices.find((one) => one === start);
  if (choice) return { startsOn: startDay(choice, today), timeZone };
  if (!canStartOn(start, today)) {
    throw new ProductError(400, 'start_too_far', serverSentences.startTooFar);
  }
  return { startsOn: start, timeZone };
}
