import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { after, before, beforeEach, test } from 'node:test';
import * as v from 'valibot';
import { wire } from '#contract/paths.ts';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { standardCatalogue } from '#planning/catalogue/standard-catalogue.ts';
import { refusedMeals } from '#planning/meals/changes/refused-parts.ts';
import { eatingRules } from '#planning/safety/eating-rules.ts';
import { fitJudge } from '#planning/safety/profile-fit.ts';
import { parseStoredWeeks } from '#server/features/generation/stored-plan.ts';
import { openServiceDatabase } from '#server/platform/database/database.ts';
import { keepHouse } from '#server/platform/jobs/housekeeping.ts';
import { PlanNotWritten } from '#server/platform/plans/plan-writer.ts';
import { createLog } from '#server/platform/watch/log.ts';
import { drawSeedsByLot } from '#test/support/database/cluster.ts';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { createSlowWriter } from '#test/support/plans/slow-writer.ts';
import { startTestServer, type TestServer } from '#test/support/server/server.ts';

// the planner alone is over before anybody can look: what takes time is led by hand
let server: TestServer;
let plain: TestServer;
const writer = createSlowWriter();
/** What the server has said in its log, as it says it. */
const logged = new EventEmitter();
const oneWaits = () => once(logged, 'a request waits for its plans');
before(async () => {
  server = await startTestServer(
    { GENERATIONS_AT_ONCE: '8' },
    { writerOf: writer.writerOf, onLog: (message) => logged.emit(message) },
  );
  plain = await startTestServer({ GENERATIONS_PER_DAY: '3' });
});
beforeEach(() => writer.hold());
after(() => Promise.all([server.close(), plain.close()]));

const pressed = v.strictObject({ id: v.pipe(v.string(), v.uuid()) });
const generation = v.object({
  id: v.string(),
  kind: v.string(),
  state: v.string(),
  step: v.string(),
  weeks_ready: v.number(),
  version: v.number(),
  error_code: v.nullable(v.string()),
  error: v.nullable(v.string()),
});
type Generation = v.InferOutput<typeof generation>;
const address = (id: string) => `${wire.generations}/${id}`;
const waited = (path: string) => `${path}?wait=true`;

async function press(member: TestMember, path: string = wire.generateMealPlans): Promise<string> {
  const answer = await member.call('POST', path);
  assert.equal(answer.status, 202);
  return v.parse(pressed, answer.body).id;
}

async function stateOf(member: TestMember, id: string): Promise<Generation> {
  const answer = await member.call('GET', address(id));
  assert.equal(answer.status, 200);
  return v.parse(generation, answer.body);
}

interface Told {
  readonly id: string;
  readonly generation: Generation;
}

/** All events of a stream until the server ends it. @param until ends the reading after such an event */
async function events(
  member: TestMember,
  path: string,
  {
    headers = {},
    method = 'GET',
    until = () => false,
  }: {
    readonly headers?: Readonly<Record<string, string>>;
    readonly method?: string;
    readonly until?: (told: Generation) => boolean;
  } = {},
): Promise<readonly Told[]> {
  const answer = await fetch(server.url + path, {
    method,
    headers: { ...member.headers, accept: 'text/event-stream', ...headers },
  });
  assert.match(answer.headers.get('content-type') ?? '', /^text\/event-stream/);
  assert.equal(answer.headers.get('content-encoding'), null, 'events must not be collected');
  // opened as a page of its own, a stream may do nothing, as every answer of the wires
  const policy = "default-src 'none'; frame-ancestors 'none'";
  assert.equal(answer.headers.get('content-security-policy'), policy);
  assert.equal(answer.headers.get('cross-origin-resource-policy'), 'same-origin');
  const told: Told[] = [];
  let rest = '';
  const decoder = new TextDecoder();
  for await (const part of answer.body ?? []) {
    const blocks = (rest + decoder.decode(part, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, id = ''] = /^id: (.*)$/m.exec(block) ?? [];
      const [, data] = /^data: (.*)$/m.exec(block) ?? [];
      if (data === undefined) continue;
      const one = v.parse(generation, JSON.parse(data));
      told.push({ id, generation: one });
      if (until(one)) return told;
    }
  }
  return told;
}

const plansOf = async (member: TestMember) =>
  (await member.call('GET', '/rest/v1/meal_plans?select=week,content,generated_at&order=week'))
    .body;

