import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { BackupError } from '#database/backup/backup-error.ts';
import { type CheckedBackup, checkBackup } from '#database/backup/read-backup.ts';
import {
  checkSchema,
  type Restored,
  refuseFilled,
  restoreBackup,
} from '#database/backup/restore-backup.ts';
import { openDataFile } from '#database/embedded/data-file.ts';
import { whenAbsent } from '#database/embedded/embedded-error.ts';
import { findCluster, openDataDir } from '#database/embedded/installation/installation.ts';
import { startEmbedded } from '#database/embedded/launcher.ts';
import type { Settings } from '#server/settings.ts';
import { databaseName, openOutside } from '../open-database.ts';
import { minute } from '../printed.ts';
import { type AskedDeletions, deletionsSince, tellDeletions } from './deletions.ts';

const secretFile = 'secret-key';
/** A disk of its own brings it, and it holds nothing. */
const ownedByTheDisk = 'lost+found';

export interface RestoreMeans {
  readonly deletions: AskedDeletions;
  /** What only this secret gives. */
  check(secretKey: string): string;
  /** Where a path begins that the operator typed. */
  path(typed: string): string;
}

async function namesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(whenAbsent<string[]>([]));
  return names.filter((name) => name !== ownedByTheDisk);
}

/**
 * The secret that has to be put beside the data; null where it is there already or stands in the settings.
 * @throws BackupError where another secret would be used than the one that opens these data
 */
async function secretToKeep(
  settings: Settings,
  { secret, manifest }: CheckedBackup,
  check: (secretKey: string) => string,
): Promise<string | null> {
  const fits = (secretKey: string) => check(secretKey) === manifest.secretCheck;
  const { secretKey, secretKeyOld } = settings;
  if (secretKey !== null) {
    // while the secret is being changed a server takes both
    if (fits(secretKey) || (secretKeyOld !== null && fits(secretKeyOld))) return null;
    throw new BackupError(
      'SECRET_KEY is not the secret of the server that this backup was made from: signing keys and second factors would stay locked. Set that one, or unset SECRET_KEY where the backup holds it.',
    );
  }
  const file = path.join(settings.dataDir, secretFile);
  const present = (await readFile(file, 'utf8').catch(whenAbsent(''))).trim();
  if (present !== '') {
    if (fits(present)) return null;
    throw new BackupError(
      `${file} is not the secret of the server that this backup was made from. Move it away, or set SECRET_KEY to the right one.`,
    );
  }
  if (secret === null) {
    throw new BackupError(
      'This backup was made from a server whose secret stood in its settings. Set SECRET_KEY to the same text.',
    );
  }
  if (fits(secret)) return secret;
  throw new BackupError('The secret in this backup does not open its data. Use another backup.');
}

async function keepSecret(dataDir: string, secret: string): Promise<void> {
  const handle = await openDataFile(dataDir, secretFile, 'w');
  try {
    await handle.writeFile(secret);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Empties a data folder that was empty before, so that the restore can be tried again. */
async function clear(dataDir: string): Promise<void> {
  const place = path.dirname(await findCluster(dataDir));
  if (place !== dataDir) await rm(place, { recursive: true, force: true });
  for (const name of await namesIn(dataDir)) {
    await rm(path.join(dataDir, name), { recursive: true, force: true });
  }
}

async function intoEmbedded(
  given: string,
  secret: string | null,
  load: (owner: pg.Client) => Promise<Restored>,
): Promise<Restored> {
  if ((await namesIn(given)).length > 0) {
    throw new BackupError(
      `The data folder ${given} is not empty, and a restore replaces nothing. Move it away, or set DATA_DIR to another folder.`,
    );
  }
  const dataDir = await openDataDir(given);
  try {
    if (secret !== null) await keepSecret(dataDir, secret);
    const server = await startEmbedded({ dataDir });
    try {
      const admin = new pg.Client({ ...server.connection, database: 'postgres' });
      await admin.connect();
      await admin.query(`create database ${databaseName}`).finally(() => admin.end());
      const owner = new pg.Client({ ...server.connection, database: databaseName });
      await owner.connect();
      return await load(owner).finally(() => owner.end());
    } finally {
      await server.stop();
    }
  } catch (error) {
    await clear(dataDir);
    throw error;
  }
}

async function intoOutside(
  url: string,
  dataDir: string,
  secret: string | null,
  load: (owner: pg.Client) => Promise<Restored>,
): Promise<Restored> {
  const { owner, close } = await openOutside(url);
  try {
    await refuseFilled(owner);
    if (secret !== null) await keepSecret(await openDataDir(dataDir), secret);
    return await load(owner);
  } finally {
    await close();
  }
}

/**
 * Brings what a backup holds into an empty data folder, or an empty database of DATABASE_URL. The whole file is read and
 * found sound before anything is made, and who deleted their account
 * since stays deleted.
 * @throws BackupError, EmbeddedError, MigrationError
 */
export async function restore(
  settings: Settings,
  [typed, ...more]: readonly string[],
  means: RestoreMeans,
): Promise<readonly string[]> {
  if (typed === undefined || more.length > 0) {
    throw new BackupError('Which backup? restore <file>');
  }
  const file = means.path(typed);
  const { passphrase } = settings.backup;
  const began = performance.now();
  const checked = await checkBackup(file, passphrase);
  await checkSchema(checked.manifest);
  const secret = await secretToKeep(settings, checked, means.check);
  const madeAt = new Date(checked.manifest.madeAt);
  const deletions = await deletionsSince(madeAt, [path.dirname(file), settings.backup.deletions], {
    ...means.deletions,
    lists: means.deletions.lists.map((list) => means.path(list)),
  });
  const load = (owner: pg.Client) =>
    restoreBackup(owner, file, passphrase, { deleted: deletions.hashes });
  const { rows, leftOut, deletedAgain, migrated } =
    settings.databaseUrl === null
      ? await intoEmbedded(settings.dataDir, secret, load)
      : await intoOutside(settings.databaseUrl, settings.dataDir, secret, load);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  return [
    `${rows} rows as they were at ${minute(madeAt)}, restored in ${seconds} s.`,
    ...leftOut.map((name) => `Left out, because Phila has no such table: ${name}`),
    ...(migrated.length > 0 ? [`Brought up to date by ${migrated.join(', ')}.`] : []),
    ...tellDeletions(deletions, deletedAgain),
    'Start the server as before.',
  ];
}
