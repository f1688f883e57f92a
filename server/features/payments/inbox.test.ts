import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as v from 'valibot';
import { addMonths, dayAt } from '#membership/calendar/moments.ts';
import { debitAfter } from '#membership/debit-days.ts';
import { seededRandom } from '#planning/random.ts';
import { eventually } from '#test/support/browser/eventually.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/database.ts';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { startTestServer, type TestServer } from '#test/support/server/server.ts';
import {
  deliver,
  type PayfastConfirmer,
  payfastMerchant,
  payfastNotice,
  payfastPassphrase,
  paystackKey,
  paystackMessage,
  send,
  startPayfastConfirmer,
} from '#test/support/services/payment-providers.ts';

let confirmer: PayfastConfirmer;
let database: TestDatabase;
let server: TestServer;
let env: Readonly<Record<string, string>>;

before(async () => {
  [confirmer, database] = await Promise.all([startPayfastConfirmer(), createTestDatabase()]);
  env = {
    PAYSTACK_SECRET_KEY: paystackKey,
    PAYFAST_MERCHANT_ID: payfastMerchant,
    PAYFAST_PASSPHRASE: payfastPassphrase,
    PAYFAST_VALIDATE_URL: confirmer.url,
  };
  server = await startTestServer(env, { database });
});
after(async () => {
  await server.close();
  await database.drop();
  await confirmer.close();
});

const states = async (): Promise<readonly string[]> => {
  const { rows } = await database.owner.query(
    `select state || coalesce(': ' || why, '') as state from payments.inbox order by id`,
  );
  return v.parse(v.array(v.object({ state: v.string() })), rows).map(({ state }) => state);
};
const interpreted = () =>
  eventually(async () => !(await states()).includes('new'), 'every message interpreted');
const membership = async (member: TestMember) =>
  (await member.call('GET', '/functions/v1/membership')).body;

/** What a member begins on the page that leads on to the provider. */
async function checkout({ userId }: TestMember, plan: 'monthly' | 'annual'): Promise<string> {
  const { rows } = await database.owner.query(
    `insert into payments.agreements (user_id, plan, made_at)
      values ($1, $2, now() - interval '32 days') returning id`,
    [userId, plan],
  );
  return v.parse(v.tuple([v.object({ id: v.string() })]), rows)[0].id;
}
const dayMs = 86_400_000;
/** One moment for the whole file, so that a midnight between two lines changes nothing. */
const today = Date.now();
const ago = (days: number) => new Date(today - days * dayMs).toISOString();

/** A subscription at Paystack that was charged 31 days ago and again today. */
function subscription(of: string, at: string) {
  const customer = { customer_code: `CUS_${of}` };
  const charge = { status: 'success', amount: 9900, currency: 'ZAR', customer, plan: {} };
  const subscribed = { subscription_code: `SUB_${of}`, amount: 9900, customer };
  return {
    first: paystackMessage('charge.success', {
      ...charge,
      reference: at,
      paid_at: ago(31),
      metadata: { checkout: at },
    }),
    create: paystackMessage('subscription.create', {
      ...subscribed,
      createdAt: ago(31),
      next_payment_date: ago(0),
    }),
    renewal: paystackMessage('charge.success', {
      ...charge,
      reference: `renewal-${of}`,
      paid_at: ago(0),
      metadata: 0,
    }),
    disable: paystackMessage('subscription.disable', { ...subscribed, status: 'complete' }),
    refund: paystackMessage('refund.processed', {
      transaction_reference: `renewal-${of}`,
      refund_reference: '1',
      amount: '9900',
      currency: 'ZAR',
    }),
  };
}

test('without a provider in the settings nothing is taken and nothing is told', async () => {
  const other = await startTestServer();
  try {
    const message = paystackMessage('charge.success', {});
    assert.equal(await send(other.url, message), 404);
    assert.equal(
      await send(other.url, { ...message, path: '/functions/v1/payments/payfast' }),
      404,
    );
    const member = await createMember(other.url, null);
    assert.equal((await member.call('GET', '/functions/v1/membership')).status, 404);
  } finally {
    await other.close();
  }
});

