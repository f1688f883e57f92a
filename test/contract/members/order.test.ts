import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as v from 'valibot';
import { mealAlternativesSchema } from '#contract/meals/change-meals.ts';
import { wire } from '#contract/paths.ts';
import { serverSentences } from '#contract/sentences.ts';
import { dayAt } from '#membership/calendar/moments.ts';
import { runOperator } from '#operator/main.ts';
import { eventually } from '#test/support/browser/eventually.ts';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { pay } from '#test/support/members/paid.ts';
import { startTestServer, type TestServer } from '#test/support/server/server.ts';
import { paystackKey, paystackMessage, send } from '#test/support/services/payment-providers.ts';
import {
  type PaystackSimulator,
  startPaystack,
} from '#test/support/services/paystack-simulator.ts';
import { meansOf } from '#test/support/services/provider-means.ts';

let paystack: PaystackSimulator;
let server: TestServer;
before(async () => {
  paystack = await startPaystack();
  server = await startTestServer({
    ...{ PAYSTACK_SECRET_KEY: paystackKey, PAYSTACK_URL: paystack.url },
    ...{ PAYSTACK_PLAN_MONTHLY: 'PLN_m', PAYSTACK_PLAN_ANNUAL: 'PLN_a' },
    PAYMENT_LINK_MONTHLY: 'https://paystack.shop/pay/monthly',
  });
});
after(async () => {
  await server.close();
  await paystack.close();
});

const urlSchema = v.object({ url: v.string() });
const order = (member: TestMember, plan: string) => member.call('POST', wire.order, { plan });
async function orderAndPay(member: TestMember, plan: 'monthly' | 'annual'): Promise<string> {
  const { status, body } = await order(member, plan);
  assert.equal(status, 200);
  const { url } = v.parse(urlSchema, body);
  const reference = url.replace('https://checkout.paystack.com/', '');
  for (const message of paystack.pay(reference)) assert.equal(await send(server.url, message), 200);
  await eventually(async () => (await membership(member)).state === 'active', 'it is paid');
  return reference;
}
const shownSchema = v.looseObject({ state: v.string(), payments: v.array(v.unknown()) });
const membership = async (member: TestMember) =>
  v.parse(shownSchema, (await member.call('GET', wire.membership)).body);
const statusOf = async (member: TestMember) =>
  JSON.stringify(
    (await member.call('GET', '/rest/v1/subscription_cancellations?select=status')).body,
  );
const cancel = async (member: TestMember, how: string) => {
  const request = { user_id: member.userId, reason: 'Too dear', how };
  const { status } = await member.call('POST', '/rest/v1/subscription_cancellations', request);
  assert.equal(status, 201);
};
const operate = async (...words: readonly string[]) =>
  (await runOperator(server.database.owner, words, { providers: () => meansOf(server) })).join(
    '\n',
  );

test('an order is paid on the provider’s page, belongs to its member, and is not paid twice', async () => {
  const member = await createMember(server.url, null);
  const config = await (await fetch(`${server.url}/config.json`)).json();
  assert.match(JSON.stringify(config), /order\?plan=monthly&by=paystack\.com.*order\?plan=annual/);
  assert.equal((await order(member, 'weekly')).status, 400);
  const reference = await orderAndPay(member, 'monthly');
  const { payments } = await membership(member);
  assert.deepEqual(payments, [{ cents: 9900, on: dayAt(Date.now()), plan: 'monthly' }]);
  const again = await order(member, 'annual');
  assert.equal(again.status, 409);
  assert.match(JSON.stringify(again.body), /another one would be paid twice/);
  const away = await createMember(server.url, null);
  paystack.away = true;
  const refused = await order(away, 'monthly');
  paystack.away = false;
  assert.equal(refused.status, 503);
  assert.match(JSON.stringify(refused.body), /Nothing was ordered/);
  assert.ok(reference.length > 0);
});

