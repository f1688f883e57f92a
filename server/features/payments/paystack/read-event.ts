import * as v from 'valibot';
import { currency as ours, type PlanName } from '#membership/plans.ts';
import {
  checkoutLink,
  ignored,
  type MessageReading,
  type Mode,
  planFor,
  refused,
  told,
  wrongMoney,
} from '../told.ts';

export interface PaystackFacts {
  readonly mode: Mode;
  /** Codes of the plans at Paystack, where the operator named them. */
  readonly planCodes: Readonly<Partial<Record<PlanName, string>>>;
}

/** Whole cents; in messages about refunds a text. */
const cents = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(0),
);
const moment = v.pipe(
  v.string(),
  v.transform((text) => Date.parse(text)),
  v.number(),
  v.finite(),
);
// official samples have null, '', {} and 0 where there is nothing
const orNothing = <T extends v.GenericSchema>(schema: T) => v.fallback(v.nullish(schema), null);
const codes = {
  customer: orNothing(v.object({ customer_code: v.string() })),
  plan: orNothing(v.union([v.string(), v.object({ plan_code: v.string() })])),
};

const chargeSchema = v.object({
  ...codes,
  reference: v.string(),
  amount: cents,
  currency: v.string(),
  status: v.literal('success'),
  paid_at: orNothing(moment),
  created_at: orNothing(moment),
  metadata: orNothing(v.union([v.string(), v.object({ checkout: v.string() })])),
});
const subscriptionSchema = v.object({
  ...codes,
  subscription_code: v.string(),
  amount: cents,
  createdAt: orNothing(moment),
  next_payment_date: orNothing(moment),
});
const failureSchema = v.object({
  ...codes,
  invoice_code: v.string(),
  amount: cents,
  created_at: orNothing(moment),
});
const refundSchema = v.object({
  transaction_reference: v.string(),
  amount: cents,
  currency: v.string(),
});
const disputeSchema = v.object({
  id: v.union([v.number(), v.string()]),
  resolution: orNothing(v.string()),
  created_at: orNothing(moment),
  transaction: v.object({ reference: v.string() }),
});
const envelopeSchema = v.object({
  event: v.string(),
  data: v.looseObject({ domain: v.picklist(['live', 'test']) }),
});

type Codes = v.InferOutput<v.ObjectSchema<typeof codes, undefined>>;
interface Circumstances {
  readonly facts: PaystackFacts;
  readonly receivedAt: number;
}

/** The plan by its code at Paystack, or by its price where the operator named no codes; null: none of ours. */
function planOf({ plan }: Codes, amount: number, { planCodes }: PaystackFacts): PlanName | null {
  const code = typeof plan === 'string' ? plan : plan?.plan_code;
  const named = Object.values(planCodes).length > 0;
  if (code === undefined || code === '' || !named) return planFor(amount);
  if (code === planCodes.monthly) return 'monthly';
  return code === planCodes.annual ? 'annual' : null;
}

const customerLink = ({ customer }: Codes) =>
  customer ? [`customer:${customer.customer_code}`] : [];

/** The checkout that the page of payment was opened with: as an object, or as a JSON text. */
function checkoutIn(metadata: v.InferOutput<typeof chargeSchema>['metadata']): string {
  if (metadata === null || metadata === undefined) return '';
  if (typeof metadata !== 'string') return metadata.checkout;
  const read = v.safeParse(
    v.pipe(v.string(), v.parseJson(), v.object({ checkout: v.string() })),
    metadata,
  );
  return read.success ? read.output.checkout : '';
}

function readCharge(data: unknown, { facts, receivedAt }: Circumstances): MessageReading {
  const charge = v.safeParse(chargeSchema, data);
  if (!charge.success) return refused('a charge that cannot be read');
  const { reference, amount, currency, metadata, paid_at, created_at } = charge.output;
  const plan = planOf(charge.output, amount, facts);
  const wrong = wrongMoney(plan, amount, currency);
  if (wrong !== null || plan === null) return refused(wrong ?? 'another plan');
  const checkouts = [...checkoutLink(checkoutIn(metadata)), ...checkoutLink(reference)];
  const customer = customerLink(charge.output);
  return told({
    event: {
      kind: 'charge',
      id: `paystack:${reference}`,
      agreement: '',
      plan,
      cents: amount,
      at: paid_at ?? created_at ?? receivedAt,
    },
    plan,
    asks: [...checkouts, ...customer],
    gives: [`charge:${reference}`, ...customer],
  });
}

