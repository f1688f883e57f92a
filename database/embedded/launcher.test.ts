import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { type EmbeddedServer, findRunning, startEmbedded } from './launcher.ts';
import { readServerFile } from './server-process.ts';
import { eventually, listProcesses, query, startProgram, temporaryFolder } from './test-program.ts';

const linuxOnly = { skip: process.platform !== 'linux' };
const posixOnly = { skip: process.platform === 'win32' };

/** A started server that the test's end stops. */
async function start(t: TestContext, dataDir: string) {
  const server = await startEmbedded({ dataDir, ephemeral: true });
  t.after(() => server.stop());
  return server;
}

let prepared: Promise<string> | null = null;

/** A stopped database that tests share, because making one takes most of a second; row 1 is in it. */
function stoppedDatabase(): Promise<string> {
  prepared ??= prepare();
  return prepared;
}

async function prepare(): Promise<string> {
  const dataDir = await temporaryFolder();
  const server = await startEmbedded({ dataDir, ephemeral: true });
  await query(server.connection, 'create table kept as select 1 as id');
  await server.stop();
  return dataDir;
}

async function isKept(server: EmbeddedServer, id: number): Promise<boolean> {
  return (await query(server.connection, `select id from kept where id = ${id}`)).length === 1;
}

test('a fresh folder becomes a durable server with a private socket, and stopping leaves nothing behind', async (t) => {
  const dataDir = await temporaryFolder();
  const server = await startEmbedded({ dataDir });
  t.after(() => server.stop());
  const [row] = await query(
    server.connection,
    `select current_setting('fsync') as fsync, current_setting('listen_addresses') as addresses,
            current_setting('TimeZone') as zone, current_setting('server_version') as version,
            current_setting('data_checksums') as checksums, 'ß' < 'z' as by_code_point`,
  );
  assert.deepEqual(row, {
    fsync: 'on',
    addresses: process.platform === 'win32' ? '127.0.0.1' : '',
    zone: 'UTC',
    version: server.version,
    checksums: 'on',
    by_code_point: false,
  });
  await query(server.connection, 'create table kept as select 1 as id');
  await assert.rejects(query({ ...server.connection, password: 'wrong' }, 'select 1'), {
    code: '28P01',
  });
  if (process.platform !== 'win32') {
    assert.equal((await stat(path.join(dataDir, 'postgres-password'))).mode & 0o777, 0o600);
    assert.equal((await stat(path.join(dataDir, 'postgres.log'))).mode & 0o777, 0o600);
    assert.equal((await stat(server.connection.host)).mode & 0o777, 0o700);
  }
  await server.stop();
  assert.equal(await server.exited, 0);
  assert.equal(existsSync(server.connection.host), false);
  assert.equal(await readServerFile(path.join(dataDir, 'postgres')), null);

  const again = await start(t, dataDir);
  assert.ok(await isKept(again, 1));
});

test('a second start on the same data is refused at once and names the program that runs', async (t) => {
  const dataDir = await stoppedDatabase();
  const other = startProgram(t, { dataDir, ephemeral: true });
  assert.match(await other.line, /^saved /);
  const waits = t.mock.method(globalThis, 'setTimeout');
  await assert.rejects(startEmbedded({ dataDir }), {
    code: 'running',
    message: new RegExp(`running on the data in .* \\(process ${other.pid}\\)`),
  });
  assert.equal(waits.mock.callCount(), 0, 'it did not wait for a lock');
});

test('a command can join a running server, and finds none when it has stopped', async (t) => {
  const dataDir = await stoppedDatabase();
  assert.equal(await findRunning(dataDir), null);
  const server = await start(t, dataDir);
  const found = await findRunning(dataDir);
  assert.deepEqual(found, server.connection);
  await server.stop();
  assert.equal(await findRunning(dataDir), null);
});

