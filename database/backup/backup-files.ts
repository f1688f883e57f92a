import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { newestFirst } from '../newest-first.ts';

export const unfinishedSuffix = '.unfinished';
const pattern = /^phila-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/;

/** Such as `phila-20260301T000500Z.backup`: in the order of time, and without what a file system refuses. */
export function backupName(now: Date): string {
  const [moment = ''] = now.toISOString().replaceAll(/[-:]/g, '').split('.');
  return `phila-${moment}Z.backup`;
}

/** When the backup of this name was made; null where the name is another's. */
function timeOfBackup(name: string): Date | null {
  const parts = pattern.exec(name);
  if (!parts) return null;
  const [, year, month, day, hour, minute, second] = parts;
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

export interface BackupFile {
  readonly file: string;
  readonly madeAt: Date;
}

/** The finished backups of a folder, the newest first; none where there is no such folder. */
export async function listBackups(
  folder: string,
  now: Date = new Date(),
): Promise<readonly BackupFile[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  const found = names.flatMap((name) => {
    const madeAt = timeOfBackup(name);
    return madeAt ? [{ file: path.join(folder, name), madeAt }] : [];
  });
  return newestFirst(found, now);
}

/** Nobody writes that long on one that has not been touched. */
const givenUpMs = 24 * 3_600_000;

async function givenUp(folder: string): Promise<readonly string[]> {
  const names = (await readdir(folder)).filter(
    (name) =>
      name.endsWith(unfinishedSuffix) &&
      timeOfBackup(name.slice(0, -unfinishedSuffix.length)) !== null,
  );
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      return { file, touched: (await stat(file)).mtimeMs };
    }),
  );
  return files.filter(({ touched }) => Date.now() - touched > givenUpMs).map(({ file }) => file);
}

/** Deletes all but the newest so many, and what was left unfinished. @returns the backups that went */
export async function deleteOldBackups(
  folder: string,
  keep: number,
  now: Date = new Date(),
): Promise<readonly string[]> {
  const old = (await listBackups(folder, now)).slice(keep).map(({ file }) => file);
  for (const file of [...old, ...(await givenUp(folder))]) await rm(file, { force: true });
  return old;
}
