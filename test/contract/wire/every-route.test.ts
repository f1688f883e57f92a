import assert from 'node:assert/strict';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import * as v from 'valibot';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { readRoutes, type ServerRoute } from '#test/support/server/route-table.ts';
import { startTestServer, type TestServer } from '#test/support/server/server.ts';
import {
  payfastMerchant,
  payfastPassphrase,
  paystackKey,
} from '#test/support/services/payment-providers.ts';
import { type Access, accessOf, listedRoutes, takesSecondStep } from './route-rows.ts';

/** Stands in every text of the victim's. */
const marker = 'Marker-of-the-victim';

/** What is off refuses before it looks who asks. */
const everythingOn = {
  ...{ PASSKEYS: 'on', MFA_TOTP: 'on', MFA_WEBAUTHN: 'on', MANUAL_LINKING: 'on' },
  ...{ PAYSTACK_SECRET_KEY: paystackKey, PAYSTACK_PLAN_MONTHLY: 'PLN_m' },
  ...{ PAYFAST_MERCHANT_ID: payfastMerchant, PAYFAST_PASSPHRASE: payfastPassphrase },
};

let server: TestServer;
let victim: TestMember;
let attacker: TestMember;
let routes: readonly ServerRoute[];
/** Of the victim, for addresses that name one. */
let generation: string;
/** What each stranger sends as `authorization`. */
const strangers = new Map<string, string | null>();

const bearer = (member: TestMember) => String(member.headers.authorization);

/** The member's own claims under a key that is nobody's, with the server's key id. */
async function forged(member: TestMember): Promise<string> {
  const token = bearer(member).slice('Bearer '.length);
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { kid = '' } = decodeProtectedHeader(token);
  const signed = await new SignJWT(decodeJwt(token))
    .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
    .sign(privateKey);
  return `Bearer ${signed}`;
}

async function fillVictim(): Promise<void> {
  const own = { user_id: victim.userId };
  const saved = [
    ['meal_plans', { ...own, week: 1, content: `<p>${marker}</p>`, details: { note: marker } }],
    ['exercise_plans', { ...own, week: 1, content: `<p>${marker}</p>`, details: { note: marker } }],
    ['shopping_lists', { ...own, content: `<p>${marker}</p>` }],
    ['shopping_ticks', { ...own, item: marker, ticked: true }],
  ] as const;
  for (const [table, row] of saved) {
    const { status, body } = await victim.call('POST', `/rest/v1/${table}`, row);
    assert.equal(status, 201, `${table}: ${JSON.stringify(body)}`);
  }
  const calendar = { action: 'make-calendar', parts: ['meals'] };
  assert.equal((await victim.call('POST', '/functions/v1/reminders', calendar)).status, 200);
  generation = randomUUID();
  await server.database.owner.query(
    `insert into public.generations (id, user_id, kind, state, seed, finished_at)
      values ($1, $2, 'meal-plans', 'done', 'x', now())`,
    [generation, victim.userId],
  );
}

before(async () => {
  server = await startTestServer(everythingOn);
  routes = readRoutes(server.routes);
  victim = await createMember(server.url, { full_name: marker });
  attacker = await createMember(server.url);
  await fillVictim();
  const ended = await createMember(server.url, { full_name: marker });
  const left = await ended.call('POST', '/auth/v1/logout');
  assert.equal(left.status, 204);
  const banned = await createMember(server.url, { full_name: marker });
  await server.database.owner.query(
    `update auth.users set banned_until = now() + interval '1 day' where id = $1`,
    [banned.userId],
  );
  strangers.set('no token', null);
  strangers.set('foreign token', await forged(victim));
  strangers.set('ended session', bearer(ended));
  strangers.set('banned', bearer(banned));
});
after(() => server.close());

const tableRows = v.array(v.object({ name: v.string() }));

