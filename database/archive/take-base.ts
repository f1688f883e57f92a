import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { BackupError } from '../backup/backup-error.ts';
import { unfinishedSuffix } from '../backup/backup-files.ts';
import type { BackedUpSecret } from '../backup/write-backup.ts';
import type { Connection } from '../embedded/launcher.ts';
import { syncFolder } from '../sync-folder.ts';
import { BaseBackup } from './base-backup.ts';
import {
  type BaseFacts,
  baseName,
  deleteOldBases,
  factsName,
  listBases,
  packedName,
} from './base-files.ts';
import { archiveOf, deleteWalBefore, firstWalOf, unbrokenMark } from './wal-folder.ts';

/** As initdb makes them; 16 MB. */
const segmentBits = 24n;

/** The segment of the log that holds a place, as PostgreSQL names it. @param place such as `0/3000028` */
function walName(timeline: number, place: string): string {
  const [high = '', low = ''] = place.split('/');
  const part = BigInt(`0x${low}`) >> segmentBits;
  const hex = (value: number | bigint) => value.toString(16).toUpperCase().padStart(8, '0');
  return hex(timeline) + hex(BigInt(`0x${high}`)) + hex(part);
}

/** A connection on which PostgreSQL sends its files. */
async function connect(connection: Connection): Promise<pg.Client> {
  const config = { ...connection, replication: 'true', application_name: 'phila archive' };
  const client = new pg.Client(config);
  client.on('error', () => {});
  await client.connect();
  return client;
}

export interface BaseOptions {
  readonly connection: Connection;
  /** PostgreSQL's own data folder. */
  readonly cluster: string;
  /** The folder of WAL_ARCHIVE_DIR. */
  readonly archive: string;
  readonly keep: number;
  readonly now: Date;
  readonly secret: BackedUpSecret;
  /** Breaks it off; nothing is left of it then. */
  readonly signal?: AbortSignal;
}

export interface TakenBase {
  readonly file: string;
  readonly bytes: number;
  /** Older bases that went, and files of the log that none needs any more. */
  readonly deleted: number;
  readonly deletedWal: number;
}

async function hashOf(file: string, signal: AbortSignal | undefined): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash, { signal });
  return hash.digest('hex');
}

/** @returns what PostgreSQL told of it and the sum of what was written */
async function write(client: pg.Client, file: string, signal: AbortSignal | undefined) {
  const base = client.query(new BaseBackup());
  const stop = () => void client.end().catch(() => undefined);
  signal?.addEventListener('abort', stop, { once: true });
  const hash = createHash('sha256');
  try {
    await pipeline(
      Readable.from(base.files(), { objectMode: false }),
      createGzip({ level: 1 }),
      async function* (packed: AsyncIterable<Buffer>) {
        for await (const block of packed) {
          hash.update(block);
          yield block;
        }
      },
      createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
      { signal },
    );
    return { ...base.start(), sha256: hash.digest('hex') };
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

/** What a process left that died while it took a base. */
async function removeUnfinished(archive: string): Promise<void> {
  for (const name of await readdir(archive)) {
    if (name.endsWith(unfinishedSuffix)) await rm(path.join(archive, name), { force: true });
  }
}

/**
 * Takes a base for the archive while servers go on: all files of the database as PostgreSQL itself reads and checks them,
 * packed, with what has to be known to restore it. Older ones than are kept go, and the log that only they needed.
 * @throws BackupError, pg.DatabaseError
 */
export async function takeBase(options: BaseOptions): Promise<TakenBase> {
  const { connection, cluster, now, secret, keep, signal } = options;
  const archive = await archiveOf(options.archive, cluster);
  await mkdir(archive, { recursive: true, mode: 0o700 });
  await removeUnfinished(archive);
  const name = path.join(archive, baseName(now));
  const [file, facts] = [packedName(name), factsName(name)];
  const unfinished = file + unfinishedSuffix;
  const client = await connect(connection);
  try {
    const { timeline, place, sha256 } = await write(client, unfinished, signal);
    if ((await hashOf(unfinished, signal)) !== sha256) {
      throw new BackupError('The base does not read back as it was written; the disk is at fault.');
    }
    const { size: bytes } = await stat(unfinished);
    const told: Omit<BaseFacts, 'madeAt'> & { readonly madeAt: string } = {
      madeAt: new Date().toISOString(),
      postgres: (await readFile(path.join(cluster, 'PG_VERSION'), 'utf8')).trim(),
      ...{ timeline, firstWal: walName(timeline, place), bytes, sha256 },
      ...{ secret: secret.kept, secretCheck: secret.check },
    };
    await rename(unfinished, file);
    await writeFile(facts + unfinishedSuffix, JSON.stringify(told), { mode: 0o600, flush: true });
    await chmod(facts + unfinishedSuffix, 0o600);
    await rename(facts + unfinishedSuffix, facts);
    await syncFolder(archive);
    await writeFile(unbrokenMark(cluster), '');
    const deleted = await deleteOldBases(archive, keep);
    const deletedWal = await deleteWalBefore(archive, firstWalOf(await listBases(archive)));
    return { file, bytes, deleted: deleted.length, deletedWal };
  } finally {
    await client.end().catch(() => undefined);
    await rm(unfinished, { force: true });
  }
}
