import { spawn } from 'node:child_process';
import {
  chmod,
  chown,
  lchown,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from '../../sync-folder.ts';
import { EmbeddedError, errorCode, whenAbsent } from '../embedded-error.ts';
import { asUser } from './account.ts';
import { cannotRun, program } from './binaries.ts';
import type { Installation } from './installation.ts';
import { passwordFile, readOrCreatePassword, readPassword } from './password.ts';

export const superuser = 'postgres';
const unfinishedPrefix = 'postgres.init-';

/** PostgreSQL gets none of this program's environment: it may hold secrets. */
export const bareEnvironment: Readonly<Record<string, string>> = {
  LC_ALL: 'C',
  TZ: 'UTC',
  ...Object.fromEntries(
    ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'USERPROFILE'].flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  ),
};

/**
 * Makes the database where there is none, and readies one that is there.
 * @returns the superuser's password
 * @throws EmbeddedError `incompatible-data` where another major version wrote the data
 */
export async function readyCluster(
  place: Installation,
  ephemeral: boolean,
  log: (line: string) => void,
): Promise<string> {
  await removeUnfinished(place.cluster);
  const versionFile = path.join(place.cluster, 'PG_VERSION');
  const version = (await readFile(versionFile, 'utf8').catch(whenAbsent(''))).trim();
  if (version === '') {
    await refuseStrangeFolder(place.cluster);
    await refuseKept(place.cluster);
    log(`Creating the database in ${place.cluster}`);
    return create(place, ephemeral);
  }
  if (version !== place.binaries.major) throw otherMajor(place, version);
  await mendOwnership(place);
  const password = await readPassword(place.dataDir);
  if (password !== null) return password;
  log('The file postgres-password is missing; the database gets a new password.');
  return resetPassword(place);
}

function otherMajor(
  { cluster, binaries: { major } }: Installation,
  version: string,
): EmbeddedError {
  const what = `The database in ${cluster} was written by PostgreSQL ${version}; this version of the program brings PostgreSQL ${major}, which cannot read it.`;
  const todo =
    Number(version) < Number(major)
      ? 'Move it with `npm run operator -- upgrade-database`, which keeps the one of now until the new one was compared with it. To start with an empty database, set DATA_DIR to another folder.'
      : 'Start the later version of the program to use these data, or set DATA_DIR to another folder to start with an empty database.';
  return new EmbeddedError('incompatible-data', `${what} ${todo}`);
}

const halfRestored = 'phila-restoring';
/** Stands in the folder of a database while its log is replayed. */
export const restoreMark = (cluster: string): string => path.join(cluster, halfRestored);

/** One that was replayed in part would go on by itself, past the moment that was wanted and with whoever had left. */
export async function refuseHalfRestored(cluster: string): Promise<void> {
  if ((await stat(restoreMark(cluster)).catch(whenAbsent(null))) === null) return;
  throw new EmbeddedError(
    'incompatible-data',
    `A restore into ${cluster} was cut off. Delete the data folder and restore again, or set DATA_DIR to another folder.`,
  );
}

/** Where an upgrade keeps the database of before. */
export const keptCluster = (cluster: string, major: string): string => `${cluster}-${major}`;

/** Databases of earlier major versions that an upgrade kept, by their version. */
export async function findKept(cluster: string): Promise<readonly string[]> {
  const prefix = path.basename(keptCluster(cluster, ''));
  const names = await readdir(path.dirname(cluster)).catch(whenAbsent<string[]>([]));
  return names
    .filter((name) => name.startsWith(prefix) && /^\d+$/.test(name.slice(prefix.length)))
    .map((name) => name.slice(prefix.length));
}

/** An upgrade that was cut off between its last two steps must not be followed by an empty database. */
async function refuseKept(cluster: string): Promise<void> {
  const [major] = await findKept(cluster);
  if (major === undefined) return;
  throw new EmbeddedError(
    'incompatible-data',
    `There is no database in ${cluster}, but one of PostgreSQL ${major} beside it (${keptCluster(cluster, major)}): an upgrade was cut off. Give \`npm run operator -- upgrade-database\` again. To start with an empty database, set DATA_DIR to another folder.`,
  );
}

async function refuseStrangeFolder(cluster: string): Promise<void> {
  const names = await readdir(cluster).catch(whenAbsent<string[]>([]));
  if (names.length === 0) return;
  throw new EmbeddedError(
    'incompatible-data',
    `${cluster} holds files but no PostgreSQL database. Move it away, or set DATA_DIR to another folder.`,
  );
}

