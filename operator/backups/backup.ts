import type pg from 'pg';
import { type BackedUpSecret, writeBackup } from '#database/backup/write-backup.ts';
import { OperatorError } from '../operator-error.ts';

/** What a backup needs beside the database. */
export interface BackupMeans {
  readonly secret: BackedUpSecret;
  readonly passphrase: string | null;
  /** Where servers write down who deleted their account. */
  readonly deletions: string;
  /** Where a path begins that the operator typed. */
  path(typed: string): string;
}

const unsealed =
  'It is not encrypted (BACKUP_PASSPHRASE): whoever reads it has all that members told you, and the keys.';
const passphraseAway = 'Keep the passphrase where the backup is not: nobody opens it without.';
const secretAway = 'SECRET_KEY is not in it: keep that, too.';

/** '1.5 MB' */
function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/**
 * Makes a backup in the folder, beside running servers.
 * @throws OperatorError, BackupError
 */
export async function backup(
  owner: pg.Client,
  [folder, ...more]: readonly string[],
  means: () => BackupMeans,
): Promise<readonly string[]> {
  if (folder === undefined || more.length > 0) {
    throw new OperatorError('Into which folder? backup <folder>');
  }
  const { secret, passphrase, deletions, path } = means();
  const began = performance.now();
  const { file, bytes, rows, tables } = await writeBackup(owner, {
    folder: path(folder),
    now: new Date(),
    secret,
    passphrase,
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  return [
    file,
    `${rows} rows of ${tables} tables in ${megabytes(bytes)}, written and read back in ${seconds} s.`,
    passphrase === null ? unsealed : passphraseAway,
    ...(secret.kept === null ? [secretAway] : []),
    `A restore asks who deleted their account since: keep ${deletions} as well.`,
  ];
}
