import { type ChildProcess, spawn } from 'node:child_process';
import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDataFile } from './data-file.ts';
import { EmbeddedError } from './embedded-error.ts';
import { asUser } from './installation/account.ts';
import { program } from './installation/binaries.ts';
import { bareEnvironment } from './installation/initialise.ts';
import type { Installation } from './installation/installation.ts';
import type { ServerLog } from './server-log.ts';
import { formatOwner, readServerFile, thisOwner } from './server-process.ts';
import { serverSettings } from './settings.ts';

/** A server process that was started, whether or not it comes up. */
export interface Launch {
  readonly host: string;
  readonly port: number;
  /** Settles when the server accepts connections (its process id) or has ended (its exit code). */
  readonly outcome: Promise<{ readonly pid: number } | { readonly exitCode: number }>;
  readonly exited: Promise<number>;
  /** Lets this program end although the server runs, and the server with it. */
  release(): void;
  stop(): Promise<void>;
}

/** Exit code of the watchdog when another process holds the lock of the data folder. */
export const lockedExitCode = 75;

// A path in a socket's address may have 107 bytes on Linux, 103 on macOS; the file name takes 15.
const maxSocketDirLength = 85;
const port = 5432;
const pollMs = 5;
const patienceMs = 30_000;

/**
 * Runs the server and stops it when file 3 closes, which happens when this program ends in any way,
 * `kill -9` included. Ignored signals: those of a terminal or a service manager are this program's
 * affair. File 4 is locked as long as a server process lives; unlike PostgreSQL's own lock that
 * holds between containers too. `kill` is repeated because a server that is just starting can miss it.
 */
const watchdog = `
trap '' HUP INT TERM
socket_dir=$1
shift
if command -v flock >/dev/null; then flock -n 4 || { rm -rf "$socket_dir"; exit ${lockedExitCode}; }; fi
"$@" 3<&- &
server=$!
exec 4<&-
echo $server >&3
{ read -r _ <&3; while kill -INT $server; do sleep 1; done; } >/dev/null 2>&1 &
reader=$!
wait $server
code=$?
kill -KILL $reader
rm -rf "$socket_dir"
exit $code
`;

/**
 * Starts PostgreSQL on a private socket.
 * @param options `staleId`: the process id in a lock file that a crash left; `at`: the socket's folder, which must not be
 * there any more; null for a new one
 */
export async function launchPosix(
  place: Installation,
  serverLog: ServerLog,
  options: {
    readonly ephemeral: boolean;
    readonly more: readonly string[];
    readonly staleId: number | null;
    readonly at: { readonly host: string } | null;
  },
): Promise<Launch> {
  const socketDir = await makeSocketDir(place, options.at?.host ?? null);
  const owner = formatOwner(await thisOwner());
  const { ephemeral, more } = options;
  const settings = serverSettings({ socketDir, port, owner, ephemeral, more });
  const lock = await openDataFile(place.dataDir, 'postgres.lock', 'a');
  const server = [program(place.binaries, 'postgres'), '-D', place.cluster];
  const words = settings.flatMap((setting) => ['-c', setting]);
  const child = spawn('/bin/sh', ['-c', watchdog, 'sh', socketDir, ...server, ...words], {
    ...asUser(place.account),
    cwd: '/',
    // a session of its own, so that the terminal's Ctrl-C does not reach it
    detached: true,
    env: withStaleId(options.staleId),
    stdio: ['ignore', serverLog.fd, serverLog.fd, 'pipe', lock.fd],
  });
  const exited = new Promise<number>((resolve, reject) => {
    child.once('exit', (code) => resolve(code ?? 1));
    child.once('error', reject);
  });
  // whoever waits hears of a failure; without this line one that nobody waits for would end the program
  exited.catch(() => undefined);
  await lock.close();
  const lifeline = child.stdio[3];
  if (!(lifeline instanceof Socket)) {
    await rm(socketDir, { recursive: true, force: true });
    await exited;
    throw new EmbeddedError('start-failed', 'The watchdog of the database did not start.');
  }
  lifeline.on('error', () => undefined); // its end is told by `exited`
  return {
    host: socketDir,
    port,
    outcome: waitForStart(place.cluster, child, lifeline, exited),
    exited,
    release() {
      child.unref();
      lifeline.unref();
    },
    stop: () => stop(place.cluster, child, lifeline, exited),
  };
}

/** PostgreSQL takes a lock file with this id for left behind, as it does with ids of its own parents. */
function withStaleId(staleId: number | null): Record<string, string> {
  return staleId === null
    ? bareEnvironment
    : { ...bareEnvironment, PG_GRANDPARENT_PID: String(staleId) };
}

async function newSocketDir(): Promise<string> {
  const prefix = path.join(tmpdir(), 'phila-');
  const short = Buffer.byteLength(prefix) + 6 <= maxSocketDirLength ? prefix : '/tmp/phila-';
  return mkdtemp(short);
}

async function makeSocketDir({ account }: Installation, wanted: string | null): Promise<string> {
  const socketDir = wanted ?? (await newSocketDir());
  // fails where somebody else has made a folder of that name meanwhile
  if (wanted !== null) await mkdir(wanted, { mode: 0o700 });
  if (account !== null) await chown(socketDir, account.uid, account.gid);
  return socketDir;
}

async function waitForStart(
  cluster: string,
  child: ChildProcess,
  lifeline: Socket,
  exited: Promise<number>,
): Promise<{ pid: number } | { exitCode: number }> {
  const ended = exited.then((exitCode) => ({ exitCode }));
  const announced = new Promise<number>((resolve) => {
    lifeline.once('data', (chunk: Buffer) => resolve(Number(chunk.toString('utf8'))));
  });
  const pid = await Promise.race([announced, ended]);
  if (typeof pid !== 'number') return pid;
  while (child.exitCode === null && child.signalCode === null) {
    const file = await readServerFile(cluster);
    // a file from before a crash may say "ready" too, but with another process id
    if (file?.pid === pid && file.status === 'ready') return { pid };
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return ended;
}

/** A fast shutdown: what is under way is rolled back, what is acknowledged is on the disk. */
async function stop(
  cluster: string,
  child: ChildProcess,
  lifeline: Socket,
  exited: Promise<number>,
): Promise<void> {
  child.ref();
  lifeline.end();
  const timer = setTimeout(() => {
    // ending at once is safe too: the next start recovers from the log
    void readServerFile(cluster).then((file) => file && process.kill(file.pid, 'SIGQUIT'));
  }, patienceMs);
  await exited.finally(() => clearTimeout(timer));
}