test('of two first starts at once one runs and the other is refused', async (t) => {
  const dataDir = await temporaryFolder();
  const lines = await Promise.all(
    [1, 2].map(() => startProgram(t, { dataDir, ephemeral: true }).line),
  );
  const outcomes = lines.map((line) => line.split(' ').slice(0, 2).join(' '));
  assert.equal(outcomes.filter((line) => line.startsWith('saved')).length, 1, outcomes.join());
  assert.equal(outcomes.filter((line) => line === 'refused running').length, 1, outcomes.join());
});

test('a start right after the program was killed finds each saved row', posixOnly, async (t) => {
  const dataDir = await stoppedDatabase();
  const program = startProgram(t, { dataDir });
  assert.match(await program.line, /^saved /);
  program.process.kill('SIGKILL');
  await program.exited;
  const server = await start(t, dataDir);
  assert.ok(await isKept(server, program.pid));
});

test('the server of a killed program ends by itself', linuxOnly, async (t) => {
  const dataDir = await stoppedDatabase();
  const program = startProgram(t, { dataDir });
  const socketDir = (await program.line).replace('saved ', '');
  const old = await readServerFile(path.join(dataDir, 'postgres'));
  program.process.kill('SIGKILL');
  await program.exited;
  await eventually('the server has ended', async () =>
    (await listProcesses()).every(({ pid }) => pid !== old?.pid),
  );
  assert.equal(await readServerFile(path.join(dataDir, 'postgres')), null);
  await eventually('its socket folder is gone', async () => !existsSync(socketDir));
});

test('a start recovers when program and server were all killed', linuxOnly, async (t) => {
  const dataDir = await stoppedDatabase();
  const program = startProgram(t, { dataDir });
  const socketDir = (await program.line).replace('saved ', '');
  await killTree(program.pid);
  await program.exited;
  assert.equal(existsSync(socketDir), true, 'nobody was left to remove it');
  const server = await start(t, dataDir);
  assert.ok(await isKept(server, program.pid));
  assert.equal(existsSync(socketDir), false);
});

/** Ends a process and all below it, each before it can react to the end of another. */
async function killTree(top: number): Promise<void> {
  const all = await listProcesses();
  const below = (pid: number): number[] => [
    pid,
    ...all.filter(({ parent }) => parent === pid).flatMap((child) => below(child.pid)),
  ];
  const doomed = below(top);
  for (const pid of doomed) process.kill(pid, 'SIGSTOP');
  for (const pid of doomed) process.kill(pid, 'SIGKILL');
}

test('a start stops a server that outlived program and watchdog', linuxOnly, async (t) => {
  const dataDir = await stoppedDatabase();
  const program = startProgram(t, { dataDir });
  assert.match(await program.line, /^saved /);
  const old = await readServerFile(path.join(dataDir, 'postgres'));
  const watchdogs = (await listProcesses()).filter(
    ({ words }) => words.startsWith('/bin/sh -c') && words.includes(dataDir),
  );
  assert.equal(watchdogs.length, 2);
  for (const { pid } of watchdogs) process.kill(pid, 'SIGKILL');
  program.process.kill('SIGKILL');
  await program.exited;
  const orphan = (await listProcesses()).find(({ pid }) => pid === old?.pid);
  assert.ok(orphan, 'it outlived its program');
  const server = await start(t, dataDir);
  assert.ok(await isKept(server, program.pid));
  const left = (await listProcesses()).find(({ pid }) => pid === old?.pid);
  assert.equal(left, undefined);
});

test('a lock file with the id of some other process bars no start', posixOnly, async (t) => {
  const dataDir = await stoppedDatabase();
  // PostgreSQL believes the id of any process that belongs to its own user
  const { uid, gid } = await stat(path.join(dataDir, 'postgres'));
  const other = spawn('sleep', ['60'], { uid, gid });
  t.after(() => other.kill());
  await once(other, 'spawn');
  const file = path.join(dataDir, 'postgres', 'postmaster.pid');
  const lines = [other.pid, path.dirname(file), 1_700_000_000, 5432, '', '', '', 'ready   ', ''];
  await writeFile(file, lines.join('\n'));
  const server = await start(t, dataDir);
  assert.ok(await isKept(server, 1));
});

