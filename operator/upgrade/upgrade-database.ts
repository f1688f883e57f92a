import { copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { restoreBackup } from '#database/backup/restore-backup.ts';
import { writeBackup } from '#database/backup/write-backup.ts';
import { whenAbsent } from '#database/embedded/embedded-error.ts';
import { findBinaries } from '#database/embedded/installation/binaries.ts';
import { findKept, keptCluster } from '#database/embedded/installation/initialise.ts';
import { findCluster } from '#database/embedded/installation/installation.ts';
import { passwordFile } from '#database/embedded/installation/password.ts';
import { type EmbeddedServer, startEmbedded } from '#database/embedded/launcher.ts';
import { syncFolder } from '#database/sync-folder.ts';
import type { Settings } from '#server/settings.ts';
import { databaseName } from '../open-database.ts';
import { OperatorError } from '../operator-error.ts';
import { type Content, differences, readContent } from './content.ts';
import { findEarlier } from './earlier-package.ts';

const majorOf = async (cluster: string) =>
  (await readFile(path.join(cluster, 'PG_VERSION'), 'utf8').catch(whenAbsent(''))).trim();

/** Servers that a killed command left are on their way out and may still write for a moment. */
const clear = (folder: string) =>
  rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });

/** What an upgrade that was cut off between its two last steps has put aside goes back to its place. */
async function bringBack(cluster: string): Promise<void> {
  if ((await majorOf(cluster)) !== '') return;
  const [major] = await findKept(cluster);
  if (major !== undefined) await rename(keptCluster(cluster, major), cluster);
}

async function within<T>(
  server: EmbeddedServer,
  work: (owner: pg.Client) => Promise<T>,
  database = databaseName,
): Promise<T> {
  const owner = new pg.Client({ ...server.connection, database });
  await owner.connect();
  return work(owner).finally(() => owner.end());
}

/** @throws OperatorError where anything is not as it was */
function refuseOther(before: Content, after: Content): void {
  const other = differences(before, after);
  if (other.length === 0) return;
  const some = other.slice(0, 10).join(', ');
  const more = other.length > 10 ? ` and ${other.length - 10} more` : '';
  throw new OperatorError(
    `The new database is not the same as the old one, which stays in use: ${some}${more}. What you added to the database yourself has to be taken out with the earlier version of the program first.`,
  );
}

/** The file lies beside the database for a while, for nobody but this command; the secret stays where it is. */
const own = { now: new Date(0), secret: { kept: null, check: '' }, passphrase: null };

/** What the old database holds, in a file and as sums. */
async function readOld(dataDir: string, packageDir: string, folder: string) {
  const old = await startEmbedded({ dataDir, packageDir });
  try {
    return await within(old, async (owner) => {
      const content = await readContent(owner);
      return { content, written: await writeBackup(owner, { folder, ...own }) };
    });
  } finally {
    await old.stop();
  }
}

/** Makes a database of the current version from the file. @returns its folder */
async function makeNew(work: string, file: string, before: Content): Promise<string> {
  const fresh = await startEmbedded({ dataDir: work });
  try {
    await within(fresh, (admin) => admin.query(`create database ${databaseName}`), 'postgres');
    await within(fresh, (owner) =>
      restoreBackup(owner, file, null, {
        compare: async () => refuseOther(before, await readContent(owner)),
      }),
    );
  } finally {
    await fresh.stop();
  }
  return findCluster(work);
}

/**
 * Moves the embedded data to the major version of PostgreSQL that is installed. The new database is made beside the old one,
 * is compared with it, and takes its place in the end; the old one stays under another name. Wherever it is cut off, the old
 * one is whole, and the command can be given again. No server may run meanwhile.
 * @param typed folder of a package with the earlier version, where it is not where the command looks for it
 * @param from where a path begins that the operator typed
 * @throws OperatorError, EmbeddedError, BackupError
 */
export async function upgradeDatabase(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  [typed, ...more]: readonly string[],
  from: (typed: string) => string,
): Promise<readonly string[]> {
  if (more.length > 0) throw new OperatorError('upgrade-database [folder of the earlier package]');
  if (databaseUrl !== null) {
    throw new OperatorError(
      'DATABASE_URL is set: that server is upgraded by its own means (pg_upgrade). This command is for the embedded database.',
    );
  }
  const began = performance.now();
  const cluster = await findCluster(dataDir);
  await bringBack(cluster);
  const { major, version } = await findBinaries();
  const before = await majorOf(cluster);
  if (before === '') throw new OperatorError(`There is no database in ${cluster}.`);
  if (before === major) return [`The database is of PostgreSQL ${major} already.`];
  if (Number(before) > Number(major)) {
    throw new OperatorError(
      `The database is of PostgreSQL ${before}, later than the ${major} of this version of the program.`,
    );
  }
  const kept = keptCluster(cluster, before);
  if ((await majorOf(kept)) !== '') {
    throw new OperatorError(`${kept} is in the way, from another upgrade. Move it away first.`);
  }
  const packageDir = await findEarlier(dataDir, before, typed === undefined ? null : from(typed));
  const parent = path.dirname(cluster);
  const work = path.join(parent, `upgrade-${major}`);
  try {
    await clear(work);
    // the user that runs PostgreSQL passes through it
    await mkdir(work, { mode: 0o755 });
    const old = await readOld(dataDir, packageDir, path.join(work, 'rows'));
    // so that the password beside the data opens the new one too
    await copyFile(path.join(dataDir, passwordFile), path.join(work, passwordFile));
    const made = await makeNew(work, old.written.file, old.content);
    await rename(cluster, kept);
    await rename(made, cluster);
    await syncFolder(parent);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    return [
      `${old.written.rows} rows of ${old.written.tables} tables moved from PostgreSQL ${before} to ${version} in ${seconds} s, and compared: rows, sequences, roles, row security, rights and functions are the same.`,
      `The database of before is in ${kept}. Start the server, look at it, and then delete that folder.`,
    ];
  } finally {
    await clear(work);
  }
}
