import * as v from 'valibot';
import { paymentsOf, paymentsQuery } from '#contract/membership/membership-events.ts';
import { membershipAt } from '#membership/membership.ts';
import { type MemberDatabase, operator, type Queries } from '../../platform/database/database.ts';
import { textsOf } from '../../platform/database/texts-parameter.ts';
import { withoutCards } from './card-numbers.ts';
import { stopOfTheGone } from './stop-of-the-gone.ts';
import type { Told } from './told.ts';

export type Provider = 'paystack' | 'payfast';

/**
 * Keeps a message as it came, but for numbers of cards. The same one again is counted and nothing else.
 * @param how whether the provider sent it, or answered it to a question of ours, which needs no confirming
 */
export async function keepMessage(
  members: Pick<MemberDatabase, 'run'>,
  provider: Provider,
  body: Buffer,
  how: 'sent' | 'answered' = 'sent',
): Promise<void> {
  await members.run(operator, {
    text: `insert into payments.inbox (provider, body, confirmed_at) values ($1, $2, case when $3 then now() end)
      on conflict (provider, sha256) do update set times = inbox.times + 1,
        confirmed_at = coalesce(inbox.confirmed_at, excluded.confirmed_at)`,
    // each byte is a sign of this encoding, so that nothing else changes
    values: [
      provider,
      Buffer.from(withoutCards(body.toString('latin1')), 'latin1'),
      how === 'answered',
    ],
  });
}

const messageSchema = v.object({
  id: v.string(),
  provider: v.picklist(['paystack', 'payfast']),
  body: v.instance(Buffer),
  receivedAt: v.date(),
  confirmed: v.boolean(),
  attempts: v.number(),
});
export type Message = v.InferOutput<typeof messageSchema>;

/** The oldest message that is due and not yet interpreted; null: none is. */
export async function nextMessage(queries: Queries): Promise<Message | null> {
  const { rows } = await queries.run({
    text: `select id::text, provider, body, received_at as "receivedAt", confirmed_at is not null as confirmed, attempts
      from payments.inbox where state = 'new' and next_attempt_at <= now() order by id limit 1`,
  });
  return v.parse(v.array(messageSchema), rows)[0] ?? null;
}

/** Messages are interpreted one after another, by all processes together: each may change whose the next one is. */
export async function oneAfterAnother(queries: Queries): Promise<void> {
  await queries.run({ text: `select pg_advisory_xact_lock(hashtext('payments.inbox'))` });
}

export async function markConfirmed(queries: Queries, id: string): Promise<void> {
  await queries.run({
    text: 'update payments.inbox set confirmed_at = now() where id = $1',
    values: [id],
  });
}

export async function tryLater(queries: Queries, id: string, seconds: number): Promise<void> {
  await queries.run({
    text: `update payments.inbox set attempts = attempts + 1,
        next_attempt_at = now() + make_interval(secs => $2) where id = $1`,
    values: [id, seconds],
  });
}

/** Sets aside what says nothing about a member. */
export async function setAside(
  queries: Queries,
  id: string,
  state: 'ignored' | 'refused',
  why: string,
): Promise<void> {
  await queries.run({ text: 'delete from payments.events where inbox_id = $1', values: [id] });
  await queries.run({
    text: 'update payments.inbox set state = $2, why = left($3, 200) where id = $1',
    values: [id, state, why],
  });
}

const ownerSchema = v.object({ userId: v.string(), agreement: v.string(), plan: v.string() });
export type MessageOwner = v.InferOutput<typeof ownerSchema>;

