import { statfs } from 'node:fs/promises';
import pg from 'pg';
import * as v from 'valibot';
import { BackupError } from '../backup/backup-error.ts';
import { copyOut } from '../backup/copy-rows.ts';
import { checkBackup } from '../backup/read-backup.ts';
import { Meter, type PartSum, secretPart } from '../backup/records.ts';
import { checkSchema, restoreBackup } from '../backup/restore-backup.ts';
import { inSnapshot } from '../backup/snapshot.ts';
import { copyOutSql, qualifiedName } from '../backup/tables.ts';
import { readSchemaState } from '../migrate.ts';
import { lowerPriority } from './low-priority.ts';

export interface DrillOptions {
  readonly file: string;
  readonly passphrase: string | null;
  /** Of the embedded PostgreSQL, which is a process of this machine; null: another one. */
  readonly dataDir: string | null;
  readonly signal?: AbortSignal;
}

export interface Drilled {
  readonly rows: number;
  readonly tables: number;
}

/** Says of a database that it is one that a drill may drop. */
const mark = 'Phila: a backup is restored here to see that it can be. It may be dropped.';
const nameSchema = v.tuple([v.object({ name: v.string() })]);
const markSchema = v.array(v.object({ comment: v.nullable(v.string()) }));
const sizeSchema = v.tuple([v.object({ bytes: v.number() })]);
const longestName = 63;

/** Members need the room more. @throws BackupError where two more of the database would not fit on the disk */
async function refuseNarrow(owner: pg.Client, dataDir: string): Promise<void> {
  const { rows } = await owner.query(
    'select pg_database_size(current_database())::float8 as bytes',
  );
  const [{ bytes }] = v.parse(sizeSchema, rows);
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize >= 2 * bytes) return;
  throw new BackupError('The disk of the data has no room to restore a backup beside them.');
}

/** Where the backup is restored to: beside the product's own database. @throws BackupError where somebody else's is there */
async function makeScratch(owner: pg.Client): Promise<string> {
  const { rows } = await owner.query('select current_database() as name');
  const scratch = `${v.parse(nameSchema, rows)[0].name}_drill`.slice(-longestName);
  const quoted = pg.escapeIdentifier(scratch);
  const there = await owner.query(
    `select shobj_description(oid, 'pg_database') as comment from pg_database where datname = $1`,
    [scratch],
  );
  const [before] = v.parse(markSchema, there.rows);
  if (before && before.comment !== mark) {
    throw new BackupError(
      `There is a database ${scratch} that no drill made, or one that was cut off. Drop it if nobody needs it.`,
    );
  }
  if (before) await dropScratch(owner, scratch);
  try {
    await owner.query(`create database ${quoted}`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== '42501') throw error;
    throw new BackupError(
      'The owner in DATABASE_URL may not make a database to restore into: alter role … createdb.',
      { cause: error },
    );
  }
  await owner.query(`comment on database ${quoted} is ${pg.escapeLiteral(mark)}`);
  await owner.query(`revoke connect on database ${quoted} from public`);
  return scratch;
}

async function dropScratch(owner: pg.Client, scratch: string): Promise<void> {
  await owner.query(`drop database if exists ${pg.escapeIdentifier(scratch)} with (force)`);
}

async function connectTo(owner: pg.Client, database: string): Promise<pg.Client> {
  const { host, port, user, password, ssl } = owner;
  const client = new pg.Client({
    ...{ host, port, user, password, ssl, database },
    application_name: 'phila drill',
  });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Each table as it came into the database, by the same sum as in the backup. @throws BackupError */
async function compare(scratch: pg.Client, sums: readonly PartSum[]): Promise<void> {
  const wanted = new Map(sums.map((sum) => [sum.name, JSON.stringify(sum)]));
  await inSnapshot(scratch, async (tables) => {
    for (const table of tables) {
      const name = qualifiedName(table);
      const meter = new Meter();
      for await (const block of copyOut(scratch, copyOutSql(table))) meter.add(block);
      const sum = JSON.stringify({ name, ...meter.sum() });
      if (wanted.has(name) && wanted.get(name) !== sum) {
        throw new BackupError(`${name} is not in the database as it is in the backup.`);
      }
    }
  });
}

/**
 * Restores a backup into a database that is made for that and dropped again, beside running servers: every row is there and
 * the same, byte for byte, and the schema comes to that of this version.
 * @param owner a connection of the product's database, for this alone
 * @throws BackupError, MigrationError with what does not hold
 */
export async function drill(owner: pg.Client, options: DrillOptions): Promise<Drilled> {
  const { file, passphrase, dataDir, signal } = options;
  const { manifest, sums } = await checkBackup(file, passphrase, signal);
  await checkSchema(manifest);
  if (dataDir !== null) await refuseNarrow(owner, dataDir);
  const scratch = await makeScratch(owner);
  let client: pg.Client | null = null;
  // a statement under way is broken off with its connection
  const stop = () => void client?.end();
  try {
    client = await connectTo(owner, scratch);
    signal?.addEventListener('abort', stop);
    signal?.throwIfAborted();
    await lowerPriority(client, dataDir !== null);
    const into = client;
    await restoreBackup(into, file, passphrase, { compare: () => compare(into, sums) });
    const { missing, changed } = await readSchemaState(into);
    if (missing.length + changed.length > 0) {
      throw new BackupError(
        `The schema is not that of this version: ${[...missing, ...changed].join(', ')}.`,
      );
    }
    const tables = sums.filter(({ name }) => name !== secretPart);
    return { rows: tables.reduce((sum, part) => sum + part.rows, 0), tables: tables.length };
  } finally {
    signal?.removeEventListener('abort', stop);
    await client?.end().catch(() => undefined);
    await dropScratch(owner, scratch);
  }
}
