import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as v from 'valibot';
import { wire } from '#contract/paths.ts';
import type { MembershipEvent } from '#membership/events.ts';
import { membershipAt } from '#membership/membership.ts';
import type { PlanName } from '#membership/plans.ts';
import { seededRandom } from '#planning/random.ts';
import { createPaystackApi } from '#server/features/payments/paystack/api.ts';
import { comparePayments } from '#server/features/payments/paystack/compare-payments.ts';
import { paystackStopper } from '#server/features/payments/paystack/stopper.ts';
import { stopRenewals } from '#server/features/payments/stop-renewals.ts';
import { type MemberDatabase, openMemberDatabase } from '#server/platform/database/database.ts';
import { createLog } from '#server/platform/watch/log.ts';
import { eventually } from '#test/support/browser/eventually.ts';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { startTestServer, type TestServer } from '#test/support/server/server.ts';
import { type Begun, drawnTellings, type Telling } from '#test/support/services/drawn-tellings.ts';
import { sendLate } from '#test/support/services/late-post.ts';
import {
  type PayfastConfirmer,
  type ProviderMessage,
  payfastMerchant,
  payfastPassphrase,
  paystackKey,
  send,
  startPayfastConfirmer,
} from '#test/support/services/payment-providers.ts';
import {
  type PaystackSimulator,
  startPaystack,
} from '#test/support/services/paystack-simulator.ts';

// What is told of some members by both providers, drawn by a fixed seed: it goes through signatures, the inbox and PostgreSQL
// late, in another order, doubled and in part not at all, and is held against what the pure rules make of the same events.

let confirmer: PayfastConfirmer;
let paystack: PaystackSimulator;
let server: TestServer;
let inbox: MemberDatabase;
before(async () => {
  [confirmer, paystack] = await Promise.all([startPayfastConfirmer(), startPaystack()]);
  // away, so that what is to be ended waits for the test
  paystack.away = true;
  server = await startTestServer({
    PAYSTACK_SECRET_KEY: paystackKey,
    PAYSTACK_URL: paystack.url,
    PAYFAST_MERCHANT_ID: payfastMerchant,
    PAYFAST_PASSPHRASE: payfastPassphrase,
    PAYFAST_VALIDATE_URL: confirmer.url,
  });
  inbox = openMemberDatabase(server.database.authenticator, 2, () => {});
});
after(async () => {
  await inbox.close();
  await server.close();
  await Promise.all([confirmer.close(), paystack.close()]);
});

/** One moment for the whole file, in whole seconds as providers tell them. */
const today = Math.floor(Date.now() / 1000) * 1000;
const random = seededRandom('asked, agreed, paid');
const { oneOf, isDrawn, atPaystack, atPayfast, strangers } = drawnTellings(random, today, {
  knows: (payment) => paystack.knows(payment),
  subscribes: (...known) => paystack.subscribes(...known),
});
const dayMs = 86_400_000;

interface Drawn {
  readonly member: TestMember;
  readonly begun: readonly Begun[];
  readonly tellings: readonly Telling[];
  /** References of charges that nobody ever tells of. */
  readonly lost: ReadonlySet<string>;
  /** In which minute they delete their account; null: never. */
  readonly leaves: number | null;
}

const idRow = v.tuple([v.object({ id: v.string() })]);
async function begin({ userId }: TestMember, plan: PlanName, days: number): Promise<Begun> {
  const at = today - days * dayMs;
  const { rows } = await server.database.owner.query(
    `insert into payments.agreements (user_id, plan, made_at)
      values ($1, $2, to_timestamp($3::float8 / 1000)) returning id`,
    [userId, plan, at],
  );
  return { id: v.parse(idRow, rows)[0].id, plan, at };
}

async function draw(number: number): Promise<Drawn> {
  const member = await createMember(server.url, null);
  const first = await begin(member, oneOf(['monthly', 'annual']), 1 + random.below(120));
  const begun = [first];
  const happens = number % 3 === 2 ? atPayfast : atPaystack;
  // of two at Payfast, which tells no times, the order in which they are told counts
  if (number % 4 === 3 && happens === atPaystack) {
    begun.push(await begin(member, 'monthly', random.below(20)));
  }
  const own = begun.flatMap(happens);
  const leaves = happens === atPaystack && number % 4 === 1 ? random.below(4_000) : null;
  const lost = own.flatMap(({ reference }) =>
    reference !== undefined && leaves === null && isDrawn(4) ? [reference] : [],
  );
  const between = number % 2 === 0 ? strangers(first.id, number) : [];
  return { member, begun, tellings: [...own, ...between], lost: new Set(lost), leaves };
}

/** What the rules make of what was told: of an agreement nothing is known before the charge that names it. */
function computed({ begun, tellings }: Drawn, lost: ReadonlySet<string>) {
  const told = tellings.filter(({ reference }) => reference === undefined || !lost.has(reference));
  const known = new Set(begun.map(({ id }) => id).filter((id) => !lost.has(id)));
  const events = told.flatMap(({ event }) => {
    if (event === null || ('agreement' in event && !known.has(event.agreement))) return [];
    return [event];
  });
  const checkouts = begun.map(
    ({ id, plan, at }): MembershipEvent => ({
      ...{ kind: 'checkout', id, agreement: id, plan, at },
    }),
  );
  return membershipAt([...events, ...checkouts], today);
}

