import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { createTestDatabase, type TestDatabase } from '#test/support/database/database.ts';
import { openServiceDatabase, type ServiceDatabase } from '../../platform/database/database.ts';
import { readGenerations } from './generation-store.ts';

let database: TestDatabase;
let jobs: ServiceDatabase;
before(async () => {
  database = await createTestDatabase();
  jobs = openServiceDatabase(database.jobService, 1, () => {});
});
after(async () => {
  await jobs.close();
  await database.drop();
});

/** A member with a generation. */
async function createOwner() {
  const [userId, id] = [randomUUID(), randomUUID()];
  await database.owner.query('insert into auth.users (id) values ($1)', [userId]);
  await database.owner.query(
    `insert into public.generations (id, user_id, kind, seed) values ($1, $2, 'meal-plans', 'x')`,
    [id, userId],
  );
  return { userId, id };
}

test('followers of many members are told each of their own generation and of no other', async () => {
  const [one, other, third] = [await createOwner(), await createOwner(), await createOwner()];
  const read = async (...wanted: { userId: string; id: string }[]) =>
    (await readGenerations(jobs, wanted)).map(({ id }) => id).sort();
  assert.deepEqual(await read(one, other), [one.id, other.id].sort());
  // somebody else's id, alone and among those that are right
  assert.deepEqual(await read({ userId: one.userId, id: other.id }), []);
  assert.deepEqual(
    await read({ userId: one.userId, id: other.id }, { userId: other.userId, id: one.id }, third),
    [third.id],
  );
});
