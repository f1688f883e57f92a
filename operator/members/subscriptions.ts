import type pg from 'pg';
import * as v from 'valibot';
import {
  type MemberPayments,
  paymentsOf,
  paymentsQuery,
} from '#contract/membership/membership-events.ts';
import { aboutYear } from '#contract/membership/told.ts';
import { dayAt } from '#membership/calendar/moments.ts';
import { membershipAt } from '#membership/membership.ts';
import type { EndToAnnounce } from '#membership/state/ends-to-announce.ts';
import type { RefundDue } from '#membership/state/refunds-due.ts';
import { OperatorError } from '../operator-error.ts';
import { answered, minute, printed } from '../printed.ts';
import { findMember } from './member.ts';
import { providerTitles } from './provider.ts';
import { rands } from './rands.ts';

const memberSchema = v.array(v.object({ id: v.string(), email: v.nullable(v.string()) }));

function dueLine({ charge, cents, why, dueBy }: RefundDue): string {
  return `    give back ${rands(cents)} of ${printed(charge)} by ${dueBy}: ${why}`;
}

/** Of years that end: whether their member was told, which the law wants by a day. */
function endLines(
  ends: readonly EndToAnnounce[],
  told: MemberPayments['told'],
  now: number,
): readonly string[] {
  return ends
    .filter(({ due }) => dayAt(now) >= due)
    .map((end) => {
      const mailed = told.find(({ about }) => about === aboutYear(end.charge));
      const word = mailed === undefined ? 'NOT told' : `told on ${dayAt(mailed.at)}`;
      return `    a year ends on ${end.ends}, to be told by ${end.until}: ${word}`;
    });
}

const leftSchema = v.array(
  v.object({
    provider: v.picklist(['paystack', 'payfast']),
    code: v.string(),
    asked_at: v.date(),
  }),
);

/** Subscriptions of accounts that are gone, as long as their provider has not ended them. */
async function leftOpen(owner: pg.Client) {
  const { rows } = await owner.query(
    'select provider, code, asked_at from payments.stops where done_at is null order by asked_at, code',
  );
  return v.parse(leftSchema, rows);
}

/** Who has paid for what until when, and what is owed to them: money, or that no more is taken. */
async function list(owner: pg.Client, asJson: boolean): Promise<readonly string[]> {
  const { rows } = await owner.query(
    `select id, email from auth.users u where exists (select from payments.agreements a where a.user_id = u.id)
      order by email`,
  );
  const lines: string[] = [];
  const members: object[] = [];
  for (const { id, email } of v.parse(memberSchema, rows)) {
    const { rows: found } = await owner.query(paymentsQuery, [id]);
    const { now, events, told } = paymentsOf(found[0]);
    const { state, plan, paidUntil, stopsOwed, refundsDue, endsToAnnounce } = membershipAt(
      events,
      now,
    );
    members.push({ email, state, plan, paidUntil, stopsOwed, refundsDue });
    const until = paidUntil === null ? '' : `, paid until ${paidUntil}`;
    lines.push(
      `${printed(email ?? id)}  ${plan ?? ''}  ${state}${until}`,
      ...refundsDue.map(dueLine),
      ...endLines(endsToAnnounce, told, now),
    );
    if (stopsOwed.length > 0)
      lines.push('    asked for an end that the provider has not confirmed');
  }
  for (const { provider, code, asked_at } of await leftOpen(owner)) {
    members.push({ email: null, state: 'gone', stopsOwed: [`${provider}:${code}`], asked_at });
    const title = providerTitles[provider];
    lines.push(
      `${provider} ${printed(code)}  of an account that is gone: not ended at ${title} since ${minute(asked_at)}`,
    );
  }
  return answered(asJson, members, lines.length === 0 ? ['Nobody has a subscription.'] : lines);
}

