import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as v from 'valibot';
import { type Random, seededRandom } from '#planning/random.ts';
import { eventually } from '#test/support/browser/eventually.ts';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { startTestServer, type TestServer } from '#test/support/server/server.ts';
import {
  deliver,
  type PayfastConfirmer,
  type ProviderMessage,
  payfastMerchant,
  payfastNotice,
  payfastPassphrase,
  paystackKey,
  paystackMessage,
  send,
  startPayfastConfirmer,
} from '#test/support/services/payment-providers.ts';

let confirmer: PayfastConfirmer;
let server: TestServer;
const log: string[] = [];
before(async () => {
  confirmer = await startPayfastConfirmer();
  server = await startTestServer(
    {
      PAYSTACK_SECRET_KEY: paystackKey,
      PAYFAST_MERCHANT_ID: payfastMerchant,
      PAYFAST_PASSPHRASE: payfastPassphrase,
      PAYFAST_VALIDATE_URL: confirmer.url,
    },
    { onLogLine: (line) => log.push(line) },
  );
});
after(async () => {
  await server.close();
  await confirmer.close();
});

/** Published numbers of no card that exists, as somebody may have typed them at a provider. */
const cards = ['4084084084084081', '5555 5555 5555 4444', '3782-822463-10005'];
const random = seededRandom('sequences');
const below = (count: number, by: Random = random) => by.below(count);
const today = Date.now();
const ago = (days: number) => new Date(today - days * 86_400_000).toISOString();

/** What happens to somebody who pays by Paystack, told under names of their own. */
function atPaystack(of: string, checkout: string, months: number, card: string) {
  const customer = { customer_code: `CUS_${of}`, last_name: card };
  const paid = { status: 'success', amount: 9900, currency: 'ZAR', customer, plan: {} };
  const subscribed = { subscription_code: `SUB_${of}`, amount: 9900, customer };
  const charges = Array.from({ length: months }, (_, month) =>
    paystackMessage('charge.success', {
      ...paid,
      reference: month === 0 ? checkout : `${of}-${month}`,
      paid_at: ago((months - month) * 31),
      metadata: month === 0 ? { checkout, note: card } : 0,
    }),
  );
  return [
    ...charges,
    paystackMessage('subscription.create', { ...subscribed, createdAt: ago(months * 31) }),
    paystackMessage('refund.processed', {
      transaction_reference: months > 1 ? `${of}-1` : checkout,
      ...{ amount: '9900', currency: 'ZAR', refund_reference: '1' },
    }),
    paystackMessage('invoice.payment_failed', {
      invoice_code: `INV_${of}`,
      amount: 9900,
      customer,
    }),
    paystackMessage('charge.dispute.create', {
      ...{ id: `D_${of}`, resolution: null, transaction: { reference: checkout } },
    }),
    paystackMessage('subscription.disable', { ...subscribed, status: 'complete' }),
  ];
}

function atPayfast(of: string, checkout: string, months: number, card: string) {
  const common = { payment_status: 'COMPLETE', amount_gross: '99.00', token: `token-${of}` };
  return [
    payfastNotice({ ...common, m_payment_id: checkout, pf_payment_id: `${of}0`, name_last: card }),
    ...Array.from({ length: months }, (_, month) =>
      payfastNotice({ ...common, pf_payment_id: `${of}${month + 1}`, custom_str1: '' }),
    ),
    payfastNotice({ payment_status: 'CANCELLED', token: `token-${of}`, custom_str1: '' }),
  ];
}

/** Messages that are not the provider's, or not of this checkout: of each one a kind that changes nothing. */
function strangers(of: string, checkout: string): readonly ProviderMessage[] {
  const charge = { reference: checkout, status: 'success', currency: 'ZAR', paid_at: ago(0) };
  return [
    paystackMessage('charge.success', { ...charge, amount: 9900, domain: 'live' }),
    paystackMessage('charge.success', { ...charge, amount: 9901 }),
    paystackMessage('charge.success', { ...charge, amount: 9900, currency: 'USD' }),
    payfastNotice({
      ...{ payment_status: 'COMPLETE', pf_payment_id: `${of}9`, amount_gross: '98.00' },
      m_payment_id: checkout,
    }),
    payfastNotice({
      ...{ payment_status: 'COMPLETE', pf_payment_id: `${of}8`, amount_gross: '99.00' },
      ...{ m_payment_id: checkout, custom_str1: 'of nobody' },
    }),
  ];
}

const idRow = v.tuple([v.object({ id: v.string() })]);
async function checkoutOf({ userId }: TestMember): Promise<string> {
  const { rows } = await server.database.owner.query(
    `insert into payments.agreements (user_id, plan, made_at)
      values ($1, 'monthly', now() - interval '1 year') returning id`,
    [userId],
  );
  return v.parse(idRow, rows)[0].id;
}
const interpreted = () =>
  eventually(async () => {
    const { rows } = await server.database.owner.query(
      `select from payments.inbox where state = 'new' limit 1`,
    );
    return rows.length === 0;
  }, 'every message interpreted');
