import type { BackedUpSecret } from '#database/backup/write-backup.ts';
import type { Settings } from '../../settings.ts';
import { createSecrets, readOrCreateSecret } from './secrets.ts';

/** What only this secret gives, and from which nobody learns it. */
export const secretCheck = (secretKey: string): string =>
  createSecrets(secretKey).derive('backup-check').toString('hex');

/**
 * The secret as a backup holds it: whole where it lies beside the data. One in the settings stays there, and a backup only
 * knows it when it sees it.
 * @throws SettingsError
 */
export function backedUpSecret(settings: Pick<Settings, 'secretKey' | 'dataDir'>): BackedUpSecret {
  const kept = settings.secretKey === null ? readOrCreateSecret(settings.dataDir) : null;
  return { kept, check: secretCheck(settings.secretKey ?? kept ?? '') };
}