test('what is not signed, or changed by one letter, is refused and not kept', async () => {
  const kept = (await states()).length;
  const charge = paystackMessage('charge.success', { reference: 'x', amount: 9900 });
  const notice = payfastNotice({ m_payment_id: 'x', amount_gross: '99.00' });
  assert.equal(
    await send(server.url, { ...charge, body: charge.body.replace('9900', '9901') }),
    401,
  );
  assert.equal(await send(server.url, { ...charge, headers: {} }), 401);
  assert.equal(
    await send(server.url, { ...notice, body: notice.body.replace('99.00', '98.00') }),
    401,
  );
  assert.equal(await send(server.url, { ...notice, body: '' }), 401);
  assert.equal((await states()).length, kept);
});

test('in whatever order and however often Paystack tells, a member has paid the same', async () => {
  const random = seededRandom('deliveries');
  const told: unknown[] = [];
  for (let round = 0; round < 6; round++) {
    const member = await createMember(server.url, null);
    const messages = subscription(`order${round}`, await checkout(member, 'monthly'));
    const { first, create, renewal } = messages;
    await deliver(server.url, [first, create, renewal], random);
    await interpreted();
    told.push(await membership(member));
  }
  const paidUntil = addMonths(dayAt(today), 1);
  for (const answer of told) {
    assert.deepEqual(answer, {
      state: 'active',
      plan: 'monthly',
      paidUntil,
      nextDebit: debitAfter(dayAt(today), 'monthly', 'paystack'),
      nextDebitCents: 9900,
      coolingOffEnds: null,
      ways: [{ how: 'no renewal', ends: paidUntil, back: null }],
      owed: [],
      payments: [
        { cents: 9900, on: dayAt(today), plan: 'monthly' },
        { cents: 9900, on: dayAt(today - 31 * dayMs), plan: 'monthly' },
      ],
      wentBack: [],
      yearEnds: null,
    });
  }
});

test('a request to cancel is processed once the provider debits no more; a refund takes days back', async () => {
  const member = await createMember(server.url, null);
  const messages = subscription('cancels', await checkout(member, 'monthly'));
  await deliver(
    server.url,
    [messages.renewal, messages.first, messages.create],
    seededRandom('cancels'),
  );
  await interpreted();
  const request = { user_id: member.userId, reason: 'Too dear' };
  assert.equal(
    (await member.call('POST', '/rest/v1/subscription_cancellations', request)).status,
    201,
  );
  const status = async () =>
    (await member.call('GET', '/rest/v1/subscription_cancellations?select=status')).body;
  assert.deepEqual(await status(), [{ status: 'pending' }]);
  const ending = v.parse(v.looseObject({ state: v.string() }), await membership(member));
  assert.equal(ending.state, 'ending');
  assert.equal(await send(server.url, messages.disable), 200);
  await interpreted();
  assert.deepEqual(await status(), [{ status: 'processed' }]);
  assert.equal(await send(server.url, messages.refund), 200);
  await interpreted();
  const after = v.parse(v.looseObject({ paidUntil: v.string() }), await membership(member));
  assert.equal(after.paidUntil, addMonths(dayAt(today - 31 * dayMs), 1));
});

test('another amount, currency, mode or plan changes nothing but its own row', async () => {
  const member = await createMember(server.url, null);
  const at = await checkout(member, 'annual');
  const charge = { reference: at, status: 'success', currency: 'ZAR', paid_at: ago(0) };
  const before = (await states()).length;
  for (const wrong of [
    { amount: 9900 },
    { amount: 94_999 },
    { amount: 95_000, currency: 'USD' },
    { amount: 95_000, domain: 'live' },
  ]) {
    assert.equal(
      await send(server.url, paystackMessage('charge.success', { ...charge, ...wrong })),
      200,
    );
  }
  await interpreted();
  assert.deepEqual((await states()).slice(before), [
    'refused: another plan than at the checkout',
    "refused: another amount than a plan's: 94999",
    'refused: another currency than ZAR: USD',
    'refused: of live mode',
  ]);
  assert.equal(
    v.parse(v.looseObject({ state: v.string() }), await membership(member)).state,
    'none',
  );
});

