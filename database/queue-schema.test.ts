import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '#test/support/database/database.ts';
import { installQueue } from './queue-schema.ts';

let database: TestDatabase;
before(async () => {
  database = await createTestDatabase();
});
after(() => database.drop());

test('processes that start at once install the queue once, and again changes nothing', async () => {
  await database.owner.query('drop schema queue cascade');
  const owners = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const { host, port, database: name, user, password } = database.owner;
      const owner = new pg.Client({ host, port, user, password, database: name });
      await owner.connect();
      return owner;
    }),
  );
  await Promise.all(owners.map(installQueue)).finally(() =>
    Promise.all(owners.map((owner) => owner.end())),
  );
  const { rows } = await database.owner.query('select name from queue.queue order by name');
  assert.deepEqual(
    rows.map(({ name }) => name).filter((name) => !name.startsWith('__')),
    ['generations', 'housekeeping'],
  );
});

test('workers reach the queue and the generations, not what members told us', async () => {
  const worker = new pg.Client({ ...database.jobService });
  await worker.connect();
  for (const table of ['queue.job', 'public.generations', 'public.generation_weeks']) {
    await worker.query(`select 1 from ${table} limit 1`);
  }
  for (const table of ['profiles', 'meal_plans', 'exercise_plans', 'shopping_lists', 'feedback']) {
    await assert.rejects(worker.query(`select 1 from public.${table}`), { code: '42501' }, table);
  }
  for (const table of ['users', 'sessions', 'signing_keys', 'audit_log']) {
    await assert.rejects(worker.query(`select 1 from auth.${table}`), { code: '42501' }, table);
  }
  await assert.rejects(worker.query('drop table queue.job'), { code: '42501' });
  await worker.end();
});
