import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import type pg from 'pg';
import * as v from 'valibot';
import { progressTable } from '../steps/take-steps.ts';
import { syncFolder } from '../sync-folder.ts';
import { BackupError } from './backup-error.ts';
import { backupName, unfinishedSuffix } from './backup-files.ts';
import { sealer } from './chunks.ts';
import { copyOut } from './copy-rows.ts';
import { checkBackup } from './read-backup.ts';
import {
  type Manifest,
  type PartSum,
  type PartToWrite,
  secretPart,
  writeRecords,
} from './records.ts';
import { inSnapshot } from './snapshot.ts';
import { copyOutSql, qualifiedName, readApplied, readSequences } from './tables.ts';

/** The secret that the stored data hang on. */
export interface BackedUpSecret {
  /** What the file beside the data holds; null where the secret stands in the settings, which an operator keeps. */
  readonly kept: string | null;
  /** What only this secret gives. */
  readonly check: string;
}

export interface BackupOptions {
  readonly folder: string;
  readonly now: Date;
  readonly secret: BackedUpSecret;
  /** Null: not encrypted. */
  readonly passphrase: string | null;
  /** Breaks it off; nothing is left of it then. */
  readonly signal?: AbortSignal;
}

export interface WrittenBackup {
  readonly file: string;
  readonly bytes: number;
  /** Of all tables. */
  readonly rows: number;
  readonly tables: number;
}

const versionSchema = v.tuple([v.object({ server_version: v.string() })]);

async function readManifest(client: pg.ClientBase, options: BackupOptions): Promise<Manifest> {
  const { rows } = await client.query('show server_version');
  const [{ server_version: postgres }] = v.parse(versionSchema, rows);
  return {
    madeAt: options.now.toISOString(),
    postgres,
    migrations: await readApplied(client),
    sequences: await readSequences(client),
    secretCheck: options.secret.check,
  };
}

async function* one(text: string): AsyncGenerator<Buffer, void> {
  if (text !== '') yield Buffer.from(text);
}

/** Everything in the order in which it is written. @returns the sums of what was written */
function writeParts(
  client: pg.ClientBase,
  file: string,
  options: BackupOptions,
): Promise<readonly PartSum[]> {
  return inSnapshot(client, async (tables) => {
    if (tables.some((table) => qualifiedName(table) === progressTable)) {
      throw new BackupError(
        'A migration was cut off in the middle, which no restore could go on with. Start the server once, which finishes it, then make the backup.',
      );
    }
    const manifest = await readManifest(client, options);
    function* parts(): Generator<PartToWrite, void> {
      yield { name: secretPart, table: null, blocks: one(options.secret.kept ?? '') };
      for (const table of tables) {
        const { schema, name, columns } = table;
        const blocks = copyOut(client, copyOutSql(table));
        yield { name: qualifiedName(table), table: { schema, name, columns }, blocks };
      }
    }
    let sums: readonly PartSum[] = [];
    const records = writeRecords(manifest, parts(), (written) => {
      sums = written;
    });
    await pipeline(
      Readable.from(records, { objectMode: false }),
      createZstdCompress(),
      sealer(options.passphrase),
      // flushed to the disk before it counts as written; only its owner may read it
      createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
      { signal: options.signal },
    );
    return sums;
  });
}

function asBackupError(error: unknown, folder: string): unknown {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return error;
  const why = error.code === 'ENOSPC' ? 'the disk is full' : String(error.code);
  return new BackupError(`No backup could be written to ${folder} (${why}).`, { cause: error });
}

/**
 * Writes all that the product keeps into one file, as it is at one moment, while servers go on. The file has its name only
 * once it is on the disk and was read back.
 * @param client a connection of the database's owner, for this alone
 * @throws BackupError
 */
export async function writeBackup(
  client: pg.ClientBase,
  options: BackupOptions,
): Promise<WrittenBackup> {
  const { folder, passphrase } = options;
  const file = path.join(folder, backupName(options.now));
  const unfinished = `${file}${unfinishedSuffix}`;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await rm(unfinished, { force: true });
    const written = await writeParts(client, unfinished, options);
    const { sums } = await checkBackup(unfinished, passphrase, options.signal);
    if (JSON.stringify(sums) !== JSON.stringify(written)) {
      throw new BackupError(
        'The backup does not read back as it was written; the disk is at fault.',
      );
    }
    await rename(unfinished, file);
    await syncFolder(folder);
    const tables = sums.filter(({ name }) => name !== secretPart);
    const rows = tables.reduce((sum, part) => sum + part.rows, 0);
    return { file, bytes: (await stat(file)).size, rows, tables: tables.length };
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw asBackupError(error, folder);
  }
}
