import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as v from 'valibot';
import { mealAlternativesSchema } from '#contract/meals/change-meals.ts';
import { wire } from '#contract/paths.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/database.ts';
import { createMember, type TestMember } from '#test/support/members/member.ts';
import { startTestServer, type TestServer } from '#test/support/server/server.ts';

const disk = (free: number) => ({ readDisk: async () => ({ free, size: 100 }) });
let database: TestDatabase;
/** Processes on one database; the disk of each is as full as it says. */
let withRoom: TestServer;
let low: TestServer;
let full: TestServer;
before(async () => {
  database = await createTestDatabase();
  withRoom = await startTestServer({}, { database, ...disk(50) });
  low = await startTestServer({}, { database, ...disk(10) });
  full = await startTestServer({}, { database, ...disk(4) });
});
after(async () => {
  for (const server of [withRoom, low, full]) await server.close();
  await database.drop();
});

/** The member's calls at another process. */
function at(server: TestServer, member: TestMember) {
  return async (method: string, address: string, body?: unknown) => {
    const answer = await fetch(server.url + address, {
      method,
      headers: member.headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const read: unknown = text === '' ? null : JSON.parse(text);
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: read };
  };
}

const refusal = {
  status: 503,
  retryAfter: '3600',
  body: {
    code: 'disk_low',
    message: 'No new plans can be made at the moment. Please try again later.',
  },
};
const place = { week: 2, day: 3, meal: 1 };

test('on a full disk nothing is made anew, and swaps, ticks, sets and sign-ins go on', async () => {
  const member = await createMember(withRoom.url);
  const makers = [wire.generateMealPlans, wire.generateExercisePlans, wire.generateShoppingList];
  for (const maker of makers) {
    assert.equal((await member.call('POST', `${maker}?wait=true`)).status, 200);
  }
  const call = at(full, member);
  for (const maker of makers) {
    assert.deepEqual(await call('POST', maker), refusal);
    assert.deepEqual(await call('POST', `${maker}?wait=true`), refusal);
  }
  for (const change of [wire.changeMeals, wire.changeTraining]) {
    assert.deepEqual(await call('POST', change, { action: 'regenerate-week', week: 2 }), refusal);
  }
  const offered = await call('POST', wire.mealAlternatives, place);
  const { seed } = v.parse(mealAlternativesSchema, offered.body);
  const swap = { action: 'swap', ...place, seed, choice: 0 };
  assert.equal((await call('POST', wire.changeMeals, swap)).status, 200);
  assert.equal((await call('POST', wire.changeMeals, { action: 'undo' })).status, 200);
  const tick = { user_id: member.userId, item: 'rice', ticked: true };
  const ticked = await call('POST', '/rest/v1/shopping_ticks', tick);
  assert.ok(ticked.status < 300, JSON.stringify(ticked));
  const { email, password } = member;
  const signedIn = await call('POST', '/auth/v1/token?grant_type=password', { email, password });
  assert.equal(signedIn.status, 200);
});

test('on a low disk plans are made, and no accounts', async () => {
  const member = await createMember(withRoom.url);
  const call = at(low, member);
  assert.equal((await call('POST', `${wire.generateMealPlans}?wait=true`)).status, 200);
  const anew = { action: 'regenerate-week', week: 2 };
  assert.equal((await call('POST', wire.changeMeals, anew)).status, 200);
  const account = { email: `of-${member.email}`, password: member.password };
  assert.equal((await call('POST', '/auth/v1/signup', account)).status, 503);
});
