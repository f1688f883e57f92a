import * as v from 'valibot';
import { nearRefunds } from '#contract/membership/near-refunds.ts';
import { alarmBounds, untoldYear } from '#database/alarm-bounds.ts';
import { unmatchedDays } from '#membership/unmatched-days.ts';
import { count, type LookAt, since } from '../status/look.ts';

const openSchema = v.tuple([
  v.object({ unmatched: v.number(), unread: v.number(), oldest: v.nullable(v.date()) }),
]);

/** Messages of payment providers: those of nobody who is known, and those that nothing has been made of yet. */
export const payments: LookAt = async (owner) => {
  const { rows } = await owner.query(
    `select count(*) filter (where state = 'unmatched')::integer as unmatched,
        count(*) filter (where state = 'new')::integer as unread, min(received_at) as oldest
      from payments.inbox
      where state = 'unmatched' and received_at > now() - make_interval(days => $1)
        or state = 'new' and received_at < now() - make_interval(mins => $2)`,
    [unmatchedDays, alarmBounds.paymentMinutes],
  );
  const [{ unmatched, unread, oldest }] = v.parse(openSchema, rows);
  const wrong = [
    ...(unmatched > 0 ? [`${unmatched} without a member (subscriptions unmatched)`] : []),
    ...(unread > 0 ? [`${unread} not read for ${alarmBounds.paymentMinutes} minutes`] : []),
  ];
  const told = wrong.length === 0 ? 'each has its member' : `${wrong.join(', ')}${since(oldest)}`;
  return [{ name: 'payments', ok: wrong.length === 0, told, value: unmatched + unread }];
};

/** Members whose year ends and whom no mail server has taken the word of it for, in time as the law counts it. */
export const yearEnds: LookAt = async (owner) => {
  const { count: untold, oldest } = await count(
    owner,
    `select count(*)::integer as count, min(told_at) as oldest from payments.told
      where ${untoldYear}`,
    [],
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

/** Money that is owed back, where its last day is near or over. */
export const refunds: LookAt = async (owner, { now }) => {
  const { refundDays, owedDays } = alarmBounds;
  const late = await nearRefunds(
    async (text, values) => (await owner.query(text, [...values])).rows,
    now,
    { near: refundDays, owed: owedDays },
  );
  const [soonest] = late;
  const told =
    soonest === undefined
      ? `none is due within ${refundDays} days`
      : `${late.length} due within ${refundDays} days or late, the first by ${soonest} (subscriptions)`;
  return [{ name: 'refunds', ok: late.length === 0, told, value: late.length }];
};
