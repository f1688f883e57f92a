import * as v from 'valibot';
import { paymentsOf, paymentsQuery } from '#contract/membership/membership-events.ts';
import { alarmBounds } from '#database/alarm-bounds.ts';
import { dayAt } from '#membership/calendar/moments.ts';
import { membershipAt } from '#membership/membership.ts';
import { unmatchedDays } from '#membership/unmatched-days.ts';
import { count, type LookAt, since } from '../status/look.ts';

/** A mail about the end of a year is tried for five days; after two somebody should look. */
const untoldDays = 2;
/** Calendar days from the last day on which it is told in time to the end of the year: forty business days, and a few more. */
const afterDueDays = 60;
/** Of the thirty days in which money goes back; and so long after a request somebody may still be owed some. */
const nearRefundDays = 7;
const owedDays = 180;

/** Messages of payment providers: those of nobody who is known, and those that nothing has been made of yet. */
export const payments: LookAt = async (owner) => {
  const { count: open, oldest } = await count(
    owner,
    `select count(*)::integer as count, min(received_at) as oldest from payments.inbox
      where state = 'unmatched' and received_at > now() - make_interval(days => $1)
        or state = 'new' and received_at < now() - make_interval(mins => $2)`,
    [unmatchedDays, alarmBounds.paymentMinutes],
  );
  const told =
    open === 0
      ? 'each has its member'
      : `${open} without a member${since(oldest)} (subscriptions unmatched)`;
  return [{ name: 'payments', ok: open === 0, told, value: open }];
};

/** Members whose year ends and whom no mail server has taken the word of it for, in time as the law counts it. */
export const yearEnds: LookAt = async (owner) => {
  const { count: untold, oldest } = await count(
    owner,
    `select count(*)::integer as count, min(told_at) as oldest from payments.told
      where about like 'year %' and taken_at is null and told_at < now() - make_interval(days => $1) and due_on > current_date - $2::integer
        and not exists (select from auth.mail_receipts r where r.id = told.mail and r.taken_at is not null)`,
    [untoldDays, afterDueDays],
  );
  const told =
    untold === 0
      ? 'each that ends was announced'
      : `${untold} end unannounced, no mail was taken${since(oldest)} (subscriptions)`;
  return [{ name: 'years', ok: untold === 0, told, value: untold }];
};

/** Subscriptions of accounts that are gone, which their provider has not ended in the time in which a request is promised to be. */
export const stops: LookAt = async (owner) => {
  const { count: open, oldest } = await count(
    owner,
    `select count(*)::integer as count, min(asked_at) as oldest from payments.stops
      where done_at is null and asked_at < now() - make_interval(hours => $1)`,
    [alarmBounds.cancellationHours],
  );
  const told =
    open === 0
      ? 'none of who is gone goes on'
      : `${open} of who is gone not ended at the provider${since(oldest)} (subscriptions)`;
  return [{ name: 'stops', ok: open === 0, told, value: open }];
};

const payersSchema = v.array(v.object({ id: v.string() }));

/** Money that is owed back, of who asked for an end or has paid by two agreements, where its last day is near or over. */
export const refunds: LookAt = async (owner, { now }) => {
  const { rows } = await owner.query(
    `select distinct user_id as id from public.subscription_cancellations
        where created_at > now() - make_interval(days => $1)
      union select user_id from payments.agreements group by user_id having count(*) > 1`,
    [owedDays],
  );
  const near = dayAt(now.getTime() + nearRefundDays * 86_400_000);
  const late: string[] = [];
  for (const { id } of v.parse(payersSchema, rows)) {
    const { rows: found } = await owner.query(paymentsQuery, [id]);
    const { now: moment, events } = paymentsOf(found[0]);
    const due = membershipAt(events, moment).refundsDue.map(({ dueBy }) => dueBy);
    late.push(...due.filter((day) => day <= near));
  }
  const [soonest] = late.toSorted();
  const told =
    soonest === undefined
      ? `none is due within ${nearRefundDays} days`
      : `${late.length} due within ${nearRefundDays} days or late, the first by ${soonest} (subscriptions)`;
  return [{ name: 'refunds', ok: late.length === 0, told, value: late.length }];
};
