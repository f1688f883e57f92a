import path from 'node:path';
import * as v from 'valibot';
import { whole } from './setting-kinds.ts';

/** So short a passphrase would be guessed, slow as each guess is. */
const shortestPassphrase = 12;

/** Environment variables about backups. */
export const backupVariables = {
  BACKUP_DIR: v.optional(v.string()),
  BACKUP_KEEP: v.optional(whole(1, 10_000), '14'),
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
  /** Encrypts backups; null: they are not. */
  readonly passphrase: string | null;
}

export function backupSettings(read: Read, root: string, dataDir: string): BackupSettings {
  const folder = read.BACKUP_DIR === undefined ? null : path.resolve(root, read.BACKUP_DIR);
  return {
    folder,
    deletions: folder ?? dataDir,
    keep: read.BACKUP_KEEP,
    passphrase: read.BACKUP_PASSPHRASE ?? null,
  };
}