function readSubscription(
  says: 'renewing' | 'stopped',
  data: unknown,
  { facts, receivedAt }: Circumstances,
): MessageReading {
  const subscription = v.safeParse(subscriptionSchema, data);
  if (!subscription.success) return refused('a subscription that cannot be read');
  const { subscription_code: code, amount, createdAt, next_payment_date } = subscription.output;
  // when a subscription was stopped is not told: its date is the day on which it began
  const at = says === 'renewing' ? (createdAt ?? receivedAt) : receivedAt;
  return told({
    event: {
      kind: 'word',
      id: `paystack:${code}:${says}`,
      agreement: '',
      says,
      at,
      nextDebit: says === 'renewing' ? (next_payment_date ?? null) : null,
    },
    plan: planOf(subscription.output, amount, facts),
    asks: customerLink(subscription.output),
    gives: [],
  });
}

function readFailure(data: unknown, { facts, receivedAt }: Circumstances): MessageReading {
  const invoice = v.safeParse(failureSchema, data);
  if (!invoice.success) return refused('an invoice that cannot be read');
  const { invoice_code: code, amount, created_at } = invoice.output;
  const at = created_at ?? receivedAt;
  return told({
    event: {
      kind: 'word',
      id: `paystack:${code}`,
      agreement: '',
      says: 'failing',
      at,
      nextDebit: null,
    },
    plan: planOf(invoice.output, amount, facts),
    asks: customerLink(invoice.output),
    gives: [],
  });
}

function readRefund(
  outcome: 'pending' | 'failed' | 'done',
  data: unknown,
  { receivedAt }: Circumstances,
): MessageReading {
  const refund = v.safeParse(refundSchema, data);
  if (!refund.success) return refused('a refund that cannot be read');
  const { transaction_reference: reference, amount, currency } = refund.output;
  if (currency !== ours) return refused(`another currency than ${ours}: ${currency}`);
  return told({
    event: {
      kind: 'refund',
      // a refund has no name of its own before it is done
      id: `paystack:${reference}:${amount}`,
      charge: `paystack:${reference}`,
      cents: amount,
      outcome,
      at: receivedAt,
    },
    plan: null,
    asks: [`charge:${reference}`],
    gives: [],
  });
}

const decided: Readonly<Record<string, 'won' | 'lost'>> = {
  declined: 'won',
  'merchant-accepted': 'lost',
  'auto-accepted': 'lost',
};

function readDispute(data: unknown, { receivedAt }: Circumstances): MessageReading {
  const dispute = v.safeParse(disputeSchema, data);
  if (!dispute.success) return refused('a dispute that cannot be read');
  const { id, resolution, created_at, transaction } = dispute.output;
  return told({
    event: {
      kind: 'dispute',
      id: `paystack:${id}`,
      charge: `paystack:${transaction.reference}`,
      outcome: decided[resolution ?? ''] ?? 'open',
      at: created_at ?? receivedAt,
    },
    plan: null,
    asks: [`charge:${transaction.reference}`],
    gives: [],
  });
}

function readKind(event: string, data: unknown, given: Circumstances): MessageReading {
  switch (event) {
    case 'charge.success':
      return readCharge(data, given);
    case 'subscription.create':
      return readSubscription('renewing', data, given);
    case 'subscription.not_renew':
    case 'subscription.disable':
      return readSubscription('stopped', data, given);
    case 'invoice.payment_failed':
      return readFailure(data, given);
    case 'refund.pending':
    case 'refund.processing':
    case 'refund.needs-attention':
      return readRefund('pending', data, given);
    case 'refund.processed':
      return readRefund('done', data, given);
    case 'refund.failed':
      return readRefund('failed', data, given);
    case 'charge.dispute.create':
    case 'charge.dispute.remind':
    case 'charge.dispute.resolve':
      return readDispute(data, given);
    default:
      return ignored(event.slice(0, 100));
  }
}

/** What a message of Paystack says. @param receivedAt when it came first, for what it tells without a time */
export function readPaystackEvent(
  body: string,
  facts: PaystackFacts,
  receivedAt: number,
): MessageReading {
  const envelope = v.safeParse(v.pipe(v.string(), v.parseJson(), envelopeSchema), body);
  if (!envelope.success) return refused('no message of Paystack');
  const { event, data } = envelope.output;
  if (data.domain !== facts.mode) return refused(`of ${data.domain} mode`);
  return readKind(event, data, { facts, receivedAt });
}
