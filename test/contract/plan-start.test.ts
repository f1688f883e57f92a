import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as v from 'valibot';
import { wire } from '#contract/paths.ts';
import { sentences } from '#contract/sentences.ts';
import { createMember, type TestMember } from '#test/support/member.ts';
import { startTestServer, type TestServer } from '#test/support/server.ts';

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

test('the clock of a phone may be a day off; what is further away is refused with a sentence', async () => {
  const member = await createMember(server.url);
  now = new Date('2026-11-27T17:00:00Z');
  const press = (start: string) =>
    member.call('POST', wire.generateMealPlans, { start, time_zone: 'Africa/Johannesburg' });
  for (const day of ['2026-11-25', '2026-12-06', '2025-11-27']) {
    assert.deepEqual(await press(day), {
      status: 400,
      body: { code: 'start_too_far', message: sentences.startTooFar },
    });
  }
  for (const day of ['2026-11-26', '2026-12-05']) {
    assert.equal((await press(day)).status, 202, day);
  }
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
    assert.deepEqual(said, { code: 'bad_request', message: sentences.generateMealPlansFailed });
  }
  const { rows } = await server.database.owner.query(
    'select from public.generations where user_id = $1',
    [member.userId],
  );
  assert.equal(rows.length, 0);
});
