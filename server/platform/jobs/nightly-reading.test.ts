import assert from 'node:assert/strict';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { readReadingResult } from '#database/drill/reading-result.ts';
import { startEmbedded } from '#database/embedded/launcher.ts';
import { captureLog } from '#test/support/server/captured-log.ts';
import { isReadingDue, NightlyReading } from './nightly-reading.ts';

let folder: string;
let cluster: Awaited<ReturnType<typeof startEmbedded>>;
const dataDir = () => path.join(folder, 'data');
const startCluster = async () => {
  cluster = await startEmbedded({ dataDir: dataDir(), ephemeral: true });
};
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'phila-reading-'));
  await startCluster();
});
after(async () => {
  await cluster.stop();
  await rm(folder, { recursive: true });
});

async function openOwner(user: { user?: string; password?: string } = {}): Promise<pg.Client> {
  const client = new pg.Client({ ...cluster.connection, ...user, database: 'postgres' });
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function query(sql: string) {
  const owner = await openOwner();
  try {
    return (await owner.query(sql)).rows;
  } finally {
    await owner.end();
  }
}

function nightly(open: () => Promise<pg.Client> = openOwner) {
  const { log, logged } = captureLog();
  const since = new Date('2026-03-01T00:00Z');
  const job = new NightlyReading({ folder, dataDir: dataDir(), openOwner: open, log, since });
  return { job, logged };
}

test('what a clock read that was ahead is read again', () => {
  const since = new Date('2026-03-01T00:00Z');
  assert.equal(isReadingDue(night(2), since, night(2)), false);
  assert.equal(isReadingDue(new Date('2036-03-02T02:10Z'), since, night(2)), true);
});

const night = (day: number) => new Date(`2026-03-0${day}T02:10:00.000Z`);
const problemsOf = async () => (await readReadingResult(folder))?.problems ?? null;

test('it is due once a night, and by day where a server is off at night', () => {
  const at = (text: string) => new Date(`2026-03-${text}Z`);
  const since = at('02T12:00');
  assert.equal(isReadingDue(null, since, at('02T12:10')), false);
  assert.equal(isReadingDue(null, since, at('03T02:00')), true);
  assert.equal(isReadingDue(null, since, at('05T12:00')), true);
  assert.equal(isReadingDue(at('03T02:30'), since, at('03T03:30')), false);
  assert.equal(isReadingDue(at('03T02:30'), since, at('04T02:00')), true);
  assert.equal(isReadingDue(at('03T02:30'), since, at('05T23:00')), false);
  assert.equal(isReadingDue(at('03T02:30'), since, at('06T02:30')), true);
});

test('a page whose checksum does not hold is told in the log and in the result, by the name of its table', async () => {
  await query(`create role plain login password 'plain'`);
  await query('grant create on schema public to plain');
  await query(
    `create table public.whole as select n, repeat('w', 400) as text from generate_series(1, 500) n`,
  );
  await query(
    `create table public.damaged as select n, repeat('d', 400) as text from generate_series(1, 500) n`,
  );
  for (const table of ['whole', 'damaged'])
    await query(`alter table public.${table} owner to plain`);
  const well = nightly();
  await well.job.look(night(2));
  assert.match(well.logged(), /the database was read to its end and is whole/);
  const read = await readReadingResult(folder);
  assert.deepEqual([read?.ok, read?.of, read?.at], [true, 'pages', night(2).toISOString()]);
  assert.ok((read?.read ?? 0) > 100, 'tables and indexes, those of PostgreSQL too');
  // a second process in the same night has nothing to do
  const other = nightly();
  await other.job.look(night(2));
  assert.equal(other.logged(), '');

  const [{ folder: place, file, checksums }] = await query(
    `select current_setting('data_directory') as folder, current_setting('data_checksums') as checksums,
      pg_relation_filepath('public.damaged') as file`,
  );
  assert.equal(checksums, 'on');
  await cluster.stop();
  const handle = await open(path.join(place, file), 'r+');
  await handle.write(Buffer.from('lost'), 0, 4, 3 * 8_192 + 5_000);
  await handle.close();
  await startCluster();

  const ill = nightly();
  await ill.job.look(night(3));
  assert.match(ill.logged(), /"level":50.*the database is damaged: not all of it can be read/);
  const [problem = '', ...more] = (await problemsOf()) ?? [];
  assert.match(problem, /^damaged: invalid page in block 3 of relation/);
  assert.deepEqual(more, []);
});

test('who may not read pages reads all rows, and finds the same', async () => {
  const plain = () => openOwner({ user: 'plain', password: 'plain' });
  const { job, logged } = nightly(plain);
  await job.look(night(4));
  assert.match(logged(), /the database is damaged/);
  const result = await readReadingResult(folder);
  assert.deepEqual([result?.of, result?.read], ['rows', 2]);
  assert.match(
    result?.problems.join() ?? '',
    /^public\.damaged: invalid page in block 3 of relation "[^"]*"$/,
  );
});
