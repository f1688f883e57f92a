import * as v from 'valibot';
import { paymentsOf, paymentsQuery } from '#contract/membership/membership-events.ts';
import { membershipAt } from '#membership/membership.ts';
import { type MemberDatabase, operator } from '../../../platform/database/database.ts';
import { waitSeconds } from '../../../platform/jobs/poller.ts';
import type { Log } from '../../../platform/watch/log.ts';
import { keepMessage } from '../inbox.ts';
import { type PaystackApi, PaystackRefused } from './api.ts';

/** What Paystack calls a subscription that it debits no more. */
const stopped = ['non-renewing', 'cancelled', 'completed', 'complete'];

export interface StopParts {
  /** Of the providers' messages. */
  readonly inbox: MemberDatabase;
  readonly api: PaystackApi;
  readonly log: Log;
  /** Of each subscription that could not be ended: how often, and from when it is tried again. */
  readonly tries: Map<string, { readonly count: number; readonly notBefore: number }>;
}

/**
 * Ends the debits of one subscription. What Paystack then says of it is kept as a message of Paystack's, so that a request to
 * cancel is called processed because the provider said so, even where its own message is lost.
 */
async function stop({ inbox, api }: StopParts, code: string): Promise<void> {
  const before = await api.subscription(code);
  if (!stopped.includes(before.status)) await api.stop(before);
  const after = stopped.includes(before.status) ? before : await api.subscription(code);
  if (!stopped.includes(after.status))
    throw new PaystackRefused(`${code} is still ${after.status}`);
  const { email_token: _token, ...data } = after;
  const message = { event: 'subscription.disable', data };
  await keepMessage(inbox, 'paystack', Buffer.from(JSON.stringify(message)));
}

const codeSchema = v.array(v.object({ code: v.string() }));

async function askedBy(inbox: MemberDatabase, userId: string): Promise<readonly string[]> {
  const { rows } = await inbox.run(operator, { text: paymentsQuery, values: [userId] });
  const { now, events } = paymentsOf(rows[0]);
  const { stopsOwed } = membershipAt(events, now);
  const codes = events.flatMap((event) => {
    const code = /^paystack:(SUB_\w+):renewing$/.exec(event.id)?.[1];
    const isOwed = event.kind === 'word' && stopsOwed.includes(event.agreement);
    return isOwed && code !== undefined ? [code] : [];
  });
  return [...new Set(codes)];
}

const memberSchema = v.array(v.object({ id: v.string() }));

/**
 * Ends at Paystack whatever members have asked to end, and the subscriptions of accounts that are gone. What cannot be ended
 * is logged and tried again later, at the latest after an hour.
 * @returns how many were ended
 */
export async function stopRenewals(parts: StopParts, ended: () => boolean): Promise<number> {
  const { inbox, log, tries } = parts;
  let count = 0;
  const tryStop = async (code: string, done: () => Promise<void>) => {
    const before = tries.get(code);
    if (ended() || (before && before.notBefore > performance.now())) return;
    try {
      await stop(parts, code);
      await done();
      tries.delete(code);
      count += 1;
    } catch (error) {
      const failed = (before?.count ?? 0) + 1;
      const waitMs = waitSeconds(failed, Math.random()) * 1000;
      tries.set(code, { count: failed, notBefore: performance.now() + waitMs });
      log.warn({ err: error, subscription: code }, 'a subscription could not be ended at Paystack');
    }
  };
  const { rows } = await inbox.run(operator, {
    text: `select distinct user_id as id from public.subscription_cancellations where status = 'pending'`,
  });
  for (const { id } of v.parse(memberSchema, rows)) {
    for (const code of await askedBy(inbox, id)) await tryStop(code, async () => {});
  }
  const { rows: left } = await inbox.run(operator, {
    text: `select code from payments.stops where provider = 'paystack' and done_at is null order by asked_at`,
  });
  for (const { code } of v.parse(codeSchema, left)) {
    await tryStop(code, async () => {
      await inbox.run(operator, {
        text: `update payments.stops set done_at = now() where provider = 'paystack' and code = $1`,
        values: [code],
      });
    });
  }
  return count;
}
