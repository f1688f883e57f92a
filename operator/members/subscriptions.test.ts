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
  (await runOperator(server.database.owner, words, { actor: 'nomsa' })).join('\n');
/** What the audit log says of some event, and by whose account it was made. */
const noted = async (event: string) =>
  (
    await server.database.owner.query(
      'select user_id, actor, subject from auth.audit_log where event = $1 order by id',
      [event],
    )
  ).rows;
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

test('what is matched and told by hand is told to a program too, and noted with who did it', async () => {
  const { owner } = server.database;
  const earlier = (await noted('payment_matched')).length;
  const member = await createMember(server.url, null);
  const more = { customer: { customer_code: 'CUS_9', email: 'else@example.com' } };
  await deliver(charge('of nobody', 0, more));
  const [one] = JSON.parse(await operate('subscriptions', 'unmatched', '--json')).filter(
    ({ asks }: { readonly asks: readonly string[] }) => asks.includes('customer:CUS_9'),
  );
  assert.deepEqual(
    JSON.parse(await operate('subscriptions', 'match', one.id, member.email, '--json')),
    { message: one.id, member: member.email, messages: 1 },
  );
  assert.deepEqual((await noted('payment_matched')).slice(earlier), [
    { user_id: member.userId, actor: 'nomsa', subject: `paystack ${one.id}` },
  ]);

  const toldByHand = ['subscriptions', 'told', member.email, '--json'] as const;
  await assert.rejects(operate(...toldByHand), /Nothing is to be told/);
  assert.deepEqual(await noted('told_by_hand'), [], 'what was refused is not noted');
  await owner.query(
    `insert into payments.told (user_id, about, told_at, due_on) values ($1, 'year first', now(), '2026-05-05')`,
    [member.userId],
  );
  assert.deepEqual(JSON.parse(await operate(...toldByHand)), { member: member.email, told: 1 });
  assert.deepEqual(await noted('told_by_hand'), [
    { user_id: member.userId, actor: 'nomsa', subject: 'year first' },
  ]);
});
