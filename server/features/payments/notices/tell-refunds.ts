import * as v from 'valibot';
import { paymentsOf, paymentsQuery } from '#contract/membership/membership-events.ts';
import { aboutRefund } from '#contract/membership/told.ts';
import { paths } from '#contract/paths.ts';
import { dayAt } from '#membership/calendar/moments.ts';
import { membershipAt } from '#membership/membership.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { TellingMeans } from '../../../platform/outgoing/telling-means.ts';
import { refundMail } from './mails.ts';
import { tellOnce } from './store-told.ts';

export type RefundParts = TellingMeans;

/** What went back longer ago is no news. */
const newsDays = 60;
const atOnce = 100;

const refundRows = v.array(
  v.object({
    userId: v.string(),
    id: v.string(),
    charge: v.string(),
    cents: v.number(),
    at: v.number(),
  }),
);
type Refund = v.InferOutput<typeof refundRows>[number];

/** Refunds of which nobody was told, whoever said that they were made. */
async function untold(queries: Queries, now: Date): Promise<readonly Refund[]> {
  const { rows } = await queries.run({
    text: `select e.user_id::text as "userId", e.event->>'id' as id, e.event->>'charge' as charge,
        (e.event->>'cents')::float8 as cents, (e.event->>'at')::float8 as at
      from payments.events e
      where e.event->>'kind' = 'refund' and e.event->>'outcome' = 'done' and (e.event->>'at')::float8 > $1
        and not exists (select from payments.told t
          where t.user_id = e.user_id and t.about = 'refund ' || left(e.event->>'id', 380))
      order by (e.event->>'at')::float8 limit $2`,
    values: [now.getTime() - newsDays * 86_400_000, atOnce],
  });
  return v.parse(refundRows, rows);
}

async function tell(parts: RefundParts, refund: Refund): Promise<boolean> {
  const { accounts, post, site, now } = parts;
  const { userId, id, charge, cents, at } = refund;
  return accounts.transaction(async (queries) => {
    const { rows } = await queries.run({ text: paymentsQuery, values: [userId] });
    const { now: moment, events } = paymentsOf(rows[0]);
    const paid = events.find((event) => event.kind === 'charge' && event.id === charge);
    const { paidUntil, refundsDue } = membershipAt(events, moment);
    const more = refundsDue.find((due) => due.charge === charge);
    const mail = refundMail(
      {
        cents,
        on: dayAt(at),
        paidOn: dayAt(paid?.at ?? at),
        paidUntil: paidUntil !== null && paidUntil >= dayAt(moment) ? paidUntil : null,
        owed: more === undefined ? null : { cents: more.cents, by: more.dueBy },
      },
      `${site}${paths.profile}`,
    );
    const about = aboutRefund(id.slice(0, 380));
    return tellOnce(queries, post, { userId, about, now: now(), due: dayAt(at) }, mail);
  });
}

/** Tells members by mail that money went back to them, once of each refund. */
export async function tellRefunds(parts: RefundParts, ended = () => false): Promise<void> {
  let written = 0;
  for (const refund of await untold(parts.accounts, parts.now())) {
    if (ended()) break;
    try {
      if (await tell(parts, refund)) written += 1;
    } catch (error) {
      // one member holds up no other
      parts.log.error({ err: error, member: refund.userId }, 'a refund could not be told');
    }
  }
  if (written > 0) parts.post.wake();
}
