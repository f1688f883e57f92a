import type pg from 'pg';
import * as v from 'valibot';
import { paymentsOf, paymentsQuery } from '#contract/membership/membership-events.ts';
import { asSet, type Charge, type MembershipEvent } from '#membership/events.ts';
import { membershipAt } from '#membership/membership.ts';
import { momentOf } from '../moment.ts';
import { OperatorError } from '../operator-error.ts';
import { answered, printed } from '../printed.ts';
import {
  type PaymentProviders,
  type ProviderMeans,
  type ProviderName,
  providerTitles,
} from './provider.ts';
import { rands } from './rands.ts';

const ownerSchema = v.array(v.object({ userId: v.string(), email: v.nullable(v.string()) }));

/** Whose charge it is. @throws OperatorError */
async function ownerOf(owner: pg.Client, charge: string) {
  const { rows } = await owner.query(
    `select distinct e.user_id as "userId", u.email from payments.events e join auth.users u on u.id = e.user_id
      where e.event->>'kind' = 'charge' and e.event->>'id' = $1`,
    [charge],
  );
  const [found] = v.parse(ownerSchema, rows);
  if (!found) {
    throw new OperatorError('refund: which payment? Give its name as `subscriptions` lists it.');
  }
  return found;
}

/** Rands as somebody types them, in cents. @throws OperatorError */
function centsOf(text: string): number {
  const amount = /^R?(\d{1,6})(?:[.,](\d{2}))?$/.exec(text);
  if (!amount)
    throw new OperatorError('refund <payment> <rands>: an amount, such as 99 or 468.50.');
  return Number(amount[1]) * 100 + Number(amount[2] ?? 0);
}

/** The moment of a day on which money went back; now if not said. @throws OperatorError */
function wentOn(on: string | undefined, { at }: Charge): number {
  const moment = on === undefined ? Date.now() : momentOf('refund: --on', on, true).getTime();
  if (moment < at) throw new OperatorError('refund: --on is before the payment.');
  if (on !== undefined && momentOf('refund: --on', on, false).getTime() > Date.now()) {
    throw new OperatorError('refund: --on is a day that has come.');
  }
  return Math.min(moment, Date.now());
}

/** What of a charge went back by others than the refund of an id. */
function backBefore(events: readonly MembershipEvent[], charge: string, id: string): number {
  return asSet(events).reduce((sum, event) => {
    const isOther = event.kind === 'refund' && event.charge === charge && event.id !== id;
    return isOther && event.outcome === 'done' ? sum + event.cents : sum;
  }, 0);
}

interface Refunding {
  readonly userId: string;
  readonly charge: string;
  readonly cents: number;
  readonly id: string;
  readonly at: number;
}

/** Keeps what the operator says of a refund beside what providers tell, with its row in the audit log. */
async function keep(
  owner: pg.Client,
  { userId, at, ...refund }: Refunding,
  outcome: 'pending' | 'failed' | 'done',
): Promise<void> {
  const event = { kind: 'refund', ...refund, outcome };
  const noted = { pending: 'refund_sent', failed: 'refund_refused', done: 'refund_noted' }[outcome];
  await owner.query(
    `with message as (
        insert into payments.inbox (provider, body, state, happened_at)
          values ('operator', convert_to($2::jsonb::text, 'UTF8'), 'matched', to_timestamp($3::float8 / 1000))
          on conflict (provider, sha256) do nothing returning id),
      noted as (
        insert into payments.events (user_id, inbox_id, event)
          select $1, id, $2::jsonb || jsonb_build_object('at', $3::float8) from message)
      insert into auth.audit_log (user_id, event, subject) values ($1, $5, left($4, 64))`,
    [userId, JSON.stringify(event), at, refund.id, noted],
  );
}

interface Sender {
  readonly name: ProviderName;
  readonly means: ProviderMeans;
  /** By which the provider knows the payment. */
  readonly reference: string;
}

/** Who took a payment, and is set up here. @throws OperatorError */
function senderOf(charge: string, providers: PaymentProviders): Sender {
  const reference = charge.slice(charge.indexOf(':') + 1);
  for (const name of ['paystack', 'payfast'] as const) {
    if (!charge.startsWith(`${name}:`)) continue;
    const means = providers[name];
    if (means) return { name, means, reference };
    throw new OperatorError(`refund: ${providerTitles[name]} is not set up here.`);
  }
  throw new OperatorError(
    'refund: only payments by Paystack and Payfast can be sent back from here. Pay it back at the provider, then note it without --send.',
  );
}

/** Has the provider send it. What it said no to is noted as well; where nobody knows, it counts as on its way. */
async function sendRefund(
  owner: pg.Client,
  refund: Refunding,
  { name, means, reference }: Sender,
  before: number,
): Promise<'done' | 'pending'> {
  const title = providerTitles[name];
  // noted first: a command that is cut off must not be given again without a look
  await keep(owner, refund, 'pending');
  try {
    const outcome = await means.refund(reference, refund.cents, before);
    if (outcome === 'done') await keep(owner, { ...refund, at: Date.now() }, 'done');
    return outcome;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    if (!means.isRefusal(error)) {
      throw new OperatorError(
        `refund: whether ${title} took it is not known (${why}). Look on its page before you send it again.`,
        { cause: error },
      );
    }
    await keep(owner, refund, 'failed');
    throw new OperatorError(`refund: ${why}`, { cause: error });
  }
}

