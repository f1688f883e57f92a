import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { archiveSettings, unbrokenMark } from '../archive/wal-folder.ts';
import { EmbeddedError, explain } from './embedded-error.ts';
import { type Binaries, cannotRun, findBinaries, readBinaries } from './installation/binaries.ts';
import { readyCluster, refuseHalfRestored, superuser } from './installation/initialise.ts';
import {
  defaultSystemDir,
  findCluster,
  findInstallation,
  type Installation,
  openDataDir,
} from './installation/installation.ts';
import { readPassword } from './installation/password.ts';
import { type Launch, launchPosix, lockedExitCode } from './launch-posix.ts';
import { launchWindows } from './launch-windows.ts';
import { openServerLog, type ServerLog } from './server-log.ts';
import { findHolder, type Holder, stopServer } from './server-process.ts';

/** How a client reaches the server as its superuser. */
export interface Connection {
  /** A folder with a socket (it starts with `/`), or a loopback address. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
}

export interface EmbeddedServer {
  readonly connection: Connection;
  readonly dataDir: string;
  /** Such as `18.4`. */
  readonly version: string;
  /** Settles with the exit code when the server has ended, asked or not. */
  readonly exited: Promise<number>;
  /** Stops the server: acknowledged rows are kept, open transactions rolled back. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Holds the database, its password and its log; made where it is missing. */
  readonly dataDir: string;
  /** Hears what a person should know, one line each. */
  readonly log?: (line: string) => void;
  /** For tests only: gives up durability for speed. */
  readonly ephemeral?: boolean;
  /** A package of PostgreSQL binaries; by default the installed one. */
  readonly packageDir?: string;
  /** Where root keeps what PostgreSQL's user cannot reach otherwise. */
  readonly systemDir?: string;
  /** How long a lock of unknown origin may stand in the way, in milliseconds. */
  readonly lockPatienceMs?: number;
  /** Where PostgreSQL keeps its log for a restore to any moment; by default nowhere. */
  readonly archive?: string | null;
  /** Settings with which a restore has it replay that log; without them a database that a restore left half is refused. */
  readonly recovery?: readonly string[];
  /** Where a server that died was reached, so that whoever knew it finds the next one; by default a new place. */
  readonly at?: Pick<Connection, 'host' | 'port'>;
}

const retryMs = 20;
const defaultLockPatienceMs = 10_000;
const stopPatienceMs = 60_000;
const orphanGraceMs = 500;

/**
 * Starts the embedded PostgreSQL on the data in `dataDir`, which are made where there are none.
 * The server ends with this program, however that ends.
 * @throws EmbeddedError
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const log = options.log ?? (() => undefined);
  const ephemeral = options.ephemeral ?? false;
  try {
    const binaries = await (options.packageDir === undefined
      ? findBinaries()
      : readBinaries(options.packageDir));
    const dataDir = await openDataDir(options.dataDir);
    const systemDir = options.systemDir ?? defaultSystemDir;
    const place = await findInstallation(dataDir, binaries, systemDir, log);
    const staleId = await waitUntilFree(place, log);
    if (!options.recovery) await refuseHalfRestored(place.cluster);
    const password = await readyCluster(place, ephemeral, log);
    const archive = options.archive ?? null;
    if (archive === null) await rm(unbrokenMark(place.cluster), { force: true });
    const kept =
      archive === null ? [] : await archiveSettings(archive, place.cluster, place.account);
    return await launch(place, password, {
      ephemeral,
      more: [...kept, ...(options.recovery ?? [])],
      staleId,
      lockPatienceMs: options.lockPatienceMs ?? defaultLockPatienceMs,
      at: options.at ?? null,
    });
  } catch (error) {
    throw explain(error, options.dataDir);
  }
}

/** The running server of a data folder, so that an operator's command can join it; null where none runs. */
export async function findRunning(dataDir: string): Promise<Connection | null> {
  try {
    const holder = await findHolder(await findCluster(dataDir));
    if (holder?.state !== 'owned' || holder.file.status !== 'ready') return null;
    const password = await readPassword(dataDir);
    if (password === null) return null;
    const { socketDir, port } = holder.file;
    return { host: socketDir === '' ? '127.0.0.1' : socketDir, port, user: superuser, password };
  } catch (error) {
    throw explain(error, dataDir);
  }
}

/**
 * Waits for an earlier server that is on its way out.
 * @returns the process id in a lock file that a crash left, if one did
 * @throws EmbeddedError `running` where a server is there to stay
 */
