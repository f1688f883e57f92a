import * as v from 'valibot';
import { paymentsOf, paymentsQuery } from '#contract/membership/membership-events.ts';
import type { MembershipEvent } from '#membership/events.ts';
import { membershipAt } from '#membership/membership.ts';
import { type MemberDatabase, operator } from '../../platform/database/database.ts';
import { textsOf } from '../../platform/database/texts-parameter.ts';
import { waitSeconds } from '../../platform/jobs/poller.ts';
import type { Log } from '../../platform/watch/log.ts';
import { keepMessage, type Provider } from './inbox.ts';

/** A provider that can be told to debit no more. */
export interface Stopper {
  readonly provider: Provider;
  /** By which the provider knows the subscriptions of agreements, from what it has told of them and the names it gave. */
  codesOf(known: {
    readonly events: readonly MembershipEvent[];
    readonly agreements: readonly string[];
    readonly names: readonly string[];
  }): readonly string[];
  /**
   * Ends the debits of one subscription. Throws where the provider is away or says no.
   * @returns what it said of it, as the message that it sends of such an end
   */
  stop(code: string): Promise<Buffer>;
}

export interface StopParts {
  /** Of the providers' messages. */
  readonly inbox: MemberDatabase;
  readonly stoppers: readonly Stopper[];
  readonly log: Log;
  /** Of each subscription that could not be ended: how often, and from when it is tried again. */
  readonly tries: Map<string, { readonly count: number; readonly notBefore: number }>;
}

const namesSchema = v.array(v.object({ link: v.string() }));

async function namesOf(
  inbox: MemberDatabase,
  provider: Provider,
  { userId, agreements }: { readonly userId: string; readonly agreements: readonly string[] },
): Promise<readonly string[]> {
  const { rows } = await inbox.run(operator, {
    text: `select link from payments.links where user_id = $3 and provider = $1 and agreement::text = any(${textsOf(2)}) order by link`,
    values: [provider, JSON.stringify(agreements), userId],
  });
  return v.parse(namesSchema, rows).map(({ link }) => link);
}

/** Subscriptions that a member has asked to end, by the provider of each. */
async function askedBy(
  { inbox, stoppers }: Pick<StopParts, 'inbox' | 'stoppers'>,
  userId: string,
): Promise<readonly (readonly [Stopper, string])[]> {
  const { rows } = await inbox.run(operator, { text: paymentsQuery, values: [userId] });
  const { now, events } = paymentsOf(rows[0]);
  const { stopsOwed: agreements } = membershipAt(events, now);
  if (agreements.length === 0) return [];
  const found: (readonly [Stopper, string])[] = [];
  for (const stopper of stoppers) {
    const names = await namesOf(inbox, stopper.provider, { userId, agreements });
    const codes = new Set(stopper.codesOf({ events, agreements, names }));
    found.push(...[...codes].map((code) => [stopper, code] as const));
  }
  return found;
}

const memberSchema = v.array(v.object({ id: v.string() }));
const leftSchema = v.array(
  v.object({ provider: v.picklist(['paystack', 'payfast']), code: v.string() }),
);

/**
 * Ends at the providers whatever members have asked to end, and the subscriptions of accounts that are gone. What a provider
 * then says is kept as a message of its own, so that a request to cancel is called processed because the provider said so,
 * even where its own message is lost. What cannot be ended is logged and tried again later, at the latest after an hour.
 * @returns how many were ended
 */
export async function stopRenewals(parts: StopParts, ended: () => boolean): Promise<number> {
  const { inbox, stoppers, log, tries } = parts;
  let count = 0;
  const tryStop = async ({ provider, stop }: Stopper, code: string, done = async () => {}) => {
    const key = `${provider} ${code}`;
    const before = tries.get(key);
    if (ended() || (before && before.notBefore > performance.now())) return;
    try {
      await keepMessage(inbox, provider, await stop(code), 'answered');
      await done();
      tries.delete(key);
      count += 1;
    } catch (error) {
      const failed = (before?.count ?? 0) + 1;
      const waitMs = waitSeconds(failed, Math.random()) * 1000;
      tries.set(key, { count: failed, notBefore: performance.now() + waitMs });
      const about = { err: error, provider, subscription: code };
      log.warn(about, 'a subscription could not be ended at its provider');
    }
  };
  const { rows } = await inbox.run(operator, {
    text: `select distinct user_id as id from public.subscription_cancellations where status = 'pending'`,
  });
  for (const { id } of v.parse(memberSchema, rows)) {
    for (const [stopper, code] of await askedBy(parts, id)) await tryStop(stopper, code);
  }
  const { rows: left } = await inbox.run(operator, {
    text: 'select provider, code from payments.stops where done_at is null order by asked_at',
  });
  for (const { provider, code } of v.parse(leftSchema, left)) {
    const stopper = stoppers.find((one) => one.provider === provider);
    if (!stopper) continue;
    await tryStop(stopper, code, async () => {
      await inbox.run(operator, {
        text: 'update payments.stops set done_at = now() where provider = $1 and code = $2',
        values: [provider, code],
      });
    });
  }
  return count;
}
