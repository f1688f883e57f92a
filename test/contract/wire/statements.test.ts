import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as v from 'valibot';
import { wire } from '#contract/paths.ts';
import { openNightly } from '#server/assembly/nightly.ts';
import {
  openMemberDatabase,
  openServiceDatabase,
  operator,
} from '#server/platform/database/database.ts';
import { keepHouse } from '#server/platform/jobs/housekeeping.ts';
import { createMailer } from '#server/platform/outgoing/mail.ts';
import { createLog } from '#server/platform/watch/log.ts';
import { createProductMetrics } from '#server/watch/product-metrics.ts';
import { testSecrets } from '#test/support/database/cluster.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/database.ts';
import {
  type HeardDatabase,
  hearPlans,
  type PlanStep,
} from '#test/support/database/heard-plans.ts';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { readRoutes } from '#test/support/server/route-table.ts';
import { startTestServer, type TestServer } from '#test/support/server/server.ts';
import { paystackKey } from '#test/support/services/payment-providers.ts';

let database: TestDatabase;
let heard: HeardDatabase;
let server: TestServer;
before(async () => {
  database = await createTestDatabase();
  // with a handful of them the whole is cheaper than the index, by either of the two plans that PostgreSQL keeps
  await database.owner.query(
    `with one as (insert into auth.users default values returning id)
      insert into auth.mfa_factors (user_id, factor_type, status, sealed_secret, created_at, updated_at)
        select id, 'totp', 'unverified', 'x', now(), now() from one cross join generate_series(1, 3000)`,
  );
  heard = await hearPlans(database);
  const everything = { PASSKEYS: 'on', MFA_TOTP: 'on', MANUAL_LINKING: 'on', PLANS_AHEAD: 'on' };
  const webhook = {
    PROFILE_WEBHOOK_URL: 'https://example.invalid',
    PROFILE_WEBHOOK_SECRET: 'x'.repeat(32),
  };
  server = await startTestServer(
    { ...everything, ...webhook, DORMANT_MONTHS: '36', PAYSTACK_SECRET_KEY: paystackKey },
    { database: heard.database },
  );
});
after(async () => {
  await server.close();
  await heard.close();
  await database.drop();
});

/** A member who does what members do. */
async function useEverything(): Promise<TestMember> {
  const member = await createMember(server.url);
  const own = { user_id: member.userId };
  const set = {
    ...own,
    plan: 'p',
    week: 1,
    session: 's',
    exercise: 'e',
    set_number: 1,
    done: true,
  };
  for (const [method, path, body] of [
    ['POST', `${wire.generateMealPlans}?wait=true`, {}],
    ['POST', `${wire.generateExercisePlans}?wait=true`, {}],
    ['POST', `${wire.generateShoppingList}?wait=true`, {}],
    ['POST', wire.changeMeals, { action: 'regenerate-week', week: 1 }],
    ['POST', wire.mealAlternatives, { week: 2, day: 1, meal: 1 }],
    [
      'POST',
      '/rest/v1/shopping_ticks?on_conflict=user_id,item',
      { ...own, item: 'milk', ticked: true },
    ],
    ['POST', '/rest/v1/training_sets', set],
    ['PATCH', `/rest/v1/profiles?user_id=eq.${member.userId}`, { age: 41 }],
    ['POST', wire.sharing, { action: 'share', tier: 'budget', time_zone: 'Africa/Johannesburg' }],
    ['POST', wire.reminders, { action: 'make-calendar', parts: ['meals'] }],
    ['POST', wire.exportData, {}],
    ['POST', '/rest/v1/subscription_cancellations', { ...own, reason: 'x' }],
  ] as const) {
    const { status, body: answer } = await member.call(method, path, body);
    assert.ok(status < 300, `${method} ${path}: ${status} ${JSON.stringify(answer)}`);
  }
  return member;
}

/** What every table takes, and every address of the product and of accounts, however it answers. */
async function askEverywhere({ userId, email, password, headers, call }: TestMember) {
  const other = await createMember(server.url);
  const { rows } = await database.owner.query(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  );
  for (const { name } of v.parse(v.array(v.object({ name: v.string() })), rows)) {
    const others = `/rest/v1/${name}?user_id=eq.${other.userId}`;
    await call('GET', `/rest/v1/${name}`);
    await call('GET', `/rest/v1/${name}?user_id=eq.${userId}`);
    await call('PATCH', others, { week: 1 });
    await call('DELETE', others);
  }
  const body = JSON.stringify({
    ...{ user_id: userId, email, password, factor_type: 'totp', grant_type: 'password' },
    ...{ plan: 'meals', week: 1, day: 0, weekday: 'Monday', meal: 0, exercise: 0 },
    ...{ action: 'regenerate-week', opinion: 'more' },
  });
  const asked = readRoutes(server.routes)
    .filter(({ method, url }) => /^\/(auth|functions|calendar)/.test(url) && method !== 'TRACE')
    // the member is still needed
    .filter(({ url }) => !/logout|delete-account/.test(url));
  assert.ok(asked.length > 80, 'the table of routes was not read');
  for (const { method, url } of asked) {
    const path = url.replace(/:\w+/g, userId).replace('*', 'x');
    const query = url.endsWith('/token') ? '?grant_type=password' : '';
    const bodyOf = ['GET', 'HEAD', 'OPTIONS'].includes(method) ? {} : { body };
    const answer = await fetch(server.url + path + query, {
      ...{ method, redirect: 'manual', ...bodyOf },
      headers: { ...headers },
    });
    await answer.arrayBuffer();
    assert.ok(answer.status < 500, `${method} ${url}: ${answer.status}`);
  }
}

