import { addMonths, dayAt, endOfDay } from '#membership/calendar/moments.ts';
import type { Dispute, MembershipEvent, Refund } from '#membership/events.ts';
import { type PlanName, plans } from '#membership/plans.ts';
import type { Random } from '#planning/random.ts';
import { type ProviderMessage, payfastNotice, paystackMessage } from './payment-providers.ts';
import type { PaystackSimulator } from './paystack-simulator.ts';

const dayMs = 86_400_000;
const iso = (at: number) => new Date(at).toISOString();
const refundWords: readonly (readonly [said: string, outcome: Refund['outcome']])[] = [
  ['processed', 'done'],
  ['pending', 'pending'],
  ['failed', 'failed'],
];
const resolutions: readonly (readonly [resolution: string | null, outcome: Dispute['outcome']])[] =
  [
    [null, 'open'],
    ['declined', 'won'],
    ['merchant-accepted', 'lost'],
  ];

/** A message, and what it says by the rules; null: of a stranger, it says nothing. */
export interface Telling {
  readonly message: ProviderMessage;
  readonly event: MembershipEvent | null;
  /** The payment's reference at Paystack, of a charge. */
  readonly reference?: string;
}

export interface Begun {
  readonly id: string;
  readonly plan: PlanName;
  readonly at: number;
}

/**
 * Draws what becomes of an agreement, as its provider tells of it and as the rules know it.
 * @param today a moment in whole seconds, before which everything has happened
 * @param paystack hears of the payments and subscriptions of its own
 */