/** Whose a message is. @returns null where nobody is known, or two members are */
export async function findOwner(
  queries: Queries,
  provider: Provider,
  { asks, plan, event }: Told,
): Promise<(MessageOwner & { readonly byCheckout: boolean }) | null> {
  for (const link of asks) {
    const checkout = link.startsWith('checkout:') ? link.slice('checkout:'.length) : null;
    const { rows } = await queries.run({
      // of several agreements, the one that had been entered into when it happened; else the first
      text: `select distinct a.user_id as "userId", a.id as agreement, a.plan,
          a.made_at <= to_timestamp($4::float8 / 1000) + interval '1 hour' as before, a.made_at
        from payments.agreements a
        where (a.id = $1::uuid or exists (select from payments.links l
            where l.agreement = a.id and l.provider = $2 and l.link = $3))
          and ($5::text is null or $1::uuid is not null or a.plan = $5)
        order by before desc, a.made_at`,
      values: [checkout, provider, link, event.at, plan],
    });
    const found = v.parse(v.array(v.object({ ...ownerSchema.entries, before: v.boolean() })), rows);
    if (new Set(found.map(({ userId }) => userId)).size > 1) return null;
    const owner = found.findLast(({ before }) => before) ?? found[0];
    if (owner) return { ...owner, byCheckout: checkout !== null };
  }
  return null;
}

/**
 * Notes what a message says and that nobody is known whose it is. A subscription of somebody who has deleted their account
 * meanwhile is to be ended.
 */
export async function setUnmatched(queries: Queries, message: Message, told: Told): Promise<void> {
  const { id } = message;
  await queries.run({ text: 'delete from payments.events where inbox_id = $1', values: [id] });
  await noteRead(queries, id, 'unmatched', told);
  await stopOfTheGone(queries, message, told);
}

async function noteRead(queries: Queries, id: string, state: string, told: Told): Promise<void> {
  const { asks, gives, plan, event } = told;
  await queries.run({
    text: `update payments.inbox set state = $2, why = null, asks = ${textsOf(3)}, gives = ${textsOf(4)}, plan = $5,
        happened_at = to_timestamp($6::float8 / 1000) where id = $1`,
    values: [id, state, JSON.stringify(asks), JSON.stringify(gives), plan, event.at],
  });
}

/**
 * Stores what a message says about a member. What has waited for a name that it gives is interpreted again, so that the
 * order in which messages come makes no difference.
 */
export async function setMatched(
  queries: Queries,
  { id, provider }: Message,
  told: Told,
  { userId, agreement, byCheckout }: MessageOwner & { readonly byCheckout: boolean },
): Promise<void> {
  const event = 'agreement' in told.event ? { ...told.event, agreement } : told.event;
  await queries.run({
    text: `insert into payments.events (user_id, inbox_id, event) values ($1, $2, $3)
      on conflict (inbox_id) do update set user_id = excluded.user_id, event = excluded.event`,
    values: [userId, id, JSON.stringify(event)],
  });
  await noteRead(queries, id, 'matched', told);
  // a customer is known by a checkout alone: one who is known by another charge is known already
  const names = told.gives.filter((link) => byCheckout || link.startsWith('charge:'));
  const given = JSON.stringify(names);
  const { count } = await queries.run({
    text: `insert into payments.links (user_id, agreement, provider, link)
      select $1, $2, $3, unnest(${textsOf(4)}) on conflict do nothing`,
    values: [userId, agreement, provider, given],
  });
  if (count === 0) return;
  await queries.run({
    text: `update payments.inbox set state = 'new' where provider = $1 and asks && ${textsOf(2)} and id <> $3
      and state in ('matched', 'unmatched')`,
    values: [provider, given, id],
  });
}

/** A request to cancel is processed once the provider debits no more of what it was to end. */
export async function processRequests(queries: Queries, userId: string): Promise<void> {
  const { rows } = await queries.run({ text: paymentsQuery, values: [userId] });
  const { now, events, requests } = paymentsOf(rows[0]);
  const owed = membershipAt(events, now).stopsOwed;
  const done = requests.filter(
    ({ ends }) => ends.length > 0 && !ends.some((id) => owed.includes(id)),
  );
  if (done.length === 0) return;
  await queries.run({
    text: `update public.subscription_cancellations set status = 'processed'
      where user_id = $1 and status = 'pending' and id::text = any(${textsOf(2)})`,
    values: [userId, JSON.stringify(done.map(({ id }) => id))],
  });
}
