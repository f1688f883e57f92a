import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { BackupError } from '#database/backup/backup-error.ts';
import { openDataFile } from '#database/embedded/data-file.ts';
import { whenAbsent } from '#database/embedded/embedded-error.ts';
import { findCluster, openDataDir } from '#database/embedded/installation/installation.ts';
import type { Settings } from '#server/settings.ts';

const secretFile = 'secret-key';
/** A disk of its own brings it, and it holds nothing. */
const ownedByTheDisk = 'lost+found';

async function namesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(whenAbsent<string[]>([]));
  return names.filter((name) => name !== ownedByTheDisk);
}

/** What a backup, or a base of an archive, knows of the secret that its data hang on. */
export interface StoredSecret {
  /** Null: it stood in the settings. */
  readonly secret: string | null;
  readonly secretCheck: string;
}

/**
 * The secret that has to be put beside the data; null where it is there already or stands in the settings.
 * @param check what only a secret gives
 * @throws BackupError where another secret would be used than the one that opens these data
 */
export async function secretToKeep(
  settings: Pick<Settings, 'secretKey' | 'secretKeyOld' | 'dataDir'>,
  { secret, secretCheck }: StoredSecret,
  check: (secretKey: string) => string,
): Promise<string | null> {
  const fits = (secretKey: string) => check(secretKey) === secretCheck;
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

export async function keepSecret(dataDir: string, secret: string): Promise<void> {
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

/**
 * Has a data folder filled that is empty or missing; where that fails it is empty again.
 * @throws BackupError where it holds anything, and what `fill` throws
 */
export async function intoEmptyFolder<T>(
  given: string,
  secret: string | null,
  fill: (dataDir: string) => Promise<T>,
): Promise<T> {
  if ((await namesIn(given)).length > 0) {
    throw new BackupError(
      `The data folder ${given} is not empty, and a restore replaces nothing. Move it away, or set DATA_DIR to another folder.`,
    );
  }
  const dataDir = await openDataDir(given);
  try {
    if (secret !== null) await keepSecret(dataDir, secret);
    return await fill(dataDir);
  } catch (error) {
    await clear(dataDir);
    throw error;
  }
}