export function drawnTellings(
  random: Random,
  today: number,
  paystack: Pick<PaystackSimulator, 'knows' | 'subscribes'>,
) {
  function oneOf<T>(all: readonly T[]): T {
    const one = all[random.below(all.length)];
    if (one === undefined) throw new Error('there is none');
    return one;
  }
  const isDrawn = (oneIn: number) => random.below(oneIn) === 0;

  /** Days on which an agreement was debited until today. */
  function debits({ plan, at }: Begun): readonly number[] {
    const months = plans[plan].months;
    const all: number[] = [];
    const most = 1 + random.below(5);
    for (let term = 0; term < most; term += 1) {
      const day = term === 0 ? at : endOfDay(addMonths(dayAt(at), term * months)) - dayMs / 2;
      if (day <= today) all.push(day);
    }
    return all;
  }

  function atPaystack(begun: Begun): readonly Telling[] {
    const { id: agreement, plan, at } = begun;
    const { cents } = plans[plan];
    const code = agreement.slice(0, 8);
    const customer = { customer_code: `CUS_${code}` };
    const subscribed = { subscription_code: `SUB_${code}`, amount: cents, customer };
    paystack.subscribes(`SUB_${code}`, cents, customer);
    const word = { kind: 'word', agreement } as const;
    const charges = debits(begun).map((debit, term): Telling => {
      const reference = term === 0 ? agreement : `${code}-${term}`;
      const payment = {
        ...{ domain: 'test', reference, status: 'success', amount: cents, currency: 'ZAR' },
        ...{ customer, plan: {}, paid_at: iso(debit) },
        metadata: term === 0 ? { checkout: agreement } : 0,
      };
      paystack.knows(payment);
      const charge = {
        kind: 'charge',
        id: `paystack:${reference}`,
        agreement,
        plan,
        cents,
      } as const;
      const event = { ...charge, at: debit };
      return { message: paystackMessage('charge.success', payment), event, reference };
    });
    const next = isDrawn(2) ? null : today + (1 + random.below(20)) * dayMs;
    const tellings: Telling[] = [
      ...charges,
      {
        message: paystackMessage('subscription.create', {
          ...{
            ...subscribed,
            createdAt: iso(at),
            next_payment_date: next === null ? null : iso(next),
          },
        }),
        event: {
          ...word,
          id: `paystack:SUB_${code}:renewing`,
          says: 'renewing',
          at,
          nextDebit: next,
        },
      },
    ];
    const paid = oneOf(charges);
    const charge = `paystack:${paid.reference}`;
    if (isDrawn(3)) {
      const back = oneOf([cents, 1_000]);
      const [said, outcome] = oneOf(refundWords);
      tellings.push({
        message: paystackMessage(`refund.${said}`, {
          ...{ transaction_reference: paid.reference, amount: String(back), currency: 'ZAR' },
        }),
        event: { kind: 'refund', id: `${charge}:${back}`, charge, cents: back, outcome, at: today },
      });
    }
    if (isDrawn(4)) {
      const [resolution, outcome] = oneOf(resolutions);
      const dispute = { id: `D_${code}`, resolution, created_at: iso(today) };
      const transaction = { reference: paid.reference };
      tellings.push({
        message: paystackMessage('charge.dispute.create', { ...dispute, transaction }),
        event: { kind: 'dispute', id: `paystack:D_${code}`, charge, outcome, at: today },
      });
    }
    if (isDrawn(4)) {
      const failed = today - random.below(3) * dayMs;
      tellings.push({
        message: paystackMessage('invoice.payment_failed', {
          ...{ invoice_code: `INV_${code}`, amount: cents, customer, created_at: iso(failed) },
        }),
        event: {
          ...word,
          id: `paystack:INV_${code}`,
          says: 'failing',
          at: failed,
          nextDebit: null,
        },
      });
    }
    if (isDrawn(4)) {
      tellings.push({
        message: paystackMessage('subscription.disable', { ...subscribed, status: 'complete' }),
        event: {
          ...word,
          id: `paystack:SUB_${code}:stopped`,
          says: 'stopped',
          at: today,
          nextDebit: null,
        },
      });
    }
    return tellings;
  }

  function atPayfast({ id: agreement, plan }: Begun): readonly Telling[] {
    const { cents } = plans[plan];
    const code = agreement.slice(0, 8);
    const about = { token: `token-${code}`, payment_status: 'COMPLETE' };
    const money = { amount_gross: (cents / 100).toFixed(2) };
    const told = [8, 0].slice(0, 1 + random.below(2)).map((days, term): Telling => {
      const billing_date = dayAt(today - days * dayMs);
      const pf_payment_id = `${code}${term}`;
      const ours = term === 0 ? { m_payment_id: agreement } : { custom_str1: '' };
      const at = Math.min(today, endOfDay(billing_date) - 1);
      const charge = { kind: 'charge', id: `payfast:${pf_payment_id}`, agreement, plan } as const;
      return {
        message: payfastNotice({ ...about, ...money, ...ours, pf_payment_id, billing_date }),
        event: { ...charge, cents, at },
      };
    });
    if (!isDrawn(3)) return told;
    const stopped = { ...about, payment_status: 'CANCELLED', custom_str1: '' };
    const word = { kind: 'word', agreement, says: 'stopped', nextDebit: null } as const;
    const event = { ...word, id: `payfast:token-${code}:stopped`, at: today };
    return [...told, { message: payfastNotice(stopped), event }];
  }

  /** Of another mode, amount, currency or checkout: each says nothing of anybody. */
  function strangers(id: string, number: number): readonly Telling[] {
    const charge = {
      ...{ status: 'success', amount: 9_900, currency: 'ZAR', paid_at: iso(today) },
      metadata: { checkout: id },
    };
    const at = (what: object, name: string) => ({
      message: paystackMessage('charge.success', { ...charge, reference: name, ...what }),
      event: null,
      reference: name,
    });
    return [
      at({ domain: 'live' }, `stranger-${number}-live`),
      at({ amount: 9_901 }, `stranger-${number}-amount`),
      at({ currency: 'USD' }, `stranger-${number}-dollars`),
      {
        message: payfastNotice({
          ...{ m_payment_id: id, pf_payment_id: `${number}`, custom_str1: 'of nobody' },
          ...{ payment_status: 'COMPLETE', amount_gross: '99.00' },
        }),
        event: null,
      },
    ];
  }

  return { oneOf, isDrawn, atPaystack, atPayfast, strangers };
}