test('a press answers an id; a second press, tab or waiting request joins the first', async () => {
  const member = await createMember(server.url);
  const id = await press(member);
  assert.equal(await press(member), id);
  const joined = oneWaits();
  const waiting = member.call('POST', waited(wire.generateMealPlans));
  await joined;
  const following = events(member, wire.generateMealPlans, { method: 'POST' });
  // another kind is another generation
  const other = await press(member, wire.generateExercisePlans);
  assert.notEqual(other, id);
  const followingOther = events(member, address(other));
  writer.go(8);
  const { status, body } = await waiting;
  assert.equal(status, 200);
  assert.deepEqual(
    v.parse(v.array(v.object({ week: v.number() })), body).map(({ week }) => week),
    [1, 2, 3, 4],
  );
  const told = await following;
  assert.ok(told.every((one) => one.generation.id === id));
  assert.equal(told.at(-1)?.generation.state, 'done');
  assert.equal((await followingOther).at(-1)?.generation.state, 'done');
  const { rows } = await server.database.owner.query(
    'select kind, state, attempt from public.generations where user_id = $1 order by kind',
    [member.userId],
  );
  assert.deepEqual(rows, [
    { kind: 'exercise-plans', state: 'done', attempt: 1 },
    { kind: 'meal-plans', state: 'done', attempt: 1 },
  ]);
});

test('events come in order, each week with its own, and go on where a connection broke', async () => {
  const member = await createMember(server.url);
  const id = await press(member);
  const first = events(member, address(id), { until: ({ weeks_ready }) => weeks_ready === 2 });
  writer.go(2);
  const before = await first;
  const seen = before.at(-1);
  // what is ready is there to be read; the plans are not, before all of it is
  const { body } = await member.call('GET', `/rest/v1/generation_weeks?generation_id=eq.${id}`);
  assert.equal(v.parse(v.array(v.object({ week: v.number() })), body).length, 2);
  assert.deepEqual(await plansOf(member), []);
  writer.go(1);
  const headers = { 'last-event-id': seen?.id ?? '' };
  const rest = events(member, address(id), { headers });
  writer.go(1);
  const after = await rest;
  const versions = [...before, ...after].map((told) => told.generation.version);
  assert.deepEqual(
    versions,
    versions.toSorted((one, other) => one - other),
  );
  assert.equal(new Set(versions).size, versions.length, 'an event came twice');
  assert.equal(after.at(-1)?.generation.state, 'done');
  assert.equal(after.at(-1)?.generation.weeks_ready, 4);
  // asked for once more, with nothing new to tell, the stream just ends
  const last = { 'last-event-id': after.at(-1)?.id ?? '' };
  assert.deepEqual(await events(member, address(id), { headers: last }), []);
  assert.equal((await stateOf(member, id)).state, 'done');
  const early = await member.call('GET', `/rest/v1/generation_weeks?generation_id=eq.${id}`);
  assert.deepEqual(early.body, []);
});

test('cancelled: what waits is told, the old plans stay, and the button works again', async () => {
  const member = await createMember(server.url);
  writer.go(4);
  await member.call('POST', waited(wire.generateMealPlans));
  const old = await plansOf(member);
  const id = await press(member);
  const joined = oneWaits();
  const waiting = member.call('POST', waited(wire.generateMealPlans));
  await joined;
  const following = events(member, address(id));
  const ended = await member.call('DELETE', address(id));
  assert.deepEqual([ended.status, v.parse(generation, ended.body).state], [200, 'cancelled']);
  const { status, body } = await waiting;
  assert.equal(status, 409);
  assert.equal(v.parse(v.object({ code: v.string() }), body).code, 'cancelled');
  assert.equal((await following).at(-1)?.generation.state, 'cancelled');
  // once more changes nothing
  assert.equal(
    v.parse(generation, (await member.call('DELETE', address(id))).body).state,
    'cancelled',
  );
  assert.deepEqual(await plansOf(member), old);
  writer.go(4);
  assert.equal((await member.call('POST', waited(wire.generateMealPlans))).status, 200);
  assert.notDeepEqual(await plansOf(member), old);
});

test('a failure has the words of the specification and leaves the old plans', async () => {
  const member = await createMember(server.url);
  for (const [path, table, words] of [
    [wire.generateMealPlans, 'meal_plans', 'Failed to generate meal plans'],
    [wire.generateExercisePlans, 'exercise_plans', 'Failed to generate exercise plans'],
    [wire.generateShoppingList, 'shopping_lists', 'Failed to generate shopping list'],
  ] as const) {
    writer.go(4);
    assert.equal((await member.call('POST', waited(path))).status, 200);
    const old = await member.call('GET', `/rest/v1/${table}`);
    writer.failWith(new PlanNotWritten('out of order'));
    writer.go(1);
    const { status, body } = await member.call('POST', waited(path));
    writer.failWith(null);
    assert.equal(status, 500);
    assert.deepEqual(body, { code: 'not_written', message: words });
    assert.deepEqual((await member.call('GET', `/rest/v1/${table}`)).body, old.body);
  }
});

