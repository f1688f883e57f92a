import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import * as v from 'valibot';
import { wire } from '#contract/paths.ts';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { standardCatalogue } from '#planning/catalogue/standard-catalogue.ts';
import { refusedMeals } from '#planning/meals/changes/refused-parts.ts';
import { createKitchen } from '#planning/meals/model/kitchen.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { eatingRules } from '#planning/safety/eating-rules.ts';
import { fitJudge } from '#planning/safety/profile-fit.ts';
import { parseStoredWeeks } from '#server/features/generation/stored-plan.ts';
import { makeMealPlans } from '#server/features/generation/task/make-meal-plans.ts';
import { makerPrint } from '#server/plans/maker-print.ts';
import { readPrices } from '#server/plans/open-catalogue.ts';
import { createLog } from '#server/platform/watch/log.ts';
import { parseSettings } from '#server/settings.ts';
import { eventually } from '#test/support/browser/eventually.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/database.ts';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { startTestServer, type TestServer } from '#test/support/server/server.ts';

let database: TestDatabase;
let server: TestServer;
let folder: string;
const ahead = { PLANS_AHEAD: 'on' };
/** A Friday, ten in the morning in South Africa: plans begin on this day. */
const friday = '2026-11-27';
const morning = new Date(`${friday}T08:00:00Z`);
let clock = morning;
const now = () => clock;
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'phila-ahead-'));
  database = await createTestDatabase();
  server = await startTestServer(ahead, { database, now });
});
after(async () => {
  await server.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const query = async (text: string, values: readonly unknown[] = []) =>
  (await database.owner.query(text, [...values])).rows;

const plansSchema = v.array(
  v.object({ seed: v.nullable(v.string()), maker: v.nullable(v.string()), ready: v.boolean() }),
);
/** What is kept for the member's next press. */
async function kept({ userId }: TestMember) {
  const rows = await query(
    'select seed, maker, made_at is not null as ready from ahead.plans where user_id = $1',
    [userId],
  );
  return v.parse(plansSchema, rows)[0] ?? null;
}

/** Has the member's next plans made now, and waits until they are ready. @returns their seed */
async function ready(member: TestMember): Promise<string> {
  await query('update ahead.plans set due_at = now() where user_id = $1 and seed is null', [
    member.userId,
  ]);
  await eventually(async () => (await kept(member))?.ready === true, 'plans made ahead');
  return (await kept(member))?.seed ?? '';
}

const rowSchema = v.array(v.object({ content: v.string(), details: v.unknown() }));
const plansOf = async (member: TestMember) =>
  v.parse(
    rowSchema,
    (await member.call('GET', '/rest/v1/meal_plans?select=content,details&order=week')).body,
  );

const generationSchema = v.array(
  v.object({ seed: v.string(), state: v.string(), madeAhead: v.boolean() }),
);
/** The last press. */
async function lastGeneration({ userId }: TestMember) {
  const rows = await query(
    `select seed, state, attempt = 0 as "madeAhead" from public.generations where user_id = $1
      order by created_at desc limit 1`,
    [userId],
  );
  return v.parse(generationSchema, rows)[0];
}

async function press(member: TestMember): Promise<void> {
  const { status, body } = await member.call('POST', `${wire.generateMealPlans}?wait=true`);
  assert.equal(status, 200, JSON.stringify(body));
}

function madeNow(profile: Profile, seed: string) {
  const catalogue = standardCatalogue();
  const made = makeMealPlans(
    createKitchen(catalogue),
    catalogue,
    { profile, start: friday, kept: [], stock: [] },
    seed,
  );
  assert.ok(made.ok);
  return made.rows.map(({ content, details }) => ({
    content,
    details: JSON.parse(JSON.stringify(details)),
  }));
}

test('a press takes what is ready: the rows that a plan made now would have; the next press gives others', async () => {
  const profile = { ...profileDefaults, full_name: 'Sipho', diet_type: 'Vegetarian' } as const;
  const member = await createMember(server.url, profile);
  const seed = await ready(member);
  await press(member);
  assert.deepEqual(await lastGeneration(member), { seed, state: 'done', madeAhead: true });
  const first = await plansOf(member);
  assert.deepEqual(first, madeNow(profile, seed));

  // at once: nothing is ready yet
  await press(member);
  assert.equal((await lastGeneration(member))?.madeAhead, false);
  const second = await plansOf(member);
  assert.notDeepEqual(second, first);

  const third = await ready(member);
  await press(member);
  assert.deepEqual(await lastGeneration(member), { seed: third, state: 'done', madeAhead: true });
  assert.deepEqual(await plansOf(member), madeNow(profile, third));
});

test('what is ready is given to a press of its own day 1 alone, and made anew when that day is over', async () => {
  const member = await createMember(server.url);
  const begins = async (table: string) => {
    const rows = await query(
      `select distinct starts_on::text as day from ${table} where user_id = $1`,
      [member.userId],
    );
    return rows.map(({ day }) => day);
  };
  await ready(member);
  assert.deepEqual(await begins('ahead.plans'), [friday]);
  try {
    // eleven o'clock: who presses now begins tomorrow
    clock = new Date(`${friday}T09:00:00Z`);
    await press(member);
    assert.equal((await lastGeneration(member))?.madeAhead, false);
    assert.deepEqual(await begins('public.meal_plans'), ['2026-11-28']);

    clock = morning;
    await ready(member);
    assert.deepEqual(await begins('ahead.plans'), [friday]);
    clock = new Date(`${friday}T09:00:00Z`);
    // as when its time has come
    await query('update ahead.plans set due_at = now() where user_id = $1', [member.userId]);
    const renewed = async () => (await begins('ahead.plans'))[0] === '2026-11-28';
    await eventually(renewed, 'plans of the next day');
    await eventually(async () => (await kept(member))?.ready === true, 'plans made anew');

    // another day than the usual one is made now; the usual one is there
    const chosen = await member.call('POST', `${wire.generateMealPlans}?wait=true`, {
      start: 'monday',
    });
    assert.equal(chosen.status, 200);
    assert.equal((await lastGeneration(member))?.madeAhead, false);
    assert.deepEqual(await begins('public.meal_plans'), ['2026-11-30']);
    const seed = await ready(member);
    await press(member);
    assert.deepEqual(await lastGeneration(member), { seed, state: 'done', madeAhead: true });
    assert.deepEqual(await begins('public.meal_plans'), ['2026-11-28']);
  } finally {
    clock = morning;
  }
});

test('without waiting: the id of a generation that is done, and its one event', async () => {
  const member = await createMember(server.url);
  await ready(member);
  const pressed = await member.call('POST', wire.generateMealPlans);
  assert.equal(pressed.status, 202);
  const { id } = v.parse(v.object({ id: v.string() }), pressed.body);
  const { body } = await member.call('GET', `${wire.generations}/${id}`);
  const { state, weeks_ready } = v.parse(
    v.object({ state: v.string(), weeks_ready: v.number() }),
    body,
  );
  assert.deepEqual([state, weeks_ready], ['done', 4]);
  await ready(member);
  const events = await fetch(server.url + wire.generateMealPlans, {
    method: 'POST',
    headers: { ...member.headers, accept: 'text/event-stream' },
  });
  const told = [...(await events.text()).matchAll(/^data: (.*)$/gm)].map(([, data]) => data);
  assert.equal(told.length, 1);
  assert.match(told[0] ?? '', /"state":"done".*"weeks_ready":4/);
});

test('a profile that changed is the one that the plan is made for', async () => {
  const member = await createMember(server.url);
  await ready(member);
  const change = { allergies: ['Lactose', 'Gluten', 'Eggs'], diet_type: 'Vegan' } as const;
  await member.call('PATCH', `/rest/v1/profiles?user_id=eq.${member.userId}`, change);
  const catalogue = standardCatalogue();
  const rules = eatingRules({ ...profileDefaults, full_name: 'Thandi', ...change }, catalogue);
  const forbidden = async () => {
    const weeks = parseStoredWeeks((await plansOf(member)).map(({ details }) => details));
    assert.ok(weeks);
    return refusedMeals(weeks, fitJudge(rules, catalogue));
  };
  await press(member);
  assert.equal((await lastGeneration(member))?.madeAhead, false);
  assert.deepEqual(await forbidden(), []);
  // and so is the next
  await ready(member);
  await press(member);
  assert.equal((await lastGeneration(member))?.madeAhead, true);
  assert.deepEqual(await forbidden(), []);
});

test('a meal that the member keeps stays, though other plans are ready', async () => {
  const member = await createMember(server.url);
  await ready(member);
  await press(member);
  const breakfast = async () => {
    const weeks = parseStoredWeeks((await plansOf(member)).map(({ details }) => details));
    return weeks?.[0]?.days[0]?.meals[0];
  };
  const lock = { action: 'lock', week: 1, day: 0, meal: 0, locked: true };
  const locked = await member.call('POST', wire.changeMeals, lock);
  assert.equal(locked.status, 200, JSON.stringify(locked.body));
  const before = await breakfast();
  assert.equal(before?.locked, true);
  const seed = await ready(member);
  await press(member);
  const made = await lastGeneration(member);
  assert.equal(made?.madeAhead, false);
  assert.notEqual(made?.seed, seed);
  assert.deepEqual((await breakfast())?.dishes, before?.dishes);
});

test('where the planner refuses, nothing is kept and the press says why', async () => {
  const member = await createMember(server.url, { height: 180, weight: 45 });
  await eventually(async () => {
    const rows = await query(
      'select from ahead.plans where user_id = $1 and seed is not null and due_at is null',
      [member.userId],
    );
    return rows.length > 0;
  }, 'the refusal');
  assert.equal((await kept(member))?.ready, false);
  const { status, body } = await member.call('POST', `${wire.generateMealPlans}?wait=true`);
  assert.equal(status, 422);
  assert.equal(v.parse(v.object({ code: v.string() }), body).code, 'no_plan');
});

test('whatever is wrong with what is ready, the press makes plans', async () => {
  const member = await createMember(server.url);
  await ready(member);
  await query('alter table ahead.weeks rename to lost');
  try {
    await press(member);
  } finally {
    await query('alter table ahead.lost rename to weeks');
  }
  assert.equal((await lastGeneration(member))?.madeAhead, false);
  assert.equal((await plansOf(member)).length, 4);
});

test('a deleted account takes along what was made for it; a copy of the data holds it', async () => {
  const member = await createMember(server.url);
  await ready(member);
  const copy = await member.call('POST', wire.exportData, {});
  const data = v.parse(v.record(v.string(), v.array(v.unknown())), {
    weeks: v.parse(v.record(v.string(), v.unknown()), copy.body)['ahead.weeks'],
  });
  assert.equal(data.weeks?.length, 4);
  const gone = await member.call('POST', wire.deleteAccount, { password: 'correct horse 9' });
  assert.equal(gone.status, 200);
  const left = await query(
    `select user_id from ahead.plans where user_id = $1
      union all select user_id from ahead.weeks where user_id = $1`,
    [member.userId],
  );
  assert.deepEqual(left, []);
});

test('other prices make other plans: what was made from the old ones is made anew', async () => {
  const priceList = path.join(folder, 'prices.csv');
  await writeFile(
    priceList,
    'key,tier,store,product,pack_grams,pack_label,rand,date,basis\n' +
      'eggs,budget,Spaza,Eggs,1000,1 kg,999.99,2026-01-05,shelf\n',
  );
  const settings = parseSettings({ PRICE_LIST: priceList }, folder);
  const prices = readPrices(settings, createLog('silent'), new Date('2026-02-01'));
  assert.notEqual(makerPrint(prices), makerPrint(null));

  const member = await createMember(server.url);
  const old = await ready(member);
  assert.equal((await kept(member))?.maker, makerPrint(null));
  const other = await startTestServer({ ...ahead, PRICE_LIST: priceList }, { database });
  try {
    await eventually(async () => (await kept(member))?.seed !== old, 'plans of the new prices');
    const seed = await ready(member);
    // whichever process was first: what is there is taken by nobody else
    const maker = (await kept(member))?.maker;
    const stranger = maker === makerPrint(null) ? other.url : server.url;
    const answer = await fetch(`${stranger}${wire.generateMealPlans}?wait=true`, {
      method: 'POST',
      headers: member.headers,
    });
    assert.equal(answer.status, 200);
    assert.notEqual((await lastGeneration(member))?.seed, seed);
  } finally {
    await other.close();
  }
});

test('two processes share the work: each plan is made once', async () => {
  const shared = await createTestDatabase();
  await shared.owner.query(`create table public.made (user_id uuid);
    create function public.note_made() returns trigger language plpgsql security definer as $$
      begin insert into public.made values (new.user_id); return null; end $$;
    create trigger note_made after insert on ahead.weeks for each row when (new.week = 1)
      execute function public.note_made();
    create trigger note_made_again after update on ahead.weeks for each row when (new.week = 1)
      execute function public.note_made();`);
  const servers = await Promise.all([
    startTestServer(ahead, { database: shared }),
    startTestServer(ahead, { database: shared }),
  ]);
  try {
    for (let made = 0; made < 6; made += 1) await createMember(servers[made % 2]?.url ?? '');
    await shared.owner.query('update ahead.plans set due_at = now() where seed is null');
    const count = async (from: string) =>
      (await shared.owner.query(`select count(*)::integer as n from ${from}`)).rows[0].n;
    await eventually(
      async () => (await count('ahead.plans where made_at is not null')) === 6,
      'all plans',
    );
    assert.equal(await count('public.made'), 6);
  } finally {
    await Promise.all(servers.map((one) => one.close()));
    await shared.drop();
  }
});

test('nothing is made ahead where it is switched off or a language model writes', async () => {
  const own = await createTestDatabase();
  const writing = { AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_API_KEY: 'none' };
  const servers = await Promise.all([
    startTestServer({ PLANS_AHEAD: 'off' }, { database: own }),
    startTestServer({ ...ahead, ...writing }, { database: own }),
  ]);
  let third: TestServer | null = null;
  try {
    const member = await createMember(servers[0].url);
    await own.owner.query('update ahead.plans set due_at = now()');
    // a press goes the usual way, and takes longer than the looks at the line
    for (const { url } of servers) {
      const answer = await fetch(`${url}${wire.generateExercisePlans}?wait=true`, {
        method: 'POST',
        headers: member.headers,
      });
      assert.equal(answer.status, 200);
    }
    const untouched = await own.owner.query('select tries, seed from ahead.plans');
    assert.deepEqual(untouched.rows, [{ tries: 0, seed: null }]);
    // and it is made once a process may
    third = await startTestServer(ahead, { database: own });
    await eventually(async () => {
      const { rows } = await own.owner.query('select from ahead.plans where made_at is not null');
      return rows.length === 1;
    }, 'plans made ahead');
  } finally {
    await third?.close();
    await Promise.all(servers.map((one) => one.close()));
    await own.drop();
  }
});

test('a press that comes again by its name, because its answer was lost, is the same press', async () => {
  const member = await createMember(server.url);
  const seed = await ready(member);
  const named = { 'idempotency-key': '5F0C1E9A-3B60-4D3F-9C5E-0A54B1A8F3D1' };
  const pressed = await member.call('POST', wire.generateMealPlans, {}, named);
  assert.deepEqual([pressed.status, (await lastGeneration(member))?.seed], [202, seed]);
  await ready(member);
  const again = await member.call('POST', wire.generateMealPlans, {}, named);
  assert.deepEqual(again, pressed);
  assert.equal((await lastGeneration(member))?.seed, seed);
  // where nothing is made ahead as well, while it is under way and afterwards
  const other = { 'idempotency-key': 'a1a2f6de-70c5-4e52-8f9c-6f4a0cf1d7a2' };
  const training = `${wire.generateExercisePlans}?wait=true`;
  const presses = await Promise.all([0, 1].map(() => member.call('POST', training, {}, other)));
  const third = await member.call('POST', training, {}, other);
  assert.deepEqual(
    [...presses, third].map(({ status }) => status),
    [200, 200, 200],
  );
  const made = await query(
    `select id from public.generations where user_id = $1 and kind = 'exercise-plans'`,
    [member.userId],
  );
  assert.deepEqual(made, [{ id: 'a1a2f6de-70c5-4e52-8f9c-6f4a0cf1d7a2' }]);
  // a stranger who names a press so is not told of it: theirs is another one
  const stranger = await createMember(server.url);
  const theirs = await stranger.call('POST', wire.generateMealPlans, {}, named);
  assert.equal(theirs.status, 202);
  assert.ok(!JSON.stringify(theirs.body).toUpperCase().includes(named['idempotency-key']));
  assert.notEqual((await lastGeneration(stranger))?.seed, seed);
});
