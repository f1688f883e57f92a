import type pg from 'pg';
import * as v from 'valibot';
import { beginRestore, knownMigrations, migrate } from '../migrate.ts';
import { installQueue, lineUpGenerations } from '../queue-schema.ts';
import { BackupError } from './backup-error.ts';
import { copyIn } from './copy-rows.ts';
import { type OpenBackup, withBackup } from './read-backup.ts';
import type { Manifest } from './records.ts';
import { plainForm } from './snapshot.ts';
import { copyInSql, qualifiedName, quotedTable, readTables, type StoredTable } from './tables.ts';

/**
 * Whether this version of the program has the schema that the backup was made with.
 * @throws BackupError
 */
export async function checkSchema({ migrations }: Manifest): Promise<void> {
  const known = await knownMigrations();
  for (const { name, checksum } of migrations) {
    const ours = known.get(name);
    if (ours === checksum) continue;
    throw new BackupError(
      ours === undefined
        ? `The backup was made by a newer version of Phila: this one does not know ${name}. Restore with that version or a later one.`
        : `The backup was made with another ${name} than this version of Phila has. Restore with the version that made it.`,
    );
  }
}

/** @throws BackupError where the database holds anything */
export async function refuseFilled(owner: pg.ClientBase): Promise<void> {
  const { rows } = await owner.query(
    `select n.nspname as schema from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v', 'm', 'S') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e'
          and d.classid = 'pg_class'::regclass) limit 1`,
  );
  if (rows.length > 0) {
    throw new BackupError(
      'The database is not empty, and a restore replaces nothing. Name an empty one in DATABASE_URL (create database …).',
    );
  }
}

const triggersSchema = v.array(v.object({ table: v.string() }));

/** What tables do by themselves when rows come was done when these rows first came. */
async function quiet(owner: pg.ClientBase, tables: readonly StoredTable[]): Promise<string[]> {
  const { rows } = await owner.query(
    `select distinct tgrelid::text as table from pg_trigger where not tgisinternal and tgenabled <> 'D'`,
  );
  const noisy = new Set(v.parse(triggersSchema, rows).map(({ table }) => table));
  return tables.filter(({ id }) => noisy.has(id)).map(quotedTable);
}

/** Fills the tables in the order of the backup. @returns names of tables that no migration made, which are left out */
async function fill(
  owner: pg.ClientBase,
  backup: OpenBackup,
  tables: readonly StoredTable[],
): Promise<readonly string[]> {
  const here = new Set(tables.map(qualifiedName));
  const taken = new Map<string, number>();
  const leftOut: string[] = [];
  for await (const { name, table, blocks } of backup.tables()) {
    if (table && here.has(name)) {
      taken.set(name, await copyIn(owner, copyInSql(table), blocks));
      continue;
    }
    leftOut.push(name);
    const reading = blocks[Symbol.asyncIterator]();
    while ((await reading.next()).done !== true);
  }
  for (const { name, rows } of backup.sums()) {
    const got = taken.get(name);
    if (got !== undefined && got !== rows) {
      throw new BackupError(`${name}: the backup holds ${rows} rows, the database took ${got}.`);
    }
  }
  return leftOut;
}

const countSchema = v.tuple([v.object({ count: v.number() })]);

/** Deletes whose account went after the backup was made, all or none. @returns how many came back with it */
export async function deleteAgain(
  owner: pg.ClientBase,
  hashes: readonly string[],
): Promise<number> {
  if (hashes.length === 0) return 0;
  const { rows } = await owner.query(
    `with gone as (delete from auth.users where encode(sha256(convert_to(id::text, 'UTF8')), 'hex') = any($1) returning id),
      noted as (insert into auth.audit_log (user_id, event) select id, 'account_deleted' from gone)
      select count(*)::integer as count from gone`,
    [hashes],
  );
  return v.parse(countSchema, rows)[0].count;
}

/** All rows in one transaction, which also takes away the mark of a restore that is not finished. */
async function load(
  owner: pg.ClientBase,
  backup: OpenBackup,
  deleted: readonly string[],
): Promise<Pick<Restored, 'leftOut' | 'deletedAgain'>> {
  const tables = await readTables(owner);
  await owner.query('begin');
  try {
    for (const setting of [...plainForm, 'set local statement_timeout = 0']) {
      await owner.query(setting);
    }
    const noisy = await quiet(owner, tables);
    for (const table of noisy) await owner.query(`alter table ${table} disable trigger user`);
    // migrations may have put rows of their own
    await owner.query(`truncate ${tables.map(quotedTable).join(', ')}`);
    const leftOut = await fill(owner, backup, tables);
    for (const { schema, name, value } of backup.manifest.sequences) {
      const sequence = quotedTable({ schema, name });
      await owner.query(
        'select setval(to_regclass($1), $2::bigint) where to_regclass($1) is not null',
        [sequence, value],
      );
    }
    await owner.query('set constraints all immediate');
    for (const table of noisy) await owner.query(`alter table ${table} enable trigger user`);
    // in the same transaction: there is no moment at which they could sign in
    const deletedAgain = await deleteAgain(owner, deleted);
    await owner.query('commit');
    return { leftOut, deletedAgain };
  } catch (error) {
    await owner.query('rollback').catch(() => undefined);
    throw error;
  }
}

export interface Restored {
  readonly rows: number;
  readonly leftOut: readonly string[];
  /** Accounts that went after the backup was made. */
  readonly deletedAgain: number;
  /** What the schema was brought up by after the rows were there. */
  readonly migrated: readonly string[];
}

export interface RestoreOptions {
  readonly deleted?: readonly string[];
  readonly compare?: (leftOut: readonly string[]) => Promise<void>;
}

/**
 * Brings an empty database to what the backup holds: the schema of its time, all rows in one transaction, then the schema of
 * now. A restore that is cut off leaves a mark, and no server starts on it.
 * @param owner a connection of the database's owner
 * @param options.deleted hashes of the ids of accounts that must not come back
 * @param options.compare looks at the rows once they are there, under the schema of their time; what it throws ends the restore
 * @throws BackupError, MigrationError, and what `compare` throws
 */
export function restoreBackup(
  owner: pg.ClientBase,
  file: string,
  passphrase: string | null,
  { deleted = [], compare }: RestoreOptions = {},
): Promise<Restored> {
  return withBackup(file, passphrase, async (backup) => {
    const { migrations } = backup.manifest;
    await checkSchema(backup.manifest);
    await refuseFilled(owner);
    await beginRestore(owner);
    await migrate(owner, new Set(migrations.map(({ name }) => name)));
    const { leftOut, deletedAgain } = await load(owner, backup, deleted);
    await compare?.(leftOut);
    const migrated = await migrate(owner);
    await installQueue(owner);
    await lineUpGenerations(owner);
    const rows = backup.sums().reduce((sum, part) => sum + part.rows, 0);
    return { rows, leftOut, deletedAgain, migrated };
  });
}
