import path from 'node:path';
import pg from 'pg';
import { isArchive } from '#database/archive/base-files.ts';
import { BackupError } from '#database/backup/backup-error.ts';
import { checkBackup } from '#database/backup/read-backup.ts';
import {
  checkSchema,
  type Restored,
  refuseFilled,
  restoreBackup,
} from '#database/backup/restore-backup.ts';
import { openDataDir } from '#database/embedded/installation/installation.ts';
import { startEmbedded } from '#database/embedded/launcher.ts';
import type { Settings } from '#server/settings.ts';
import { databaseName, openOutside } from '../open-database.ts';
import { minute } from '../printed.ts';
import { intoEmptyFolder, keepSecret, secretToKeep } from './data-folder.ts';
import { deletionsSince, type RestoreMeans, tellDeletions } from './deletions.ts';
import { restoreMoment } from './restore-moment.ts';

function intoEmbedded(
  given: string,
  secret: string | null,
  load: (owner: pg.Client) => Promise<Restored>,
): Promise<Restored> {
  return intoEmptyFolder(given, secret, async (dataDir) => {
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
  });
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
    throw new BackupError('Which backup? restore <file>, or restore <archive> --until <time>');
  }
  const file = means.path(typed);
  if (await isArchive(file)) return restoreMoment(settings, file, means.until, means);
  if (means.until !== undefined) {
    throw new BackupError(
      'A backup is of one moment. --until asks for the folder of WAL_ARCHIVE_DIR, or one of the bases in it.',
    );
  }
  const { passphrase } = settings.backup;
  const began = performance.now();
  const checked = await checkBackup(file, passphrase);
  await checkSchema(checked.manifest);
  const { secretCheck } = checked.manifest;
  const stored = { secret: checked.secret, secretCheck };
  const secret = await secretToKeep(settings, stored, means.check);
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
