import type pg from 'pg';
import * as v from 'valibot';
import { currency, plans } from '#membership/plans.ts';
import { OperatorError } from '../operator-error.ts';
import { printed } from '../printed.ts';

const rowsSchema = v.array(
  v.object({
    day: v.string(),
    kind: v.picklist(['charge', 'refund']),
    payment: v.string(),
    plan: v.string(),
    cents: v.number(),
    member: v.nullable(v.string()),
  }),
);

/** Quoted for any spreadsheet, and never a formula of one. */
function cell(text: string): string {
  const plain = printed(text);
  const isAmount = /^-?\d+\.\d\d$/.test(plain);
  return `"${(!isAmount && /^[=+\-@]/.test(plain) ? `'${plain}` : plain).replaceAll('"', '""')}"`;
}

/**
 * Money that came in and went back in a month of South Africa, as a table for the bookkeeper: of members, of who is gone,
 * and of whom nobody knows. Amounts are Rands; what went back is below 0.
 * @throws OperatorError
 */
export async function exportMonth(
  owner: pg.Client,
  words: readonly string[],
  month: string | undefined,
  asJson: boolean,
): Promise<readonly string[]> {
  if (words.length > 0 || month === undefined || !/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)) {
    throw new OperatorError('export --month <month>, such as 2026-03.');
  }
  const { rows } = await owner.query(
    `with told as (
        select distinct on (event->>'kind', event->>'id') event, user_id,
            to_timestamp((event->>'at')::float8 / 1000) at time zone 'Africa/Johannesburg' as at
          from payments.events
          where event->>'kind' = 'charge' or event->>'kind' = 'refund' and event->>'outcome' = 'done'
          order by event->>'kind', event->>'id', (event->>'at')::float8),
      unmatched as (
        select 'charge' as kind, i.provider || ':' || substr(gives[1], 8) as payment, i.plan,
            i.happened_at at time zone 'Africa/Johannesburg' as at
          from payments.inbox i
          where i.plan is not null and gives[1] like 'charge:%'
            and not exists (select from payments.events e where e.inbox_id = i.id))
      select to_char(at, 'YYYY-MM-DD') as day, event->>'kind' as kind,
          coalesce(event->>'charge', event->>'id') as payment, coalesce(event->>'plan', '') as plan,
          (event->>'cents')::float8 * case when event->>'kind' = 'refund' then -1 else 1 end as cents, u.email as member
        from told left join auth.users u on u.id = told.user_id where to_char(at, 'YYYY-MM') = $1
      union all
      select to_char(at, 'YYYY-MM-DD'), kind, payment, plan,
          case plan when 'monthly' then $2::float8 else $3::float8 end, null
        from unmatched where to_char(at, 'YYYY-MM') = $1
      order by day, payment, kind`,
    [month, plans.monthly.cents, plans.annual.cents],
  );
  const found = v.parse(rowsSchema, rows);
  if (asJson) return [JSON.stringify(found)];
  const lines = found.map(({ day, kind, payment, plan, cents, member }) =>
    [day, kind, payment, plan, (cents / 100).toFixed(2), currency, member ?? '']
      .map(cell)
      .join(','),
  );
  return ['day,kind,payment,plan,amount,currency,member', ...lines];
}
