import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { BackupError } from '../backup/backup-error.ts';
import { whenAbsent } from '../embedded/embedded-error.ts';
import { newestFirst } from '../newest-first.ts';

/** What is told of a base, in a file beside it that comes last: a base without it is not finished. */
const factsSchema = v.object({
  /** Any moment after it can be restored from this base. */
  madeAt: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => new Date(text)),
  ),
  /** Major version of the PostgreSQL that wrote it, as in PG_VERSION. */
  postgres: v.string(),
  timeline: v.number(),
  /** The first segment of the log that it needs. */
  firstWal: v.pipe(v.string(), v.regex(/^[0-9A-F]{24}$/)),
  bytes: v.number(),
  /** Of the file, in hex. */
  sha256: v.string(),
  /** What the file `secret-key` held; null: the secret stood in the settings. */
  secret: v.nullable(v.string()),
  secretCheck: v.string(),
});
export type BaseFacts = v.InferOutput<typeof factsSchema>;

export interface Base extends BaseFacts {
  /** All files of the database, packed: `base-20260301T010000Z.tar.gz`. */
  readonly file: string;
  readonly factsFile: string;
  /** What the archive keeps of this database. */
  readonly archive: string;
}

const name = /^base-\d{8}T\d{6}Z\.tar\.gz$/;
const packed = '.tar.gz';

/** Without an ending. */
export function baseName(now: Date): string {
  const [moment = ''] = now.toISOString().replaceAll(/[-:]/g, '').split('.');
  return `base-${moment}Z`;
}
export const packedName = (base: string): string => base + packed;
export const factsName = (base: string): string => `${base}.json`;

/** Null where it is not finished. @throws BackupError where what is told of it cannot be read */
async function readBase(file: string): Promise<Base | null> {
  const factsFile = factsName(file.slice(0, -packed.length));
  const text = await readFile(factsFile, 'utf8').catch(whenAbsent(null));
  if (text === null) return null;
  try {
    const facts = v.parse(factsSchema, JSON.parse(text));
    return { ...facts, file, factsFile, archive: path.dirname(file) };
  } catch (error) {
    throw new BackupError(`${factsFile} is damaged.`, { cause: error });
  }
}

/** The finished bases of a database, the newest first. */
export async function listBases(archive: string, now: Date = new Date()): Promise<readonly Base[]> {
  const names = (await readdir(archive).catch(whenAbsent<string[]>([]))).filter((one) =>
    name.test(one),
  );
  const found = await Promise.all(names.map((one) => readBase(path.join(archive, one))));
  return newestFirst(
    found.filter((base) => base !== null),
    now,
  );
}

/**
 * The bases that are meant by a path: one of them, or all in an archive, which may be of several databases.
 * @throws BackupError where there is none
 */
export async function findBases(typed: string): Promise<readonly Base[]> {
  if (name.test(path.basename(typed))) {
    const base = await readBase(typed);
    if (base !== null) return [base];
    throw new BackupError(`${typed} is not finished, or what is told of it (.json) is gone.`);
  }
  const folders = await readdir(typed, { withFileTypes: true });
  const within = folders
    .filter((one) => one.isDirectory())
    .map((one) => path.join(typed, one.name));
  const bases = (await Promise.all([typed, ...within].map((folder) => listBases(folder)))).flat();
  if (bases.length === 0) throw new BackupError(`There is no base in ${typed}.`);
  return newestFirst(bases, new Date());
}

/** Whether a path names an archive or one of its bases, and not a backup. */
export async function isArchive(typed: string): Promise<boolean> {
  const found = await stat(typed).catch(whenAbsent(null));
  return found?.isDirectory() === true || name.test(path.basename(typed));
}

/** Deletes all but the newest so many. @returns those that went */
export async function deleteOldBases(archive: string, keep: number): Promise<readonly Base[]> {
  const old = (await listBases(archive)).slice(keep);
  for (const { factsFile, file } of old) {
    await rm(factsFile, { force: true });
    await rm(file, { force: true });
  }
  return old;
}