const shownSchema = v.object({
  state: v.string(),
  plan: v.nullable(v.string()),
  paidUntil: v.nullable(v.string()),
  nextDebit: v.nullable(v.string()),
  nextDebitCents: v.nullable(v.number()),
  coolingOffEnds: v.nullable(v.string()),
  owed: v.array(v.object({ cents: v.number(), by: v.string() })),
});
async function isAsComputed(drawn: Drawn, lost: ReadonlySet<string>): Promise<string> {
  const { refundsDue, ...rules } = computed(drawn, lost);
  const owed = refundsDue.map(({ cents, dueBy: by }) => ({ cents, by }));
  const { body } = await drawn.member.call('GET', wire.membership);
  assert.deepEqual(v.parse(shownSchema, body), v.parse(shownSchema, { ...rules, owed }));
  return rules.state;
}

const countOf = async (where: string) =>
  (await server.database.owner.query(`select from payments.inbox where ${where}`)).rowCount ?? 0;
const interpreted = () =>
  eventually(async () => (await countOf(`state = 'new'`)) === 0, 'every message interpreted');

/** The database breaks off whatever is being interpreted, as a process that is killed does. */
async function breakOff(nudge: ProviderMessage): Promise<void> {
  await server.database.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and usename = 'authenticator'`,
  );
  await server.database.owner.query(
    `update payments.inbox set next_attempt_at = now() where state = 'new'`,
  );
  await eventually(
    async () => (await send(server.url, nudge).catch(() => 0)) === 200,
    'taken again',
  );
}

test('I2, I9, I10, I12, I13: late, doubled, shuffled and lost tellings give what the rules give, through inbox and database', async () => {
  const { owner } = server.database;
  const all: Drawn[] = [];
  for (let number = 0; number < 24; number += 1) all.push(await draw(number));
  const messages = all.flatMap(({ tellings, lost }) =>
    tellings.flatMap(({ message, reference }) =>
      reference !== undefined && lost.has(reference) ? [] : [message],
    ),
  );
  const leaving = all.flatMap(({ member, leaves }) =>
    leaves === null ? [] : [{ member, leaves }],
  );

  // nothing interprets while the first are told, and each is answered
  await owner.query('begin');
  await owner.query(`select pg_advisory_xact_lock(hashtext('payments.inbox'))`);
  const early = messages.filter((_, place) => place % 3 === 0);
  for (const message of early) assert.equal(await send(server.url, message), 200);
  assert.equal(await countOf(`state = 'new'`), await countOf('true'));
  assert.ok((await countOf('true')) > 20);
  await owner.query('commit');
  assert.ok(early[0]);
  await breakOff(early[0]);

  // for two days and a half nobody answers
  const given = await sendLate(server.url, messages, {
    random,
    minutes: 4_000,
    isAway: (minute) => minute > 300 && minute < 3_900,
    meanwhile: leaving.map(({ member, leaves: minute }) => ({
      minute,
      run: async () => {
        const { password } = member;
        assert.equal((await member.call('POST', wire.deleteAccount, { password })).status, 200);
      },
    })),
  });
  assert.deepEqual(given, []);
  await breakOff(early[0]);
  await interpreted();

  const here = all.filter(({ leaves }) => leaves === null);
  const states = new Set<string>();
  for (const drawn of here) states.add(await isAsComputed(drawn, drawn.lost));
  // I2, I10: what was not to count has changed its own row alone
  const foreign = all.flatMap(({ tellings }) => tellings.filter(({ event }) => event === null));
  assert.equal(
    await countOf(`state = 'refused'`),
    foreign.filter(({ reference }) => reference).length,
  );

  // I9: the provider comes back, and whatever is left of accounts that are gone is ended, and nothing else
  paystack.away = false;
  const api = createPaystackApi({ url: paystack.url, secretKey: paystackKey });
  const means = {
    inbox,
    stoppers: [paystackStopper(api)],
    log: createLog('silent'),
    tries: new Map(),
  };
  await stopRenewals(means, () => false);
  const ended = [...paystack.subscriptions].flatMap(([code, { status }]) =>
    status === 'non-renewing' ? [code] : [],
  );
  const left = all.flatMap(({ leaves, begun }) =>
    leaves === null ? [] : begun.map(({ id }) => `SUB_${id.slice(0, 8)}`),
  );
  assert.ok(left.length >= 4);
  assert.deepEqual(ended.toSorted(), left.toSorted());

  // I13: the list of the provider names each that was lost, and nothing is lost once it is taken in
  const span = { from: new Date(today - 500 * dayMs), to: new Date(today + dayMs) };
  const lost = all.flatMap((drawn) => [...drawn.lost]).toSorted();
  assert.ok(lost.length >= 4);
  const unknown = foreign.flatMap(({ reference }) => reference ?? []).toSorted();
  const found = await comparePayments({ inbox, api }, { ...span, take: true });
  assert.deepEqual(found.missing.toSorted(), lost);
  assert.deepEqual([found.unknown.toSorted(), found.other], [unknown, []]);
  assert.equal(await send(server.url, early[0]), 200);
  await interpreted();
  assert.deepEqual((await comparePayments({ inbox, api }, { ...span, take: true })).missing, []);
  for (const drawn of here) states.add(await isAsComputed(drawn, new Set()));
  assert.ok(states.size >= 4, `they came to different ends: ${[...states].join()}`);
});
