import * as v from 'valibot';
import { paymentsOf, paymentsQuery } from '#contract/membership/membership-events.ts';
import { aboutYear } from '#contract/membership/told.ts';
import { paths } from '#contract/paths.ts';
import { dayAt } from '#membership/calendar/moments.ts';
import { membershipAt } from '#membership/membership.ts';
import type { EndToAnnounce } from '#membership/state/ends-to-announce.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { throughAllMembers } from '../../../platform/members/stretches.ts';
import type { TellingMeans } from '../../../platform/outgoing/telling-means.ts';
import type { ClockWatch } from '../../../platform/steady-clock.ts';
import { yearEndsMail } from './mails.ts';
import { noteTakenNotices, tellOnce } from './store-told.ts';

export interface NoticeParts extends TellingMeans {
  readonly clock: ClockWatch;
}

const membersOfStretch = 500;

const memberRows = v.array(v.object({ id: v.string() }));

/** Members of a stretch who have paid for a year that may not be over. */
async function membersOf(queries: Queries, after: string): Promise<readonly string[]> {
  const { rows } = await queries.run({
    text: `select distinct user_id::text as id from payments.events
      where event->>'kind' = 'charge' and event->>'plan' = 'annual' and user_id > $1::uuid
      order by 1 limit $2`,
    values: [after, membersOfStretch],
  });
  return v.parse(memberRows, rows).map(({ id }) => id);
}

/** The ends that a member is to be told of at a moment. */
async function dueFor(
  queries: Queries,
  userId: string,
  now: number,
): Promise<readonly EndToAnnounce[]> {
  const { rows } = await queries.run({ text: paymentsQuery, values: [userId] });
  const { endsToAnnounce } = membershipAt(paymentsOf(rows[0]).events, now);
  return endsToAnnounce.filter(({ due }) => dayAt(now) >= due);
}

/** Writes the notice with what notes that it was written, as one or not at all. @returns whether it was to be written */
async function tell(
  { accounts, post, site, now }: NoticeParts,
  userId: string,
  end: EndToAnnounce,
): Promise<boolean> {
  const notice = { userId, about: aboutYear(end.charge), now: now(), due: end.until };
  const pages = { profile: `${site}${paths.profile}`, prices: `${site}${paths.subscription}` };
  return accounts.transaction((queries) =>
    tellOnce(queries, post, notice, yearEndsMail(end, pages)),
  );
}

/**
 * Tells members whose year ends that it does, once and in the days that the law gives for it; to be run each night. A mail that
 * no mail server took is written anew. Nothing where the clock has just jumped.
 */
export async function announceEnds(parts: NoticeParts): Promise<void> {
  const { accounts, post, log, clock, now } = parts;
  if (clock.hasJumped()) return;
  await noteTakenNotices(accounts);
  let written = 0;
  await throughAllMembers(async (after) => {
    const members = await membersOf(accounts, after);
    for (const userId of members) {
      try {
        for (const end of await dueFor(accounts, userId, now().getTime())) {
          if (await tell(parts, userId, end)) written += 1;
        }
      } catch (error) {
        // one member holds up no other
        log.error(
          { err: error, member: userId },
          'a member could not be told that their year ends',
        );
      }
    }
    return members.at(-1) ?? null;
  });
  if (written === 0) return;
  post.wake();
  log.info({ written }, 'told members that their year ends');
}