test('a failure that may pass is tried again, and then the plans are there', async () => {
  const member = await createMember(server.url);
  writer.failWith(new Error('a hiccup'));
  const plans = writer.plans();
  const waiting = member.call('POST', waited(wire.generateMealPlans));
  writer.go(1);
  await writer.asked(plans + 2);
  writer.failWith(null);
  writer.go(4);
  assert.equal((await waiting).status, 200);
});

test('a profile that changes meanwhile is the one that the plan is made for', async () => {
  const member = await createMember(server.url);
  const plans = writer.plans();
  const waiting = member.call('POST', waited(wire.generateMealPlans));
  await writer.asked(plans + 1);
  const change = { allergies: ['Lactose', 'Gluten', 'Eggs'], diet_type: 'Vegan' } as const;
  await member.call('PATCH', `/rest/v1/profiles?user_id=eq.${member.userId}`, change);
  writer.go(8);
  assert.equal((await waiting).status, 200);
  assert.equal(writer.plans(), plans + 2);
  const rows = await member.call('GET', '/rest/v1/meal_plans?select=details&order=week');
  const details = v.parse(v.array(v.object({ details: v.unknown() })), rows.body);
  const weeks = parseStoredWeeks(details.map((row) => row.details));
  assert.ok(weeks);
  const catalogue = standardCatalogue();
  const rules = eatingRules({ ...profileDefaults, full_name: 'Thandi', ...change }, catalogue);
  assert.deepEqual(refusedMeals(weeks, fitJudge(rules, catalogue)), []);
});

test('nobody sees, follows or ends what is not their own', async () => {
  const member = await createMember(server.url);
  const stranger = await createMember(server.url);
  const id = await press(member);
  for (const method of ['GET', 'DELETE']) {
    for (const path of [
      address(id),
      address('00000000-0000-4000-8000-000000000000'),
      address('x'),
    ]) {
      assert.equal((await stranger.call(method, path)).status, 404, `${method} ${path}`);
    }
    const visitor = await fetch(server.url + address(id), { method });
    assert.equal(visitor.status, 401);
  }
  const rows = await stranger.call('GET', '/rest/v1/generations');
  assert.deepEqual([rows.status, rows.body], [200, []]);
  for (const [method, body] of [
    ['POST', { user_id: member.userId, kind: 'meal-plans', seed: 'x' }],
    ['PATCH', { state: 'done' }],
    ['DELETE', undefined],
  ] as const) {
    const answer = await member.call(method, `/rest/v1/generations?id=eq.${id}`, body);
    assert.equal(answer.status, 403, method);
  }
  const joined = oneWaits();
  const waiting = member.call('POST', waited(wire.generateMealPlans));
  await joined;
  writer.go(4);
  assert.equal((await waiting).status, 200);
});

test('an account that is deleted takes its generation along', async () => {
  const member = await createMember(server.url);
  const plans = writer.plans();
  await press(member);
  await writer.asked(plans + 1);
  const { owner } = server.database;
  await owner.query('delete from auth.users where id = $1', [member.userId]);
  writer.go(4);
  const next = await createMember(server.url);
  writer.go(4);
  assert.equal((await next.call('POST', waited(wire.generateMealPlans))).status, 200);
  const { rows } = await owner.query('select 1 from public.meal_plans where user_id = $1', [
    member.userId,
  ]);
  assert.deepEqual(rows, []);
});

test('without a profile, and more than a day allows', async () => {
  const early = await createMember(plain.url, null);
  for (const path of [wire.generateMealPlans, waited(wire.generateShoppingList)]) {
    const { status, body } = await early.call('POST', path);
    assert.equal(status, 409);
    assert.deepEqual(body, {
      code: 'profile_missing',
      message: 'Please complete your profile first',
    });
  }
  const member = await createMember(plain.url);
  for (let press = 0; press < 3; press += 1) {
    assert.equal((await member.call('POST', waited(wire.generateMealPlans))).status, 200);
  }
  const refused = await member.call('POST', wire.generateMealPlans);
  assert.equal(refused.status, 429);
  assert.match(JSON.stringify(refused.body), /as much as a day allows/);
});

test('many presses at the same moment make one generation', async () => {
  const member = await createMember(plain.url);
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => member.call('POST', wire.generateExercisePlans)),
  );
  const { rows } = await plain.database.owner.query(
    'select count(*)::integer as made from public.generations where user_id = $1',
    [member.userId],
  );
  // one may have ended before the last press, which then starts the next
  assert.ok(rows[0].made <= 3, `${rows[0].made} were made`);
  assert.ok(answers.every(({ status }) => status === 202 || status === 429));
});

