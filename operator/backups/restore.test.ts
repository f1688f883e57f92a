import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import pg from 'pg';
import * as v from 'valibot';
import { backupName, listBackups } from '#database/backup/backup-files.ts';
import { deletionListName, keepDeletions } from '#database/backup/deletion-list.ts';
import { writeBackup } from '#database/backup/write-backup.ts';
import { startEmbedded } from '#database/embedded/launcher.ts';
import { migrate } from '#database/migrate.ts';
import { installQueue } from '#database/queue-schema.ts';
import { backedUpSecret, secretCheck } from '#server/platform/secrets/backed-up-secret.ts';
import { parseSettings } from '#server/settings.ts';
import { testCluster } from '#test/support/database/cluster.ts';
import { minute } from '../printed.ts';
import type { AskedDeletions } from './deletions.ts';
import { restore } from './restore.ts';

const root = path.resolve(import.meta.dirname, '..', '..');
const script = path.join(root, 'scripts', 'operator.ts');
const ownSecret = 'a secret of its own, of more than 32 characters';

let folder: string;
let file: string;
/** Made from a server whose secret stood in its settings. */
let withoutSecret: string;
let kept: string;
let memberId: string;

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'phila-restore-'));
  const dataDir = path.join(folder, 'data');
  const server = await startEmbedded({ dataDir, ephemeral: true });
  const admin = new pg.Client({ ...server.connection, database: 'postgres' });
  await admin.connect();
  await admin.query('create database phila').finally(() => admin.end());
  const owner = new pg.Client({ ...server.connection, database: 'phila' });
  await owner.connect();
  await migrate(owner);
  await installQueue(owner);
  const { rows } = await owner.query(
    `insert into auth.users (email) values ('thandi@example.com') returning id`,
  );
  memberId = v.parse(v.tuple([v.object({ id: v.string() })]), rows)[0].id;
  const secret = backedUpSecret({ secretKey: null, dataDir });
  kept = secret.kept ?? '';
  // as an operator does it, beside a running database and from another folder
  const { stdout } = await operate(['backup', 'backups'], { DATA_DIR: dataDir });
  file = stdout.split('\n')[0] ?? '';
  const options = { now: new Date(), passphrase: null };
  const withOwn = { kept: null, check: secretCheck(ownSecret) };
  withoutSecret = (
    await writeBackup(owner, { ...options, folder: path.join(folder, 'other'), secret: withOwn })
  ).file;
  await owner.end();
  await server.stop();
});
after(() => rm(folder, { recursive: true }));

function operate(words: readonly string[], env: Readonly<Record<string, string>>) {
  return new Promise<{ stdout: string; stderr: string; code: number }>((resolve) => {
    const options = { cwd: root, env: { ...process.env, INIT_CWD: folder, ...env } };
    execFile(process.execPath, [script, ...words], options, (error, stdout, stderr) => {
      resolve({ stdout, stderr, code: typeof error?.code === 'number' ? error.code : 0 });
    });
  });
}

const doWithout = { lists: [], without: true };
const restoreTo = (
  name: string,
  from = file,
  env: Readonly<Record<string, string>> = {},
  deletions: AskedDeletions = doWithout,
) => {
  const dataDir = path.join(folder, name);
  const settings = parseSettings({ DATA_DIR: dataDir, ...env }, root);
  return restore(settings, [from], {
    ...{ check: secretCheck, deletions, path: (typed: string) => typed, until: undefined },
  });
};

test('a backup of a running server comes back by one command each', async () => {
  assert.equal(path.dirname(file), path.join(folder, 'backups'));
  const dataDir = path.join(folder, 'new');
  const words = ['restore', path.relative(folder, file), '--without-deletions'];
  const { stdout, stderr, code } = await operate(words, { DATA_DIR: dataDir });
  assert.equal(code, 0, stderr);
  assert.match(stdout, /rows as they were at .*, restored in/);
  assert.match(stdout, /WITHOUT the list of deleted accounts: everybody .* is back/);
  assert.equal(await readFile(path.join(dataDir, 'secret-key'), 'utf8'), kept);
  assert.equal((await stat(path.join(dataDir, 'secret-key'))).mode & 0o777, 0o600);
  const found = await operate(['members', 'export', 'thandi@example.com'], { DATA_DIR: dataDir });
  assert.match(found.stdout, /thandi@example\.com/);
});

test('a folder that holds anything is left as it is', async () => {
  await mkdir(path.join(folder, 'filled', 'mail'), { recursive: true });
  await assert.rejects(restoreTo('filled'), /is not empty, and a restore replaces nothing/);
  assert.deepEqual(await readdir(path.join(folder, 'filled')), ['mail']);
});

test('a damaged file makes nothing', async () => {
  const bytes = await readFile(file);
  const broken = path.join(folder, 'broken.backup');
  await writeFile(broken, bytes.subarray(0, bytes.length - 1));
  await assert.rejects(restoreTo('none', broken), /The backup is damaged: it is cut short/);
  await assert.rejects(
    restoreTo('none', path.join(folder, 'nothing')),
    /cannot be read \(ENOENT\)/,
  );
  assert.ok(!(await readdir(folder)).includes('none'));
});

test('a secret that does not open the data is refused', async () => {
  const wrong = { SECRET_KEY: 'another secret, of more than 32 characters' };
  await assert.rejects(
    restoreTo('none', file, wrong),
    /SECRET_KEY is not the secret of the server/,
  );
  await assert.rejects(restoreTo('none', withoutSecret), /Set SECRET_KEY to the same text/);
  assert.ok(!(await readdir(folder)).includes('none'));
  await restoreTo('right', withoutSecret, { SECRET_KEY: ownSecret });
  assert.ok(!(await readdir(path.join(folder, 'right'))).includes('secret-key'));
});

