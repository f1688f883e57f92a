import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import {
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import pg from 'pg';
import * as v from 'valibot';
import { testCluster } from '#test/support/database/cluster.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/database.ts';
import { beginRestore, knownMigrations, migrate } from '../migrate.ts';
import { queues } from '../queue-schema.ts';
import { BackupError } from './backup-error.ts';
import { deleteOldBackups, listBackups } from './backup-files.ts';
import { checkBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { qualifiedName, quotedTable, readTables } from './tables.ts';
import { writeBackup } from './write-backup.ts';

let database: TestDatabase;
let folder: string;
let admin: pg.Client;
const made: string[] = [];
const clients: pg.Client[] = [];

before(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'phila-backup-'));
  admin = new pg.Client({ ...(await testCluster()), database: 'postgres' });
  await admin.connect();
});
after(async () => {
  await Promise.all(clients.map((client) => client.end()));
  for (const name of made) await admin.query(`drop database ${name} with (force)`);
  await admin.end();
  await database.drop();
  await rm(folder, { recursive: true });
});

async function emptyDatabase(): Promise<pg.Client> {
  const name = `b_${randomBytes(6).toString('hex')}`;
  await admin.query(`create database ${name}`);
  made.push(name);
  return connected(name);
}

async function connected(name: string): Promise<pg.Client> {
  const client = new pg.Client({ ...(await testCluster()), database: name });
  await client.connect();
  clients.push(client);
  return client;
}

const secret = { kept: 'the secret beside the data', check: 'what it gives' };
let minutes = 0;
function backUp(client: pg.Client, passphrase: string | null = null) {
  minutes += 1;
  const now = new Date(Date.UTC(2026, 2, 1, 0, minutes));
  return writeBackup(client, { folder, now, secret, passphrase });
}

/** Every table's rows in one text each, and every sequence. */
async function contentOf(client: pg.Client) {
  const content = new Map<string, unknown>();
  for (const table of await readTables(client)) {
    const { rows } = await client.query(
      `select count(*) as count, md5(coalesce(string_agg(t::text, chr(10) order by t::text collate "C"), '')) as sum
        from ${quotedTable(table)} t`,
    );
    content.set(qualifiedName(table), rows[0]);
  }
  const { rows } = await client.query(
    `select schemaname, sequencename, last_value from pg_sequences where schemaname <> 'queue' order by 1, 2`,
  );
  content.set('sequences', rows);
  return content;
}

const idSchema = v.tuple([v.object({ id: v.string() })]);
const hardTexts = [
  '\\.',
  '\\N',
  'a\tb\nc\\d\r\n.',
  'NULL',
  'Sandwich: 🥪 ŉ ê',
  "'; drop table x; --",
];

async function addMember(client: pg.ClientBase, name: string): Promise<string> {
  const { rows } = await client.query('insert into auth.users (email) values ($1) returning id', [
    `${randomUUID()}@example.com`,
  ]);
  const [{ id }] = v.parse(idSchema, rows);
  await client.query('insert into public.profiles (user_id, full_name) values ($1, $2)', [
    id,
    name,
  ]);
  await client.query('insert into public.feedback (user_id, content) values ($1, $2)', [
    id,
    `feedback ${name}.`,
  ]);
  await client.query(`insert into auth.audit_log (event, user_id) values ('signed_in', $1)`, [id]);
  // bytes, and a column that the database makes itself
  await client.query(`insert into payments.inbox (provider, body) values ('paystack', $1)`, [
    Buffer.concat([Buffer.from([0, 9, 10, 92, 255]), randomBytes(32)]),
  ]);
  return id;
}

