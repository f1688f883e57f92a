import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as v from 'valibot';
import { wire } from '#contract/paths.ts';
import { sentences, serverSentences } from '#contract/sentences.ts';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { startTestServer, type TestServer } from '#test/support/server/server.ts';

const password = 'correct horse 9';
let server: TestServer;
before(async () => {
  server = await startTestServer();
});
after(() => server.close());

const rows = async (sql: string, values: readonly unknown[] = []) =>
  (await server.database.owner.query(sql, [...values])).rows;
async function memberTables(): Promise<readonly string[]> {
  const found = await rows(`select format('%s.%s', n.nspname, c.relname) as name
    from privacy.member_tables() t join pg_class c on c.oid = t join pg_namespace n on n.oid = c.relnamespace`);
  return v.parse(v.array(v.object({ name: v.string() })), found).map(({ name }) => name);
}
const exported = v.record(v.string(), v.unknown());

/** A member who has left something in every corner. */
async function createBusyMember(name: string): Promise<TestMember> {
  const member = await createMember(server.url, { full_name: name });
  for (const [path, body] of [
    [`${wire.generateMealPlans}?wait=true`, {}],
    [`${wire.generateShoppingList}?wait=true`, {}],
    ['/rest/v1/kitchen', { user_id: member.userId, soya_mince: 'Never' }],
    ['/rest/v1/health_answers', { user_id: member.userId, joints: ['Knees'] }],
    ['/rest/v1/health_asked', { user_id: member.userId }],
    [wire.mealOpinions, { week: 1, day: 0, meal: 0, opinion: 'more' }],
    ['/rest/v1/shopping_ticks', { user_id: member.userId, item: 'rice', ticked: true }],
    ['/rest/v1/feedback', { user_id: member.userId, content: `feedback of ${name}` }],
    ['/rest/v1/subscription_cancellations', { user_id: member.userId, reason: 'too good' }],
  ] as const) {
    const { status } = await member.call('POST', path, body);
    assert.ok(status < 300, `${path}: ${status}`);
  }
  return member;
}

test('every table that names a member belongs to the account and goes with it', async () => {
  const found = await rows(`
    select format('%s.%s', n.nspname, c.relname) as name, format_type(a.atttypid, null) as type,
      exists (select from pg_constraint f where f.conrelid = c.oid and f.contype = 'f'
        and f.confrelid = 'auth.users'::regclass and f.confdeltype = 'c'
        and f.conkey = array[a.attnum]) as cascades
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
    where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema')`);
  assert.ok(found.length >= 10);
  for (const { name, type, cascades } of found) {
    assert.equal(type, 'uuid', name);
    assert.equal(cascades, name !== 'auth.audit_log', name);
  }
  const strangers = await rows(`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and not exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id')`);
  // the words with which everybody is asked, those of the terms, and what calls of a language model cost: nothing in them says whose they were
  const nobodys = ['consent_texts', 'legal_texts', 'model_calls', 'model_spending'];
  assert.deepEqual(
    strangers.map(({ name }) => name).sort(),
    nobodys,
    'a public table without user_id is in no export',
  );
});

test('a copy holds everything about the member and nothing about anybody else', async () => {
  const [thandi, sipho] = await Promise.all([
    createBusyMember('Thandi'),
    createBusyMember('Sipho'),
  ]);
  // counted before: the copy itself is noted, too
  const kept = new Map<string, number>();
  for (const table of [
    'public.profiles',
    'public.kitchen',
    'public.consents',
    'public.health_answers',
    'public.health_asked',
    'public.meal_plans',
    'public.shopping_lists',
    'public.shopping_ticks',
    'public.feedback',
    'public.subscription_cancellations',
    'auth.sessions',
    'auth.audit_log',
  ]) {
    const [own] = await rows(`select count(*)::int as n from ${table} where user_id = $1`, [
      thandi.userId,
    ]);
    assert.ok(own.n > 0, table);
    kept.set(table, own.n);
  }
  const { status, body } = await thandi.call('POST', wire.exportData, {});
  assert.equal(status, 200);
  const data = v.parse(exported, body);
  assert.deepEqual(Object.keys(data).sort(), ['account', ...(await memberTables())].sort());
  for (const [table, count] of kept) {
    assert.equal(v.parse(v.array(v.unknown()), data[table]).length, count, table);
  }
  const text = JSON.stringify(body);
  assert.match(text, /feedback of Thandi/);
  assert.doesNotMatch(text, /feedback of Sipho|argon2|encrypted_password|refresh_counter|_hash/);
  assert.ok(!text.includes(sipho.userId));
});

