import { chmod, chown, mkdir, open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { EmbeddedError } from '../embedded/embedded-error.ts';
import { type Account, asUser } from '../embedded/installation/account.ts';
import { runFile } from '../run-file.ts';

/*
 * What PostgreSQL itself writes into an archive: each finished segment of its log (WAL), packed, in `<archive>/<database>/wal`.
 * The database is known by the number that initdb gave it, so that another one in the same folder never meets its names.
 */

/** Members' writes are in the archive so many seconds later at the most: a segment that is not full by then is closed. */
const archiveSeconds = 60;
const walFolder = 'wal';
const idBytes = 8;

/** The number by which PostgreSQL tells one database from another: the first field of its `pg_control`. */
async function databaseId(cluster: string): Promise<string> {
  const handle = await open(path.join(cluster, 'global', 'pg_control'));
  try {
    const { buffer } = await handle.read(Buffer.alloc(idBytes), 0, idBytes, 0);
    return buffer.readBigUInt64LE().toString();
  } finally {
    await handle.close();
  }
}

/** Where the archive keeps what is of this database: bases, and the log in a folder of its own. */
export async function archiveOf(archive: string, cluster: string): Promise<string> {
  return path.join(archive, await databaseId(cluster));
}

/**
 * Stands in the folder of a database whose log is in the archive without a gap since the last base. A start without an archive
 * takes it away: what is written then is nowhere, and another base is needed.
 */
export const unbrokenMark = (cluster: string): string => path.join(cluster, 'phila-archived');

/** As a word of a shell, and with PostgreSQL's own sign for a place in a command doubled. */
const word = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`.replaceAll('%', '%%');

/**
 * A segment has its name once it is whole and on the disk. One that is there already was archived before a crash, and must be
 * the same; PostgreSQL keeps what could not be archived and tries again.
 */
function archiveCommand(wal: string): string {
  const folder = word(wal);
  const to = `${folder}/%f.gz`;
  const whole = `gzip -1 -n -c "%p" > ${to}.part && sync ${to}.part && mv ${to}.part ${to} && sync ${folder}`;
  const same = `[ "$(gzip -d -c ${to} | cksum)" = "$(cksum < "%p")" ]`;
  return `if test -e ${to}; then ${same}; else ${whole}; fi`;
}

/** A segment that is there and cannot be unpacked ends the recovery (a code above 125), one that is not there ends the log. */
function restoreCommand(wal: string): string {
  const from = `${word(wal)}/%f.gz`;
  return `test -f ${from} || exit 1; gzip -d -c ${from} > "%p" || exit 200`;
}

/** PostgreSQL's settings for what is replayed, until a moment or to the last segment. */
export function recoverySettings(archive: string, until: Date | null): readonly string[] {
  return [
    `restore_command=${restoreCommand(path.join(archive, walFolder))}`,
    ...(until === null ? [] : [`recovery_target_time=${until.toISOString().replace('Z', '+00')}`]),
    // what was lived through on the way from this base, and not what another restore made of it
    'recovery_target_timeline=current',
    'recovery_target_action=promote',
    // nobody asks before it is over
    'hot_standby=off',
  ];
}

/**
 * Makes the folder where PostgreSQL archives the log of its database.
 * @returns PostgreSQL's settings for it
 * @throws EmbeddedError where whoever runs PostgreSQL cannot write there
 */
export async function archiveSettings(
  archive: string,
  cluster: string,
  account: Account | null,
): Promise<readonly string[]> {
  if (process.platform === 'win32') {
    throw new EmbeddedError(
      'unsupported-platform',
      'WAL_ARCHIVE_DIR needs a shell with gzip, which Windows has not. Unset it, or set DATABASE_URL to a PostgreSQL with an archive of its own.',
    );
  }
  const own = await archiveOf(archive, cluster);
  const wal = path.join(own, walFolder);
  await mkdir(archive, { recursive: true, mode: 0o700 });
  await mkdir(own, { recursive: true, mode: 0o700 });
  await mkdir(wal, { recursive: true, mode: 0o700 });
  if (account !== null) {
    await chown(wal, account.uid, account.gid);
    // passed through, not read: bases belong to who runs the server
    for (const folder of [archive, own]) {
      await chown(folder, process.getuid?.() ?? 0, account.gid);
      await chmod(folder, 0o710);
    }
  }
  await tryFolder(wal, account);
  return [
    'archive_mode=on',
    `archive_timeout=${archiveSeconds}`,
    `archive_command=${archiveCommand(wal)}`,
  ];
}

async function tryFolder(wal: string, account: Account | null): Promise<void> {
  const script = 'gzip -1 -n < /dev/null > "$1/try" && rm "$1/try" && cksum < /dev/null';
  const { code, output } = await runFile('/bin/sh', ['-c', script, 'sh', wal], {
    ...asUser(account),
    cwd: '/',
  });
  if (code === 0) return;
  const who = account === null ? 'This user' : `The user ${account.name}, who runs PostgreSQL,`;
  throw new EmbeddedError(
    'no-permission',
    `WAL_ARCHIVE_DIR: ${who} cannot write to ${wal}, or there is no gzip (${output.trim()}). Name a folder that they reach, or unset it.`,
  );
}

const placeOf = (name: string) => name.slice(8);
const segment = /^[0-9A-F]{8}([0-9A-F]{16})(?:\.[0-9A-F]{8}\.backup|\.partial)?\.gz$/;

/** The segment at which the first of some bases begins, by its place in the log: their dates may be of a wrong clock. */
export function firstWalOf(bases: readonly { readonly firstWal: string }[]): string | null {
  const [first] = bases
    .map(({ firstWal }) => firstWal)
    .sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  return first ?? null;
}

/** Deletes the log that no base from this segment on needs; which timeline it is of makes no difference. @returns how many files went */
export async function deleteWalBefore(archive: string, first: string | null): Promise<number> {
  if (first === null) return 0;
  const wal = path.join(archive, walFolder);
  const place = placeOf(first);
  const old = (await readdir(wal)).filter((name) => (segment.exec(name)?.[1] ?? place) < place);
  for (const name of old) await rm(path.join(wal, name), { force: true });
  return old.length;
}