test('everything comes back as it was: rows, order of numbers, and texts that COPY has to write otherwise', async () => {
  for (const text of hardTexts) await addMember(database.owner, text);
  for (const passphrase of [null, 'a passphrase for tests']) {
    const written = await backUp(database.owner, passphrase);
    assert.ok(written.rows > hardTexts.length * 4);
    assert.equal((await stat(written.file)).mode & 0o777, 0o600);
    const other = await emptyDatabase();
    const restored = await restoreBackup(other, written.file, passphrase);
    assert.deepEqual(restored.leftOut, []);
    assert.deepEqual(restored.migrated, []);
    assert.deepEqual(await contentOf(other), await contentOf(database.owner));
    // tables do by themselves again what they did before
    const { rows } = await other.query(`select from pg_trigger where tgenabled = 'D'`);
    assert.equal(rows.length, 0);
    await addMember(other, 'after the restore');
  }
});

test('a backup is of one moment, however much is written meanwhile', async () => {
  const names = await Promise.all([1, 2, 3].map(() => connected(database.name)));
  const end = new AbortController();
  let sum = 0;
  const writers = names.map(async (client) => {
    while (!end.signal.aborted) {
      await client.query('begin');
      await addMember(client, 'all or nothing');
      await client.query('commit');
      sum += 1;
    }
  });
  const started = sum;
  const { file } = await backUp(database.owner);
  end.abort();
  await Promise.all(writers);
  assert.ok(sum > started, 'nothing was written meanwhile');
  const other = await emptyDatabase();
  await restoreBackup(other, file, null);
  const { rows } = await other.query(
    `select from auth.users u where not exists (select from public.profiles p where p.user_id = u.id)
        or not exists (select from public.feedback f where f.user_id = u.id)`,
  );
  assert.equal(rows.length, 0);
});

test('one byte that was changed, added or lost is noticed, wherever it is', async () => {
  const { file } = await backUp(database.owner);
  const sound = await readFile(file);
  const broken = path.join(folder, 'broken');
  const refused = async (bytes: Buffer, what: string) => {
    await writeFile(broken, bytes);
    await assert.rejects(checkBackup(broken, null), BackupError, what);
  };
  // each of the first 200 bytes, and some three hundred others
  const step = Math.max(1, Math.floor((sound.length - 200) / 300));
  const places = Array.from({ length: sound.length }, (_, at) => at).filter(
    (at) => at < 200 || at % step === 0 || at === sound.length - 1,
  );
  for (const at of places) {
    const changed = Buffer.from(sound);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    await refused(changed, `byte ${at} was changed`);
    await refused(sound.subarray(0, at), `cut before byte ${at}`);
  }
  await refused(Buffer.concat([sound, Buffer.from([0])]), 'a byte was added');
  await writeFile(broken, sound);
  assert.equal((await checkBackup(broken, null)).secret, secret.kept);
});

