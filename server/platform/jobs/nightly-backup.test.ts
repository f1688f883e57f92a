import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { checkBackup } from '#database/backup/read-backup.ts';
import { testCluster } from '#test/support/database/cluster.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/database.ts';
import { captureLog } from '#test/support/server/captured-log.ts';
import { isDue, NightlyBackup } from './nightly-backup.ts';

let database: TestDatabase;
let root: string;
before(async () => {
  database = await createTestDatabase();
  root = await mkdtemp(path.join(tmpdir(), 'phila-nightly-'));
});
after(async () => {
  await database.drop();
  await rm(root, { recursive: true });
});

async function openOwner(): Promise<pg.Client> {
  const client = new pg.Client({ ...(await testCluster()), database: database.name });
  client.on('error', () => {});
  await client.connect();
  return client;
}

function nightly(folder: string, keep = 2) {
  const { log, logged } = captureLog();
  const secret = { kept: 'kept', check: 'check' };
  const made = new NightlyBackup({ folder, keep, passphrase: null, secret, openOwner, log });
  return { made, logged };
}
const folderNamed = (name: string) => path.join(root, name);

test('one is due from three in the morning in South Africa on, and where there is none', () => {
  const at = (text: string) => new Date(`2026-03-${text}Z`);
  assert.equal(isDue(null, at('02T12:00')), true);
  assert.equal(isDue(at('02T01:00'), at('02T23:59')), false);
  assert.equal(isDue(at('02T01:00'), at('03T00:59')), false);
  assert.equal(isDue(at('02T01:00'), at('03T01:00')), true);
  assert.equal(isDue(at('02T23:00'), at('03T01:00')), true);
});

test('each night one is made, and as many stay as were asked for', async () => {
  const folder = folderNamed('nights');
  const { made, logged } = nightly(folder);
  for (const day of ['02', '03', '04']) {
    for (const hour of ['01:00', '01:05', '20:00']) {
      await made.look(new Date(`2026-03-${day}T${hour}:00Z`));
    }
  }
  const names = (await readdir(folder)).sort();
  assert.deepEqual(names, ['phila-20260303T010000Z.backup', 'phila-20260304T010000Z.backup']);
  const { secret } = await checkBackup(path.join(folder, names[0] ?? ''), null);
  assert.equal(secret, 'kept');
  assert.equal(logged().match(/"backup made"/g)?.length, 3);
  await made.close();
});

test('a clock that was ten years ahead stops no later night, and its backup does not stay for ever', async () => {
  const folder = folderNamed('ahead');
  const { made } = nightly(folder);
  await made.look(new Date('2036-03-02T01:00:00Z'));
  for (const day of ['02', '03', '04']) await made.look(new Date(`2026-03-${day}T01:00:00Z`));
  const names = (await readdir(folder)).sort();
  assert.deepEqual(names, ['phila-20260303T010000Z.backup', 'phila-20260304T010000Z.backup']);
  await made.close();
});

test('of processes that look at the same moment one makes it', async () => {
  const folder = folderNamed('together');
  const all = Array.from({ length: 4 }, () => nightly(folder));
  // a second apart, so that two would have two names
  await Promise.all(
    all.map(({ made }, index) => made.look(new Date(Date.UTC(2026, 2, 2, 1, 0, index)))),
  );
  assert.equal((await readdir(folder)).length, 1);
  assert.equal(
    all
      .map(({ logged }) => logged())
      .join('')
      .match(/"backup made"/g)?.length,
    1,
  );
});

test('where none can be made that is told, and tried again in an hour', async () => {
  const folder = folderNamed('taken');
  await writeFile(folder, '');
  const { made, logged } = nightly(folder);
  await made.look(new Date('2026-03-02T01:00:00Z'));
  await made.look(new Date('2026-03-02T01:30:00Z'));
  assert.equal(logged().match(/no backup could be made/g)?.length, 1);
  await rm(folder);
  await made.look(new Date('2026-03-02T02:00:00Z'));
  assert.deepEqual(await readdir(folder), ['phila-20260302T020000Z.backup']);
});

test('a server that stops waits for none, and leaves no half of one', async () => {
  const folder = folderNamed('stopped');
  await database.owner.query(
    `create table public.large as select repeat('x', 1000) || random() from generate_series(1, 100000)`,
  );
  const { made, logged } = nightly(folder);
  const going = made.look(new Date('2026-03-02T01:00:00Z'));
  while ((await readdir(folder).catch(() => [])).length === 0) await new Promise(setImmediate);
  await made.close();
  await going;
  assert.deepEqual(await readdir(folder), []);
  assert.equal(logged(), '');
});
