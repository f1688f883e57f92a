import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as v from 'valibot';
import { memberSentences } from '#contract/member-sentences.ts';
import { wire } from '#contract/paths.ts';
import { serverSentences } from '#contract/sentences.ts';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { startTestServer, type TestServer } from '#test/support/server/server.ts';

let server: TestServer;
let now = new Date();
before(async () => {
  server = await startTestServer({ GENERATIONS_PER_DAY: '100' }, { now: () => now });
});
after(() => server.close());

/** What the last press has chosen. */
async function chosen({ userId }: TestMember): Promise<readonly [string, string | null]> {
  const { rows } = await server.database.owner.query(
    `select starts_on::text as day, time_zone as zone from public.generations where user_id = $1
      order by created_at desc limit 1`,
    [userId],
  );
  const [{ day, zone }] = v.parse(
    v.tuple([v.object({ day: v.string(), zone: v.nullable(v.string()) })]),
    rows,
  );
  return [day, zone];
}

test('without a word plans begin today until eleven in South Africa, then tomorrow', async () => {
  const member = await createMember(server.url);
  for (const [at, day] of [
    ['2026-11-27T08:59:59Z', '2026-11-27'],
    ['2026-11-27T09:00:00Z', '2026-11-28'],
    // seven in the evening, and past midnight
    ['2026-11-27T17:00:00Z', '2026-11-28'],
    ['2026-11-27T22:30:00Z', '2026-11-28'],
    ['2026-12-31T21:59:59Z', '2027-01-01'],
  ] as const) {
    now = new Date(at);
    const { status } = await member.call('POST', `${wire.generateExercisePlans}?wait=true`);
    assert.equal(status, 200);
    assert.deepEqual(await chosen(member), [day, null], at);
  }
  // whatever is made, and whatever is sent in the place of a choice
  for (const [address, body] of [
    [wire.generateMealPlans, {}],
    [wire.generateShoppingList, ['today']],
  ] as const) {
    await member.call('POST', `${address}?wait=true`, body);
    assert.deepEqual(await chosen(member), ['2027-01-01', null], address);
  }
});

test('a member elsewhere has the day of that place; a zone that nobody knows is South Africa', async () => {
  const member = await createMember(server.url);
  // one in the morning of the 28th in Perth, nine in the morning of the 27th in Los Angeles
  now = new Date('2026-11-27T17:00:00Z');
  for (const [zone, start, day, kept] of [
    ['Australia/Perth', undefined, '2026-11-28', 'Australia/Perth'],
    ['America/Los_Angeles', undefined, '2026-11-27', 'America/Los_Angeles'],
    ['America/Los_Angeles', 'tomorrow', '2026-11-28', 'America/Los_Angeles'],
    ['Australia/Perth', 'tomorrow', '2026-11-29', 'Australia/Perth'],
    ['Australia/Perth', 'monday', '2026-11-30', 'Australia/Perth'],
    ['Australia/Perth', '2026-12-01', '2026-12-01', 'Australia/Perth'],
    ['Mars/Olympus', undefined, '2026-11-28', null],
  ] as const) {
    const body = { time_zone: zone, ...(start === undefined ? {} : { start }) };
    const { status } = await member.call('POST', `${wire.generateExercisePlans}?wait=true`, body);
    assert.equal(status, 200);
    assert.deepEqual(await chosen(member), [day, kept], `${zone} ${start}`);
  }
});

const weekSchema = v.array(
  v.object({
    week: v.number(),
    starts_on: v.nullable(v.string()),
    content: v.string(),
    details: v.object({ start: v.optional(v.string()) }),
  }),
);
async function weeksOf(member: TestMember, table: 'meal_plans' | 'exercise_plans') {
  const { body } = await member.call('GET', `/rest/v1/${table}?order=week`);
  return v.parse(weekSchema, body);
}
const daysNamed = (content: string) =>
  [...content.matchAll(/<\/span> (\w+day \d+\u00a0\w+)/g)].map(([, day]) => day);