test('an encrypted backup opens by its passphrase alone, and holds nothing that can be read', async () => {
  await addMember(database.owner, 'Nomsa Unencrypted');
  const { file } = await backUp(database.owner, 'a passphrase for tests');
  const bytes = await readFile(file);
  assert.ok(!bytes.includes('Nomsa') && !bytes.includes(secret.kept));
  await assert.rejects(checkBackup(file, null), /The backup is encrypted\. Set BACKUP_PASSPHRASE/);
  await assert.rejects(checkBackup(file, 'another passphrase'), /is not the passphrase/);
  for (const at of [40, 300, 5000, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    await writeFile(path.join(folder, 'broken'), changed);
    await assert.rejects(
      checkBackup(path.join(folder, 'broken'), 'a passphrase for tests'),
      BackupError,
    );
  }
  await truncate(file, bytes.length - 100);
  await assert.rejects(checkBackup(file, 'a passphrase for tests'), /damaged/);
});

test('a backup of an older version comes up to date, one of a newer version is refused', async () => {
  const old = await emptyDatabase();
  const names = [...(await knownMigrations()).keys()].sort();
  await migrate(old, new Set(names.slice(0, 20)));
  await old.query(`insert into auth.users (email) values ('early@example.com')`);
  const { file } = await backUp(old);
  const other = await emptyDatabase();
  const { migrated } = await restoreBackup(other, file, null);
  assert.deepEqual(migrated, names.slice(20));
  const { rows } = await other.query('select email from auth.users');
  assert.deepEqual(rows, [{ email: 'early@example.com' }]);

  await old.query(`insert into migrations.applied values ('9999_later.sql', 'x')`);
  const newer = await backUp(old);
  const untouched = await emptyDatabase();
  await assert.rejects(
    restoreBackup(untouched, newer.file, null),
    /made by a newer version of Phila: this one does not know 9999_later\.sql/,
  );
  assert.deepEqual(await readTables(untouched), []);
});

test('a restore replaces nothing, and one that was cut off is not taken for a whole one', async () => {
  const { file } = await backUp(database.owner);
  const filled = await contentOf(database.owner);
  await assert.rejects(restoreBackup(database.owner, file, null), /The database is not empty/);
  assert.deepEqual(await contentOf(database.owner), filled);
  const half = await emptyDatabase();
  await beginRestore(half);
  await assert.rejects(
    migrate(half),
    /was being restored into this database, and that was cut off/,
  );
  await migrate(half, new Set(await knownMigrations().then((known) => known.keys())));
  await assert.rejects(migrate(half), /was cut off/);
});

test('what members had pressed for is in line again', async () => {
  const id = await addMember(database.owner, 'waits');
  const { rows } = await database.owner.query(
    `insert into public.generations (user_id, kind, seed, state, worker, started_at)
      values ($1, 'meal-plans', 's', 'running', 7, now()) returning id`,
    [id],
  );
  const [generation] = v.parse(idSchema, rows);
  const { file } = await backUp(database.owner);
  const other = await emptyDatabase();
  await restoreBackup(other, file, null);
  const jobs = await other.query(
    `select j.id, g.state, g.worker from queue.job j join public.generations g on g.id = j.id where j.name = $1`,
    [queues.generations],
  );
  assert.deepEqual(jobs.rows, [{ id: generation.id, state: 'queued', worker: null }]);
});

test('tables that no migration made are told of and left out', async () => {
  const own = await emptyDatabase();
  await migrate(own);
  await own.query('create table public.accounting as select 1 as one');
  const { file } = await backUp(own);
  const other = await emptyDatabase();
  assert.deepEqual((await restoreBackup(other, file, null)).leftOut, ['public.accounting']);
});

test('a backup that could not be written leaves no file and a connection that goes on', async () => {
  const place = path.join(folder, 'a file');
  await writeFile(place, '');
  const options = { folder: place, now: new Date(), secret, passphrase: null };
  await assert.rejects(writeBackup(database.owner, options), /No backup could be written to/);
  const { rows } = await database.owner.query('select 1 as one');
  assert.deepEqual(rows, [{ one: 1 }]);
});

test('only the newest stay, and nothing else in the folder is touched', async () => {
  const place = await mkdtemp(path.join(folder, 'kept-'));
  const names = ['phila-20260301T000500Z.backup', 'phila-20260302T000500Z.backup'];
  const all = [...names, 'phila-20260303T000500Z.backup', 'phila-20260304T000500Z.backup'];
  const others = ['notes.txt', 'phila-copy.backup'];
  for (const name of [...all, ...others]) await writeFile(path.join(place, name), '');
  const left = 'phila-20260305T000500Z.backup.unfinished';
  const going = 'phila-20260306T000500Z.backup.unfinished';
  for (const name of [left, going]) await writeFile(path.join(place, name), '');
  await utimes(path.join(place, left), 0, 0);
  const gone = await deleteOldBackups(place, 2);
  assert.deepEqual(gone.map((file) => path.basename(file)).sort(), names);
  assert.deepEqual((await readdir(place)).sort(), [...others, ...all.slice(2), going].sort());
  const [newest] = await listBackups(place);
  assert.equal(newest?.madeAt.toISOString(), '2026-03-04T00:05:00.000Z');
});