test('what is kept no longer is deleted, and nothing else', async () => {
  const member = await createMember(plain.url);
  await member.call('POST', waited(wire.generateExercisePlans));
  const { owner } = plain.database;
  const count = async () => {
    const { rows } = await owner.query(
      `select (select count(*)::integer from public.generations where user_id = $1) as generations,
        (select count(*)::integer from auth.sessions where user_id = $1) as sessions,
        (select count(*)::integer from auth.audit_log where user_id = $1) as audit`,
      [member.userId],
    );
    return rows[0];
  };
  const jobs = openServiceDatabase(plain.database.jobService, 1, () => {});
  const before = await count();
  await keepHouse(jobs, createLog('silent'));
  assert.deepEqual(await count(), before);
  await owner.query(
    `update public.generations set finished_at = now() - interval '31 days' where user_id = $1`,
    [member.userId],
  );
  await owner.query(
    `update auth.sessions set refreshed_at = now() - interval '181 days' where user_id = $1`,
    [member.userId],
  );
  await owner.query(
    `update auth.audit_log set created_at = now() - interval '13 months' where user_id = $1`,
    [member.userId],
  );
  await keepHouse(jobs, createLog('silent'));
  assert.deepEqual(await count(), { generations: 0, sessions: 0, audit: 0 });
  await jobs.close();
});

test('a member follows ten times at once and no more; what is made goes on', async () => {
  const member = await createMember(server.url);
  const id = await press(member);
  const follow = () =>
    fetch(server.url + address(id), {
      headers: { ...member.headers, accept: 'text/event-stream' },
    });
  const open = await Promise.all(Array.from({ length: 10 }, follow));
  assert.deepEqual(new Set(open.map(({ status }) => status)), new Set([200]));
  const refused = await follow();
  assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '5']);
  await refused.text();
  const waiting = await member.call('POST', waited(wire.generateMealPlans));
  assert.equal(waiting.status, 429);
  writer.go(4);
  for (const stream of open) assert.match(await stream.text(), /"state":"done"/);
  assert.equal((await stateOf(member, id)).state, 'done');
});

test('a name for a press that is somebody else’s already makes another generation, and tells nothing of theirs', async () => {
  const [one, other] = [await createMember(server.url), await createMember(server.url)];
  const name = { 'idempotency-key': crypto.randomUUID() };
  const pressAs = async (member: TestMember) => {
    const answer = await fetch(server.url + wire.generateMealPlans, {
      method: 'POST',
      headers: { ...member.headers, ...name },
    });
    assert.equal(answer.status, 202);
    return v.parse(pressed, await answer.json()).id;
  };
  const first = await pressAs(one);
  assert.equal(first, name['idempotency-key']);
  const second = await pressAs(other);
  assert.notEqual(second, first);
  assert.equal((await other.call('GET', address(first))).status, 404);
  writer.go(8);
  for (const [member, id] of [
    [one, first],
    [other, second],
  ] as const) {
    await member.call('DELETE', address(id));
  }
});

test('an account that nobody ever used is ended, and one that was used is kept', async () => {
  const { owner } = plain.database;
  const used = await createMember(plain.url);
  const accounts = {
    unconfirmed: { age: '15 days', confirmed: false, signedIn: null },
    young: { age: '13 days', confirmed: false, signedIn: null },
    'seen once': { age: '61 days', confirmed: true, signedIn: '61 days' },
    'seen twice': { age: '61 days', confirmed: true, signedIn: '30 days' },
  } as const;
  for (const [name, { age, confirmed, signedIn }] of Object.entries(accounts)) {
    await owner.query(
      `insert into auth.users (email, created_at, email_confirmed_at, last_sign_in_at) values
        ($1, now() - $2::interval, case when $3 then now() end, now() - $4::interval)`,
      [`${name.replace(' ', '.')}@unused.example`, age, confirmed, signedIn],
    );
  }
  await owner.query(`update auth.users set created_at = now() - interval '1 year' where id = $1`, [
    used.userId,
  ]);
  const jobs = openServiceDatabase(plain.database.jobService, 1, () => {});
  await keepHouse(jobs, createLog('silent'));
  await jobs.close();
  const { rows } = await owner.query(
    `select email from auth.users where email like '%@unused.example' order by email`,
  );
  assert.deepEqual(
    rows.map(({ email }) => email),
    ['seen.twice@unused.example', 'young@unused.example'],
  );
  const { rowCount } = await owner.query('select from auth.users where id = $1', [used.userId]);
  assert.equal(rowCount, 1);
});

test('which plan a press gives is drawn by lot, each time and for everybody anew', async () => {
  const { owner } = plain.database;
  await drawSeedsByLot(owner);
  const members = [await createMember(plain.url), await createMember(plain.url)];
  for (const member of [...members, ...members])
    assert.equal((await member.call('POST', waited(wire.generateExercisePlans))).status, 200);
  const { rows } = await owner.query(
    'select distinct seed from public.generations where user_id = any ($1)',
    [members.map(({ userId }) => userId)],
  );
  assert.equal(rows.length, 4);
});
