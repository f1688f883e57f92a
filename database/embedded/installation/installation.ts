import { createHash } from 'node:crypto';
import {
  chmod,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EmbeddedError, errorCode, whenAbsent } from '../embedded-error.ts';
import { type Account, findAccess, findAccount } from './account.ts';
import { type Binaries, copyBinaries, linkLibraries, program, sharedFile } from './binaries.ts';

/** Where the database lies and who runs it with what. */
export interface Installation {
  readonly dataDir: string;
  /** PostgreSQL's own data folder. */
  readonly cluster: string;
  readonly account: Account | null;
  readonly binaries: Binaries;
}

export const defaultSystemDir = '/var/lib/phila';
const pointerName = 'postgres-location';

/** The folder of the database: inside `dataDir`, or where a pointer file in it leads. */
export async function findCluster(dataDir: string): Promise<string> {
  const pointer = path.join(dataDir, pointerName);
  const elsewhere = (await readFile(pointer, 'utf8').catch(whenAbsent(''))).trim();
  return path.join(elsewhere === '' ? dataDir : elsewhere, 'postgres');
}

/** Makes the data folder where it is missing and answers its real path. */
export async function openDataDir(dataDir: string): Promise<string> {
  await mkdir(path.dirname(path.resolve(dataDir)), { recursive: true });
  await mkdir(dataDir, { mode: 0o700 }).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error;
  });
  return realpath(dataDir);
}

/**
 * Settles where the database lies and which binaries run it. As root this may copy the binaries
 * and keep the data under `systemDir`, where the project or the data folder lies behind a folder
 * that is closed to the user that runs PostgreSQL (a clone under /root, say).
 * @throws EmbeddedError
 */
export async function findInstallation(
  dataDir: string,
  binaries: Binaries,
  systemDir: string,
  log: (line: string) => void,
): Promise<Installation> {
  const cluster = await findCluster(dataDir);
  const folder = path.dirname(cluster);
  if (!(await stat(folder).catch(whenAbsent(null)))) {
    throw new EmbeddedError(
      'start-failed',
      `The database of ${dataDir} should be in ${folder}, which is gone. Bring it back, or delete ${path.join(dataDir, pointerName)} to start with an empty database.`,
    );
  }
  const account = await findAccount(dataDir, cluster);
  if (account === null) {
    return { dataDir, cluster, account, binaries: await linked(binaries, systemDir) };
  }
  await letEnter(dataDir, account);
  const access = await findAccess(account, {
    executable: program(binaries, 'postgres'),
    readable: sharedFile(binaries),
    folder,
  });
  const usable = access.binaries
    ? await linked(binaries, systemDir)
    : await copyBinaries(binaries, await openSystemDir(systemDir));
  if (access.folder) return { dataDir, cluster, account, binaries: usable };
  if (await stat(cluster).catch(whenAbsent(null))) {
    throw new EmbeddedError(
      'no-permission',
      `The database in ${cluster} belongs to the user ${account.name}, who cannot reach it: a folder above it is closed to others. Move the data folder, or let others pass that folder (chmod o+x).`,
    );
  }
  const moved = await moveOut(dataDir, account, systemDir);
  log(
    `The user ${account.name} cannot reach ${dataDir}, so the database is kept in ${moved} (noted in ${pointerName}).`,
  );
  await tellLeftovers(dataDir, moved, log);
  return { dataDir, cluster: path.join(moved, 'postgres'), account, binaries: usable };
}

async function linked(binaries: Binaries, systemDir: string): Promise<Binaries> {
  try {
    await linkLibraries(binaries.packageDir);
    return binaries;
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error) ?? '')) throw error;
    // node_modules is read-only and its links are missing: only a copy can be repaired
    return copyBinaries(binaries, await openSystemDir(systemDir));
  }
}

/** Root's own data folder is opened just far enough for the account to pass through it. */
async function letEnter(dataDir: string, account: Account): Promise<void> {
  const { mode, uid, gid } = await stat(dataDir);
  const enters = mode & 0o001 || (gid === account.gid && mode & 0o010);
  if (uid !== 0 || enters) return;
  await chown(dataDir, 0, account.gid);
  await chmod(dataDir, (mode & 0o700) | 0o010);
}

/** A folder for copied binaries that no other user can have tampered with. */
async function openSystemDir(systemDir: string): Promise<string> {
  const own = process.getuid?.() ?? 0;
  const folders = [systemDir, path.join(tmpdir(), `phila-${own}`)];
  for (const folder of folders) {
    try {
      await mkdir(folder, { recursive: true });
      const found = await lstat(folder);
      if (found.isDirectory() && found.uid === own && (found.mode & 0o022) === 0) {
        await chmod(folder, 0o755);
        return folder;
      }
    } catch (error) {
      if (!['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'].includes(errorCode(error) ?? '')) throw error;
    }
  }
  throw new EmbeddedError(
    'no-permission',
    `The embedded PostgreSQL has to be copied out of the project, but neither ${folders.join(' nor ')} can be used. Move the project to a folder that other users can reach, or set DATABASE_URL.`,
  );
}

const movedPrefix = (dataDir: string) =>
  `data-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}-`;

async function moveOut(dataDir: string, account: Account, systemDir: string): Promise<string> {
  try {
    await mkdir(systemDir, { recursive: true, mode: 0o755 });
    const moved = await mkdtemp(path.join(systemDir, movedPrefix(dataDir)));
    await chown(moved, 0, account.gid);
    await chmod(moved, 0o710);
    await writeFile(path.join(dataDir, pointerName), `${moved}\n`, { mode: 0o600 });
    return moved;
  } catch (error) {
    throw new EmbeddedError(
      'no-permission',
      `The user ${account.name} cannot reach ${dataDir}, and the data cannot be kept in ${systemDir} instead (${errorCode(error) ?? 'unknown error'}). Set DATA_DIR to a folder that other users can reach, or set DATABASE_URL.`,
      { cause: error },
    );
  }
}

/** Who deletes the data folder expects its data to be gone, so earlier ones are named. */
async function tellLeftovers(
  dataDir: string,
  moved: string,
  log: (line: string) => void,
): Promise<void> {
  const systemDir = path.dirname(moved);
  for (const name of await readdir(systemDir)) {
    const folder = path.join(systemDir, name);
    if (name.startsWith(movedPrefix(dataDir)) && folder !== moved) {
      log(`An earlier database of this data folder is still in ${folder}; delete it if unwanted.`);
    }
  }
}
