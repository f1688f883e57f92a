import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as v from 'valibot';
import { orderAnswerSchema } from '#contract/membership/order.ts';
import { wire } from '#contract/paths.ts';
import { addMonths, dayAt } from '#membership/calendar/moments.ts';
import { runOperator } from '#operator/main.ts';
import { seededRandom } from '#planning/random.ts';
import { eventually } from '#test/support/browser/eventually.ts';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { startTestServer, type TestServer } from '#test/support/server/server.ts';
import {
  bringForm,
  type PayfastSimulator,
  startPayfast,
} from '#test/support/services/payfast-simulator.ts';
import {
  deliver,
  payfastMerchant,
  payfastPassphrase,
  send,
} from '#test/support/services/payment-providers.ts';
import { meansOf } from '#test/support/services/provider-means.ts';

let payfast: PayfastSimulator;
let server: TestServer;
before(async () => {
  payfast = await startPayfast();
  server = await startTestServer({
    ...{ PAYFAST_MERCHANT_ID: payfastMerchant, PAYFAST_PASSPHRASE: payfastPassphrase },
    ...{ PAYFAST_MERCHANT_KEY: '46f0cd694581a' },
    ...{ PAYFAST_URL: payfast.url, PAYFAST_API_URL: payfast.url },
  });
});
after(async () => {
  await server.close();
  await payfast.close();
});

const random = seededRandom('payfast');
const order = (member: TestMember, plan: string) => member.call('POST', wire.order, { plan });
const shownSchema = v.looseObject({
  state: v.string(),
  paidUntil: v.nullable(v.string()),
  payments: v.array(v.unknown()),
});
const membership = async (member: TestMember) =>
  v.parse(shownSchema, (await member.call('GET', wire.membership)).body);
const isNow = (member: TestMember, state: string) =>
  eventually(async () => (await membership(member)).state === state, `it is ${state}`);
const operate = async (...words: readonly string[]) =>
  (
    await runOperator(server.database.owner, words, {
      providers: () => meansOf(server),
      actor: 'nomsa',
    })
  ).join('\n');

/** Begins an order and brings its form. @returns the order's name, which every notice repeats */
async function begin(member: TestMember, plan: 'monthly' | 'annual'): Promise<string> {
  const { status, body } = await order(member, plan);
  assert.equal(status, 200);
  const { url, fields = [] } = v.parse(orderAnswerSchema, body);
  assert.equal(url, `${payfast.url}/eng/process`);
  assert.equal(await bringForm(url, fields), 200);
  return Object.fromEntries(fields).m_payment_id ?? '';
}
async function beginAndPay(member: TestMember, plan: 'monthly' | 'annual'): Promise<string> {
  const checkout = await begin(member, plan);
  await deliver(server.url, [payfast.pay(checkout)], random);
  await isNow(member, 'active');
  return checkout;
}
const cancel = async (member: TestMember, how: string) => {
  const request = { user_id: member.userId, reason: 'Too dear', how };
  const { status } = await member.call('POST', '/rest/v1/subscription_cancellations', request);
  assert.equal(status, 201);
};
const statusOf = async (member: TestMember) =>
  JSON.stringify(
    (await member.call('GET', '/rest/v1/subscription_cancellations?select=status')).body,
  );
/** The payment of an order as the operator's commands name it. */
async function paymentOf(member: TestMember): Promise<string> {
  const { rows } = await server.database.owner.query(
    `select event->>'id' as id from payments.events where user_id = $1 and event->>'kind' = 'charge'`,
    [member.userId],
  );
  return v.parse(v.tuple([v.object({ id: v.string() })]), rows)[0].id;
}

test('while Payfast is slow to confirm its own notice the notice is taken, and counts once it has', async () => {
  const member = await createMember(server.url, null);
  const notice = payfast.pay(await begin(member, 'monthly'));
  payfast.late.begin();
  assert.equal(await send(server.url, notice), 200);
  await eventually(async () => payfast.late.waiting() > 0, 'Payfast is asked');
  assert.equal((await membership(member)).state, 'awaiting');
  // it sends the same again meanwhile
  assert.equal(await send(server.url, notice), 200);
  payfast.late.end();
  await isNow(member, 'active');
  assert.equal((await membership(member)).payments.length, 1);
});

test('an order is brought to Payfast by a form, is the member’s however often it is told, and is not paid twice', async () => {
  const member = await createMember(server.url, null);
  const config = await (await fetch(`${server.url}/config.json`)).json();
  assert.match(JSON.stringify(config), /order\?plan=monthly&by=payfast\.co\.za/);
  const page = await fetch(`${server.url}/order`);
  const policy = page.headers.get('content-security-policy') ?? '';
  assert.ok(policy.includes(`form-action 'self' ${payfast.url} https://*.payfast.co.za`), policy);
  const checkout = await beginAndPay(member, 'monthly');
  await deliver(
    server.url,
    [payfast.renew(checkout, { custom_str1: '', m_payment_id: '' })],
    random,
  );
  await eventually(
    async () => (await membership(member)).payments.length === 2,
    'a renewal that names the subscription alone is the member’s too',
  );
  const again = await order(member, 'annual');
  assert.equal(again.status, 409);
});