test('what fails half-way is cleared away, so that it can be tried again', async () => {
  const place = path.join(folder, 'disk');
  await mkdir(path.join(place, 'lost+found'), { recursive: true });
  // it is sound when it is checked and gone when it is to be loaded
  const moved = path.join(folder, backupName(new Date()));
  await writeFile(moved, await readFile(file));
  let asked = 0;
  const settings = parseSettings({ DATA_DIR: place }, root);
  const check = (secretKey: string) => {
    asked += 1;
    return secretCheck(secretKey);
  };
  const going = restore(settings, [moved], {
    check,
    deletions: doWithout,
    path: (typed) => typed,
    until: undefined,
  });
  while (!(await readdir(place)).includes('postgres-password')) await rest();
  await rename(moved, `${moved}.gone`);
  await assert.rejects(going, /cannot be read \(ENOENT\)/);
  assert.equal(asked, 1);
  assert.deepEqual(await readdir(place), ['lost+found']);
  await restoreTo('disk');
});
const rest = () => new Promise((resolve) => setImmediate(resolve));

test('a database of one’s own is filled when it is empty', async () => {
  const { host, port, user, password } = await testCluster();
  const admin = new pg.Client({ host, port, user, password, database: 'postgres' });
  await admin.connect();
  const name = `r_${process.pid}`;
  await admin.query(`create database ${name}`);
  const address = `postgres://${user}:${encodeURIComponent(password)}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
  await restoreTo('beside', file, { DATABASE_URL: address });
  assert.deepEqual(await readdir(path.join(folder, 'beside')), ['secret-key']);
  await assert.rejects(
    restoreTo('beside', file, { DATABASE_URL: address }),
    /The database is not empty/,
  );
  const owner = new pg.Client({ host, port, user, password, database: name });
  await owner.connect();
  const { rows } = await owner.query('select email from auth.users');
  assert.deepEqual(rows, [{ email: 'thandi@example.com' }]);
  await owner.end();
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});

test('who deleted their account after the backup does not come back', async () => {
  const { host, port, user, password } = await testCluster();
  const admin = new pg.Client({ host, port, user, password, database: 'postgres' });
  await admin.connect();
  const name = `d_${process.pid}`;
  const address = `postgres://${user}:${encodeURIComponent(password)}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
  const lists = await mkdtemp(path.join(folder, 'lists-'));
  const list = path.join(lists, deletionListName);
  const asked = { lists: [list], without: false };
  const into = (env: Readonly<Record<string, string>>, deletions: AskedDeletions) =>
    restoreTo('deleted', file, { DATABASE_URL: address, ...env }, deletions);
  const found = async () => {
    const owner = new pg.Client({ host, port, user, password, database: name });
    await owner.connect();
    const { rows } = await owner.query(
      `select (select count(*)::integer from auth.users) as members, (select count(*)::integer from auth.deletions) as noted,
          (select count(*)::integer from auth.audit_log where event = 'account_deleted') as told`,
    );
    await owner.end();
    await admin.query(`drop database ${name} with (force)`);
    return rows[0];
  };
  const hash = createHash('sha256').update(memberId).digest('hex');
  const madeAt = (await listBackups(path.dirname(file)))[0]?.madeAt ?? new Date(Number.NaN);
  try {
    // a restore that cannot know refuses, and makes nothing
    await admin.query(`create database ${name}`);
    const nowhere = { lists: [], without: false };
    await assert.rejects(into({}, nowhere), /would be back: there is no phila-deletions\.list in /);
    await assert.rejects(into({}, asked), /There is no .*phila-deletions\.list/);
    await keepDeletions(lists, [], new Date(madeAt.getTime() + 60_000));
    await assert.rejects(into({}, asked), /phila-deletions\.list begins at .* --without-deletions/);
    await rm(list);
    await keepDeletions(lists, [], new Date(madeAt.getTime() - 60_000));
    const nobody = await into({}, asked);
    assert.ok(
      nobody.includes('0 accounts that were deleted after the backup was made are deleted again.'),
    );
    assert.deepEqual(await found(), { members: 1, noted: 0, told: 0 });
    const until = new Date(madeAt.getTime() + 3_600_000);
    await keepDeletions(lists, [{ hash, deletedAt: until }], until);
    await admin.query(`create database ${name}`);
    const told = await into({ BACKUP_DIR: lists }, nowhere);
    assert.ok(
      told.includes('1 account that was deleted after the backup was made is deleted again.'),
    );
    assert.ok(told.some((line) => line.startsWith(`Deletions are known until ${minute(until)}.`)));
    assert.deepEqual(await found(), { members: 0, noted: 1, told: 1 });
    // a PostgreSQL that was put back by its own means
    await admin.query(`create database ${name}`);
    await into({}, doWithout);
    const env = { DATABASE_URL: address, DATA_DIR: path.join(folder, 'deleted') };
    const missing = await operate(['members', 'forget'], env);
    assert.deepEqual([missing.code, /There is no phila-deletions/.test(missing.stderr)], [1, true]);
    const words = ['members', 'forget', '--deletions', path.relative(folder, list)];
    const forgot = await operate(words, env);
    assert.match(forgot.stdout, /^1 account of those that had been deleted .*: deleted again\./);
    assert.match((await operate(words, env)).stdout, /^0 accounts of those/);
    assert.deepEqual(await found(), { members: 0, noted: 1, told: 1 });
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  }
});
