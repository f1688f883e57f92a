import path from 'node:path';
import pg from 'pg';
import { findBases } from '#database/archive/base-files.ts';
import { baseBefore, checkBase, recover } from '#database/archive/recover.ts';
import { BackupError } from '#database/backup/backup-error.ts';
import { deleteAgain } from '#database/backup/restore-backup.ts';
import type { Settings } from '#server/settings.ts';
import { momentOf } from '../moment.ts';
import { databaseName } from '../open-database.ts';
import { minute } from '../printed.ts';
import { intoEmptyFolder, secretToKeep } from './data-folder.ts';
import { deletionsSince, type RestoreMeans, tellDeletions } from './deletions.ts';

/**
 * Brings the embedded database back as it was at a moment, or as late as the archive reaches, from a base and the log that
 * PostgreSQL has archived since. Who deleted their account after that moment stays deleted.
 * @param typed the folder of WAL_ARCHIVE_DIR, or one base in it
 * @throws BackupError, EmbeddedError, OperatorError
 */
export async function restoreMoment(
  settings: Settings,
  typed: string,
  asked: string | undefined,
  means: RestoreMeans,
): Promise<readonly string[]> {
  if (settings.databaseUrl !== null) {
    throw new BackupError(
      'An archive is of the embedded database: unset DATABASE_URL. A PostgreSQL of your own is put back by its own means.',
    );
  }
  const began = performance.now();
  const until = asked === undefined ? null : momentOf('restore: --until', asked, true);
  if (until !== null && until.getTime() > Date.now()) {
    throw new BackupError('--until is a moment that has not come.');
  }
  const base = baseBefore(await findBases(typed), until);
  await checkBase(base);
  const secret = await secretToKeep(settings, base, means.check);
  const places = [path.dirname(base.archive), base.archive, settings.backup.deletions];
  const deletions = await deletionsSince(until ?? base.madeAt, places, {
    ...means.deletions,
    lists: means.deletions.lists.map((list) => means.path(list)),
  });
  let deletedAgain = 0;
  const replayed = await intoEmptyFolder(settings.dataDir, secret, (dataDir) =>
    recover(base, { dataDir, until, archive: settings.backup.archive }, async (server) => {
      const owner = new pg.Client({ ...server.connection, database: databaseName });
      await owner.connect();
      deletedAgain = await deleteAgain(owner, deletions.hashes).finally(() => owner.end());
    }),
  );
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const last = replayed.until ?? base.madeAt;
  return [
    `As it was at ${minute(until ?? last)}, restored in ${seconds} s: the base of ${minute(base.madeAt)}, and what came after it; the last change is of ${last.toISOString()}.`,
    ...tellDeletions(deletions, deletedAgain),
    'Start the server as before; it takes a new base at once.',
  ];
}
