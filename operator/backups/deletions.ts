import path from 'node:path';
import type pg from 'pg';
import { BackupError } from '#database/backup/backup-error.ts';
import {
  type DeletionList,
  deletionListName,
  readDeletionList,
} from '#database/backup/deletion-list.ts';
import { deleteAgain } from '#database/backup/restore-backup.ts';
import { OperatorError } from '../operator-error.ts';
import { minute } from '../printed.ts';

/** What the operator says of the lists of deleted accounts. */
export interface AskedDeletions {
  /** Lists that are named beside those that are found. */
  readonly lists: readonly string[];
  /** Whoever was deleted may come back. */
  readonly without: boolean;
}

/** What a restore needs beside the settings. */
export interface RestoreMeans {
  /** To which moment an archive is replayed; undefined: to its end. */
  readonly until: string | undefined;
  readonly deletions: AskedDeletions;
  /** What only this secret gives. */
  check(secretKey: string): string;
  /** Where a path begins that the operator typed. */
  path(typed: string): string;
}

export interface KnownDeletions {
  readonly hashes: readonly string[];
  /** Until when they are known; null: nobody knows who was deleted. */
  readonly until: Date | null;
}

const wayOut =
  'Name the list of deleted accounts with --deletions <file>, or say --without-deletions and delete them again by hand.';

/** @throws BackupError */
async function named(file: string): Promise<DeletionList> {
  const list = await readDeletionList(file);
  if (list === null) throw new BackupError(`There is no ${file}.`);
  return list;
}

/** @throws BackupError where one that was named is missing, or one is damaged */
async function findLists(
  folders: readonly string[],
  files: readonly string[],
): Promise<readonly DeletionList[]> {
  const places = [...new Set(folders)];
  const found = await Promise.all([
    ...places.map((folder) => readDeletionList(path.join(folder, deletionListName))),
    ...files.map(named),
  ]);
  return found.filter((list) => list !== null);
}

/**
 * Who was deleted since a moment, from the lists in the folders and those that are named.
 * @throws BackupError where that is not known, unless the operator does without
 */
export async function deletionsSince(
  moment: Date,
  folders: readonly string[],
  asked: AskedDeletions,
): Promise<KnownDeletions> {
  if (asked.without) return { hashes: [], until: null };
  const lists = await findLists(folders, asked.lists);
  const [first] = lists;
  if (!first) {
    throw new BackupError(
      `Whoever deleted their account after the backup was made would be back: there is no ${deletionListName} in ${[...new Set(folders)].join(' or ')}. ${wayOut}`,
    );
  }
  const whole = lists.filter(({ from }) => from <= moment);
  if (whole.length === 0) {
    throw new BackupError(
      `Whoever deleted their account soon after the backup was made would be back: ${first.file} begins at ${minute(first.from)}, the backup was made at ${minute(moment)}. ${wayOut}`,
    );
  }
  const until = new Date(Math.max(...whole.map((list) => list.until.getTime())));
  return { hashes: [...new Set(lists.flatMap(({ hashes }) => [...hashes]))], until };
}

const byHand = 'delete them again (members delete <mail>).';
const later = (until: Date) =>
  `Deletions are known until ${minute(until)}. Who deleted theirs later is back: ${byHand}`;

/** What a restore says of it. */
export function tellDeletions({ until }: KnownDeletions, again: number): readonly string[] {
  if (until === null) {
    return [
      `WITHOUT the list of deleted accounts: everybody who deleted their account after the backup was made is back, and can sign in once the server runs. Before you start it, ${byHand}`,
    ];
  }
  const count =
    again === 1
      ? '1 account that was deleted after the backup was made is deleted again.'
      : `${again} accounts that were deleted after the backup was made are deleted again.`;
  return [count, later(until)];
}

/**
 * Deletes whom the lists name and the database has: after a PostgreSQL of one's own was put back by its own means.
 * @throws OperatorError, BackupError
 */
export async function forgetListed(
  owner: pg.ClientBase,
  folder: string,
  files: readonly string[],
): Promise<readonly string[]> {
  const lists = await findLists([folder], files);
  if (lists.length === 0) {
    throw new OperatorError(
      `There is no ${deletionListName} in ${folder}: name the list with --deletions <file>.`,
    );
  }
  const again = await deleteAgain(owner, [...new Set(lists.flatMap(({ hashes }) => [...hashes]))]);
  const until = new Date(Math.max(...lists.map((list) => list.until.getTime())));
  const count = again === 1 ? '1 account' : `${again} accounts`;
  return [
    `${count} of those that had been deleted came back with the database: deleted again.`,
    later(until),
  ];
}
