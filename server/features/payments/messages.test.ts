import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkoutMark } from './payfast/checkout-form.ts';
import { readPayfastNotice } from './payfast/read-notice.ts';
import { type PaystackFacts, readPaystackEvent } from './paystack/read-event.ts';
import type { MessageReading } from './told.ts';

const checkout = '7d0e9c1e-8a53-4c54-9b57-2a1c5a6f0b11';
const received = Date.parse('2026-03-02T10:00:00Z');
const facts = { mode: 'live', planCodes: { monthly: 'PLN_m', annual: 'PLN_a' } } as const;
const paystack = (event: string, data: object, given: PaystackFacts = facts) =>
  readPaystackEvent(JSON.stringify({ event, data: { domain: 'live', ...data } }), given, received);
const charge = {
  reference: 'rdtmivs7zf',
  status: 'success',
  amount: 9900,
  currency: 'ZAR',
  paid_at: '2026-03-01T08:00:00.000Z',
  customer: { customer_code: 'CUS_1' },
  plan: { plan_code: 'PLN_m' },
};
const whyNot = (reading: MessageReading) => (reading.kind === 'told' ? 'told' : reading.why);

test('a charge of Paystack: what, when, and by what whose it is can be found', () => {
  const reading = paystack('charge.success', { ...charge, metadata: { checkout } });
  assert.deepEqual(reading, {
    kind: 'told',
    told: {
      event: {
        kind: 'charge',
        id: 'paystack:rdtmivs7zf',
        agreement: '',
        plan: 'monthly',
        cents: 9900,
        at: Date.parse('2026-03-01T08:00:00Z'),
      },
      plan: 'monthly',
      asks: [`checkout:${checkout}`, 'customer:CUS_1'],
      gives: ['charge:rdtmivs7zf', 'customer:CUS_1'],
    },
  });
  const asks = (data: object) => {
    const read = paystack('charge.success', { ...charge, ...data });
    return read.kind === 'told' ? read.told.asks : [];
  };
  assert.deepEqual(asks({ metadata: JSON.stringify({ checkout }) }), [
    `checkout:${checkout}`,
    'customer:CUS_1',
  ]);
  assert.deepEqual(asks({ reference: checkout, customer: null }), [`checkout:${checkout}`]);
  // as official samples have it where there is nothing
  for (const metadata of [0, null, '', {}, 'no JSON', { checkout: 5 }]) {
    assert.deepEqual(asks({ metadata }), ['customer:CUS_1']);
  }
});

test('another amount, currency, plan or mode counts for nothing', () => {
  const why = (data: object) => whyNot(paystack('charge.success', { ...charge, ...data }));
  assert.match(why({ amount: 9800 }), /amount/);
  assert.match(why({ amount: 95_000 }), /amount/);
  assert.match(why({ currency: 'NGN' }), /currency/);
  assert.match(why({ plan: 'PLN_other' }), /amount/);
  assert.match(why({ domain: 'test' }), /test mode/);
  assert.match(why({ status: 'failed' }), /cannot be read/);
  assert.equal(why({ plan: {} }), 'told');
  assert.equal(why({ plan: null, amount: 95_000 }), 'told');
});

test('words, refunds and disputes of Paystack', () => {
  const event = (name: string, data: object) => {
    const reading = paystack(name, { customer: { customer_code: 'CUS_1' }, ...data });
    return reading.kind === 'told' ? reading.told.event : reading.why;
  };
  const subscription = {
    subscription_code: 'SUB_1',
    amount: 9900,
    createdAt: '2026-03-01T08:00:01.000Z',
    next_payment_date: '2026-04-01T07:00:00.000Z',
  };
  assert.deepEqual(event('subscription.create', subscription), {
    kind: 'word',
    id: 'paystack:SUB_1:renewing',
    agreement: '',
    says: 'renewing',
    at: Date.parse('2026-03-01T08:00:01Z'),
    nextDebit: Date.parse('2026-04-01T07:00:00Z'),
  });
  // two messages of one thing, which is one thing
  const stopped = event('subscription.not_renew', { ...subscription, next_payment_date: null });
  assert.deepEqual(stopped, event('subscription.disable', { ...subscription, status: 'complete' }));
  const refund = { transaction_reference: 'rd', amount: '9900', currency: 'ZAR' };
  const ids = ['refund.pending', 'refund.processed'].map((name) => {
    const read = event(name, {
      ...refund,
      refund_reference: name === 'refund.pending' ? null : '1',
    });
    assert.ok(typeof read === 'object' && read.kind === 'refund');
    return `${read.id} ${read.cents} ${read.outcome}`;
  });
  assert.deepEqual(ids, ['paystack:rd:9900 9900 pending', 'paystack:rd:9900 9900 done']);
  const dispute = (resolution: string | null) => {
    const read = event('charge.dispute.resolve', {
      id: 5,
      resolution,
      transaction: { reference: 'rd' },
    });
    return typeof read === 'object' && read.kind === 'dispute' ? read.outcome : null;
  };
  assert.deepEqual(['declined', 'auto-accepted', null].map(dispute), ['won', 'lost', 'open']);
  assert.equal(event('transfer.success', {}), 'transfer.success');
});

