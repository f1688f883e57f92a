import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { BackupError } from '../backup/backup-error.ts';
import { EmbeddedError } from '../embedded/embedded-error.ts';
import { findBinaries } from '../embedded/installation/binaries.ts';
import { restoreMark } from '../embedded/installation/initialise.ts';
import { defaultSystemDir, findInstallation } from '../embedded/installation/installation.ts';
import { passwordFile, readOrCreatePassword } from '../embedded/installation/password.ts';
import { type EmbeddedServer, startEmbedded } from '../embedded/launcher.ts';
import type { Base } from './base-files.ts';
import { unpack } from './tar.ts';
import { recoverySettings } from './wal-folder.ts';

/**
 * The whole of a base is read before anything is made of it.
 * @throws BackupError where it is not as it was written, or of another PostgreSQL than is installed
 */
export async function checkBase({ file, sha256, postgres }: Base): Promise<void> {
  const { major } = await findBinaries();
  if (postgres !== major) {
    throw new BackupError(
      `${file} was written by PostgreSQL ${postgres}, this version of Phila brings ${major}: restore with the version that wrote it, then upgrade.`,
    );
  }
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash).catch((error: unknown) => {
    throw new BackupError(`${file} cannot be read.`, { cause: error });
  });
  if (hash.digest('hex') !== sha256) {
    throw new BackupError(`${file} is damaged: it is not as it was written. Use an older base.`);
  }
}

/** Of all bases the newest from which the moment can be reached. @throws BackupError */
export function baseBefore(bases: readonly Base[], until: Date | null): Base {
  const base = bases.find(({ madeAt }) => until === null || madeAt <= until);
  if (base) return base;
  const first = bases.at(-1)?.madeAt.toISOString().slice(0, 16) ?? '';
  throw new BackupError(
    `The oldest base was finished at ${first}Z: the database cannot be put back to before that.`,
  );
}

const lastCommit = /last completed transaction was at log time (\S+) ([\d:.]+)\+00/g;

/** When the last change was made that was replayed, as PostgreSQL notes it; null: none was. */
async function replayedUntil(dataDir: string): Promise<Date | null> {
  const log = await readFile(path.join(dataDir, 'postgres.log'), 'utf8');
  const [, day, time] = [...log.matchAll(lastCommit)].at(-1) ?? [];
  return day === undefined ? null : new Date(`${day}T${time}Z`);
}

function inWords(error: unknown, until: Date | null): unknown {
  if (!(error instanceof EmbeddedError) || until === null) return error;
  if (!/before configured recovery target/.test(error.message)) return error;
  return new BackupError(
    `The archive ends before ${until.toISOString().slice(0, 19)}Z. Name an earlier moment, or leave --until out for the latest that there is.`,
    { cause: error },
  );
}

export interface Recovered {
  /** Of the last change that was replayed; null: none came after the base. */
  readonly until: Date | null;
}

/**
 * Makes the database of an empty data folder from a base and has PostgreSQL replay its log, up to a moment or to the end of
 * the archive. Until `finish` has ended the database is marked, and no server starts on it.
 * @param archive where the database goes on to be archived; null: nowhere
 * @param finish is given the database at that moment
 * @throws BackupError, EmbeddedError, and what `finish` throws
 */
export async function recover(
  base: Base,
  target: {
    readonly dataDir: string;
    readonly until: Date | null;
    readonly archive: string | null;
  },
  finish: (server: EmbeddedServer) => Promise<void>,
): Promise<Recovered> {
  const { dataDir, until, archive } = target;
  const binaries = await findBinaries();
  const { cluster } = await findInstallation(dataDir, binaries, defaultSystemDir, () => undefined);
  await mkdir(cluster, { mode: 0o700 });
  const mark = restoreMark(cluster);
  await writeFile(mark, '');
  const packed = createReadStream(base.file);
  await pipeline(packed, createGunzip(), (files) => unpack(files, cluster));
  await writeFile(path.join(cluster, 'recovery.signal'), '');
  // a password is asked for and not used before the log has been replayed, which has the one of then
  await readOrCreatePassword(dataDir);
  const recovery = recoverySettings(base.archive, until);
  const replaying = await startEmbedded({ dataDir, archive, recovery }).catch((error: unknown) => {
    throw inWords(error, until);
  });
  await replaying.stop();
  const replayed = await replayedUntil(dataDir);
  if (
    await stat(path.join(cluster, 'recovery.signal')).then(
      () => true,
      () => false,
    )
  ) {
    throw new BackupError('PostgreSQL has not ended its recovery; see postgres.log.');
  }
  await rm(path.join(dataDir, passwordFile));
  const server = await startEmbedded({ dataDir, archive, recovery: [] });
  try {
    await finish(server);
  } finally {
    await server.stop();
  }
  await rm(mark);
  return { until: replayed };
}