const unmatchedSchema = v.array(
  v.object({
    id: v.string(),
    provider: v.string(),
    received_at: v.date(),
    state: v.string(),
    why: v.nullable(v.string()),
    plan: v.nullable(v.string()),
    asks: v.array(v.string()),
  }),
);

/** Messages of which nobody is known whose they are, and those that did not fit. */
async function unmatched(owner: pg.Client, asJson: boolean): Promise<readonly string[]> {
  const { rows } = await owner.query(
    `select id::text, provider, received_at, state, why, plan, asks from payments.inbox
      where state in ('unmatched', 'refused') or (state = 'new' and attempts > 0) order by id`,
  );
  const messages = v.parse(unmatchedSchema, rows);
  const lines = messages.map(({ id, provider, received_at, state, why, plan, asks }) => {
    const what = why ?? [plan ?? '', ...asks].join(' ');
    const told = state === 'new' ? 'waits until Payfast confirms it' : `${state}: ${printed(what)}`;
    return `${minute(received_at)}  ${id}  ${provider}  ${told}`;
  });
  const none = ['Every message about a payment is matched with a member.'];
  return answered(asJson, messages, lines.length === 0 ? none : lines);
}

/** Says whose a message is. What else its provider tells of the same customer is that member's too. */
async function match(
  owner: pg.Client,
  id: string | undefined,
  mail: string | undefined,
  asJson: boolean,
): Promise<readonly string[]> {
  const member = await findMember(owner, mail);
  const { rows } = await owner.query(
    `with message as (
        select provider, plan, happened_at, asks || gives as names from payments.inbox
        where id::text = $1 and state = 'unmatched' and plan is not null and gives <> '{}'
      ), agreement as (
        insert into payments.agreements (user_id, plan, made_at)
          select $2, plan, happened_at from message returning id, user_id
      ), links as (
        insert into payments.links (user_id, agreement, provider, link)
          select distinct user_id, id, provider, unnest(names) from message, agreement
      ), noted as (
        insert into auth.audit_log (user_id, event, subject)
          select user_id, 'payment_matched', left(provider || ' ' || $1, 64) from message, agreement
      )
      update payments.inbox i set state = 'new', next_attempt_at = now() from message m
        where i.provider = m.provider and i.state in ('unmatched', 'matched') and i.asks && m.names
        returning i.id`,
    [id ?? '', member],
  );
  if (rows.length === 0) {
    throw new OperatorError('Which payment? Give the number of an unmatched charge from the list.');
  }
  return answered(asJson, { message: id, member: mail, messages: rows.length }, [
    `${rows.length} messages are ${printed(mail ?? '')}'s; the server reads them within seconds.`,
  ]);
}

/** Notes that a member was told by hand of a year that ends, whom no mail reached. */
async function told(
  owner: pg.Client,
  mail: string | undefined,
  asJson: boolean,
): Promise<readonly string[]> {
  const member = await findMember(owner, mail);
  const { rowCount } = await owner.query(
    `with noted as (update payments.told set told_at = now(), taken_at = now() where user_id = $1 and about like 'year %' and taken_at is null returning user_id, about),
      logged as (insert into auth.audit_log (user_id, event, subject)
        select user_id, 'told_by_hand', left(about, 64) from noted)
      select from noted`,
    [member],
  );
  if (rowCount === 0) throw new OperatorError('Nothing is to be told to this member by hand.');
  return answered(asJson, { member: mail, told: rowCount }, [
    `${printed(mail ?? '')} was told by hand.`,
  ]);
}

/** Payments that providers told of. */
export function subscriptions(
  owner: pg.Client,
  [action, id, mail]: readonly string[],
  asJson: boolean,
): Promise<readonly string[]> {
  switch (action) {
    case undefined:
      return list(owner, asJson);
    case 'unmatched':
      return unmatched(owner, asJson);
    case 'match':
      return match(owner, id, mail, asJson);
    case 'told':
      return told(owner, id, asJson);
    default:
      throw new OperatorError(`subscriptions: unmatched, match or told, not '${action}'.`);
  }
}
