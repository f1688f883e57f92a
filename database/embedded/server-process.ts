import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { errorCode, whenAbsent } from './embedded-error.ts';
import { type Binaries, program } from './installation/binaries.ts';

/** What PostgreSQL notes about its running server in `postmaster.pid`. */
export interface ServerFile {
  readonly pid: number;
  readonly port: number;
  /** Empty where it listens on no socket. */
  readonly socketDir: string;
  readonly status: string;
}

/** The program that started a server: stored with the server, so that an orphan can be told. */
export interface Owner {
  readonly pid: number;
  /** Tells a process from a later one with the same id; 0 where the system does not say. */
  readonly startTime: number;
}

/** A server process that may stand in the way of a new one. */
export interface Holder {
  /** `owned`: its program is alive; `orphan`: its program died; `stale`: only its file is left. */
  readonly state: 'owned' | 'orphan' | 'stopping' | 'stale';
  readonly file: ServerFile;
  /** Null where the server was not started by this program. */
  readonly owner: Owner | null;
}

const run = promisify(execFile);

/** Null where no server runs and none was cut off. Lines: pid, folder, start, port, socket, host, memory, status. */
export async function readServerFile(cluster: string): Promise<ServerFile | null> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(whenAbsent(''));
  const lines = text.split('\n').map((line) => line.trim());
  // a server without connections notes its id as a negative number
  const pid = Math.abs(Number(lines[0]));
  if (!Number.isSafeInteger(pid) || pid === 0) return null;
  return {
    pid,
    port: Number(lines[3] ?? ''),
    socketDir: lines[4] ?? '',
    status: lines[7] ?? '',
  };
}

/** Who, if anybody, holds the data folder; null where it is free. */
export async function findHolder(cluster: string): Promise<Holder | null> {
  const file = await readServerFile(cluster);
  if (file === null) return null;
  const owner = await readOwner(cluster);
  if (!(await isServerOf(cluster, file.pid))) return { state: 'stale', file, owner };
  if (file.status === 'stopping') return { state: 'stopping', file, owner };
  const orphan = owner !== null && !(await isAlive(owner));
  return { state: orphan ? 'orphan' : 'owned', file, owner };
}

const ownerSetting = /phila\.owner=(\d+)\.(\d+)/;

/** The setting with which a server carries its owner. */
export const formatOwner = (owner: Owner): string => `${owner.pid}.${owner.startTime}`;

/** PostgreSQL keeps the words it was started with in `postmaster.opts`. */
async function readOwner(cluster: string): Promise<Owner | null> {
  const words = await readFile(path.join(cluster, 'postmaster.opts'), 'utf8').catch(whenAbsent(''));
  const match = ownerSetting.exec(words);
  return match ? { pid: Number(match[1]), startTime: Number(match[2]) } : null;
}

/** This process as an owner. */
export async function thisOwner(): Promise<Owner> {
  return { pid: process.pid, startTime: (await readProcess(process.pid))?.startTime ?? 0 };
}

/** Asks an orphaned server to stop: open transactions are rolled back, acknowledged ones are kept. */
export async function stopServer(cluster: string, pid: number, binaries: Binaries): Promise<void> {
  if (process.platform === 'win32') {
    const words = ['stop', '-D', cluster, '-m', 'fast', '-w', '-s'];
    await run(program(binaries, 'pg_ctl'), words, { windowsHide: true });
    return;
  }
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

interface ProcessFacts {
  readonly name: string;
  readonly startTime: number;
}

/** Null where there is no such process; one that has ended but was not yet collected counts as gone. */
async function readProcess(pid: number): Promise<ProcessFacts | null> {
  if (process.platform === 'win32') return readWindowsProcess(pid);
  if (process.platform !== 'linux') return readUnixProcess(pid);
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // the name stands in brackets and may hold any character, so the fields are counted from its end
  const nameEnd = text.lastIndexOf(')');
  const fields = text.slice(nameEnd + 2).split(' ');
  const [state = ''] = fields;
  if (nameEnd < 0 || state === 'Z' || state === 'X') return null;
  const startTimeField = 19;
  return {
    name: text.slice(text.indexOf('(') + 1, nameEnd),
    startTime: Number(fields[startTimeField] ?? 0),
  };
}

async function readUnixProcess(pid: number): Promise<ProcessFacts | null> {
  const words = ['-o', 'stat=,comm=', '-p', String(pid)];
  const { stdout } = await run('ps', words).catch(() => ({ stdout: '' }));
  const [state = '', ...name] = stdout.trim().split(/\s+/);
  if (state === '' || state.startsWith('Z')) return null;
  return { name: path.basename(name.join(' ')), startTime: 0 };
}

async function readWindowsProcess(pid: number): Promise<ProcessFacts | null> {
  const words = ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH'];
  const { stdout } = await run('tasklist', words, { windowsHide: true });
  const name = /^"([^"]+?)(?:\.exe)?","\d+"/m.exec(stdout)?.[1];
  return name === undefined ? null : { name, startTime: 0 };
}

/** Process ids are used again after a restart of the machine, so the number alone proves nothing. */
async function isServerOf(cluster: string, pid: number): Promise<boolean> {
  const facts = await readProcess(pid);
  if (facts === null || facts.name !== 'postgres') return false;
  if (process.platform !== 'linux') return true;
  try {
    const [at, own] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(cluster)]);
    return at.ino === own.ino && at.dev === own.dev;
  } catch {
    return true; // not ours to look at: believe the file
  }
}

async function isAlive(owner: Owner): Promise<boolean> {
  const facts = await readProcess(owner.pid);
  if (facts === null) return false;
  return owner.startTime === 0 || facts.startTime === 0 || facts.startTime === owner.startTime;
}
