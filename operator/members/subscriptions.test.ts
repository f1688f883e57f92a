import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as v from 'valibot';
import { addMonths, dayAt } from '#membership/calendar/moments.ts';
import { eventually } from '#test/support/browser/eventually.ts';
import { createMember } from '#test/support/members/member.ts';
import { startTestServer, type TestServer } from '#test/support/server/server.ts';
import { paystackKey, paystackMessage, send } from '#test/support/services/payment-providers.ts';
import { runOperator } from '../main.ts';

let server: TestServer;
before(async () => {
  server = await startTestServer({ PAYSTACK_SECRET_KEY: paystackKey });
});
after(() => server.close());

const operate = async (...words: readonly string[]) =>
  (await runOperator(server.database.owner, words)).join('\n');
const today = Date.now();
const ago = (days: number) => new Date(today - days * 86_400_000).toISOString();
const charge = (reference: string, days: number, more: object = {}) =>
  paystackMessage('charge.success', {
    reference,
    status: 'success',
    amount: 9900,
    currency: 'ZAR',
    paid_at: ago(days),
    customer: { customer_code: 'CUS_1', email: 'somebody@example.com' },
    metadata: null,
    ...more,
  });
async function deliver(...messages: readonly Parameters<typeof send>[1][]) {
  for (const message of messages) assert.equal(await send(server.url, message), 200);
  await eventually(async () => {
    const { rows } = await server.database.owner.query(
      `select from payments.inbox where state = 'new'`,
    );
    return rows.length === 0;
  }, 'every message interpreted');
}

test('payments by a page that knows no member are listed, matched once, and known from then on', async () => {
  assert.equal(await operate('subscriptions'), 'Nobody has a subscription.');
  assert.match(await operate('subscriptions', 'unmatched'), /^Every message/);
  const member = await createMember(server.url, null);
  const refund = paystackMessage('refund.processed', {
    transaction_reference: 'twice',
    refund_reference: null,
    amount: 9900,
    currency: 'ZAR',
  });
  await deliver(refund, charge('second', 0), charge('twice', 20), charge('first', 31));
  await deliver(charge('odd', 0, { amount: 5000 }));
  const listed = await operate('subscriptions', 'unmatched');
  assert.equal(listed.split('\n').length, 5);
  assert.match(listed, /refused: another amount than a plan's: 5000/);
  assert.ok(!listed.includes('somebody@example.com'), 'an address proves nothing');
  const number = /^\S+ \S+ {2}(\d+) {2}paystack {2}unmatched: monthly customer:CUS_1$/m.exec(
    listed,
  );
  const id = number?.[1] ?? '';
  await assert.rejects(operate('subscriptions', 'match', '0', member.email), /Which payment/);
  await assert.rejects(operate('subscriptions', 'match', id, 'nobody@example.com'), /No member/);
  await assert.rejects(operate('subscriptions', 'paid'), /unmatched, match or told/);
  assert.match(await operate('subscriptions', 'match', id, member.email), /messages are/);
  // a message that comes wakes the server at once
  await deliver(charge('odd again', 0, { amount: 5001 }));
  const until = addMonths(dayAt(today), 1);
  assert.equal(
    await operate('subscriptions'),
    `${member.email}  monthly  active, paid until ${until}`,
  );
  assert.deepEqual(JSON.parse(await operate('subscriptions', '--json')), [
    {
      email: member.email,
      state: 'active',
      plan: 'monthly',
      paidUntil: until,
      stopsOwed: [],
      refundsDue: [],
    },
  ]);
  assert.equal((await operate('subscriptions', 'unmatched')).split('\n').length, 2);
  const { body } = await member.call('GET', '/functions/v1/membership');
  assert.equal(v.parse(v.looseObject({ paidUntil: v.string() }), body).paidUntil, until);
  const request = { user_id: member.userId, reason: 'Moving' };
  await member.call('POST', '/rest/v1/subscription_cancellations', request);
  assert.match(await operate('subscriptions'), /ending.*\n.*has not confirmed$/);
});
