import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { writeBackup } from '#database/backup/write-backup.ts';
import { readDrillResult } from '#database/drill/drill-result.ts';
import { testCluster } from '#test/support/database/cluster.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/database.ts';
import { captureLog } from '#test/support/server/captured-log.ts';
import { isDrillDue, WeeklyDrill } from './weekly-drill.ts';

let database: TestDatabase;
let folder: string;
before(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'phila-weekly-'));
});
after(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

async function openOwner(): Promise<pg.Client> {
  const client = new pg.Client({ ...(await testCluster()), database: database.name });
  client.on('error', () => {});
  await client.connect();
  return client;
}

function weekly() {
  const { log, logged } = captureLog();
  const parts = { folder, passphrase: null, dataDir: null, openOwner, log };
  return { drill: new WeeklyDrill(parts), logged };
}

test('one is due once a week at night, and after one that failed in the next night', () => {
  const at = (text: string) => new Date(`2026-03-${text}Z`);
  const last = (text: string, ok = true) => ({ at: at(text).toISOString(), ok });
  assert.equal(isDrillDue(null, at('02T12:00')), false);
  assert.equal(isDrillDue(null, at('02T01:59')), false);
  assert.equal(isDrillDue(null, at('02T02:00')), true);
  assert.equal(isDrillDue(last('02T02:30'), at('08T03:00')), false);
  assert.equal(isDrillDue(last('02T02:30'), at('09T02:00')), true);
  assert.equal(isDrillDue(last('02T02:30', false), at('02T03:30')), false);
  assert.equal(isDrillDue(last('02T02:30', false), at('03T02:00')), true);
  // held while the clock was ahead
  assert.equal(isDrillDue(last('20T02:30'), at('02T03:00')), true);
});

test('of processes that look at the same moment one holds it, and the log says how it ended', async () => {
  const night = new Date('2026-03-02T02:10:00Z');
  const none = weekly();
  await none.drill.look(night);
  assert.match(none.logged(), /found what does not hold/);
  assert.match(none.logged(), /There is no backup in /);
  const owner = await openOwner();
  const secret = { kept: null, check: 'check' };
  await writeBackup(owner, { folder, now: night, secret, passphrase: null });
  await owner.end();
  const next = new Date('2026-03-03T02:10:00Z');
  const all = Array.from({ length: 3 }, weekly);
  await Promise.all(all.map(({ drill }) => drill.look(next)));
  await Promise.all(all.map(({ drill }) => drill.look(next)));
  const told = all.map(({ logged }) => logged()).join('');
  assert.equal(told.match(/was restored and is whole/g)?.length, 1, told);
  assert.equal((await readDrillResult(folder))?.at, next.toISOString());
});

test('a server that stops breaks it off, and the scratch database goes', async () => {
  const { drill, logged } = weekly();
  const owner = await openOwner();
  const name = `${database.name}_drill`;
  const isThere = async () =>
    (await owner.query('select from pg_database where datname = $1', [name])).rowCount === 1;
  const going = drill.look(new Date('2026-03-20T02:10:00Z'));
  while (!(await isThere())) await new Promise(setImmediate);
  await drill.close();
  await going;
  assert.equal(await isThere(), false);
  assert.equal(logged(), '');
  assert.equal((await readDrillResult(folder))?.at, '2026-03-03T02:10:00.000Z');
  await owner.end();
});
