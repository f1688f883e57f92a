import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  chmod,
  chown,
  copyFile,
  link,
  mkdir,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { findBinaries } from './installation/binaries.ts';
import { type EmbeddedOptions, findRunning, startEmbedded } from './launcher.ts';
import { isRoot, query, startProgram, temporaryFolder } from './test-program.ts';

const nobody = { uid: 65_534, gid: 65_534 };
const nobodyRuns =
  isRoot && spawnSync(process.execPath, ['-e', '0'], { ...nobody, cwd: '/' }).status === 0;
const asRoot = { skip: !isRoot };
const withNobody = { skip: !nobodyRuns };

async function start(t: TestContext, options: EmbeddedOptions) {
  const server = await startEmbedded({ ephemeral: true, ...options });
  t.after(() => server.stop());
  return server;
}

/** The installed package again, as an installation leaves it that runs no install scripts. */
async function copyPackage(target: string): Promise<void> {
  const { packageDir } = await findBinaries();
  await mkdir(target, { recursive: true });
  const entries = await readdir(packageDir, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((found) => found.isDirectory())) {
    await mkdir(path.join(target, path.relative(packageDir, entry.parentPath), entry.name), {
      recursive: true,
    });
  }
  for (const entry of entries.filter((found) => found.isFile())) {
    const from = path.join(entry.parentPath, entry.name);
    const to = path.join(target, path.relative(packageDir, from));
    await link(from, to).catch(() => copyFile(from, to));
  }
}

test('links between libraries that no install script made are made at the start', async (t) => {
  const folder = await temporaryFolder();
  await chmod(folder, 0o755);
  const packageDir = path.join(folder, 'package');
  await copyPackage(packageDir);
  const server = await start(t, { dataDir: path.join(folder, 'data'), packageDir });
  assert.deepEqual(await query(server.connection, 'select 1 as one'), [{ one: 1 }]);
});

test(
  'a project in a closed home folder of root runs, and keeps its data from start to start',
  asRoot,
  async (t) => {
    const home = await temporaryFolder();
    const systemDir = await temporaryFolder();
    await chmod(systemDir, 0o755);
    assert.equal((await stat(home)).mode & 0o777, 0o700);
    const dataDir = path.join(home, 'project', '.data');
    const packageDir = path.join(home, 'project', 'package');
    await copyPackage(packageDir);
    const lines: string[] = [];
    const options = { dataDir, packageDir, systemDir, log: (line: string) => lines.push(line) };

    const first = await start(t, options);
    await query(first.connection, 'create table kept as select 1 as id');
    assert.deepEqual(await findRunning(dataDir), first.connection);
    await first.stop();
    const moved = (await readFile(path.join(dataDir, 'postgres-location'), 'utf8')).trim();
    assert.equal(path.dirname(moved), systemDir);
    assert.match(lines.join('\n'), new RegExp(`cannot reach ${dataDir}.* kept in ${moved}`));

    const second = await start(t, options);
    assert.deepEqual(await query(second.connection, 'select id from kept'), [{ id: 1 }]);
    await second.stop();

    await rm(dataDir, { recursive: true });
    const third = await start(t, options);
    await assert.rejects(query(third.connection, 'select id from kept'), { code: '42P01' });
    assert.ok(
      lines.includes(
        `An earlier database of this data folder is still in ${moved}; delete it if unwanted.`,
      ),
    );
    await third.stop();

    await rm(systemDir, { recursive: true });
    await assert.rejects(startEmbedded(options), {
      code: 'start-failed',
      message: /which is gone/,
    });
  },
);

test(
  'starts as root on the data of a normal user do not lock that user out',
  withNobody,
  async (t) => {
    const dataDir = await temporaryFolder();
    await chown(dataDir, nobody.uid, nobody.gid);
    const first = await start(t, { dataDir });
    await query(first.connection, 'create table kept as select 1 as id');
    const lock = await stat(path.join(dataDir, 'postgres', 'postmaster.pid'));
    assert.equal(lock.uid, nobody.uid);
    await first.stop();

    const second = startProgram(t, { dataDir, ephemeral: true }, nobody);
    assert.match(await second.line, /^saved /);
    second.process.stdin?.end();
    await second.exited;

    const third = await start(t, { dataDir });
    const rows = await query(third.connection, 'select id from kept order by id');
    assert.deepEqual(rows, [{ id: 1 }, { id: second.pid }]);
  },
);

test('a data folder that the user may not write to is refused in words', withNobody, async (t) => {
  const parent = await temporaryFolder();
  await chmod(parent, 0o755);
  const program = startProgram(t, { dataDir: path.join(parent, 'data') }, nobody);
  assert.match(await program.line, /^refused no-permission .*DATA_DIR/);
});

test('data that a copy gave to root, open to all, are given back', asRoot, async (t) => {
  const dataDir = await temporaryFolder();
  const first = await start(t, { dataDir });
  await query(first.connection, 'create table kept as select 1 as id');
  await first.stop();
  const cluster = path.join(dataDir, 'postgres');
  for (const name of ['', ...(await readdir(cluster, { recursive: true }))]) {
    await chown(path.join(cluster, name), 0, 0);
  }
  await chmod(cluster, 0o755);
  const second = await start(t, { dataDir });
  assert.deepEqual(await query(second.connection, 'select id from kept'), [{ id: 1 }]);
});

test('a system that cannot run the binaries is told to bring its own PostgreSQL', async () => {
  const folder = await temporaryFolder();
  await chmod(folder, 0o755);
  const packageDir = path.join(folder, 'package');
  const bin = path.join(packageDir, 'native', 'bin');
  await mkdir(bin, { recursive: true });
  await writeFile(path.join(packageDir, 'package.json'), '{"version":"18.4.0"}');
  // what musl systems answer: the file is there, the loader that it names is not
  const suffix = process.platform === 'win32' ? '.exe' : '';
  for (const name of ['initdb', 'postgres']) {
    await writeFile(path.join(bin, name + suffix), '#!/lib64/no-such-loader\n', { mode: 0o755 });
  }
  await mkdir(path.join(packageDir, 'native', 'share', 'postgresql'), { recursive: true });
  await writeFile(path.join(packageDir, 'native', 'share', 'postgresql', 'postgres.bki'), '');
  await assert.rejects(startEmbedded({ dataDir: path.join(folder, 'data'), packageDir }), {
    code: 'unsupported-platform',
    message: /DATABASE_URL/,
  });
});