test('a notice of Payfast counts once Payfast says that it is its own', async () => {
  const member = await createMember(server.url, null);
  const at = await checkout(member, 'annual');
  const notice = payfastNotice({
    m_payment_id: at,
    pf_payment_id: '1089250',
    payment_status: 'COMPLETE',
    item_name: "O'Brien (Pty) Ltd",
    amount_gross: '950.00',
    token: 'token-1',
  });
  const state = async () =>
    v.parse(v.looseObject({ state: v.string() }), await membership(member)).state;
  confirmer.word = 'away';
  assert.equal(await send(server.url, notice), 200);
  await eventually(async () => confirmer.asked.length > 0, 'Payfast is asked');
  assert.ok(!confirmer.asked[0]?.includes('signature='));
  assert.notEqual(await state(), 'active');
  assert.ok((await states()).includes('new'), 'kept until Payfast can be asked');
  confirmer.word = 'VALID';
  await eventually(async () => {
    const { rows } = await database.owner.query(
      'select attempts from payments.inbox where attempts > 0',
    );
    return rows.length > 0;
  }, 'it is to be tried later');
  await database.owner.query('update payments.inbox set next_attempt_at = now()');
  // the same notice again wakes the interpreter
  assert.equal(await send(server.url, notice), 200);
  await interpreted();
  assert.equal(await state(), 'active');
  confirmer.word = 'INVALID';
  const foreign = payfastNotice({
    m_payment_id: at,
    payment_status: 'CANCELLED',
    token: 'token-1',
  });
  assert.equal(await send(server.url, foreign), 200);
  await interpreted();
  assert.equal((await states()).at(-1), 'refused: not confirmed by Payfast');
  assert.equal(await state(), 'active');
  confirmer.word = 'VALID';
});

test('a message is answered while nothing interprets, and what a process left another takes up', async () => {
  const member = await createMember(server.url, null);
  const { first } = subscription('stopped', await checkout(member, 'monthly'));
  const { owner } = database;
  await owner.query('begin');
  await owner.query(`select pg_advisory_xact_lock(hashtext('payments.inbox'))`);
  assert.equal(await send(server.url, first), 200);
  assert.equal((await states()).at(-1), 'new');
  await owner.query('commit');
  await interpreted();
  await server.close();
  // as a process leaves it that ends between its answer and its work
  await owner.query('delete from payments.events');
  await owner.query(`update payments.inbox set state = 'new', asks = '{}' where state = 'matched'`);
  server = await startTestServer(env, { database });
  await interpreted();
  const { rows } = await owner.query('select from payments.events where user_id = $1', [
    member.userId,
  ]);
  assert.equal(rows.length, 1);
});

test("a member reads their own payments and nobody else's, and writes none", async () => {
  const paying = await createMember(server.url, null);
  const { first } = subscription('own', await checkout(paying, 'monthly'));
  assert.equal(await send(server.url, first), 200);
  await interpreted();
  const other = await createMember(server.url, null);
  assert.equal(
    v.parse(v.looseObject({ state: v.string() }), await membership(other)).state,
    'none',
  );
  const anonymous = await fetch(`${server.url}/functions/v1/membership`);
  assert.equal(anonymous.status, 401);
  const { owner } = database;
  const asMember = async (id: string, statement: string) => {
    await owner.query('begin');
    try {
      await owner.query('set local role authenticated');
      await owner.query(`select set_config('request.jwt.claims', $1, true)`, [
        JSON.stringify({ sub: id, role: 'authenticated' }),
      ]);
      return (await owner.query(statement)).rows.length;
    } finally {
      await owner.query('rollback');
    }
  };
  assert.equal(await asMember(paying.userId, 'select from payments.events'), 1);
  assert.equal(await asMember(other.userId, 'select from payments.events'), 0);
  assert.equal(await asMember(other.userId, 'select from payments.agreements'), 0);
  for (const statement of [
    'select from payments.inbox',
    'select from payments.links',
    'delete from payments.events',
    `insert into payments.agreements (user_id, plan) values (auth.uid(), 'annual')`,
  ]) {
    await assert.rejects(asMember(paying.userId, statement), /permission denied/);
  }
  const { body } = await paying.call('POST', '/functions/v1/export-data');
  assert.match(JSON.stringify(body), /"payments.events":\[\{/);
});