test('Payfast is told what is to end, though it was away: asked for, ended there before, of accounts that are gone', async () => {
  const { owner } = server.database;
  const [asking, ended, gone, left] = await Promise.all(
    Array.from({ length: 4 }, () => createMember(server.url, null)),
  );
  assert.ok(asking && ended && gone && left);
  const subscriptionOf = (checkout: string) =>
    [...payfast.subscriptions.values()].find(
      ({ fields }) => fields.get('m_payment_id') === checkout,
    );
  const checkout = await beginAndPay(asking, 'annual');
  assert.equal((await membership(asking)).paidUntil, addMonths(dayAt(Date.now()), 12));
  const before = subscriptionOf(await beginAndPay(ended, 'monthly'));
  assert.ok(before);
  before.status = 'CANCELLED';
  const deleted = await beginAndPay(gone, 'monthly');
  const paidLater = await begin(left, 'annual');
  payfast.away = true;
  await Promise.all([cancel(asking, 'no renewal'), cancel(ended, 'no renewal')]);
  await owner.query('delete from auth.users where id = any($1)', [[gone.userId, left.userId]]);
  assert.equal(await statusOf(asking), '[{"status":"pending"}]');
  payfast.away = false;
  await deliver(server.url, [payfast.pay(paidLater)], random);
  for (const member of [asking, ended]) {
    await eventually(
      async () => (await statusOf(member)) === '[{"status":"processed"}]',
      'Payfast has confirmed the end',
    );
    assert.equal((await membership(member)).state, 'ending');
  }
  await eventually(async () => {
    const { rows } = await owner.query('select from payments.stops where done_at is null');
    const states = [checkout, deleted, paidLater].map((one) => subscriptionOf(one)?.status);
    return rows.length === 0 && !states.includes('ACTIVE');
  }, 'all are ended at Payfast');
  const { rows } = await owner.query('select code from payments.stops');
  for (const { userId } of [gone, left]) assert.ok(!JSON.stringify(rows).includes(userId));
  // its own notices of the same ends change nothing more
  await deliver(server.url, payfast.notices(), random);
  assert.equal((await membership(asking)).state, 'ending');
});

test('an operator sends money back by Payfast once, and who did it stands in the audit log', async () => {
  const member = await createMember(server.url, null);
  await beginAndPay(member, 'monthly');
  await cancel(member, 'cooling off');
  const charge = await paymentOf(member);
  payfast.backBy = 'BANK_PAYOUT';
  await assert.rejects(operate('refund', charge, '--send'), /asks for a bank account/);
  payfast.backBy = 'PAYMENT_SOURCE';
  payfast.losesAnswer = true;
  await assert.rejects(operate('refund', charge, '99.00', '--send'), /is not known/);
  payfast.losesAnswer = false;
  // nothing is sent a second time: Payfast says that it has gone
  const sent = JSON.parse(await operate('refund', charge, '99.00', '--send', '--json'));
  assert.deepEqual(sent, {
    ...{ payment: charge, member: member.email, cents: 9900, outcome: 'done', changed: true },
  });
  assert.equal((await membership(member)).state, 'ended');
  assert.match(await operate('refund', charge, '99.00', '--send'), /is noted already/);
  assert.equal(payfast.refunds.length, 1);
  const { rows } = await server.database.owner.query(
    'select event, actor, subject from auth.audit_log where user_id = $1 and actor is not null order by id',
    [member.userId],
  );
  const id = `${charge}:9900`;
  assert.deepEqual(
    rows.map(({ event, actor, subject }) => [event, actor, subject]),
    [
      ['refund_sent', 'nomsa', id],
      ['refund_refused', 'nomsa', id],
      ['refund_sent', 'nomsa', id],
      ['refund_sent', 'nomsa', id],
      ['refund_noted', 'nomsa', id],
    ],
  );
  const exported = await member.call('POST', '/functions/v1/export-data');
  assert.ok(JSON.stringify(exported.body).includes('refund_noted'));
  assert.ok(!JSON.stringify(exported.body).includes('nomsa'), 'whose hands did it is not told');
});

test('a payment of which nothing was told is found in Payfast’s list and taken in', async () => {
  const member = await createMember(server.url, null);
  const lost = payfast.pay(await begin(member, 'monthly'));
  const number = new URLSearchParams(lost.body).get('pf_payment_id');
  assert.match(
    await operate('reconcile'),
    new RegExp(`with Payfast, 1 differ.\n${number} {2}is missing here`),
  );
  assert.equal((await membership(member)).state, 'awaiting');
  const taken = JSON.parse(await operate('reconcile', '--yes', '--json'));
  assert.deepEqual(
    taken.providers.map(({ provider, missing }: Record<string, unknown>) => [provider, missing]),
    [['payfast', [number]]],
  );
  const { rows } = await server.database.owner.query(
    `select actor, subject from auth.audit_log where event = 'payments_taken_in'`,
  );
  assert.deepEqual(rows, [{ actor: 'nomsa', subject: number }]);
  // what is told of it late is the same payment, and the server reads both
  await deliver(server.url, [lost], random);
  await isNow(member, 'active');
  const { providers } = JSON.parse(await operate('reconcile', '--json'));
  assert.deepEqual(
    providers.map(({ provider, missing, other }: Record<string, unknown>) => [
      provider,
      missing,
      other,
    ]),
    [['payfast', [], []]],
  );
  assert.equal((await membership(member)).payments.length, 1);
});

test('everything that Payfast was asked is as its documents have it', () => {
  assert.deepEqual(payfast.problems, []);
  assert.deepEqual([...new Set(payfast.asked)].toSorted(), [
    'GET /refunds/query/:id',
    'GET /subscriptions/:token/fetch',
    'GET /transactions/history',
    'POST /refunds/:id',
    'PUT /subscriptions/:token/cancel',
  ]);
});
