import path from 'node:path';
import * as v from 'valibot';
import { onOff, SettingsError, whole } from './setting-kinds.ts';

/** So short a passphrase would be guessed, slow as each guess is. */
const shortestPassphrase = 12;

/** Environment variables about backups. */
export const backupVariables = {
  BACKUP_DIR: v.optional(v.string()),
  BACKUP_KEEP: v.optional(whole(1, 10_000), '14'),
  NIGHTLY_READ: v.optional(onOff, 'on'),
  WAL_ARCHIVE_DIR: v.optional(v.string()),
  WAL_ARCHIVE_KEEP: v.optional(whole(1, 1_000), '7'),
  BACKUP_PASSPHRASE: v.optional(
    v.pipe(
      v.string(),
      v.minLength(shortestPassphrase, `a text of at least ${shortestPassphrase} characters`),
    ),
  ),
};
type Read = v.InferOutput<v.ObjectSchema<typeof backupVariables, undefined>>;

export interface BackupSettings {
  /** Where the server writes one each night; null: it makes none by itself. */
  readonly folder: string | null;
  /** Where it writes down who deleted their account: beside the backups, and without any beside the data. */
  readonly deletions: string;
  /** So many of the newest stay in that folder. */
  readonly keep: number;
  /** Whether the whole database is read each night, to find what a disk has lost. */
  readonly nightlyRead: boolean;
  /** Where the embedded PostgreSQL archives its log, for a restore to any moment; null: nowhere. */
  readonly archive: string | null;
  /** So many of its bases stay, and the log since the oldest of them. */
  readonly archiveKeep: number;
  /** Encrypts backups; null: they are not. */
  readonly passphrase: string | null;
}

/** @throws SettingsError where an archive is asked for of a database that is not the embedded one */
export function backupSettings(
  read: Read,
  root: string,
  { dataDir, isEmbedded }: { readonly dataDir: string; readonly isEmbedded: boolean },
): BackupSettings {
  if (read.WAL_ARCHIVE_DIR !== undefined && !isEmbedded) {
    throw new SettingsError(
      'WAL_ARCHIVE_DIR is for the embedded database: with DATABASE_URL set archive_mode and archive_command in that PostgreSQL',
    );
  }
  const place = (text: string | undefined) =>
    text === undefined ? null : path.resolve(root, text);
  const folder = place(read.BACKUP_DIR);
  return {
    archive: place(read.WAL_ARCHIVE_DIR),
    archiveKeep: read.WAL_ARCHIVE_KEEP,
    folder,
    deletions: folder ?? dataDir,
    keep: read.BACKUP_KEEP,
    nightlyRead: read.NIGHTLY_READ,
    passphrase: read.BACKUP_PASSPHRASE ?? null,
  };
}
