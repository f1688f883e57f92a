import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import pg from 'pg';
import { testCluster } from '#test/support/database/cluster.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/database.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { DrillUnderWay } from './alone.ts';
import { readDrillResult } from './drill-result.ts';
import { findCorruption } from './find-corruption.ts';
import { runDrill } from './run-drill.ts';

let database: TestDatabase;
let owner: pg.Client;
let other: pg.Client;
let folder: string;
const connected = async () => {
  const client = new pg.Client({ ...(await testCluster()), database: database.name });
  await client.connect();
  return client;
};
before(async () => {
  database = await createTestDatabase();
  [owner, other] = [await connected(), await connected()];
  await owner.query(
    `insert into auth.users (email) select n || '@example.com' from generate_series(1, 2000) n`,
  );
  await owner.query(
    `insert into public.profiles (user_id, full_name) select id, 'a\\b' || chr(10) from auth.users`,
  );
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'phila-drill-'));
});
after(async () => {
  await Promise.all([owner.end(), other.end()]);
  await database.drop();
});

const secret = { kept: null, check: 'check' };
const backUp = (passphrase: string | null = null) =>
  writeBackup(other, { folder, now: new Date(), secret, passphrase });
const run = (passphrase: string | null = null) =>
  runDrill(owner, { folder, passphrase, dataDir: null, now: new Date() });
const scratches = async () =>
  (
    await owner.query(`select datname from pg_database where datname like $1`, [
      `${database.name}\\_drill`,
    ])
  ).rows;

test('the newest backup is restored, compared to the byte and dropped; the result stays beside it', async () => {
  const { file, rows, tables } = await backUp();
  const result = await run();
  assert.deepEqual(result.problems, []);
  assert.deepEqual(
    [result.ok, result.rows, result.tables, result.backup],
    [true, rows, tables, path.basename(file)],
  );
  assert.ok((result.checked ?? 0) > 100, 'tables and their indexes');
  assert.deepEqual(await readDrillResult(folder), result);
  assert.deepEqual(await scratches(), []);
  const { rowCount } = await owner.query(`select from pg_extension where extname = 'amcheck'`);
  assert.equal(rowCount, 0, 'nothing of the check stays');
  await rm(folder, { recursive: true });
});

test('a backup that does not open, and none at all, are told', async () => {
  assert.match((await run()).problems.join(), /^There is no backup in /);
  await backUp('correct horse battery');
  const wrong = await run('another passphrase');
  assert.equal(wrong.ok, false);
  assert.match(wrong.problems.join(), /passphrase/);
  assert.deepEqual(await readDrillResult(folder), wrong);
  assert.deepEqual(
    (await readdir(folder)).filter((name) => name.endsWith('.unfinished')),
    [],
  );
  await rm(folder, { recursive: true });
});

test('one at a time, and a database that no drill made is left alone', async () => {
  await backUp();
  await other.query('select pg_advisory_lock(7454208115)');
  await assert.rejects(run(), DrillUnderWay);
  await other.query('select pg_advisory_unlock(7454208115)');
  await other.query(`create database ${database.name}_drill`);
  assert.match((await run()).problems.join(), /^There is a database .*_drill that no drill made/);
  assert.equal((await scratches()).length, 1);
  await other.query(`drop database ${database.name}_drill`);
  await rm(folder, { recursive: true });
});

test('members read and write while it goes on', async () => {
  await backUp();
  const going = run();
  const ended = new AbortController();
  void going.finally(() => ended.abort());
  await other.query(`set lock_timeout = '1ms'`);
  let writes = 0;
  while (!ended.signal.aborted) {
    await other.query(
      'update public.profiles set full_name = $1 where user_id = (select id from auth.users limit 1)',
      [`n${writes}`],
    );
    await other.query('select count(*) from public.profiles');
    writes += 1;
  }
  assert.equal((await going).ok, true);
  assert.ok(writes > 0);
  await rm(folder, { recursive: true });
});

test('an index that has lost an entry is found', async () => {
  await owner.query('create table public.damaged (id integer primary key)');
  await owner.query('insert into public.damaged select generate_series(1, 1000)');
  // the row is there without its entry, as after a write that a disk lost
  await owner.query(
    `update pg_index set indisready = false where indexrelid = 'public.damaged_pkey'::regclass`,
  );
  await owner.query('insert into public.damaged values (2000)');
  await owner.query(
    `update pg_index set indisready = true where indexrelid = 'public.damaged_pkey'::regclass`,
  );
  const { found } = await findCorruption(owner, { isThorough: true });
  await owner.query('drop table public.damaged');
  assert.equal(found.length, 1);
  assert.match(found[0] ?? '', /^damaged_pkey: heap tuple .* lacks matching index tuple/);
});
