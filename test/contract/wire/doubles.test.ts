import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import * as v from 'valibot';
import { consentTextSchema } from '#contract/agreement/consents.ts';
import { wire } from '#contract/paths.ts';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { sharedAnswerSchema, sharingSchema } from '#contract/shopping/shared-list.ts';
import { mailsIn } from '#test/support/accounts/mailbox.ts';
import { eventually } from '#test/support/browser/eventually.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/database.ts';
import { patient } from '#test/support/database/patient.ts';
import { agreeTo } from '#test/support/members/agreement.ts';
import { askGuardian } from '#test/support/members/guardian.ts';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { createPlannedMember } from '#test/support/members/planned-member.ts';
import { startTestServer, type TestServer } from '#test/support/server/server.ts';
import { paystackKey, paystackMessage } from '#test/support/services/payment-providers.ts';
import { startPushService } from '#test/support/services/push-service.ts';

/** Two processes on one database: what one of them lets wait for each other meets in the database. */
let servers: readonly [TestServer, TestServer];
let database: TestDatabase;
let push: Awaited<ReturnType<typeof startPushService>>;

before(async () => {
  [database, push] = await Promise.all([createTestDatabase(), startPushService()]);
  await database.owner.query(patient);
  const settings = {
    PAYSTACK_SECRET_KEY: paystackKey,
    PUSH_HOSTS: '127.0.0.1',
    PUSH_PLAIN_HTTP: 'on',
    MANUAL_LINKING: 'on',
  };
  servers = [
    await startTestServer(settings, { database }),
    await startTestServer(settings, { database }),
  ];
});
after(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await database.drop();
  await push.close();
});

