import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, type TestContext } from 'node:test';
import pg from 'pg';
import type { Connection } from './launcher.ts';

const root = path.join(import.meta.dirname, '..', '..');
export const isRoot = process.getuid?.() === 0;

const folders: string[] = [];
after(async () => {
  for (const folder of folders) {
    // a server that a killed program left is still on its way out
    if (process.platform === 'linux') await eventually('no server is left', () => isIdle(folder));
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});

/** A folder that goes when all tests of the file have ended, and their servers with them. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'launcher-test-'));
  folders.push(folder);
  return folder;
}

async function isIdle(folder: string): Promise<boolean> {
  return (await listProcesses()).every(({ words }) => !words.includes(folder));
}

/** Runs one statement as the superuser and answers its rows. */
export async function query(
  connection: Connection,
  text: string,
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    const result = await client.query<Record<string, unknown>>(text);
    return result.rows;
  } finally {
    await client.end();
  }
}

// Another program that starts the server, saves a row with its own process id, says so and stays.
const source = `
import { startEmbedded } from '#database/embedded/launcher.ts';
import pg from 'pg';
const server = await startEmbedded(JSON.parse(process.argv[1])).catch((error) => {
  console.log('refused ' + error.code + ' ' + error.message);
  process.exit(3);
});
const client = new pg.Client({ ...server.connection, database: 'postgres' });
client.on('error', () => {});
await client.connect();
await client.query('create table if not exists kept (id int)');
await client.query('insert into kept values ($1)', [process.pid]);
console.log('saved ' + server.connection.host);
process.stdin.on('data', () => {}).on('end', () => server.stop().then(() => process.exit(0)));
`;

export interface TestProgram {
  readonly process: ChildProcess;
  readonly pid: number;
  /** The first line it prints: `saved <socket folder>` or `refused <code> <message>`. */
  readonly line: Promise<string>;
  readonly exited: Promise<unknown>;
}

/** Starts the server from a process of its own, which a test may kill. */
export function startProgram(
  t: TestContext,
  options: { readonly dataDir: string; readonly ephemeral?: boolean },
  user: { readonly uid?: number; readonly gid?: number } = {},
): TestProgram {
  const words = ['--input-type=module', '-e', source, JSON.stringify(options)];
  const child = spawn(process.execPath, words, {
    cwd: root,
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
    ...user,
  });
  const exited = once(child, 'exit');
  t.after(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  const line = Promise.race([
    once(child.stdout, 'data').then(([chunk]) => String(chunk).trim()),
    exited.then(([code]) => `ended with ${code}`),
  ]);
  return { process: child, pid: child.pid ?? 0, line, exited };
}

/** Every running process with its command line, parent and working folder (Linux). */
export async function listProcesses(): Promise<{ pid: number; parent: number; words: string }[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const read = async (pid: string) => {
    const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? 0);
    return { pid: Number(pid), parent, words: words.replaceAll('\0', ' ').trim() };
  };
  // what has ended but was not collected has no words
  return (await Promise.all(pids.map(read))).filter(({ words }) => words !== '');
}

/** Resolves when the condition holds. @throws after ten seconds */
export async function eventually(what: string, holds: () => Promise<boolean>): Promise<void> {
  const began = performance.now();
  while (!(await holds())) {
    if (performance.now() - began > 10_000) throw new Error(`It did not happen: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
