import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WireError } from '../wire-error.ts';
import { createSchemaCache, findTable } from './schema-cache.ts';

const row = (name: string) => ({
  name,
  columns: [{ name: 'id', type: 'integer', baseType: 'int4', defaultSql: null }],
  primary_key: ['id'],
  lockable: true,
});

/** A catalogue that can be changed, and a clock that is turned by hand. */
function arrange(tables: readonly string[]) {
  const state = { tables, reads: 0, time: 0, broken: false };
  const cache = createSchemaCache(
    async () => {
      state.reads += 1;
      if (state.broken) throw new Error('no database');
      return state.tables.map(row);
    },
    () => state.time,
  );
  return { state, cache };
}

test('the catalogue is read once for many requests', async () => {
  const { state, cache } = arrange(['plans']);
  const schemas = await Promise.all([cache.current(), cache.current(), cache.current()]);
  await cache.current();
  assert.equal(state.reads, 1);
  assert.deepEqual(findTable(schemas[0], 'plans').primaryKey, ['id']);
});

test('a refresh says whether anything has changed', async () => {
  const { state, cache } = arrange(['plans']);
  await cache.current();
  state.time += 1_001;
  assert.equal(await cache.refresh(), false);
  state.tables = ['plans', 'notes'];
  state.time += 1_001;
  assert.equal(await cache.refresh(), true);
  assert.equal(findTable(await cache.current(), 'notes').name, 'notes');
});

test('refreshes follow each other no faster than once a second', async () => {
  const { state, cache } = arrange(['plans']);
  await cache.current();
  for (let times = 0; times < 100; times += 1) await cache.refresh();
  assert.equal(state.reads, 1);
  state.time += 1_001;
  await Promise.all([cache.refresh(), cache.refresh()]);
  assert.equal(state.reads, 2);
});

test('without a database the caller is told to come back, and the next request tries again', async () => {
  const { state, cache } = arrange(['plans']);
  state.broken = true;
  await assert.rejects(
    cache.current(),
    (error) => error instanceof WireError && error.status === 503 && error.code === 'PGRST002',
  );
  state.broken = false;
  assert.equal((await cache.current()).tables.size, 1);
});

test('an unknown table is refused, with the name that was probably meant', async () => {
  const schema = await arrange(['meal_plans', 'profiles']).cache.current();
  const hintFor = (name: string) => {
    try {
      findTable(schema, name);
    } catch (error) {
      if (error instanceof WireError && error.code === 'PGRST205') return error.hint;
    }
    return assert.fail('accepted');
  };
  assert.equal(hintFor('meal_plan'), "Perhaps you meant the table 'public.meal_plans'");
  assert.equal(hintFor('Profiles'), "Perhaps you meant the table 'public.profiles'");
  assert.equal(hintFor('users'), null);
  assert.equal(hintFor('p'.repeat(10_000)), null);
  assert.equal(hintFor('__proto__'), null);
});
