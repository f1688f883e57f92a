import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import pg from 'pg';
import * as v from 'valibot';
import { takeBase } from '#database/archive/take-base.ts';
import { keepDeletions } from '#database/backup/deletion-list.ts';
import { findCluster } from '#database/embedded/installation/installation.ts';
import { type EmbeddedServer, startEmbedded } from '#database/embedded/launcher.ts';
import { migrate } from '#database/migrate.ts';
import { secretCheck } from '#server/platform/secrets/backed-up-secret.ts';
import { parseSettings } from '#server/settings.ts';
import { restore } from './restore.ts';

const skip = process.platform === 'win32' && 'an archive needs a shell';
const secret = { kept: 'k'.repeat(40), check: secretCheck('k'.repeat(40)) };
let root: string;
let archive: string;
let lists: string;
let server: EmbeddedServer;
let owner: pg.Client;

const base = async () =>
  takeBase({
    ...{ connection: server.connection, cluster: await findCluster(server.dataDir) },
    ...{ archive, keep: 2, now: new Date(), secret },
  });
const momentSchema = v.tuple([v.object({ moment: v.date() })]);
const join = (mail: string) => owner.query('insert into auth.users (email) values ($1)', [mail]);

before(async () => {
  if (skip) return;
  root = await mkdtemp(path.join(tmpdir(), 'phila-moment-'));
  await chmod(root, 0o711); // whoever runs PostgreSQL passes through
  archive = path.join(root, "wal's 100% archive");
  lists = path.join(root, 'lists');
  server = await startEmbedded({ dataDir: path.join(root, 'data'), archive });
  const admin = new pg.Client({ ...server.connection, database: 'postgres' });
  await admin.connect();
  await admin.query('create database phila').finally(() => admin.end());
  owner = new pg.Client({ ...server.connection, database: 'phila' });
  await owner.connect();
  await migrate(owner);
});
after(async () => {
  if (skip) return;
  await owner.end();
  await server.stop();
  await rm(root, { recursive: true });
});

const listed: string[] = [];
/** As a server writes down who deleted their account. */
async function keepDeletionsOf(ids: readonly string[]): Promise<void> {
  listed.push(...ids.map((id) => createHash('sha256').update(id).digest('hex')));
  await mkdir(lists, { recursive: true });
  const deletions = listed.map((hash) => ({ hash, deletedAt: new Date() }));
  await keepDeletions(lists, deletions, new Date());
}

/** A whole second that has begun since, which is what an operator types. */
async function nextSecond(): Promise<Date> {
  const { rows } = await owner.query(
    `select date_trunc('second', clock_timestamp()) + interval '1 second' as moment`,
  );
  const [{ moment }] = v.parse(momentSchema, rows);
  await owner.query('select pg_sleep(extract(epoch from $1::timestamptz - clock_timestamp()))', [
    moment,
  ]);
  return moment;
}

const waitsSchema = v.tuple([v.object({ waits: v.boolean() })]);
/** Waits until all that was written up to here is in the archive. */
async function archived(): Promise<void> {
  const { rows } = await owner.query('select pg_walfile_name(pg_switch_wal()) as name');
  const [{ name }] = v.parse(v.tuple([v.object({ name: v.string() })]), rows);
  for (;;) {
    const { rows: found } = await owner.query(
      `select coalesce(last_archived_wal < $1, true) as waits from pg_stat_archiver`,
      [name],
    );
    if (!v.parse(waitsSchema, found)[0].waits) return;
    await new Promise(setImmediate);
  }
}

function restoreTo(name: string, until: Date | null, more: Readonly<Record<string, string>> = {}) {
  const dataDir = path.join(root, name);
  const settings = parseSettings({ DATA_DIR: dataDir, BACKUP_DIR: lists, ...more }, root);
  return restore(settings, [archive], {
    ...{ check: secretCheck, path: (typed: string) => typed },
    until: until?.toISOString().replace(/\.\d+/, ''),
    deletions: { lists: [], without: false },
  });
}
const mailSchema = v.array(v.object({ email: v.string() }));
async function mails(name: string): Promise<readonly string[]> {
  const restored = await startEmbedded({ dataDir: path.join(root, name) });
  const client = new pg.Client({ ...restored.connection, database: 'phila' });
  await client.connect();
  const { rows } = await client.query('select email from auth.users order by email');
  await client.end();
  await restored.stop();
  return v.parse(mailSchema, rows).map(({ email }) => email);
}

test('the embedded database comes back as it was at a moment, without who has left', {
  skip,
}, async () => {
  await keepDeletionsOf([]);
  await join('a.before@example.com');
  const { file } = await base();
  await join('b.leaves@example.com');
  const { rows } = await owner.query(`select id from auth.users where email like 'b.%'`);
  const [{ id }] = v.parse(v.tuple([v.object({ id: v.string() })]), rows);
  const moment = await nextSecond();
  await join('c.after@example.com');
  await owner.query('delete from auth.users where id = $1', [id]);
  await keepDeletionsOf([id]);
  await archived();
  const lines = await restoreTo('moment', moment);
  assert.match(lines.join('\n'), /As it was at .*\n1 account .* is deleted again/);
  assert.deepEqual(await mails('moment'), ['a.before@example.com']);
  assert.equal(await readFile(path.join(root, 'moment', 'secret-key'), 'utf8'), secret.kept);
  // what cannot be reached
  await assert.rejects(restoreTo('none', new Date(0)), /cannot be put back to before that/);
  await assert.rejects(restoreTo('none', new Date(Date.now() - 1)), /The archive ends before/);
  assert.deepEqual(await readdir(path.join(root, 'none')), []);
  await assert.rejects(
    restoreTo('none', moment, { SECRET_KEY: 'x'.repeat(40) }),
    /SECRET_KEY is not the secret/,
  );
  const bytes = await readFile(file);
  bytes.writeUInt8(bytes.readUInt8(1000) ^ 1, 1000);
  await writeFile(file, bytes);
  await assert.rejects(restoreTo('none', moment), /is damaged/);
});
