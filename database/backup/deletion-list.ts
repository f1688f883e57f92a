import { open, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openDataFile } from '../embedded/data-file.ts';
import { whenAbsent } from '../embedded/embedded-error.ts';
import { BackupError } from './backup-error.ts';

/**
 * Who deleted their account, in a file beside the backups: what a restore needs so that nobody comes back. The first line says
 * from when until when it is complete, each other line one account: a hash of its random id, and when it went.
 */
export const deletionListName = 'phila-deletions.list';

export interface Deletion {
  /** SHA-256 of the id, in hex. */
  readonly hash: string;
  readonly deletedAt: Date;
}

export interface DeletionList {
  readonly file: string;
  /** Whoever was deleted between the two is in it. */
  readonly from: Date;
  readonly until: Date;
  readonly hashes: ReadonlySet<string>;
}

const moment = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z`;
const firstLine = new RegExp(`^phila deletions from (${moment}) until (${moment})$`);
const line = new RegExp(`^([0-9a-f]{64}) ${moment}$`);
const momentLength = '2026-03-01T00:00:00.000Z'.length;
const lineLength = 64 + 1 + momentLength;

const beforeFrom = 'phila deletions from ';
const beforeUntil = ' until ';
/** Always of one length, so that its end can be written over. */
const header = (from: Date, until: Date) =>
  `${beforeFrom}${from.toISOString()}${beforeUntil}${until.toISOString()}\n`;
const untilAt = beforeFrom.length + momentLength + beforeUntil.length;

function parse(file: string, text: string): DeletionList {
  const [first = '', ...lines] = text.split('\n');
  const [, from, until] = firstLine.exec(first) ?? [];
  if (from === undefined || until === undefined) {
    throw new BackupError(`${file} is damaged: it does not begin as a list of deletions does.`);
  }
  const hashes = new Set<string>();
  for (const [index, one] of lines.entries()) {
    const hash = line.exec(one)?.[1];
    if (hash !== undefined) hashes.add(hash);
    // a power cut leaves a piece of a line, and what stood there was written anew after it
    else if (one.length >= lineLength) {
      throw new BackupError(`${file} is damaged: line ${index + 2} is no deletion.`);
    }
  }
  return { file, from: new Date(from), until: new Date(until), hashes };
}

/** Null where there is none. @throws BackupError where it is damaged */
export async function readDeletionList(file: string): Promise<DeletionList | null> {
  const text = await readFile(file, 'utf8').catch(whenAbsent(null));
  return text === null ? null : parse(file, text);
}

/** Which file stands there, to see that it is not another one than before; null: none. */
export async function fileIdentity(file: string): Promise<string | null> {
  const found = await stat(file).catch(whenAbsent(null));
  return found && `${found.dev}:${found.ino}`;
}

/** Another process may do the same at that moment: one of the two stays, and both find out at their next look. */
async function create(folder: string, now: Date): Promise<void> {
  const unfinished = `${deletionListName}.${process.pid}.unfinished`;
  const handle = await openDataFile(folder, unfinished, 'w');
  try {
    await handle.writeFile(header(now, now));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(path.join(folder, unfinished), path.join(folder, deletionListName));
}

/** Whole lines at the end of the file, on the disk when it returns. */
async function append(file: string, deletions: readonly Deletion[]): Promise<void> {
  const lines = deletions.map(({ hash, deletedAt }) => `${hash} ${deletedAt.toISOString()}\n`);
  // whatever a power cut left ends here
  await writeFile(file, `\n${lines.join('')}`, { flag: 'a', flush: true });
}

/** Notes that nobody else was deleted until then. */
export async function completeUntil(folder: string, until: Date): Promise<void> {
  const handle = await open(path.join(folder, deletionListName), 'r+');
  try {
    await handle.write(until.toISOString(), untilAt);
  } finally {
    await handle.close();
  }
}

/**
 * Writes down who is not in the list yet, and until when it is complete. Makes the list where there is none: it is complete
 * from then on.
 * @param now a moment before the deletions were asked for
 * @throws BackupError where the list is damaged
 */
export async function keepDeletions(
  folder: string,
  deletions: readonly Deletion[],
  now: Date,
): Promise<void> {
  const file = path.join(folder, deletionListName);
  if ((await fileIdentity(file)) === null) await create(folder, now);
  const known = (await readDeletionList(file))?.hashes;
  const missing = deletions.filter(({ hash }) => known?.has(hash) !== true);
  if (missing.length > 0) await append(file, missing);
  await completeUntil(folder, now);
}