/** What is done for nobody in particular: each night, and for the operator. */
async function keepGoing() {
  const { settings } = server;
  const jobs = openServiceDatabase(heard.database.jobService, 2, () => {});
  const members = openMemberDatabase(heard.database.authenticator, 2, () => {});
  const accounts = openServiceDatabase(heard.database.authService, 2, () => {});
  const log = createLog('silent');
  const mailer = createMailer(settings);
  await keepHouse(jobs, log);
  await openNightly({ settings, secrets: testSecrets, log, mailer, accounts })();
  const told = await createProductMetrics({ settings, members, accounts }).text();
  assert.ok(told.includes('\nphila_metrics_unread_total 0\n'), 'a gauge could not be read');
  assert.ok(told.includes('\nphila_cancellations_pending 1\n'));
  await Promise.all([jobs.close(), members.close(), accounts.close()]);
}

/** Tables that stay short however many members there are. */
const shortTables = [
  // facts of the server, and texts with their versions
  ...['auth.signing_keys', 'public.legal_texts', 'public.consent_texts', 'auth.text_mailings'],
  ...['agreement.required', 'agreement.lowest_age', 'outbox.profile_webhook'],
  // what waits to be sent, and is deleted then
  ...['outbox.profile_messages', 'auth.mail_outbox', 'auth.mail_receipts'],
];
/** Read as a whole once a night or an hour, in less than a second for a million members; an index would cost each sign-in more. */
const nightly: readonly (readonly [part: string, ...tables: readonly string[]])[] = [
  ['gone_sessions as', 'auth.sessions', 'auth.one_time_tokens'],
  ['with unused as', 'auth.users', 'public.profiles', 'auth.sessions'],
  ['delete from ahead.weeks', 'ahead.weeks', 'ahead.plans'],
  ['delete from auth.mail_receipts', 'auth.dormancy'],
  // who has paid by two agreements; a row for each order
  ['select distinct user_id as id from public.subscription_cancellations', 'payments.agreements'],
];

interface Index {
  readonly table: string;
  /** It holds some rows only, such as those that wait for something. */
  readonly partial: boolean;
}
const indexRows = v.array(v.object({ name: v.string(), table: v.string(), partial: v.boolean() }));
async function readIndexes(): Promise<ReadonlyMap<string, Index>> {
  const { rows } = await database.owner.query(
    `select i.indexrelid::regclass::text as name, n.nspname || '.' || t.relname as table, i.indpred is not null as partial
      from pg_index i join pg_class t on t.oid = i.indrelid join pg_namespace n on n.oid = t.relnamespace`,
  );
  return new Map(
    v.parse(indexRows, rows).map(({ name, ...index }) => [name.replace(/^.*\./, ''), index]),
  );
}

test('no statement reads all of a table that grows with the members', async () => {
  const member = await useEverything();
  await askEverywhere(member);
  await keepGoing();
  // what goes with an account, and with its session
  assert.equal((await member.call('POST', '/auth/v1/logout')).status, 204);
  const leaving = await createMember(server.url);
  const { status } = await leaving.call('POST', wire.deleteAccount, { password: leaving.password });
  assert.equal(status, 200);

  const indexes = await readIndexes();
  const wholeOf = ({ kind, table, index, condition, stopsEarly }: PlanStep): string | null => {
    if (kind === 'Seq Scan') return table;
    const known = index === null ? undefined : indexes.get(index);
    if (!known || known.partial || condition !== null || stopsEarly) return null;
    return known.table;
  };
  const plans = heard.plans();
  const wholes = plans.flatMap(({ statement, steps }) =>
    steps.flatMap((step) => {
      const table = wholeOf(step);
      const isLeft =
        table === null ||
        /^(queue|pg_catalog)\./.test(table) ||
        shortTables.includes(table) ||
        nightly.some(([part, ...tables]) => statement.includes(part) && tables.includes(table));
      return isLeft ? [] : [`${table} by ${statement.replaceAll(/\s+/g, ' ').slice(0, 300)}`];
    }),
  );
  assert.deepEqual([...new Set(wholes)].toSorted(), []);
  // what was heard is the product's: reads of members, checks of their session, functions, triggers, cascades
  for (const part of [
    '"public"."meal_plans"',
    'auth.mfa_factors',
    'ahead.plans',
    'DELETE FROM ONLY',
  ]) {
    assert.ok(
      plans.some(({ statement }) => statement.includes(part)),
      part,
    );
  }
});

test('a statement that reads a whole table is found', async () => {
  const members = openMemberDatabase(heard.database.authenticator, 1, () => {});
  const sql = `select 1 from public.profiles where full_name = 'nobody'`;
  await members.run(operator, { text: sql }, { readOnly: true });
  await members.close();
  const found = heard.plans().find(({ statement }) => statement === sql);
  assert.deepEqual(
    found?.steps.map(({ kind, table }) => [kind, table]),
    [['Seq Scan', 'public.profiles']],
  );
});