async function waitUntilFree(
  place: Installation,
  log: (line: string) => void,
): Promise<number | null> {
  const began = performance.now();
  let told = false;
  let asked = false;
  let socketDir = '';
  for (;;) {
    const holder = await findHolder(place.cluster);
    socketDir = holder?.file.socketDir ?? socketDir;
    if (holder === null || holder.state === 'stale') {
      await removeSocketDir(socketDir);
      return holder?.file.pid ?? null;
    }
    const waited = performance.now() - began;
    if (holder.state === 'owned' || waited > stopPatienceMs) throw alreadyRunning(place, holder);
    if (holder.state === 'orphan' && !asked && waited > orphanGraceMs) {
      // its watchdog is gone as well, or there is none on this system
      asked = true;
      await stopServer(place.cluster, holder.file.pid, place.binaries);
    }
    if (!told && waited > orphanGraceMs) {
      told = true;
      log(`Waiting for the database's earlier process ${holder.file.pid} to stop`);
    }
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}

function alreadyRunning(place: Installation, holder: Holder | null): EmbeddedError {
  const who =
    holder === null
      ? 'another process (perhaps in another container)'
      : `process ${holder.owner?.pid ?? holder.file.pid}`;
  return new EmbeddedError(
    'running',
    `Phila is already running on the data in ${place.dataDir} (${who}). Stop that one first, or set DATA_DIR to another folder.`,
  );
}

/** Only folders that look like ours: the path stands in a file that a crash left. */
async function removeSocketDir(socketDir: string): Promise<void> {
  const parents = [tmpdir(), '/tmp'];
  const ours = path.basename(socketDir).startsWith('phila-');
  if (!ours || !parents.includes(path.dirname(socketDir))) return;
  await rm(socketDir, { recursive: true, force: true });
}

interface LaunchOptions {
  readonly ephemeral: boolean;
  /** Of PostgreSQL's settings. */
  readonly more: readonly string[];
  /** The process id in a lock file that a crash left. */
  readonly staleId: number | null;
  readonly lockPatienceMs: number;
  /** A socket's folder or a loopback address, and the port; null for a new one. */
  readonly at: Pick<Connection, 'host' | 'port'> | null;
}

async function launch(
  place: Installation,
  password: string,
  options: LaunchOptions,
): Promise<EmbeddedServer> {
  const serverLog = await openServerLog(place.dataDir);
  try {
    const started = await launchUntilUp(place, serverLog, options);
    started.release();
    const exited = started.exited.finally(() => serverLog.close());
    let stopping: Promise<void> | null = null;
    return {
      connection: { host: started.host, port: started.port, user: superuser, password },
      dataDir: place.dataDir,
      version: place.binaries.version,
      exited,
      stop() {
        stopping ??= Promise.all([started.stop(), exited]).then(() => undefined);
        return stopping;
      },
    };
  } catch (error) {
    await serverLog.close();
    throw error;
  }
}

/** A killed server's lock can outlive it for a moment: until its last process is gone and collected. */
async function launchUntilUp(
  place: Installation,
  serverLog: ServerLog,
  options: LaunchOptions,
): Promise<Launch> {
  const launchHere = process.platform === 'win32' ? launchWindows : launchPosix;
  const began = performance.now();
  for (;;) {
    const logStart = await serverLog.size();
    const started = await launchHere(place, serverLog, options);
    const outcome = await started.outcome;
    if ('pid' in outcome) return started;
    const output = await serverLog.read(logStart);
    const locked =
      outcome.exitCode === lockedExitCode || /lock file|shared memory block/.test(output);
    if (!locked) throw failure(place.binaries, outcome.exitCode, output, serverLog.file);
    const holder = await findHolder(place.cluster);
    const waited = performance.now() - began;
    if (holder?.state === 'owned' || waited > options.lockPatienceMs)
      throw alreadyRunning(place, holder);
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
}

function failure(
  binaries: Binaries,
  exitCode: number,
  output: string,
  logFile: string,
): EmbeddedError {
  const lines = output.trim().split('\n');
  const last = lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? '';
  const notFound = 127;
  if (exitCode === notFound || /GLIBC_|error while loading shared/.test(output)) {
    return cannotRun(last);
  }
  const reason = last.replace(/^.*?(?:FATAL|PANIC):\s*/, '') || `exit code ${exitCode}`;
  return new EmbeddedError(
    /permission|ownership/i.test(reason) ? 'no-permission' : 'start-failed',
    `PostgreSQL ${binaries.version} did not start: ${reason}. Its log is ${logFile}.`,
  );
}
