import { randomBytes } from 'node:crypto';
import { link, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { openDataFile } from '../data-file.ts';
import { errorCode, whenAbsent } from '../embedded-error.ts';

const passwordBytes = 32;
/** Holds the superuser's password, beside the data. */
export const passwordFile = 'postgres-password';
const fileOf = (dataDir: string) => path.join(dataDir, passwordFile);

/** The superuser's password; null where none was made yet. */
export async function readPassword(dataDir: string): Promise<string | null> {
  const text = (await readFile(fileOf(dataDir), 'utf8').catch(whenAbsent(''))).trim();
  return text === '' ? null : text;
}

/** The superuser's password, made where there is none; of two processes at once, both get the same. */
export async function readOrCreatePassword(dataDir: string): Promise<string> {
  const present = await readPassword(dataDir);
  if (present !== null) return present;
  const file = fileOf(dataDir);
  const unfinished = `${file}.${process.pid}`;
  const handle = await openDataFile(dataDir, path.basename(unfinished), 'w');
  try {
    await handle.writeFile(randomBytes(passwordBytes).toString('base64url'));
    await handle.sync();
  } finally {
    await handle.close();
  }
  // a link appears whole or not at all, and never replaces another process's password
  await link(unfinished, file).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error;
  });
  await rm(unfinished);
  return (await readFile(file, 'utf8')).trim();
}
