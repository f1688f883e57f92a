import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { apiSignature } from './payfast/api.ts';
import { checkoutForm, checkoutMark, type PayfastOrder } from './payfast/checkout-form.ts';
import { isSignedByPayfast, payfastHash, phpEncoded, signedFields } from './payfast/signature.ts';
import { isSignedByPaystack } from './paystack/signature.ts';

/** Two notices that Payfast publishes in the tests of its PHP SDK, with their signatures. */
const empty = ['custom_str1', 'custom_str2', 'custom_str3', 'custom_str4', 'custom_str5'];
const alsoEmpty = ['custom_int1', 'custom_int2', 'custom_int3', 'custom_int4', 'custom_int5'];
const blank = [...empty, ...alsoEmpty].map((name): [string, string] => [name, '']);
const published = [
  {
    fields: [
      ['m_payment_id', '1234'],
      ['pf_payment_id', '1221576'],
      ['payment_status', 'COMPLETE'],
      ['item_name', 'Order#123'],
      ['item_description', ''],
      ['amount_gross', '10.00'],
      ['amount_fee', '-0.23'],
      ['amount_net', '9.77'],
      ...blank,
      ['name_first', 'First'],
      ['name_last', 'Last'],
      ['email_address', 'test@test.com'],
      ['merchant_id', '10000100'],
    ],
    passphrase: 'jt7NOE43FZPn',
    signature: 'ac4c3e993d31b5b9d525dc0087051437',
  },
  {
    fields: [
      ['m_payment_id', '000000020'],
      ['pf_payment_id', '1579137'],
      ['payment_status', 'COMPLETE'],
      ['item_name', 'Order #000000020'],
      ['item_description', ''],
      ['amount_gross', '15.00'],
      ['amount_fee', '-2.30'],
      ['amount_net', '12.70'],
      ...blank,
      ['name_first', 'Tom'],
      ['name_last', 'Tom'],
      ['email_address', 'lindley+user1@appinlet.com'],
      ['merchant_id', '10027938'],
    ],
    passphrase: null,
    signature: '4078bca2c8987e0e0c4e7230f2f46323',
  },
];
const bodyOf = (fields: readonly (readonly string[])[], signature: string) =>
  [...fields, ['signature', signature]]
    .map(([name = '', value = '']) => `${name}=${phpEncoded(value)}`)
    .join('&');

test('the published notices of Payfast have the signatures that were published with them', () => {
  for (const { fields, passphrase, signature } of published) {
    const body = bodyOf(fields, signature);
    assert.equal(
      payfastHash(signedFields(body) ?? new Map(), passphrase).toString('hex'),
      signature,
    );
    assert.ok(isSignedByPayfast(body, passphrase));
    assert.ok(!isSignedByPayfast(body, 'another'));
    assert.ok(!isSignedByPayfast(body, passphrase === null ? '' : null));
    for (const [index, [name = '', value = '']] of fields.entries()) {
      const changed = fields.with(index, [name, `${value}1`]);
      assert.ok(!isSignedByPayfast(bodyOf(changed, signature), passphrase), name);
    }
    assert.ok(!isSignedByPayfast(bodyOf(fields.toReversed(), signature), passphrase));
  }
});

/** The form of a subscription whose signature stands in a test of Payfast's PHP SDK. */
const publishedForm = [
  ['merchant_id', '10028084'],
  ['merchant_key', '4hjoenwbwnuso'],
  ['return_url', 'https://test.com/billing/success'],
  ['cancel_url', 'https://test.com/billing/cancel'],
  ['notify_url', 'https://test.com/payfast/webhook'],
  ['name_first', 'Test'],
  ['name_last', 'Test'],
  ['email_address', 'test@test.com'],
  ['m_payment_id', '5'],
  ['amount', '5.00'],
  ['item_name', 'Test'],
  ['custom_int1', '1'],
  ['custom_int2', '1'],
  ['custom_str1', 'U29tZSBUZXN0IFN0cmluZw'],
  ['custom_str2', 'QW5vdGhlciBUZXN0IFN0cmluZw'],
  ['email_confirmation', '1'],
  ['confirmation_address', 'test@test.test'],
  ['subscription_type', '1'],
  ['billing_date', '2023-01-01'],
  ['recurring_amount', '5'],
  ['frequency', '3'],
  ['cycles', '0'],
] as const;

test('the published form of a subscription has the signature that was published with it', () => {
  assert.equal(
    payfastHash(new Map(publishedForm), 'payfastsandbox').toString('hex'),
    '3441682c5d8a65486f5b7cc8ce41d146',
  );
});

