import * as v from 'valibot';

/** So short a passphrase would be guessed, slow as each guess is. */
const shortestPassphrase = 12;

/** Environment variables about backups. */
export const backupVariables = {
  BACKUP_PASSPHRASE: v.optional(
    v.pipe(
      v.string(),
      v.minLength(shortestPassphrase, `a text of at least ${shortestPassphrase} characters`),
    ),
  ),
};
type Read = v.InferOutput<v.ObjectSchema<typeof backupVariables, undefined>>;

export interface BackupSettings {
  /** Encrypts backups; null: they are not. */
  readonly passphrase: string | null;
}

export function backupSettings(read: Read): BackupSettings {
  return { passphrase: read.BACKUP_PASSPHRASE ?? null };
}