test('day 1 is stored beside the weeks of meals and training, and the list counts from it', async () => {
  const member = await createMember(server.url);
  // a Friday evening
  now = new Date('2026-11-27T17:00:00Z');
  for (const address of [wire.generateMealPlans, wire.generateExercisePlans])
    assert.equal((await member.call('POST', `${address}?wait=true`)).status, 200);
  for (const table of ['meal_plans', 'exercise_plans'] as const) {
    const weeks = await weeksOf(member, table);
    assert.deepEqual(
      weeks.map(({ starts_on, details }) => [starts_on, details.start]),
      Array.from({ length: 4 }, () => ['2026-11-28', '2026-11-28']),
    );
  }
  const [first, , , last] = await weeksOf(member, 'meal_plans');
  const days = daysNamed(first?.content ?? '');
  assert.deepEqual(
    [days.length, days[0], days[6]],
    [7, 'Saturday 28\u00a0November', 'Friday 4\u00a0December'],
  );
  assert.equal(daysNamed(last?.content ?? '')[6], 'Friday 25\u00a0December');

  // a list that is wanted days later is still of this plan
  now = new Date('2026-12-02T06:00:00Z');
  await member.call('POST', `${wire.generateShoppingList}?wait=true`);
  const list = await member.call('GET', '/rest/v1/shopping_lists?select=details->start');
  assert.deepEqual(list.body, [{ start: '2026-11-28' }]);
  assert.equal((await weeksOf(member, 'meal_plans'))[0]?.starts_on, '2026-11-28');

  // a swap and a new week keep the day
  const renewed = { action: 'regenerate-week', week: 2 };
  const change = await member.call('POST', wire.changeMeals, renewed);
  assert.equal(change.status, 200);
  const week = v.parse(weekSchema, change.body).find((one) => one.week === 2);
  assert.deepEqual([week?.starts_on, week?.details.start], ['2026-11-28', '2026-11-28']);
  assert.equal(daysNamed(week?.content ?? '')[0], 'Saturday 5\u00a0December');
});

test('a list without plans makes them, and they begin on the day that was chosen', async () => {
  const member = await createMember(server.url);
  now = new Date('2026-11-27T17:00:00Z');
  const body = { start: 'monday', time_zone: 'Africa/Johannesburg' };
  await member.call('POST', `${wire.generateShoppingList}?wait=true`, body);
  const list = await member.call('GET', '/rest/v1/shopping_lists?select=details->start');
  assert.deepEqual(list.body, [{ start: '2026-11-30' }]);
  assert.equal((await weeksOf(member, 'meal_plans'))[3]?.starts_on, '2026-11-30');
});

test('a plan of the old kind keeps its Monday: it is swapped and listed as it was', async () => {
  const member = await createMember(server.url);
  now = new Date('2026-11-27T17:00:00Z');
  const monday = { start: 'monday' };
  await member.call('POST', `${wire.generateMealPlans}?wait=true`, monday);
  // as such a plan lies there: no date beside the weeks, none in them
  await server.database.owner.query(
    `update public.meal_plans set starts_on = null,
        details = (details::jsonb - 'start')::json where user_id = $1`,
    [member.userId],
  );
  const change = await member.call('POST', wire.changeMeals, {
    action: 'regenerate-week',
    week: 1,
  });
  assert.equal(change.status, 200);
  const week = v.parse(weekSchema, change.body).find((one) => one.week === 1);
  assert.deepEqual([week?.starts_on, week?.details.start], [null, undefined]);
  assert.match(week?.content ?? '', /<\/span> Monday</);
  assert.deepEqual(daysNamed(week?.content ?? ''), []);
  await member.call('POST', `${wire.generateShoppingList}?wait=true`);
  const list = await member.call('GET', '/rest/v1/shopping_lists?select=details->start');
  assert.deepEqual(list.body, [{ start: null }]);
});

test('the clock of a phone may be a day off; what is further away is refused with a sentence', async () => {
  const member = await createMember(server.url);
  now = new Date('2026-11-27T17:00:00Z');
  const press = (start: string) =>
    member.call('POST', wire.generateMealPlans, { start, time_zone: 'Africa/Johannesburg' });
  for (const day of ['2026-11-25', '2026-12-06', '2025-11-27']) {
    assert.deepEqual(await press(day), {
      status: 400,
      body: { code: 'start_too_far', message: serverSentences.startTooFar },
    });
  }
  for (const day of ['2026-11-26', '2026-12-05']) {
    assert.equal((await press(day)).status, 202, day);
  }
});