const merchant = { merchantId: '10000100', passphrase: 'jt7NOE43FZPn' };
const notice = (fields: Readonly<Record<string, string>>) =>
  readPayfastNotice(
    new URLSearchParams({
      m_payment_id: checkout,
      pf_payment_id: '1089250',
      payment_status: 'COMPLETE',
      amount_gross: '99.00',
      merchant_id: '10000100',
      token: 'tok-1',
      custom_str1: checkoutMark(checkout, merchant.passphrase),
      ...fields,
      signature: '0',
    }).toString(),
    merchant,
    received,
  );

test('notices of Payfast: cents without rounding, another merchant or amount counts for nothing', () => {
  const read = notice({ billing_date: '2026-03-01' });
  assert.ok(read.kind === 'told' && read.told.event.kind === 'charge');
  assert.equal(read.told.event.cents, 9900);
  assert.equal(read.told.event.at, Date.parse('2026-03-01T22:00:00Z') - 1);
  assert.deepEqual(read.told.asks, [`checkout:${checkout}`, 'customer:tok-1']);
  const year = notice({ amount_gross: '950.00', billing_date: '2099-01-01' });
  assert.ok(year.kind === 'told' && year.told.event.at === received);
  assert.match(whyNot(notice({ merchant_id: '10000101' })), /merchant/);
  for (const amount of ['99', '99.000', '98.99', '-99.00', '99,00', ' 99.00', '1e2', '']) {
    assert.equal(notice({ amount_gross: amount }).kind, 'refused', amount);
  }
  const says = ['CANCELLED', 'FAILED'].map((payment_status) => {
    const word = notice({ payment_status });
    return word.kind === 'told' && word.told.event.kind === 'word' ? word.told.event.says : null;
  });
  assert.deepEqual(says, ['stopped', 'failing']);
  assert.equal(notice({ payment_status: 'PENDING' }).kind, 'ignored');
});

test('a checkout counts at Payfast with our own mark beside it, else the subscription alone', () => {
  const asks = (fields: Readonly<Record<string, string>>) => {
    const read = notice(fields);
    return read.kind === 'told' ? read.told.asks : read.why;
  };
  assert.deepEqual(asks({}), [`checkout:${checkout}`, 'customer:tok-1']);
  const another = checkout.replace('7', '8');
  for (const custom_str1 of ['', 'x', checkoutMark(another, merchant.passphrase)]) {
    assert.deepEqual(asks({ custom_str1 }), ['customer:tok-1']);
  }
  assert.deepEqual(asks({ m_payment_id: another }), ['customer:tok-1']);
  const cancelled = { payment_status: 'CANCELLED', custom_str1: '', token: '' };
  assert.deepEqual(asks(cancelled), []);
});

test('a notice that repeats the first day of billing month after month is of the day on which it came', () => {
  const at = (billing_date: string) => {
    const read = notice({ billing_date });
    return read.kind === 'told' ? read.told.event.at : null;
  };
  assert.equal(at('2026-02-25'), Date.parse('2026-02-25T22:00:00Z') - 1);
  for (const old of ['2026-02-01', '2026-01-02', '2025-03-02', 'no day', '']) {
    assert.equal(at(old), received, old);
  }
});

test('whatever a provider sends is read, ignored or refused, and never throws', () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom('charge.success', 'refund.processed'), (json, event) => {
      readPaystackEvent(json, facts, received);
      readPaystackEvent(`{"event":"${event}","data":${json}}`, facts, received);
      readPayfastNotice(json, merchant, received);
    }),
    { seed: 1, numRuns: 500 },
  );
});

const money = fc.record({
  cents: fc.constantFrom(9900, 95_000, 9899, 9901, 0, 990, 9_900_000, 95_001),
  currency: fc.constantFrom('ZAR', 'USD', 'zar', ''),
  mode: fc.constantFrom('live', 'test'),
  merchant: fc.constantFrom('10000100', '10000101', ''),
  isText: fc.boolean(),
});

test('I2, I10, I14: of another mode, merchant, amount or currency nothing counts; what counts is a price in whole cents', () => {
  fc.assert(
    fc.property(money, ({ cents, currency, mode, merchant: merchant_id, isText }) => {
      const isPrice = cents === 9900 || cents === 95_000;
      const codeless = { mode: 'live', planCodes: {} } as const;
      const amount = isText ? String(cents) : cents;
      const data = { ...charge, plan: null, amount, currency, domain: mode };
      const one = paystack('charge.success', data, codeless);
      assert.equal(one.kind, isPrice && currency === 'ZAR' && mode === 'live' ? 'told' : 'refused');
      const two = notice({ amount_gross: (cents / 100).toFixed(2), merchant_id });
      assert.equal(two.kind, isPrice && merchant_id === merchant.merchantId ? 'told' : 'refused');
      for (const read of [one, two]) {
        if (read.kind !== 'told') continue;
        assert.ok(read.told.event.kind === 'charge' && read.told.event.cents === cents);
      }
    }),
    { seed: 1, numRuns: 10_000 },
  );
});
