import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { appendFile, mkdtemp, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import * as v from 'valibot';
import { deletionListName, readDeletionList } from '#database/backup/deletion-list.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/database.ts';
import { captureLog } from '#test/support/server/captured-log.ts';
import { openServiceDatabase, type ServiceDatabase } from '../database/database.ts';
import { DeletionWatch } from './deletion-watch.ts';

let database: TestDatabase;
let accounts: ServiceDatabase;
let root: string;
before(async () => {
  database = await createTestDatabase();
  accounts = openServiceDatabase(database.authService, 2, () => {});
  root = await mkdtemp(path.join(tmpdir(), 'phila-deletions-'));
});
after(async () => {
  await accounts.close();
  await database.drop();
  await rm(root, { recursive: true });
});

const hashOf = (id: string) => createHash('sha256').update(id).digest('hex');
const idSchema = v.tuple([v.object({ id: v.string() })]);

/** @returns the hash under which the list names the account */
async function addAndDelete(): Promise<string> {
  const { rows } = await database.owner.query('insert into auth.users default values returning id');
  const [{ id }] = v.parse(idSchema, rows);
  await database.owner.query('delete from auth.users where id = $1', [id]);
  return hashOf(id);
}

function watching(name: string) {
  const folder = path.join(root, name);
  const file = path.join(folder, deletionListName);
  const { log, logged } = captureLog();
  const listed = async () => {
    const list = await readDeletionList(file);
    assert.ok(list);
    return list;
  };
  return { folder, file, logged, listed, watch: new DeletionWatch({ folder, accounts, log }) };
}

test('who deleted their account is written down once, by a hash and nothing else', async () => {
  const early = await addAndDelete();
  const { file, listed, watch } = watching('new');
  const began = new Date();
  await watch.look();
  const first = await listed();
  assert.ok(first.hashes.has(early), 'those of before are in it');
  assert.ok(first.from >= began, 'it promises nothing of the time before');
  const late = await addAndDelete();
  await watch.look();
  await watch.look();
  const then = await listed();
  assert.ok(then.hashes.has(late) && then.hashes.has(early));
  assert.deepEqual(then.from, first.from);
  assert.ok(then.until >= first.until);
  const text = await readFile(file, 'utf8');
  assert.equal(text.split(late).length, 2, 'it stands there once');
  assert.match(text, /^phila deletions from \S+ until \S+\n(?:[0-9a-f]{64} \S+Z\n|\n)+$/);
});

test('a server that stops writes down what is left', async () => {
  const { listed, watch } = watching('stops');
  await watch.look();
  const last = await addAndDelete();
  await watch.close();
  assert.ok((await listed()).hashes.has(last));
});

test('processes that write at once to one list lose nothing', async () => {
  const all = Array.from({ length: 4 }, () => watching('together'));
  const hashes: string[] = [];
  for (let count = 0; count < 8; count += 1) hashes.push(await addAndDelete());
  for (let look = 0; look < 2; look += 1) {
    await Promise.all(all.map(({ watch }) => watch.look()));
  }
  const { hashes: found } = (await all[0]?.listed()) ?? { hashes: new Set() };
  assert.deepEqual(
    hashes.filter((hash) => !found.has(hash)),
    [],
  );
});

test('a folder that was away, or another disk there, is brought up to date from the database', async () => {
  const { folder, file, listed, logged, watch } = watching('away');
  await watch.look();
  await rename(folder, `${folder}.gone`);
  await writeFile(folder, '');
  const meanwhile = await addAndDelete();
  await watch.look();
  await watch.look();
  assert.equal(logged().match(/could not be written/g)?.length, 1);
  await rm(folder);
  await rename(`${folder}.gone`, folder);
  await watch.look();
  assert.match(logged(), /is written again/);
  assert.ok((await listed()).hashes.has(meanwhile));
  await rm(file);
  await watch.look();
  assert.ok((await listed()).hashes.has(meanwhile));
});

test('a line that a power cut left is written anew, and what is damaged is said', async () => {
  const { file, listed, watch } = watching('cut');
  const hash = await addAndDelete();
  await watch.look();
  await truncate(file, (await readFile(file)).length - 20);
  const other = watching('cut');
  await other.watch.look();
  assert.ok((await listed()).hashes.has(hash));
  await appendFile(file, `${'x'.repeat(89)}\n`);
  await assert.rejects(listed(), /is damaged: line \d+ is no deletion/);
  await writeFile(file, '');
  await assert.rejects(listed(), /does not begin as a list/);
  await other.watch.look();
  await addAndDelete();
  await other.watch.look();
  assert.match(other.logged(), /could not be written/);
});