const shown = async (member: TestMember) =>
  (await member.call('GET', '/functions/v1/membership')).body;

test('I1, I2, I10: of two members to whom the same happens one is told in order, the other mixed, doubled and with strangers between', async () => {
  const pairs = await Promise.all(
    Array.from({ length: 24 }, async (_, number) => {
      const [plain, mixed] = await Promise.all([
        createMember(server.url, null),
        createMember(server.url, null),
      ]);
      const months = 1 + below(4);
      const happens = below(2) === 0 ? atPaystack : atPayfast;
      const card = cards[number % cards.length] ?? '';
      const checkouts = [await checkoutOf(plain), await checkoutOf(mixed)] as const;
      const ordered = happens(`${number}a`, checkouts[0], months, card);
      const lost = ordered.map(() => below(4) === 0);
      const isTold = (_message: ProviderMessage, place: number) => lost[place] !== true;
      const told = happens(`${number}b`, checkouts[1], months, card).filter(isTold);
      const between = strangers(`${number}b`, checkouts[1]);
      return { plain, mixed, ordered: ordered.filter(isTold), told: [...told, ...between] };
    }),
  );
  for (const { ordered } of pairs) {
    for (const message of ordered) assert.equal(await send(server.url, message), 200);
  }
  await interpreted();
  await deliver(
    server.url,
    pairs.flatMap(({ told }) => told),
    random,
  );
  await interpreted();
  const states = new Set<string>();
  for (const { plain, mixed } of pairs) {
    const one = await shown(plain);
    assert.deepEqual(await shown(mixed), one);
    states.add(v.parse(v.looseObject({ state: v.string() }), one).state);
  }
  assert.ok(states.size >= 4, `they came to different ends: ${[...states].join()}`);
});

/** Every row of every table of ours as text, messages as they were read. */
async function everythingKept(): Promise<string> {
  const { owner } = server.database;
  const { rows } = await owner.query(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_catalog.pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const names = v.parse(v.array(v.object({ name: v.string() })), rows);
  const texts: string[] = [];
  const textRow = v.tuple([v.object({ text: v.nullable(v.string()) })]);
  for (const { name } of names) {
    const found = await owner.query(`select string_agg(t::text, E'\\n') as text from ${name} t`);
    texts.push(v.parse(textRow, found.rows)[0].text ?? '');
  }
  const bodies = await owner.query(
    `select string_agg(convert_from(body, 'UTF8'), E'\\n') as text from payments.inbox`,
  );
  return [...texts, v.parse(textRow, bodies.rows)[0].text ?? ''].join('\n');
}

test('I11: no row, log line or export holds the number of a card, whoever wrote it where', async () => {
  const member = await createMember(server.url, null);
  const [first = '', second = '', third = ''] = cards;
  const words = `${first} was debited twice, not ${second}. Or was it ${third}?`;
  const own = { user_id: member.userId };
  for (const [table, row] of [
    ['subscription_cancellations', { reason: words }],
    ['feedback', { content: words }],
    ['information_requests', { kind: 'access', content: words }],
  ] as const) {
    const { status } = await member.call('POST', `/rest/v1/${table}`, { ...own, ...row });
    assert.equal(status, 201, table);
  }
  const visitor = await fetch(`${server.url}/rest/v1/feedback`, {
    method: 'POST',
    headers: { apikey: server.settings.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ content: words }),
  });
  assert.equal(visitor.status, 201, 'a visitor gives feedback too');
  const { rows } = await server.database.owner.query(
    'select reason from public.subscription_cancellations where user_id = $1',
    [member.userId],
  );
  assert.equal(
    v.parse(v.tuple([v.object({ reason: v.string() })]), rows)[0].reason,
    '************4081 was debited twice, not **** **** **** 4444. Or was it ****-******-*0005?',
  );
  const exported = await member.call('POST', '/functions/v1/export-data');
  const all = [await everythingKept(), log.join('\n'), JSON.stringify(exported.body)];
  assert.ok(all[0]?.includes('9999 9999 9999 4444') || all[0]?.includes('9999+9999+9999+4444'));
  for (const text of all) {
    for (const card of cards) {
      assert.ok(!text.includes(card), card);
      assert.ok(!text.includes(card.replaceAll(/\D/g, '')), card);
      assert.ok(!text.includes(card.replaceAll(/[ -]/g, '+')), card);
    }
  }
});

test('a notice of Payfast with the number of a card in it is asked about before it is kept', async () => {
  const member = await createMember(server.url, null);
  const notice = payfastNotice({
    ...{ m_payment_id: await checkoutOf(member), pf_payment_id: '77', amount_gross: '99.00' },
    ...{ payment_status: 'COMPLETE', token: 'token-77', name_first: cards[0] ?? '' },
  });
  confirmer.word = 'away';
  assert.equal(await send(server.url, notice), 503);
  confirmer.word = 'VALID';
  assert.equal(await send(server.url, notice), 200);
  await interpreted();
  const { state } = v.parse(v.looseObject({ state: v.string() }), await shown(member));
  assert.equal(state, 'active');
});
