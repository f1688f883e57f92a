import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import pg from 'pg';
import * as v from 'valibot';
import { eventually } from '#test/support/browser/eventually.ts';
import { testCluster } from '#test/support/database/cluster.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/database.ts';
import { startTestServer, type TestServer } from '#test/support/server/server.ts';

/** However busy the machine is, no wait for a lock ends by itself while others are looked at. */
const patient = `
  do $$ begin
    execute format('alter role authenticator in database %I set lock_timeout = %L', current_database(), '60s');
    execute format('alter role authenticator in database %I set statement_timeout = %L', current_database(), '60s');
  end $$;`;
const session = v.object({ access_token: v.string(), user: v.object({ id: v.string() }) });

let database: TestDatabase;
let server: TestServer;
/** Somebody who does not let go of rows. */
let holder: pg.Client;

before(async () => {
  database = await createTestDatabase();
  holder = new pg.Client({ ...(await testCluster()), database: database.name });
  await holder.connect();
  await database.owner.query(patient);
  server = await startTestServer({}, { database });
});
after(async () => {
  await holder.end();
  await server.close();
  await database.drop();
});

interface Member {
  readonly id: string;
  readonly email: string;
  ask(method: string, path: string, body?: unknown): Promise<Response>;
}

async function register(): Promise<Member> {
  const headers = { apikey: 'anon', 'content-type': 'application/json' };
  const email = `${randomUUID()}@example.com`;
  const answer = await fetch(`${server.url}/auth/v1/signup`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password: 'correct horse 9' }),
  });
  const { access_token, user } = v.parse(session, await answer.json());
  return {
    id: user.id,
    email,
    ask: (method, path, body) =>
      fetch(server.url + path, {
        method,
        headers: {
          ...headers,
          prefer: 'resolution=merge-duplicates',
          authorization: `Bearer ${access_token}`,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
  };
}

/** How many statements of a login wait for a row or table that another has. */
async function waiting(login = 'authenticator'): Promise<number> {
  const { rows } = await database.owner.query(
    `select from pg_stat_activity where datname = current_database() and usename = $1
      and wait_event_type = 'Lock'`,
    [login],
  );
  return rows.length;
}

test('a hundred writes of one member that wait for each other hold up nobody else', async () => {
  const [flooder, neighbour] = [await register(), await register()];
  const tick = (item: string) => ({ user_id: flooder.id, item, ticked: true });
  const ticks = [tick('milk'), tick('bread')];
  const write = (rows: readonly object[]) => flooder.ask('POST', '/rest/v1/shopping_ticks', rows);
  assert.equal((await write(ticks)).status, 201);
  // it stands for all of them waiting for each other
  await holder.query('begin');
  await holder.query('select from public.shopping_ticks where user_id = $1 for update', [
    flooder.id,
  ]);
  const statuses: number[] = [];
  const refused = Promise.withResolvers<void>();
  const flood = Array.from({ length: 100 }, async (_, turn) => {
    const { status } = await write(turn % 2 === 0 ? ticks : ticks.toReversed());
    statuses.push(status);
    if (statuses.length === 38) refused.resolve();
  });
  await Promise.race([refused.promise, Promise.all(flood)]);
  await eventually(async () => (await waiting()) === 2, 'two of the flood wait for the rows');
  const readings = await Promise.all(
    [
      ...Array.from({ length: 20 }, () => '/rest/v1/profiles?select=full_name'),
      '/rest/v1/meal_plans?select=week',
      '/functions/v1/overview',
    ].map((path) => neighbour.ask('GET', path)),
  );
  for (const { status } of readings) assert.equal(status, 200);
  assert.equal((await fetch(`${server.url}/readyz`)).status, 200);
  assert.deepEqual(statuses, Array(38).fill(429));
  await holder.query('rollback');
  await Promise.all(flood);
  assert.deepEqual(statuses.slice(38), Array(62).fill(200));
});

/** What one member asks a hundred times at once, of the accounts' few connections. */
const ofAccounts: readonly (readonly [
  name: string,
  ask: (member: Member) => Promise<Response>,
  /** Makes all of them wait. */
  lock: string,
  /** Of those that wait at once. */
  held: number,
  answered: number,
])[] = [
  [
    'changes of their account',
    (member) => member.ask('PUT', '/auth/v1/user', { data: { a: 1 } }),
    'select from auth.users where id = $1 for update',
    2,
    62,
  ],
  [
    'presses that a limit counts',
    (member) => member.ask('GET', '/functions/v1/overview'),
    `select from auth.rate_limits where bucket like '%' || $1::text for update`,
    1,
    61,
  ],
];

for (const [name, ask, lock, held, answered] of ofAccounts) {
  test(`a hundred ${name} keep nobody else from signing in`, async () => {
    const [flooder, neighbour] = [await register(), await register()];
    assert.equal((await ask(flooder)).status, 200);
    await holder.query('begin');
    await holder.query(lock, [flooder.id]);
    const statuses: number[] = [];
    const refused = Promise.withResolvers<void>();
    const flood = Array.from({ length: 100 }, async () => {
      const { status } = await ask(flooder);
      statuses.push(status);
      if (statuses.length === 100 - answered) refused.resolve();
    });
    await Promise.race([refused.promise, Promise.all(flood)]);
    await eventually(async () => (await waiting('auth_service')) === held, `${held} wait`);
    assert.deepEqual(statuses, Array(100 - answered).fill(429));
    const signIn = { email: neighbour.email, password: 'correct horse 9' };
    const others = [
      neighbour.ask('POST', '/auth/v1/token?grant_type=password', signIn),
      neighbour.ask('GET', '/auth/v1/user'),
      neighbour.ask('GET', '/functions/v1/sessions'),
      neighbour.ask('GET', '/functions/v1/overview'),
    ];
    for (const { status } of await Promise.all(others)) assert.equal(status, 200);
    await holder.query('rollback');
    await Promise.all(flood);
    assert.ok(!statuses.some((status) => status >= 500), String(statuses));
  });
}

test('a process whose members hold every connection is still ready', async () => {
  const many = await Promise.all(Array.from({ length: 6 }, register));
  await holder.query('begin; lock table public.meal_plans in access exclusive mode');
  const reads = many.flatMap((member) =>
    [1, 2].map((week) => member.ask('GET', `/rest/v1/meal_plans?week=eq.${week}`)),
  );
  await eventually(async () => (await waiting()) === 6, 'all six connections are held');
  const { status } = await fetch(`${server.url}/readyz`);
  assert.equal(status, 200);
  await holder.query('rollback');
  for (const answer of await Promise.all(reads)) assert.ok([200, 504].includes(answer.status));
});
