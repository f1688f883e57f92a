import { appendFile, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import * as v from 'valibot';
import { end, freePort, type ServerProcess, startProcess } from '#test/support/server/process.ts';
import { Looks } from '../looks.ts';
import { createWire } from '../wire.ts';
import { operate } from './operate.ts';
import { findOwnPostgres, type OwnPostgres } from './own-postgres.ts';
import { RestoredMember } from './restored-member.ts';

const writers = 3;
const writeMs = 3_000;
/** Of a server that writes all the time: so old is the newest that a lost disk leaves at most. Seconds. */
const archiveTimeout = 5;
const baseOptions = ['-X', 'none', '-c', 'fast'];
const momentSchema = v.tuple([v.object({ moment: v.date() })]);
const archivedSchema = v.tuple([v.object({ archived: v.boolean() })]);

/** The settings that docs/operations.md names. */
const settings = (archive: string, port: number) => `
listen_addresses = '127.0.0.1'
port = ${port}
unix_socket_directories = ''
archive_mode = on
archive_timeout = ${archiveTimeout}
archive_command = 'test ! -f "${archive}/%f" && cp "%p" "${archive}/%f"'
`;
const recovery = (archive: string, moment: Date) => `
restore_command = 'cp "${archive}/%f" "%p"'
recovery_target_time = '${moment.toISOString().replace('Z', '+00')}'
recovery_target_action = promote
`;

/** @throws with what the server complained of */
async function startCluster(own: OwnPostgres, data: string): Promise<void> {
  const log = path.join(data, 'server.log');
  try {
    await own.run('pg_ctl', ['start', '-w', '-t', '300', '-D', data, '-l', log]);
  } catch (error) {
    throw new Error(await readFile(log, 'utf8').catch(() => ''), { cause: error });
  }
}

/** What a round stands on: a PostgreSQL with an archive, and how a server of Phila is started on it. */
interface Ground {
  readonly own: OwnPostgres;
  readonly data: string;
  readonly archive: string;
  readonly base: string;
  readonly lists: string;
  readonly web: number;
  readonly env: Readonly<Record<string, string>>;
  readonly config: pg.ClientConfig;
  query(text: string): Promise<pg.QueryResult>;
  begin(): Promise<ServerProcess>;
}

async function prepare(own: OwnPostgres, root: string, number: number): Promise<Ground> {
  const place = (name: string) => path.join(root, `${number}-${name}`);
  const [port, web] = [await freePort(), await freePort()];
  const data = await own.folder(place('data'));
  const archive = await own.folder(place('archive'));
  const base = await own.folder(place('base'));
  const lists = place('lists');
  await own.run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  await appendFile(path.join(data, 'postgresql.conf'), settings(archive, port));
  await startCluster(own, data);
  const config = { host: '127.0.0.1', port, user: 'postgres', database: 'phila' };
  const ask = async (text: string, more: pg.ClientConfig = {}) => {
    const client = new pg.Client({ ...config, ...more });
    await client.connect();
    return client.query(text).finally(() => client.end());
  };
  await ask('create database phila', { database: 'postgres' });
  const env = {
    DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/phila`,
    SECRET_KEY: 'a secret of its own, of more than 32 characters',
    ...{ BACKUP_DIR: lists, DATA_DIR: place('files'), PLANS_AHEAD: 'off' },
    ...{ READS_A_MINUTE: '1000000', PLANNING_THREADS: '1', PLANNING_REHEARSAL: 'off' },
  };
  const begin = async () => {
    const server = startProcess({ ...env, PORT: String(web) });
    await server.ready;
    return server;
  };
  const query = (text: string) => ask(text);
  return { own, data, archive, base, lists, web, env, config, query, begin };
}

/** Waits until what was written up to the moment is in the archive. */
async function untilArchived({ query }: Ground, moment: Date): Promise<void> {
  const text = `select coalesce(last_archived_time > '${moment.toISOString()}', false) as archived from pg_stat_archiver`;
  while (!v.parse(archivedSchema, (await query(text)).rows)[0].archived) await pause(100);
}

/** Lays the base in place of what was lost, and has the archive played up to the moment. */
async function recover({ own, data, base, archive, query }: Ground, moment: Date): Promise<void> {
  await own.folder(data);
  await cp(base, data, { recursive: true, preserveTimestamps: true });
  await appendFile(path.join(data, 'postgresql.auto.conf'), recovery(archive, moment));
  await writeFile(path.join(data, 'recovery.signal'), '');
  await own.own(data);
  await startCluster(own, data);
  while ((await query('select pg_is_in_recovery() as going')).rows[0].going === true) {
    await pause(50);
  }
}

/** One round: base backup, members who write, a moment, more writes, the loss of all but archive and base, that moment again. */
async function round(
  own: OwnPostgres,
  root: string,
  number: number,
  looks: Looks,
): Promise<{ readonly lostMs: number; readonly awayMs: number }> {
  const ground = await prepare(own, root, number);
  const { data, env, query } = ground;
  const server = await ground.begin();
  const wire = createWire(`http://127.0.0.1:${ground.web}`);
  const members = Array.from({ length: writers }, () => new RestoredMember(wire));
  const leaver = new RestoredMember(wire);
  await leaver.begin({ plans: false, factor: false });
  await Promise.all(
    members.map((one, index) => one.begin({ plans: index === 0, factor: index === 1 })),
  );
  await own.run('pg_basebackup', ['-d', env.DATABASE_URL ?? '', '-D', ground.base, ...baseOptions]);
  const writing = Promise.all(members.map((one) => one.write()));
  await pause(writeMs);
  const before = members.map(({ answeredAt }) => answeredAt.length);
  const { rows } = await query('select clock_timestamp() as moment');
  const [{ moment }] = v.parse(momentSchema, rows);
  const momentAt = performance.now();
  await pause(100);
  const most = members.map(({ answeredAt }) => answeredAt.length + 1);
  await pause(writeMs);
  await leaver.leave(ground.lists);
  await untilArchived(ground, moment);
  const lostMs = performance.now() - momentAt;
  const destroyed = performance.now();
  await end(server.child, 'SIGKILL');
  await own.run('pg_ctl', ['stop', '-D', data, '-m', 'immediate']);
  await rm(data, { recursive: true });
  await writing;

  await recover(ground, moment);
  const { code, output } = await operate(['members', 'forget'], env);
  const back = await ground.begin();
  const awayMs = performance.now() - destroyed;
  const held = code === 0 && output.startsWith('1 account ');
  looks.add(number, [{ what: 'deleted accounts are asked for', held, told: output.slice(0, 300) }]);
  const owner = new pg.Pool({ ...ground.config, max: 4 });
  for (const [index, one] of members.entries()) {
    const kept = await one.kept(owner);
    const isPast = kept <= (most[index] ?? 0);
    looks.add(number, [
      { what: 'nothing of after the moment', held: isPast, told: `${kept} sets` },
    ]);
    looks.add(number, await one.look(owner, before[index] ?? 0));
  }
  looks.add(number, [await leaver.lookGone(owner)]);
  await owner.end();
  await end(back.child, 'SIGKILL');
  if (number === 0) {
    console.log(`${own.version}; ${(await readdir(ground.archive)).length} files in the archive`);
  }
  return { lostMs, awayMs };
}

/** A PostgreSQL of one's own, put back to a moment. @returns whether all held */
export async function playMoments(rounds: number): Promise<boolean> {
  const own = await findOwnPostgres();
  if (own === null) {
    console.log(
      'This needs a PostgreSQL of the machine: pg_config, initdb, pg_ctl, pg_basebackup.',
    );
    return false;
  }
  const root = await own.folder(await mkdtemp(path.join(tmpdir(), 'phila-moment-')));
  const looks = new Looks();
  try {
    for (let number = 0; number < rounds; number += 1) {
      const { lostMs, awayMs } = await round(own, root, number, looks);
      console.log(
        `the moment was in the archive ${(lostMs / 1000).toFixed(1)} s later (archive_timeout ${archiveTimeout} s); ${(awayMs / 1000).toFixed(1)} s from the loss to a server that answers`,
      );
    }
  } finally {
    for (let number = 0; number < rounds; number += 1) {
      const data = path.join(root, `${number}-data`);
      await own.run('pg_ctl', ['stop', '-D', data, '-m', 'immediate']).catch(() => undefined);
    }
    await rm(root, { recursive: true, force: true });
  }
  return looks.tell();
}