test('the form of an order: in the documented order, in Rands, from the day that its page names', () => {
  const merchant = {
    ...{ merchantId: '10000100', merchantKey: '46f0cd694581a', passphrase: 'jt7NOE43FZPn' },
    url: 'https://sandbox.payfast.co.za',
  };
  const order: PayfastOrder = {
    checkout: 'one',
    plan: 'annual',
    email: "o'brien@example.com",
    site: 'https://phila.example',
    now: Date.parse('2026-01-31T22:30:00Z'),
  };
  const { url, fields } = checkoutForm(merchant, order);
  assert.equal(url, 'https://sandbox.payfast.co.za/eng/process');
  const signed: Record<string, string> = Object.fromEntries(fields);
  const { signature } = signed;
  delete signed.signature;
  assert.deepEqual(signed, {
    merchant_id: '10000100',
    merchant_key: '46f0cd694581a',
    return_url: 'https://phila.example/dashboard/profile',
    cancel_url: 'https://phila.example/subscription',
    notify_url: 'https://phila.example/functions/v1/payments/payfast',
    email_address: "o'brien@example.com",
    m_payment_id: 'one',
    amount: '950.00',
    item_name: 'Phila Annual Plan',
    custom_str1: checkoutMark('one', 'jt7NOE43FZPn'),
    subscription_type: '1',
    billing_date: '2027-02-01',
    recurring_amount: '950.00',
    frequency: '6',
    cycles: '0',
  });
  assert.equal(
    signature,
    payfastHash(new Map(Object.entries(signed)), merchant.passphrase).toString('hex'),
  );
  const known = publishedForm.map(([name]): string => name);
  const places = Object.keys(signed).map((name) => known.indexOf(name));
  assert.deepEqual(
    places,
    places.toSorted((one, other) => one - other),
  );
  const monthly = checkoutForm(merchant, { ...order, plan: 'monthly' });
  const ofMonth = Object.fromEntries(monthly.fields);
  assert.deepEqual(
    [ofMonth.amount, ofMonth.recurring_amount, ofMonth.frequency, ofMonth.billing_date],
    ['99.00', '99.00', '3', '2026-03-01'],
  );
});

test('a request to Payfast is signed by the alphabet, with the passphrase at its own place', () => {
  const text =
    'amount=9900&merchant-id=10000100&passphrase=jt7NOE43FZPn&timestamp=2026-03-01T12%3A00%3A00%2B02%3A00&version=v1';
  const fields = {
    ...{ version: 'v1', 'merchant-id': '10000100', timestamp: '2026-03-01T12:00:00+02:00' },
    ...{ amount: '9900', empty: '' },
  };
  assert.equal(apiSignature(fields, 'jt7NOE43FZPn'), createHash('md5').update(text).digest('hex'));
});

test('of a notice only what stands before the signature counts, and no field twice', () => {
  const [first] = published;
  assert.ok(first);
  const body = bodyOf(first.fields, first.signature);
  assert.deepEqual(signedFields(`${body}&amount_gross=950.00`), signedFields(body));
  assert.equal(signedFields(`amount_gross=950.00&${body}`), null);
  assert.equal(signedFields(body.replace(/&signature=.*/, '')), null);
});

test('a text is encoded as PHP does', () => {
  assert.equal(phpEncoded("O'Brien (Pty) ~Ltd!*"), 'O%27Brien+%28Pty%29+%7ELtd%21%2A');
  assert.equal(phpEncoded('a-b_c.d+é/'), 'a-b_c.d%2B%C3%A9%2F');
});

test('Paystack signs the bytes as they are, and one byte more or less is another message', () => {
  const key = 'sk_test_0123456789';
  // read and written anew by JavaScript it would be another text
  const body = Buffer.from('{"a":"\\u00e9\\/","b":1.0}');
  const signature = createHmac('sha512', key).update(body).digest('hex');
  assert.ok(isSignedByPaystack(body, signature, key));
  assert.ok(isSignedByPaystack(body, signature.toUpperCase(), key));
  assert.ok(!isSignedByPaystack(body, signature, 'sk_test_012345678'));
  const parsed: unknown = JSON.parse(body.toString());
  assert.ok(!isSignedByPaystack(Buffer.from(JSON.stringify(parsed)), signature, key));
  fc.assert(
    fc.property(fc.nat(body.length - 1), fc.integer({ min: 1, max: 255 }), (at, by) => {
      const changed = Buffer.from(body);
      changed.writeUInt8(changed.readUInt8(at) ^ by, at);
      assert.ok(!isSignedByPaystack(changed, signature, key));
    }),
    { seed: 1, numRuns: 500 },
  );
  for (const other of ['', 'zz', signature.slice(1), `${signature}00`, signature.slice(2)]) {
    assert.ok(!isSignedByPaystack(body, other, key));
  }
});