interface Asked {
  readonly method?: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A press, and what there is afterwards. */
interface Press extends Asked {
  /** One row for each thing that there should be: a number, or the rows themselves. */
  readonly left: string;
  readonly expected: unknown;
  /** What either of the two may be answered; by default that it is done. */
  readonly statuses?: readonly number[];
  /** Mails that they bring, both together. */
  readonly mails?: number;
}

const planned = () => createPlannedMember(servers[0], { made: ['meals', 'training', 'list'] });
const newcomer = () => createMember(servers[0].url, null, { agrees: true });
const profiled = () => createMember(servers[0].url);
const merge = { prefer: 'resolution=merge-duplicates' };
const row = (table: string, more: object) => (member: TestMember) => ({
  path: `${wire.data}/${table}`,
  body: { user_id: member.userId, ...more },
});
const count = (table: string) => `select count(*)::int as n from ${table} where user_id = $1`;
const one = [{ n: 1 }];
const none = [{ n: 0 }];

async function consentRows(member: TestMember) {
  const asked = await member.call('GET', `${wire.data}/consent_texts?asked=is.true`);
  return v.parse(v.array(consentTextSchema), asked.body).map(({ purpose, version, sha256 }) => ({
    user_id: member.userId,
    purpose,
    text_version: version,
    text_sha256: sha256,
  }));
}
const anyDay = '2026-11-28';

/** Each with the member who presses, made anew. */
const presses: readonly (readonly [
  name: string,
  member: () => Promise<TestMember>,
  press: (member: TestMember) => Press | Promise<Press>,
])[] = [
  [
    'a guardian is asked',
    newcomer,
    () => ({
      path: wire.guardian,
      body: { email: `${randomUUID()}@example.com`, age: 15 },
      left: count('agreement.guardians'),
      expected: one,
      mails: 1,
    }),
  ],
  ...(['agree', 'decline'] as const).map(
    (answer) =>
      [
        `a guardian answers: ${answer}`,
        newcomer,
        async (member: TestMember) => ({
          path: wire.guardianAnswer,
          body: {
            secret: await askGuardian(servers[0], member, { email: `${randomUUID()}@example.com` }),
            answer,
          },
          left: count('agreement.guardians'),
          expected: one,
          mails: answer === 'agree' ? 2 : 1,
        }),
      ] as const,
  ),
  [
    'a guardian takes it back',
    newcomer,
    async (member) => {
      const secret = await askGuardian(servers[0], member, {
        email: `${randomUUID()}@example.com`,
      });
      await ask(servers[0], member, {
        path: wire.guardianAnswer,
        body: { secret, answer: 'agree' },
      });
      return {
        path: wire.guardianAnswer,
        body: { secret, answer: 'withdraw' },
        left: `${count('agreement.guardians')} and withdrawn_at is not null`,
        expected: one,
        mails: 1,
      };
    },
  ],
  [
    'a member agrees',
    () => createMember(servers[0].url, null),
    async (member) => {
      const rows = await consentRows(member);
      return {
        path: `${wire.data}/consents`,
        body: rows,
        left: count('public.consents'),
        expected: [{ n: rows.length }],
      };
    },
  ],
  [
    'a member takes it back',
    async () => {
      const member = await createMember(servers[0].url, null);
      await agreeTo(member);
      return member;
    },
    (member) => ({
      method: 'PATCH',
      path: `${wire.data}/consents?user_id=eq.${member.userId}&withdrawn_at=is.null`,
      body: { withdrawn_at: new Date().toISOString() },
      left: `${count('public.consents')} and withdrawn_at is null`,
      expected: none,
    }),
  ],
  [
    'a request about one’s information',
    profiled,
    (member) => ({
      ...row('information_requests', { kind: 'access', content: 'What do you hold?' })(member),
      left: count('public.information_requests'),
      expected: one,
    }),
  ],
  [
    'a request to cancel',
    profiled,
    (member) => ({
      ...row('subscription_cancellations', { reason: 'Too dear' })(member),
      left: count('public.subscription_cancellations'),
      expected: one,
    }),
  ],
  [
    'a list is shared',
    planned,
    () => ({
      path: wire.sharing,
      body: { action: 'share', tier: 'budget', time_zone: 'Africa/Johannesburg' },
      left: count('sharing.lists'),
      expected: one,
    }),
  ],
  [
    'a link is taken back',
    async () => {
      const member = await planned();
      await member.call('POST', wire.sharing, { action: 'share', tier: 'budget' });
      return member;
    },
    () => ({
      path: wire.sharing,
      body: { action: 'stop' },
      left: count('sharing.lists'),
      expected: none,
    }),
  ],
  [
    'a tick by a link',
    planned,
    async (member) => {
      const { body } = await member.call('POST', wire.sharing, { action: 'share', tier: 'budget' });
      const secret = v.parse(sharingSchema, body).link?.path?.split('#')[1] ?? '';
      const looked = await ask(servers[0], member, { path: wire.shared, body: { secret } });
      const { list, shown } = v.parse(sharedAnswerSchema, looked.body);
      const item = shown?.weeks.flatMap(({ rows }) => rows)[0]?.item ?? '';
      const tick = { item, ticked: true, at: Date.now() };
      return {
        path: wire.shared,
        body: { secret, list, ticks: [tick] },
        left: count('public.shopping_ticks'),
        expected: one,
      };
    },
  ],
  ...(
    [
      ['a line of one’s own', 'shopping_own_lines', { id: randomUUID(), name: 'Soap' }],
      [
        'another amount',
        'shopping_amounts',
        { day: anyDay, product: 'Rice', pack: '1 kg', planned: 1, quantity: 2 },
      ],
      [
        'a price of a shelf',
        'shelf_prices',
        {
          store: 'A',
          product: 'Rice',
          pack: '1 kg',
          cents: 999,
          listed_cents: 900,
          seen_on: anyDay,
        },
      ],
      ['a meal is marked', 'meal_marks', { day: anyDay, slot: 'Lunch', state: 'eaten' }],
      ['an answer about the body', 'health_answers', { joints: ['Knees'] }],
      ['the questions were seen', 'health_asked', {}],
      ['what is said of the kitchen', 'kitchen', { food_budget: 'Thrifty' }],
    ] as const
  ).map(
    ([name, table, more]) =>
      [
        name,
        profiled,
        (member: TestMember) => ({
          ...row(table, more)(member),
          headers: merge,
          left: count(`public.${table}`),
          expected: one,
        }),
      ] as const,
  ),
  [
    'more of a dish',
    planned,
    () => ({
      path: wire.mealOpinions,
      body: { week: 1, day: 0, meal: 1, opinion: 'more' },
      left: count('public.dish_opinions'),
      expected: one,
    }),
  ],
  [
    'a calendar address',
    planned,
    () => ({
      path: wire.reminders,
      body: { action: 'make-calendar', parts: ['meals'] },
      left: count('reminders.calendars'),
      expected: one,
    }),
  ],
  [
    'what to be reminded of',
    planned,
    () => ({
      path: wire.reminders,
      body: { action: 'choose', kinds: [] },
      left: `${count('reminders.choices')} having count(*) <= 1`,
      expected: one,
    }),
  ],
  [
    'a device to be reminded on',
    planned,
    () => {
      const { endpoint, p256dh, auth } = push.subscribe();
      return {
        path: wire.reminders,
        body: { action: 'add-device', endpoint, p256dh, auth },
        left: count('reminders.devices'),
        expected: one,
      };
    },
  ],
  [
    'other devices are signed out',
    profiled,
    () => ({
      method: 'DELETE',
      path: wire.sessions,
      left: count('auth.sessions'),
      expected: one,
    }),
  ],
  [
    'a list is made',
    planned,
    () => ({
      path: `${wire.generateShoppingList}?wait=true`,
      left: count('public.shopping_lists'),
      expected: one,
    }),
  ],
  [
    'plans are asked for',
    profiled,
    () => ({
      path: wire.generateMealPlans,
      left: count('public.generations'),
      expected: one,
      statuses: [202],
    }),
  ],
  [
    'a week is made anew',
    planned,
    () => ({
      path: wire.changeMeals,
      body: { action: 'regenerate-week', week: 2 },
      left: count('public.meal_plans'),
      expected: [{ n: 4 }],
    }),
  ],
  [
    'a change is undone',
    async () => {
      const member = await planned();
      await member.call('POST', wire.changeMeals, { action: 'regenerate-week', week: 2 });
      return member;
    },
    () => ({
      path: wire.changeMeals,
      body: { action: 'undo' },
      left: count('public.meal_plans'),
      expected: [{ n: 4 }],
    }),
  ],
  [
    'a profile is made',
    newcomer,
    (member) => ({
      path: `${wire.data}/profiles`,
      body: { ...profileDefaults, full_name: 'Thandi', user_id: member.userId },
      left: count('public.profiles'),
      expected: one,
      statuses: [201, 409],
    }),
  ],
  [
    'an account is deleted',
    profiled,
    (member) => ({
      path: wire.deleteAccount,
      body: { password: member.password },
      left: `select count(*)::int as n from auth.users where id = $1`,
      expected: none,
      // whoever comes second has no account any more
      statuses: [200, 401],
      mails: 1,
    }),
  ],
];

async function ask(
  server: TestServer,
  member: TestMember,
  { method = 'POST', path, body, headers }: Asked,
) {
  // an empty body is no JSON
  const { 'content-type': type = '', ...plain } = member.headers;
  const answer = await fetch(server.url + path, {
    method,
    headers: { ...plain, ...headers, ...(body === undefined ? {} : { 'content-type': type }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
}

/** Mails that both have sent so far. */
async function mailsSent(): Promise<number> {
  await eventually(async () => {
    const { rows } = await database.owner.query('select from auth.mail_outbox');
    return rows.length === 0;
  }, 'all mails to be sent');
  const folders = await Promise.all(servers.map(({ settings }) => mailsIn(settings.dataDir)));
  return folders.flat().length;
}

async function deadlocks(): Promise<number> {
  const { rows } = await database.owner.query(
    'select deadlocks::int as n from pg_stat_database where datname = current_database()',
  );
  return v.parse(v.tuple([v.object({ n: v.number() })]), rows)[0].n;
}

for (const [name, memberOf, pressOf] of presses) {
  test(`sent twice at once, to two processes: ${name}`, async () => {
    const member = await memberOf();
    const press = await pressOf(member);
    const { left, expected, statuses = [200, 201, 204], mails = 0 } = press;
    const before = await mailsSent();
    const answers = await Promise.all(servers.map((server) => ask(server, member, press)));
    for (const { status, body } of answers) {
      assert.ok(statuses.includes(status), `${status} ${JSON.stringify(body)}`);
    }
    const { rows } = await database.owner.query(left, [member.userId]);
    assert.deepEqual(rows, expected);
    assert.equal((await mailsSent()) - before, mails);
  });
}

test('what a payment provider tells twice at once is kept once', async () => {
  const told = paystackMessage('charge.success', { reference: randomUUID(), amount: 9900 });
  const sent = await Promise.all(
    [...servers, ...servers].map(({ url }) =>
      fetch(url + told.path, { method: 'POST', headers: told.headers, body: told.body }),
    ),
  );
  assert.deepEqual(
    sent.map(({ status }) => status),
    [200, 200, 200, 200],
  );
  const { rows } = await database.owner.query('select count(*)::int as n from payments.inbox');
  assert.deepEqual(rows, one);
});

test('none of it has ended in a deadlock', async () => {
  assert.equal(await deadlocks(), 0);
});