test('data that a process in another container holds are refused', {
  skip: !existsSync('/usr/bin/flock'),
}, async (t) => {
  const dataDir = await stoppedDatabase();
  // from within another container only the lock is seen, not the process
  const lock = path.join(dataDir, 'postgres.lock');
  const holder = spawn('flock', [lock, 'sh', '-c', 'echo held; read -r _'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  t.after(() => holder.stdin.destroy());
  await once(holder.stdout, 'data');
  const refused = startEmbedded({ dataDir, ephemeral: true, lockPatienceMs: 100 });
  await assert.rejects(refused, { code: 'running', message: /another container/ });
  holder.stdin.end();
  await once(holder, 'exit');
  const server = await start(t, dataDir);
  assert.ok(await isKept(server, 1));
});

test('a start killed while it made the database leaves none half made', posixOnly, async (t) => {
  const dataDir = await temporaryFolder();
  const program = startProgram(t, { dataDir });
  const unfinished = path.join(dataDir, `postgres.init-${program.pid}`);
  await eventually('the first files are written', async () =>
    existsSync(path.join(unfinished, 'cluster', 'PG_VERSION')),
  );
  process.kill(-program.pid, 'SIGKILL');
  await program.exited;
  assert.equal(existsSync(path.join(dataDir, 'postgres')), false);
  const server = await start(t, dataDir);
  assert.deepEqual(await query(server.connection, 'select 1 as one'), [{ one: 1 }]);
  const names = await readdir(dataDir);
  assert.deepEqual(
    names.filter((name) => name.includes('init')),
    [],
  );
});

test('data of another major version are left alone, with a word on what to do', async () => {
  const dataDir = await temporaryFolder();
  const file = path.join(dataDir, 'postgres', 'PG_VERSION');
  await mkdir(path.dirname(file));
  await writeFile(file, '17\n');
  await assert.rejects(startEmbedded({ dataDir, ephemeral: true }), {
    code: 'incompatible-data',
    message: /written by PostgreSQL 17;.*brings PostgreSQL 18.*DATA_DIR/,
  });
  assert.equal(await readFile(file, 'utf8'), '17\n');
});

test('a folder with other files in the place of the database is left alone', async () => {
  const dataDir = await temporaryFolder();
  const letter = path.join(dataDir, 'postgres', 'letter.txt');
  await mkdir(path.dirname(letter));
  await writeFile(letter, 'keep me');
  await assert.rejects(startEmbedded({ dataDir, ephemeral: true }), { code: 'incompatible-data' });
  assert.equal(await readFile(letter, 'utf8'), 'keep me');
});

test('a lost password file is replaced and the data stay', async (t) => {
  const dataDir = await stoppedDatabase();
  await rm(path.join(dataDir, 'postgres-password'));
  const server = await start(t, dataDir);
  assert.ok(await isKept(server, 1));
});

test('the log holds nothing of a statement that failed', async (t) => {
  const dataDir = await stoppedDatabase();
  const server = await start(t, dataDir);
  await query(
    server.connection,
    'create table member (allergies text check (length(allergies) < 5))',
  );
  const failing = ["insert into member values ('peanuts')", "select 'peanuts'::int"];
  for (const text of failing) await assert.rejects(query(server.connection, text), /peanuts|check/);
  await server.stop();
  const text = await readFile(path.join(dataDir, 'postgres.log'), 'utf8');
  assert.match(text, /ready to accept connections/);
  assert.doesNotMatch(text, /peanuts|member/);
});

test('the log of many starts does not grow without bound', async (t) => {
  const dataDir = await stoppedDatabase();
  const file = path.join(dataDir, 'postgres.log');
  await writeFile(file, 'x'.repeat(6_000_000));
  await start(t, dataDir);
  assert.ok((await stat(file)).size < 10_000);
  assert.equal((await stat(`${file}.1`)).size, 6_000_000);
});