test('a clock of the server that shows a day of no plans is told in a sentence, and plans of before stay', async () => {
  const member = await createMember(server.url);
  now = new Date('2026-11-27T07:00:00Z');
  await member.call('POST', `${wire.generateMealPlans}?wait=true`);
  const plans = () => member.call('GET', '/rest/v1/meal_plans?select=week,content');
  const before = await plans();
  for (const at of ['2016-11-27T07:00:00Z', '2019-12-31T21:59:59Z', '2199-12-30T07:00:00Z']) {
    now = new Date(at);
    for (const [address, body] of [
      [wire.generateMealPlans, {}],
      [wire.generateMealPlans, { start: '2026-11-27' }],
      [wire.generateExercisePlans, { start: 'monday' }],
      [wire.generateShoppingList, {}],
    ] as const) {
      assert.deepEqual(
        await member.call('POST', `${address}?wait=true`, body),
        { status: 503, body: { code: 'clock_wrong', message: serverSentences.clockWrong } },
        at,
      );
    }
  }
  assert.deepEqual(await plans(), before);
  now = new Date('2019-12-31T22:00:00Z');
  const { status } = await member.call('POST', `${wire.generateExercisePlans}?wait=true`);
  assert.equal(status, 200);
});

test('what is no day is refused, and nothing is begun', async () => {
  const member = await createMember(server.url);
  for (const body of [
    { start: 'someday' },
    { start: '2026-02-30' },
    { start: 3 },
    { time_zone: "x'; drop table" },
  ]) {
    const { status, body: said } = await member.call('POST', wire.generateMealPlans, body);
    assert.equal(status, 400);
    assert.deepEqual(said, {
      code: 'bad_request',
      message: memberSentences.generateMealPlansFailed,
    });
  }
  const { rows } = await server.database.owner.query(
    'select from public.generations where user_id = $1',
    [member.userId],
  );
  assert.equal(rows.length, 0);
});

const stockSchema = v.array(v.object({ food: v.string(), grams: v.number(), from: v.number() }));

test('the next month begins with what the last list left over, and buys none of it again', async () => {
  const member = await createMember(server.url);
  const press = async (address: string) => {
    const { status } = await member.call('POST', `${address}?wait=true`);
    assert.equal(status, 200, address);
  };
  const stockIn = async (table: 'meal_plans' | 'shopping_lists') => {
    const { body } = await member.call('GET', `/rest/v1/${table}?select=details->stock&limit=1`);
    const [{ stock } = { stock: null }] = v.parse(
      v.array(v.object({ stock: v.nullable(stockSchema) })),
      body,
    );
    return stock;
  };
  now = new Date('2026-11-27T06:00:00Z');
  await press(wire.generateMealPlans);
  await press(wire.generateShoppingList);
  assert.deepEqual([await stockIn('meal_plans'), await stockIn('shopping_lists')], [null, null]);
  // another plan in its place, of which nothing was bought yet
  await press(wire.generateMealPlans);
  assert.equal(await stockIn('meal_plans'), null);
  await press(wire.generateShoppingList);

  now = new Date('2026-12-25T06:00:00Z');
  await press(wire.generateMealPlans);
  await press(wire.generateShoppingList);
  const stock = await stockIn('meal_plans');
  assert.ok(stock && stock.length > 10 && stock.every(({ from }) => from < 0));
  assert.deepEqual(await stockIn('shopping_lists'), stock);
  const { body } = await member.call('GET', '/rest/v1/shopping_lists?select=details,content');
  const lists = v.parse(
    v.tuple([
      v.object({
        details: v.object({
          lines: v.array(v.object({ homeGrams: v.optional(v.number()) })),
          budget: v.object({ cents: v.number(), usualCents: v.number() }),
        }),
        content: v.string(),
      }),
    ]),
    body,
  );
  const [{ details, content }] = lists;
  assert.ok(details.lines.some(({ homeGrams }) => (homeGrams ?? 0) > 0));
  assert.match(content, /Left over from your last list/);
  assert.match(content, /This month R/);

  // a new first week knows of it too
  const renewed = { action: 'regenerate-week', week: 1 };
  assert.equal((await member.call('POST', wire.changeMeals, renewed)).status, 200);
  assert.deepEqual(await stockIn('meal_plans'), stock);
});
