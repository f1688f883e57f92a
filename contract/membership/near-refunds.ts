import * as v from 'valibot';
import { dayAt } from '#membership/calendar/moments.ts';
import { membershipAt } from '#membership/membership.ts';
import { paymentsOf, paymentsQuery } from './membership-events.ts';

const payersSchema = v.array(v.object({ id: v.string() }));
/** Who may be owed money: who asked for an end lately, $1 in days, or has paid by two agreements. */
const payersQuery = `
  select distinct user_id as id from public.subscription_cancellations
      where created_at > now() - make_interval(days => $1)
    union select user_id from payments.agreements group by user_id having count(*) > 1`;

/**
 * Last days of money that is owed back, those that are over or near, the first one first.
 * @param run sends a statement as somebody who sees the payments of all
 * @param near days that count as near
 * @param owed days after a request in which somebody may still be owed some
 */
export async function nearRefunds(
  run: (text: string, values: readonly unknown[]) => Promise<readonly unknown[]>,
  now: Date,
  { near, owed }: { readonly near: number; readonly owed: number },
): Promise<readonly string[]> {
  const until = dayAt(now.getTime() + near * 86_400_000);
  const days: string[] = [];
  for (const { id } of v.parse(payersSchema, await run(payersQuery, [owed]))) {
    const [found] = await run(paymentsQuery, [id]);
    const { now: moment, events } = paymentsOf(found);
    const due = membershipAt(events, moment).refundsDue.map(({ dueBy }) => dueBy);
    days.push(...due.filter((day) => day <= until));
  }
  return days.toSorted();
}