test('a table that comes later is in the copy and in the deletion without anybody thinking of it', async () => {
  const member = await createMember(server.url);
  await rows('create table public.later (user_id uuid, note text)');
  await rows('insert into public.later values ($1, $2), (null, $3)', [
    member.userId,
    'mine',
    'not mine',
  ]);
  const data = v.parse(exported, (await member.call('POST', wire.exportData, {})).body);
  assert.deepEqual(data['public.later'], [{ user_id: member.userId, note: 'mine' }]);
  assert.equal((await member.call('POST', wire.deleteAccount, { password })).status, 200);
  assert.deepEqual(await rows('select note from public.later'), [{ note: 'not mine' }]);
  await rows('drop table public.later');
});

test('whatever a member has written into a plan, there is a copy, an overview and a next plan', async () => {
  const member = await createMember(server.url);
  // JSON allows what jsonb does not: a number without bounds
  const strange = `{"number": 1e200000, "deep": ${'['.repeat(490)}${']'.repeat(490)}}`;
  const weeks = [1, 2, 3, 4].map(
    (week) =>
      `{"user_id": "${member.userId}", "week": ${week}, "content": "", "details": ${strange}}`,
  );
  const { headers } = member;
  for (const table of ['meal_plans', 'exercise_plans']) {
    const body = `[${weeks.join()}]`;
    const stored = await fetch(`${server.url}/rest/v1/${table}`, { method: 'POST', headers, body });
    assert.equal(stored.status, 201, await stored.text());
  }
  const copy = await fetch(server.url + wire.exportData, { method: 'POST', headers, body: '{}' });
  assert.equal(copy.status, 200);
  const text = await copy.text();
  assert.equal(text.split(strange).length, 1 + 8);
  assert.equal((await member.call('GET', wire.overview)).status, 200);
  assert.equal((await member.call('POST', `${wire.generateMealPlans}?wait=true`)).status, 200);
});

test('a copy needs no body, whatever content type the client names', async () => {
  const member = await createMember(server.url);
  const { 'content-type': _, ...plain } = member.headers;
  for (const headers of [plain, { ...plain, 'content-type': 'application/json' }]) {
    const answer = await fetch(server.url + wire.exportData, { method: 'POST', headers });
    assert.equal(answer.status, 200, await answer.text());
  }
});

test('nobody gets a copy without an account', async () => {
  const ask = (authorization?: string) =>
    fetch(server.url + wire.exportData, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
      body: '{}',
    });
  for (const authorization of [undefined, 'Bearer anon', 'Bearer x.y.z']) {
    const answer = await ask(authorization);
    assert.equal(answer.status, 401);
    assert.match(await answer.text(), new RegExp(sentences.notAuthenticated));
  }
});

test('an account goes with all that belongs to it, and only by its password', async () => {
  const [thandi, sipho] = await Promise.all([
    createBusyMember('Thandi'),
    createBusyMember('Sipho'),
  ]);
  for (const body of [{}, { password: 'wrong password' }, { password: 7 }]) {
    const refused = await thandi.call('POST', wire.deleteAccount, body);
    assert.equal(refused.status, 400);
    assert.deepEqual(refused.body, {
      code: 'invalid_credentials',
      message: serverSentences.wrongPassword,
    });
  }
  assert.equal((await thandi.call('GET', '/auth/v1/user')).status, 200);
  const left = await thandi.call('POST', wire.deleteAccount, { password });
  assert.equal(left.status, 200);
  assert.deepEqual(left.body, { deleted: true });

  for (const name of await memberTables()) {
    const [kept] = await rows(`select count(*)::int as n from ${name} where user_id = $1`, [
      thandi.userId,
    ]);
    assert.equal(kept.n > 0, name === 'auth.audit_log', name);
  }
  const events = await rows('select event, ip from auth.audit_log where user_id = $1 order by id', [
    thandi.userId,
  ]);
  assert.equal(events.at(-1)?.event, 'account_deleted');
  assert.ok(events.every(({ ip }) => ip === null));
  assert.ok(
    (await rows('select ip from auth.audit_log where user_id = $1', [sipho.userId])).every(
      ({ ip }) => ip !== null,
    ),
  );

  // her token still has its signature, but there is nobody behind it
  assert.equal((await thandi.call('POST', wire.exportData, {})).status, 401);
  assert.equal((await thandi.call('POST', wire.deleteAccount, { password })).status, 401);
  assert.equal((await thandi.call('GET', '/auth/v1/user')).status, 403);
  assert.equal((await sipho.call('POST', wire.exportData, {})).status, 200);
});

test('a password cannot be tried out here without end', async () => {
  const member = await createMember(server.url);
  const answers: number[] = [];
  for (let turn = 0; turn < 12; turn++) {
    const { status } = await member.call('POST', wire.deleteAccount, { password: `guess ${turn}` });
    answers.push(status);
  }
  assert.equal(answers.at(-1), 429);
});

test('copies are few', async () => {
  const member = await createMember(server.url);
  const answers: number[] = [];
  for (let turn = 0; turn < 11; turn++)
    answers.push((await member.call('POST', wire.exportData, {})).status);
  assert.deepEqual(answers, [...Array(10).fill(200), 429]);
});
