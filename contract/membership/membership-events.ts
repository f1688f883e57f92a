import * as v from 'valibot';
import type { Charge, MembershipEvent } from '#membership/events.ts';

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
  requests: v.array(v.object({ id: v.string(), status: v.string(), at: v.number() })),
});

/**
 * All of a member's payments in one row: `payments` is an object with the database's time, what messages say, agreements,
 * and requests to cancel. The member's id is `$1`.
 */
export const paymentsQuery = `select jsonb_build_object(
  'now', floor(extract(epoch from now()) * 1000),
  'events', (select coalesce(jsonb_agg(event order by inbox_id), '[]') from payments.events where user_id = $1),
  'agreements', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'plan', plan,
      'at', floor(extract(epoch from made_at) * 1000))), '[]') from payments.agreements where user_id = $1),
  'requests', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'status', status,
      'at', floor(extract(epoch from created_at) * 1000))), '[]')
    from public.subscription_cancellations where user_id = $1)) as payments`;

type Payments = v.InferOutput<typeof paymentsSchema>;

/** Agreements that a request to cancel ends: those that had begun. */
function endedBy(request: Payments['requests'][number], charges: readonly Charge[]) {
  const begun = charges.filter((charge) => charge.at <= request.at);
  return [...new Set(begun.map(({ agreement }) => agreement))];
}

/** What a request says; what the operator calls processed was stopped, by hand where the provider did not say so. */
function endsOf(
  { id, status, at }: Payments['requests'][number],
  ends: readonly string[],
): readonly MembershipEvent[] {
  return ends.flatMap((agreement): MembershipEvent[] => {
    const name = `${id}:${agreement}`;
    const asked = { kind: 'cancellation', id: name, agreement, how: 'no renewal', at } as const;
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
  /** Requests to cancel, each with the agreements that it ends. */
  readonly requests: readonly { readonly id: string; readonly ends: readonly string[] }[];
}

/** What a row of `paymentsQuery` says. @throws when it is no such row */
export function paymentsOf(row: unknown): MemberPayments {
  const { payments } = v.parse(v.object({ payments: paymentsSchema }), row);
  const { now, events, agreements } = payments;
  const charges = events.filter((event) => event.kind === 'charge');
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
    ends: endedBy(request, charges),
  }));
  const asked = requests.flatMap((request) => endsOf(request, request.ends));
  return { now, events: [...events, ...checkouts, ...asked], requests };
}
