import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
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
