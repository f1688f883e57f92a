import * as v from 'valibot';
import type { MembershipEvent } from '#membership/events.ts';
import { begunBy } from '#membership/ways-to-end.ts';
import { waysOfEnding } from './ending.ts';

const plan = v.picklist(['monthly', 'annual']);
const base = { id: v.string(), at: v.number() };

/** What is stored of a message about a member. */
const storedEventSchema = v.variant('kind', [
  v.object({
    kind: v.literal('charge'),
    ...base,
    agreement: v.string(),
    plan,
    cents: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  }),
  v.object({
    kind: v.literal('refund'),
    ...base,
    charge: v.string(),
    cents: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    outcome: v.picklist(['pending', 'failed', 'done']),
  }),
  v.object({
    kind: v.literal('word'),
    ...base,
    agreement: v.string(),
    says: v.picklist(['renewing', 'failing', 'stopped']),
    nextDebit: v.nullable(v.number()),
  }),
  v.object({
    kind: v.literal('dispute'),
    ...base,
    charge: v.string(),
    outcome: v.picklist(['open', 'won', 'lost']),
  }),
]);

const paymentsSchema = v.object({
  now: v.number(),
  events: v.array(storedEventSchema),
  agreements: v.array(v.object({ id: v.string(), plan, at: v.number() })),
  told: v.array(v.object({ about: v.string(), at: v.number() })),
  requests: v.array(
    v.object({
      id: v.string(),
      status: v.string(),
      how: v.picklist(waysOfEnding),
      at: v.number(),
    }),
  ),
});

/**
 * All of a member's payments in one row: `payments` is an object with the database's time, what messages say, agreements,
 * what the member was told in writing, and requests to cancel. The member's id is `$1`.
 */
export const paymentsQuery = `select jsonb_build_object(
  'now', floor(extract(epoch from now()) * 1000),
  'events', (select coalesce(jsonb_agg(event order by inbox_id), '[]') from payments.events where user_id = $1),
  'agreements', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'plan', plan,
      'at', floor(extract(epoch from made_at) * 1000))), '[]') from payments.agreements where user_id = $1),
  'told', (select coalesce(jsonb_agg(jsonb_build_object('about', about,
      'at', floor(extract(epoch from told_at) * 1000))), '[]')
    from payments.told where user_id = $1 and (mail is not null or taken_at is not null)),
  'requests', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'status', status, 'how', how,
      'at', floor(extract(epoch from created_at) * 1000))), '[]')
    from public.subscription_cancellations where user_id = $1)) as payments`;

type Payments = v.InferOutput<typeof paymentsSchema>;

/** What a request says; what the operator calls processed was stopped, by hand where the provider did not say so. */
function endsOf(
  { id, status, how, at }: Payments['requests'][number],
  ends: readonly string[],
): readonly MembershipEvent[] {
  return ends.flatMap((agreement): MembershipEvent[] => {
    const name = `${id}:${agreement}`;
    const asked = { kind: 'cancellation', id: name, agreement, how, at } as const;
    const stop = {
      kind: 'word',
      id: name,
      agreement,
      says: 'stopped',
      at,
      nextDebit: null,
    } as const;
    return status === 'processed' ? [asked, stop] : [asked];
  });
}

export interface MemberPayments {
  /** The database's time. */
  readonly now: number;
  readonly events: readonly MembershipEvent[];
  /** What the member was told in writing, and when. */
  readonly told: readonly { readonly about: string; readonly at: number }[];
  /** Requests to cancel, each with the agreements that it ends. */
  readonly requests: readonly { readonly id: string; readonly ends: readonly string[] }[];
}

/** What a row of `paymentsQuery` says. @throws when it is no such row */
export function paymentsOf(row: unknown): MemberPayments {
  const { payments } = v.parse(v.object({ payments: paymentsSchema }), row);
  const { now, events, agreements, told } = payments;
  const checkouts = agreements.map(
    ({ id, plan: of, at }): MembershipEvent => ({
      kind: 'checkout',
      id,
      agreement: id,
      plan: of,
      at,
    }),
  );
  const requests = payments.requests.map((request) => ({
    ...request,
    // those that had begun when it was made
    ends: begunBy(events, request.at),
  }));
  const asked = requests.flatMap((request) => endsOf(request, request.ends));
  return { now, events: [...events, ...checkouts, ...asked], told, requests };
}