interface AskedRefund {
  readonly on: string | undefined;
  readonly json: boolean;
  /** Those that are set up, where one is to send it; null: it was paid back by hand. */
  readonly providers: PaymentProviders | null;
}

interface Owed {
  readonly charge: Charge;
  readonly cents: number;
  readonly id: string;
}

/** What is to go back of a charge. @throws OperatorError where it cannot */
function owedOf(
  events: readonly MembershipEvent[],
  charge: Charge,
  amount: string | undefined,
  now: number,
): Owed {
  const due = membershipAt(events, now).refundsDue.find((owed) => owed.charge === charge.id);
  const cents = amount === undefined ? due?.cents : centsOf(amount);
  if (cents === undefined || cents === 0) {
    throw new OperatorError('Nothing is owed of this payment: say how much went back, as 99.00.');
  }
  return { charge, cents, id: `${charge.id}:${cents}` };
}

/** @throws OperatorError where less than that is left of it */
function refuseTooMuch(events: readonly MembershipEvent[], { charge, cents, id }: Owed): void {
  const before = backBefore(events, charge.id, id);
  if (cents <= charge.cents - before) return;
  throw new OperatorError(
    `refund: ${rands(charge.cents)} were paid and ${rands(before)} went back before.`,
  );
}

/** Whether money of a charge is on its way, or this very refund is done. */
function standingOf(
  events: readonly MembershipEvent[],
  { charge, id }: Owed,
  isSent: boolean,
): 'on its way' | 'noted' | null {
  const own = asSet(events).filter(
    (event) => event.kind === 'refund' && event.charge === charge.id,
  );
  const is = (outcome: string) => (event: MembershipEvent) =>
    event.kind === 'refund' && event.outcome === outcome;
  if (isSent && own.some(is('pending'))) return 'on its way';
  return own.some((event) => event.id === id && is('done')(event)) ? 'noted' : null;
}

/**
 * Notes that money went back, after it was paid back at the provider: the member's days follow, and they are told by mail. A
 * provider that tells of the same refund itself, before or after, tells of no second one. With `providers` it is sent instead,
 * and counts as gone once the provider tells so.
 * @throws OperatorError
 */
export async function refund(
  owner: pg.Client,
  [payment, amount]: readonly string[],
  { on, json, providers }: AskedRefund,
): Promise<readonly string[]> {
  const { userId, email } = await ownerOf(owner, payment ?? '');
  const read = async () => paymentsOf((await owner.query(paymentsQuery, [userId])).rows[0]);
  const { now, events } = await read();
  const charge = events.find((event) => event.kind === 'charge' && event.id === payment);
  if (charge?.kind !== 'charge') throw new OperatorError('refund: which payment?');
  const who = printed(email ?? userId);
  const name = printed(charge.id);
  const sender = providers && senderOf(charge.id, providers);
  const going = standingOf(events, { charge, cents: 0, id: '' }, true) !== null;
  if (sender && going && !sender.means.tellsRefunds) {
    const found = { payment: charge.id, member: email, outcome: 'pending', changed: false };
    return answered(json, found, [`A refund of ${name} (${who}) is on its way already.`]);
  }
  const owed = owedOf(events, charge, amount, now);
  const { cents, id } = owed;
  const about = { payment: charge.id, member: email, cents };
  if (standingOf(events, owed, false) !== null) {
    const found = { ...about, outcome: 'done', changed: false };
    return answered(json, found, [`${rands(cents)} of ${name} (${who}) is noted already.`]);
  }
  refuseTooMuch(events, owed);
  const noted = { userId, charge: charge.id, cents, id };
  if (sender) {
    const before = backBefore(events, charge.id, id);
    const outcome = await sendRefund(owner, { ...noted, at: Date.now() }, sender, before);
    const title = providerTitles[sender.name];
    const said =
      outcome === 'done'
        ? `${title} gives ${rands(cents)} of ${name} back to ${who}; a running server tells them by mail within a minute.`
        : `${title} was asked to give ${rands(cents)} of ${name} back to ${who}. It tells the server once that is done; the member is told by mail then.`;
    return answered(json, { ...about, outcome, changed: true }, [said]);
  }
  await keep(owner, { ...noted, at: wentOn(on, charge) }, 'done');
  const after = await read();
  const { state, paidUntil } = membershipAt(after.events, after.now);
  return answered(json, { ...about, outcome: 'done', changed: true, state, paidUntil }, [
    `${rands(cents)} of ${name} went back to ${who}.`,
    `${state}${paidUntil === null ? '' : `, paid until ${paidUntil}`}; a running server tells them by mail within a minute.`,
  ]);
}
