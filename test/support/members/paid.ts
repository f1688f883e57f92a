import type pg from 'pg';
import * as v from 'valibot';
import { dayAt } from '#membership/calendar/moments.ts';
import { type PlanName, plans } from '#membership/plans.ts';

const agreementRows = v.tuple([v.object({ id: v.string() })]);

/**
 * Has somebody pay for a plan on a day at noon, as if a provider had told of it.
 * @returns the charge's id
 */
export async function pay(
  owner: pg.Client,
  userId: string,
  plan: PlanName,
  day: string,
): Promise<string> {
  const at = Date.parse(`${day}T12:00:00+02:00`);
  const { rows } = await owner.query(
    'insert into payments.agreements (user_id, plan, made_at) values ($1, $2, to_timestamp($3::float8 / 1000)) returning id',
    [userId, plan, at],
  );
  const [{ id: agreement }] = v.parse(agreementRows, rows);
  const charge = `paystack:${agreement.slice(0, 8)}-${dayAt(at)}`;
  const event = { kind: 'charge', id: charge, agreement, plan, cents: plans[plan].cents, at };
  await owner.query(
    `with message as (insert into payments.inbox (provider, body, state) values ('paystack', convert_to($2, 'UTF8'), 'matched') returning id)
      insert into payments.events (user_id, inbox_id, event) select $1, id, $3 from message`,
    [userId, charge, JSON.stringify(event)],
  );
  return charge;
}