/** Everything that the database holds of the victim, as text. */
async function victimsRows(): Promise<string> {
  const { owner } = server.database;
  const { rows } = await owner.query(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where column_name = 'user_id' and table_type = 'BASE TABLE'
        and table_schema in ('public', 'auth', 'ahead', 'reminders', 'sharing', 'agreement') and table_name <> 'audit_log'
      order by 1`,
  );
  const texts: string[] = [];
  for (const { name } of v.parse(tableRows, rows)) {
    const all = await owner.query(
      `select coalesce(json_agg(t order by t::text), '[]')::text as rows from ${name} t where user_id = $1`,
      [victim.userId],
    );
    texts.push(`${name} ${all.rows[0].rows}`);
  }
  return texts.join('\n');
}

interface Answered {
  readonly status: number;
  readonly text: string;
  readonly type: string | null;
}

/** Fits every address that reads a body, so that none is refused for its words before its sender is looked at. */
const anyBody = () => ({
  user_id: victim.userId,
  id: generation,
  email: 'nobody@example.com',
  factor_type: 'totp',
  action: 'regenerate-week',
  plan: 'meals',
  week: 1,
  day: 0,
  weekday: 'Monday',
  meal: 0,
  exercise: 0,
  opinion: 'more',
  password: 'correct horse 9',
});

async function send(
  { method, url }: ServerRoute,
  authorization: string | null,
  body: unknown = anyBody(),
): Promise<Answered> {
  const path = url.replace(/:id\b/, generation).replace(/:\w+/, victim.userId).replace('*', 'x');
  const takesBody = !['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(method);
  const response = await fetch(server.url + path, {
    method,
    redirect: 'manual',
    headers: {
      apikey: 'anon',
      ...(authorization === null ? {} : { authorization }),
      ...(takesBody ? { 'content-type': 'application/json' } : {}),
    },
    ...(takesBody ? { body: JSON.stringify(body) } : {}),
  });
  const type = response.headers.get('content-type');
  return { status: response.status, text: await response.text(), type };
}

const ofAccess = (access: Access) =>
  routes.filter(({ method, url }) => accessOf(method, url) === access);

test('somebody has said of every route who may ask for it', () => {
  const unknown = routes.filter(({ method, url }) => accessOf(method, url) === undefined);
  assert.deepEqual(
    unknown.map(({ method, url }) => `${method} ${url}`),
    [],
    'add them to route-rows.ts',
  );
  assert.ok(ofAccess('member').length >= 15, 'the table of routes was not read');
});

test('nothing is said of routes that the server does not have', () => {
  const present = new Set(routes.map(({ method, url }) => `${method} ${url}`));
  assert.deepEqual(
    listedRoutes.filter((route) => !present.has(route)),
    [],
    'take them out of route-rows.ts',
  );
});

test('what belongs to members is refused to whoever has no live session', async () => {
  for (const route of ofAccess('member')) {
    for (const [who, authorization] of strangers) {
      const { status, text } = await send(route, authorization);
      const told = `${route.method} ${route.url}, ${who}: ${status} ${text}`;
      assert.ok(status === 401 || status === 403, told);
      assert.ok(!text.includes(marker), told);
    }
  }
});

test('a session that owes its second step opens no more than what the step takes', async () => {
  const halfway = await createMember(server.url, { full_name: marker });
  await server.database.owner.query(
    `insert into auth.mfa_factors (user_id, factor_type, status, sealed_secret, created_at, updated_at)
      values ($1, 'totp', 'verified', 'x', now(), now())`,
    [halfway.userId],
  );
  const shut = ofAccess('member').filter(({ method, url }) => !takesSecondStep(method, url));
  const opened: string[] = [];
  for (const route of shut) {
    const { status, text } = await send(route, bearer(halfway));
    const told = `${route.method} ${route.url}: ${status} ${text.slice(0, 200)}`;
    const isRefused = status === 401 || status === 403 || text.includes('insufficient_aal');
    if (!isRefused || text.includes(marker)) opened.push(told);
  }
  assert.deepEqual(opened, []);
});

test('what is the operator’s is refused to every session, alive or not', async () => {
  for (const route of ofAccess('operator')) {
    for (const authorization of [...strangers.values(), bearer(attacker)]) {
      const { status, text } = await send(route, authorization);
      assert.ok(
        [401, 403, 404].includes(status),
        `${route.method} ${route.url}: ${status} ${text}`,
      );
    }
  }
});

test('open addresses answer everybody alike, hold nothing of members and never break', async () => {
  for (const route of [...ofAccess('everybody'), ...ofAccess('way in')]) {
    for (const authorization of [...strangers.values(), bearer(attacker)]) {
      const { status, text } = await send(route, authorization);
      const told = `${route.method} ${route.url}: ${status} ${text.slice(0, 200)}`;
      assert.ok(status < 500, told);
      assert.ok(!text.includes(marker) && !text.includes(victim.userId), told);
    }
  }
});

test('whatever is answered names its type, and texts the way they are written', async () => {
  let texts = 0;
  const asked = routes.filter(
    // no client of the platform sends TRACE
    ({ method, url }) => method !== 'TRACE' && !/logout|delete-account/.test(url),
  );
  for (const route of asked) {
    for (const who of [null, bearer(attacker)]) {
      const { status, text, type } = await send(route, who);
      const told = `${route.method} ${route.url}: ${status} ${type}`;
      if (text === '' || route.method === 'HEAD') continue;
      assert.ok(type !== null, told);
      // a manifest is JSON of a kind that knows no other writing
      if (!/^text\/|json|xml|javascript/.test(type) || /manifest/.test(type)) continue;
      assert.match(type, /; ?charset=utf-8/i, told);
      texts += 1;
    }
  }
  assert.ok(texts > 100, String(texts));
});

test('another member’s ids open nothing and change nothing', async () => {
  const before = await victimsRows();
  assert.ok(before.includes(marker));
  // the attacker's own account goes last
  const own = ofAccess('member').toSorted((one) =>
    /logout|delete-account/.test(one.url) ? 1 : -1,
  );
  for (const route of own) {
    const { status, text } = await send(route, bearer(attacker));
    const told = `${route.method} ${route.url}: ${status} ${text.slice(0, 200)}`;
    assert.ok(status < 500, told);
    assert.ok(!text.includes(marker) && !text.includes(victim.userId), told);
  }
  assert.equal(await victimsRows(), before);
});

test('no table gives a row away or takes one for somebody else', async () => {
  attacker = await createMember(server.url);
  const before = await victimsRows();
  const { rows } = await server.database.owner.query(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`,
  );
  const callers = [...strangers.values(), bearer(attacker)];
  for (const { name } of v.parse(tableRows, rows)) {
    const filtered = `/rest/v1/${name}?user_id=eq.${victim.userId}`;
    for (const authorization of callers) {
      for (const [method, url] of [
        ['GET', `/rest/v1/${name}`],
        ['GET', filtered],
        ['PATCH', filtered],
        ['DELETE', filtered],
        ['POST', `/rest/v1/${name}`],
        ['PUT', filtered],
      ] as const) {
        const taken = { user_id: victim.userId };
        const { status, text } = await send({ method, url }, authorization, taken);
        const told = `${method} ${url}: ${status} ${text.slice(0, 200)}`;
        assert.ok(status < 500, told);
        assert.ok(!text.includes(marker), told);
        const isMember = authorization === bearer(attacker);
        if (!isMember && method !== 'POST') assert.ok(status >= 400, told);
      }
    }
  }
  assert.equal(await victimsRows(), before);
});
