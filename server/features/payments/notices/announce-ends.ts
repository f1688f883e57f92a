import * as v from 'valibot';
import { paymentsOf, paymentsQuery } from '#contract/membership/membership-events.ts';
import { aboutYear } from '#contract/membership/told.ts';
import { paths } from '#contract/paths.ts';
import { dayAt } from '#membership/calendar/moments.ts';
import { type EndToAnnounce, membershipAt } from '#membership/membership.ts';
import type { Queries, ServiceDatabase } from '../../../platform/database/database.ts';
import { throughAllMembers } from '../../../platform/members/stretches.ts';
import type { Post } from '../../../platform/outgoing/compose-mail.ts';
import type { ClockWatch } from '../../../platform/steady-clock.ts';
import type { Log } from '../../../platform/watch/log.ts';
import { yearEndsMail } from './mails.ts';
import { noteTakenNotices, tellOnce } from './store-told.ts';

export interface NoticeParts {
  readonly accounts: ServiceDatabase;
  readonly log: Log;
  readonly now: () => Date;
  readonly clock: ClockWatch;
  /** Without a slash at the end. */
  readonly site: string;
  readonly post: Post;
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

/** The notice that a member is due at a moment, and the next debit; null: none is. */
async function dueFor(queries: Queries, userId: string, now: number) {
  const { rows } = await queries.run({ text: paymentsQuery, values: [userId] });
  const { announceEnd, nextDebit } = membershipAt(paymentsOf(rows[0]).events, now);
  if (announceEnd === null || dayAt(now) < announceEnd.due) return null;
  return { end: announceEnd, debit: announceEnd.renews ? nextDebit : null };
}

/** Writes the notice with what notes that it was written, as one or not at all. @returns whether it was to be written */
async function tell(
  { accounts, post, site, now }: NoticeParts,
  userId: string,
  due: { readonly end: EndToAnnounce; readonly debit: string | null },
): Promise<boolean> {
  const notice = { userId, about: aboutYear(due.end.charge), now: now(), due: due.end.until };
  const pages = { profile: `${site}${paths.profile}`, prices: `${site}${paths.subscription}` };
  return accounts.transaction((queries) =>
    tellOnce(queries, post, notice, yearEndsMail(due.end, due.debit, pages)),
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
        const due = await dueFor(accounts, userId, now().getTime());
        if (due !== null && (await tell(parts, userId, due))) written += 1;
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