/** The database takes its place by one rename at the end, so that a half-made one is never opened. */
async function create(place: Installation, ephemeral: boolean): Promise<string> {
  const password = await readOrCreatePassword(place.dataDir);
  const parent = path.dirname(place.cluster);
  const unfinished = path.join(parent, `${unfinishedPrefix}${process.pid}`);
  const cluster = path.join(unfinished, 'cluster');
  const passwordFile = path.join(unfinished, 'password');
  try {
    await mkdir(unfinished, { mode: 0o700 });
    await writeFile(passwordFile, password, { mode: 0o600 });
    await give(unfinished, place);
    await give(passwordFile, place);
    await initdb(place, cluster, passwordFile, ephemeral);
    await rename(cluster, place.cluster).catch((error: unknown) => {
      // another process made the same database meanwhile, with the same password
      if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')) throw error;
    });
    if (!ephemeral) await syncFolder(parent);
    return password;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function initdb(
  place: Installation,
  cluster: string,
  passwordFile: string,
  ephemeral: boolean,
): Promise<void> {
  const words = [
    ...['-D', cluster, '-U', superuser, `--pwfile=${passwordFile}`],
    ...['--auth-local=scram-sha-256', '--auth-host=scram-sha-256'],
    // sorting and letter case that neither depend on the machine nor change with it
    ...['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ...['--no-instructions', ...(ephemeral ? ['--no-sync'] : [])],
  ];
  const { code, output } = await runProgram(place, 'initdb', words, '');
  if (code === 0) return;
  if (/GLIBC|error while loading shared libraries/.test(output)) throw cannotRun(output.trim());
  if (/Permission denied|Operation not permitted/.test(output)) {
    throw new EmbeddedError(
      'no-permission',
      `The database could not be created in ${path.dirname(place.cluster)}: ${lastError(output)}. Set DATA_DIR to a folder on a local disk that this user may write to, or set DATABASE_URL.`,
    );
  }
  throw new EmbeddedError(
    'start-failed',
    `The database could not be created in ${path.dirname(place.cluster)}: ${lastError(output)}`,
  );
}

function lastError(output: string): string {
  const lines = output.split('\n').filter((line) => /error|fatal|could not/i.test(line));
  return (lines.at(-1) ?? output).replace(/^.*?(?:error|fatal):\s*/i, '').trim();
}

/** The owner of the files may always set a new password: the server's single-user mode asks for none. */
async function resetPassword(place: Installation): Promise<string> {
  const password = await readOrCreatePassword(place.dataDir);
  const words = ['--single', '-D', place.cluster, '-c', 'log_min_messages=fatal', 'postgres'];
  const statement = `alter role ${superuser} password '${password}'\n`;
  const { code, output } = await runProgram(place, 'postgres', words, statement);
  if (code === 0 && !/ERROR|FATAL/.test(output)) return password;
  await rm(path.join(place.dataDir, passwordFile), { force: true });
  throw new EmbeddedError(
    'start-failed',
    `The database's password file is missing and a new password could not be set: ${lastError(output)}`,
  );
}

/** Runs one of PostgreSQL's programs to its end. */
function runProgram(
  place: Installation,
  name: 'initdb' | 'postgres',
  words: readonly string[],
  input: string,
): Promise<{ code: number | null; output: string }> {
  const file = program(place.binaries, name);
  return new Promise((resolve, reject) => {
    const child = spawn(file, words, {
      ...asUser(place.account),
      cwd: path.parse(file).root,
      env: bareEnvironment,
      windowsHide: true,
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString('utf8')).slice(-65_536);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.stdin.on('error', () => undefined); // it ended early: its output says why
    child.stdin.end(input);
    child.once('close', (code) => resolve({ code, output }));
    child.once('error', (error) => {
      // a file that is there and yet "not found" lacks the loader that it names
      reject(errorCode(error) === 'ENOENT' ? cannotRun(error.message) : error);
    });
  });
}

/** What a process left that died while it made a database. */
async function removeUnfinished(cluster: string): Promise<void> {
  const parent = path.dirname(cluster);
  for (const name of await readdir(parent)) {
    if (!name.startsWith(unfinishedPrefix)) continue;
    const pid = Number(name.slice(unfinishedPrefix.length));
    if (pid !== process.pid && isRunning(pid)) continue;
    // its initdb may still be writing for a moment; what stays is removed next time
    await rm(path.join(parent, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** Copies and volumes lose modes and owners; PostgreSQL starts only with its own. */
async function mendOwnership(place: Installation): Promise<void> {
  if (process.platform === 'win32') return;
  const { mode, uid } = await stat(place.cluster);
  if (place.account !== null && place.account.uid !== uid) {
    const { account, cluster } = place;
    await chown(cluster, account.uid, account.gid);
    for (const name of await readdir(cluster, { recursive: true })) {
      // links are not followed: they could lead out of the folder
      await lchown(path.join(cluster, name), account.uid, account.gid);
    }
  }
  const groupMayRead = 0o050;
  if (mode & 0o077 & ~groupMayRead) await chmod(place.cluster, 0o700);
}

async function give(file: string, { account }: Installation): Promise<void> {
  if (account !== null) await chown(file, account.uid, account.gid);
}