test('a request to cancel ends the debits at the provider, though it was away, and is processed then', async () => {
  const member = await createMember(server.url, null);
  await orderAndPay(member, 'monthly');
  paystack.away = true;
  await cancel(member, 'no renewal');
  assert.equal(await statusOf(member), '[{"status":"pending"}]');
  paystack.away = false;
  await eventually(
    async () => (await statusOf(member)) === '[{"status":"processed"}]',
    'the provider has confirmed the end',
  );
  assert.equal((await membership(member)).state, 'ending');
});

test('who deletes their account is debited no more, and nothing says whose the subscription was', async () => {
  const member = await createMember(server.url, null);
  const reference = await orderAndPay(member, 'annual');
  const { owner } = server.database;
  // whether the subscription was told of before the account went or after it is left to chance
  await owner.query('delete from auth.users where id = $1', [member.userId]);
  const code = `SUB_${reference.slice(0, 8)}`;
  await eventually(
    async () => paystack.subscriptions.get(code)?.status === 'non-renewing',
    'it is ended at the provider',
  );
  await eventually(async () => {
    const { rows } = await owner.query('select from payments.stops where done_at is null');
    return rows.length === 0;
  }, 'that is noted');
});

test('while the provider’s answer is late others are served, an account can go, and no connection is held', async () => {
  const [orders, leaves, pays] = await Promise.all(
    [1, 2, 3].map(() => createMember(server.url, null)),
  );
  assert.ok(orders && leaves && pays);
  const reference = await orderAndPay(leaves, 'monthly');
  paystack.late.begin();
  const ordering = order(orders, 'monthly');
  await eventually(async () => paystack.late.waiting() > 0, 'the provider has the order');
  const { owner } = server.database;
  const { rows } = await owner.query(
    `select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  );
  assert.equal(rows.length, 0);
  // told of late, and by another, while the answer to the first is awaited
  const { rows: begun } = await owner.query(
    `insert into payments.agreements (user_id, plan) values ($1, 'monthly') returning id`,
    [pays.userId],
  );
  const [{ id }] = v.parse(v.tuple([v.object({ id: v.string() })]), begun);
  const paid = { reference: id, status: 'success', amount: 9_900, currency: 'ZAR', metadata: 0 };
  assert.equal(await send(server.url, paystackMessage('charge.success', paid)), 200);
  await eventually(async () => (await membership(pays)).state === 'active', 'it counts');
  const { password } = leaves;
  assert.equal((await leaves.call('POST', wire.deleteAccount, { password })).status, 200);
  const code = `SUB_${reference.slice(0, 8)}`;
  paystack.late.end();
  assert.equal((await ordering).status, 200);
  await eventually(
    async () => paystack.subscriptions.get(code)?.status === 'non-renewing',
    'it is ended at the provider',
  );
});

test('an operator sends money back once, and it is gone once the provider says so', async () => {
  const member = await createMember(server.url, null);
  const reference = await orderAndPay(member, 'monthly');
  await cancel(member, 'cooling off');
  const charge = `paystack:${reference}`;
  paystack.refuses = 'Transaction has been fully reversed';
  await assert.rejects(operate('refund', charge, '--send'), /Paystack says: Transaction has been/);
  paystack.refuses = null;
  const other = await createMember(server.url, null);
  const second = `paystack:${await orderAndPay(other, 'monthly')}`;
  await cancel(other, 'cooling off');
  assert.match(await operate('refund', second, '--send'), /^Paystack was asked to give R99\.00/);
  assert.match(await operate('refund', second, '--send'), /is on its way already/);
  assert.equal(paystack.refunds.length, 1);
  assert.equal((await membership(other)).state, 'cooled off');
  for (const message of paystack.settleRefunds())
    assert.equal(await send(server.url, message), 200);
  await eventually(async () => (await membership(other)).state === 'ended', 'it went back');
  const { rows } = await server.database.owner.query(
    `select event from auth.audit_log where event like 'refund_%' order by id`,
  );
  assert.deepEqual(
    rows.map(({ event }) => event),
    ['refund_sent', 'refund_refused', 'refund_sent'],
  );
  const month = dayAt(Date.now()).slice(0, 7);
  const table = await operate('export', '--month', month);
  assert.ok(table.includes(`"charge","${second}","monthly","99.00","ZAR","${other.email}"`), table);
  assert.ok(table.includes(`"refund","${second}","","-99.00","ZAR","${other.email}"`), table);
});

test('a payment of which nothing was told is found in the provider’s list and taken in', async () => {
  const member = await createMember(server.url, null);
  const { body } = await order(member, 'monthly');
  const reference = v.parse(urlSchema, body).url.replace('https://checkout.paystack.com/', '');
  paystack.pay(reference);
  assert.match(
    await operate('reconcile'),
    new RegExp(`with Paystack, 1 differ.\n${reference} {2}is missing here`),
  );
  assert.equal((await membership(member)).state, 'awaiting');
  assert.match(await operate('reconcile', '--yes'), /was missing here and is taken in/);
  await eventually(async () => (await membership(member)).state === 'active', 'it is known now');
  assert.match(await operate('reconcile'), /compared with Paystack, 0 differ\./);
});

test('where plans need a payment a lapse ends new plans and new weeks, and nothing of before', async (t) => {
  const paid = await startTestServer(
    { PAYSTACK_SECRET_KEY: paystackKey, PLANS_NEED_PAYMENT: 'on' },
    { database: server.database },
  );
  t.after(() => paid.close());
  const member = await createMember(paid.url);
  const press = (address: string = wire.generateExercisePlans) =>
    member.call('POST', `${address}?wait=true`, {});
  const refused = await press();
  assert.equal(refused.status, 403);
  assert.match(JSON.stringify(refused.body), /and yours is not running/);
  await pay(server.database.owner, member.userId, 'monthly', dayAt(Date.now()));
  assert.equal((await press()).status, 200);
  assert.equal((await press(wire.generateMealPlans)).status, 200);
  const newWeek = { action: 'regenerate-week', week: 2 };
  for (const address of [wire.changeMeals, wire.changeTraining])
    assert.equal((await member.call('POST', address, newWeek)).status, 200, address);
  await server.database.owner.query(
    `update payments.events set event = jsonb_set(event, '{at}', '1735722000000') where user_id = $1`,
    [member.userId],
  );
  assert.equal((await press()).status, 403);
  const kept = await member.call('GET', '/rest/v1/exercise_plans?select=week');
  assert.equal(JSON.stringify(kept.body), '[{"week":1},{"week":2},{"week":3},{"week":4}]');

  // four new weeks are new plans, however they are asked for
  for (const address of [wire.changeMeals, wire.changeTraining]) {
    const { status, body } = await member.call('POST', address, newWeek);
    assert.equal(status, 403, address);
    assert.deepEqual(body, { code: 'payment_missing', message: serverSentences.payFirst });
  }
  const place = { week: 1, day: 2, meal: 1 };
  const offered = await member.call('POST', wire.mealAlternatives, place);
  const { seed } = v.parse(mealAlternativesSchema, offered.body);
  for (const [address, change] of [
    [wire.changeMeals, { action: 'lock', ...place, locked: true }],
    [wire.changeMeals, { action: 'lock', ...place, locked: false }],
    [wire.changeMeals, { action: 'swap', ...place, seed, choice: 0 }],
    [wire.changeMeals, { action: 'undo' }],
    [wire.changeTraining, { action: 'undo' }],
  ] as const)
    assert.equal((await member.call('POST', address, change)).status, 200, change.action);
});

test('everything that was asked of Paystack is as its own file has it', () => {
  assert.deepEqual(paystack.problems, []);
  assert.deepEqual([...new Set(paystack.asked)].toSorted(), [
    'refund_create',
    'subscription_disable',
    'subscription_fetch',
    'transaction_initialize',
    'transaction_list',
  ]);
});
