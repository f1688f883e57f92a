import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { patiently, takeSteps } from './steps/take-steps.ts';

/** A migration that was applied and has since been edited, or one that failed; the message names the file. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

const folder = path.join(import.meta.dirname, 'migrations');

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

async function readMigrations(): Promise<readonly Migration[]> {
  const names = (await readdir(folder))
    .filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name))
    .sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

// any fixed number will do, as long as nothing else in the database uses it
export const migrationLock = 7_454_208_112;

/** Checksums of all migrations by their names. */
export async function knownMigrations(): Promise<ReadonlyMap<string, string>> {
  const migrations = await readMigrations();
  return new Map(migrations.map(({ name, checksum }) => [name, checksum]));
}

/** Stands among the applied migrations until the rows of a backup are there, which replace it in their own transaction. */
const restoreMark = 'restore under way';

async function prepare(client: pg.ClientBase): Promise<void> {
  await client.query('create schema if not exists migrations');
  await client.query(`create table if not exists migrations.applied (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
}

/** How the schema of a database stands to this version of the program; names of migrations. */
export interface SchemaState {
  /** Not applied yet: the next start applies them. */
  readonly missing: readonly string[];
  /** Applied in another form. */
  readonly changed: readonly string[];
  /** Of a later version, beside which this one goes on. */
  readonly later: readonly string[];
  /** Rows of a backup are not all there. */
  readonly restoring: boolean;
}

const appliedSql = 'select name, checksum from migrations.applied';

export async function readSchemaState(client: pg.ClientBase): Promise<SchemaState> {
  const known = await knownMigrations();
  const { rows } = await client.query<{ name: string; checksum: string }>(appliedSql);
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  return {
    missing: [...known.keys()].filter((name) => !applied.has(name)),
    changed: [...applied.keys()].filter(
      (name) => known.has(name) && known.get(name) !== applied.get(name),
    ),
    later: [...applied.keys()].filter((name) => !known.has(name) && name !== restoreMark),
    restoring: applied.has(restoreMark),
  };
}

/** Marks an empty database as one that is being restored: until that is done, `migrate` refuses it to all others. */
export async function beginRestore(client: pg.ClientBase): Promise<void> {
  await prepare(client);
  await client.query('insert into migrations.applied (name, checksum) values ($1, $2)', [
    restoreMark,
    '',
  ]);
}

/**
 * Brings the database to the newest schema, forward only. Several processes may call it at once: one applies, the
 * others wait. Each migration is one transaction, so a killed process leaves no half of one; those that would go through large
 * tables have steps before it, which the next call goes on with.
 * @param client a connection of the owner
 * @param restoring those that a backup was made with, and no others; for who called `beginRestore`
 * @param tell hears how far a migration with steps has come
 * @returns names of the migrations that this call applied
 * @throws MigrationError
 */
export async function migrate(
  client: pg.ClientBase,
  restoring: ReadonlySet<string> | null = null,
  tell: (line: string) => void = () => undefined,
): Promise<readonly string[]> {
  const migrations = (await readMigrations()).filter(({ name }) => restoring?.has(name) ?? true);
  await client.query('select pg_advisory_lock($1)', [migrationLock]);
  try {
    await prepare(client);
    const { rows } = await client.query<{ name: string; checksum: string }>(appliedSql);
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    if (restoring === null && applied.has(restoreMark)) {
      throw new MigrationError(
        'A backup was being restored into this database, and that was cut off or is not done yet. Restore it again, into an empty data folder or an empty database.',
      );
    }
    const done: string[] = [];
    for (const migration of migrations) {
      const before = applied.get(migration.name);
      if (before === undefined) {
        await apply(client, migration, tell);
        done.push(migration.name);
      } else if (before !== migration.checksum) {
        throw new MigrationError(
          `${migration.name} was changed after it had been applied; add a new migration instead`,
        );
      }
    }
    return done;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
  }
}

/** Roles are shared by all databases of a server: another one may have changed the same role in the same moment. */
const sharedRoleChanged = /^tuple concurrently updated$/;
const mostTries = 5;

async function apply(
  client: pg.ClientBase,
  migration: Migration,
  tell: (line: string) => void,
): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      const rest = await takeSteps(client, migration.name, migration.sql, tell);
      if (rest === null) await applyOnce(client, migration);
      else await patiently(client, () => applyWithin(client, migration, rest));
      return;
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      if (sharedRoleChanged.test(cause) && tries < mostTries) continue;
      throw new MigrationError(`${migration.name} could not be applied: ${cause}`, {
        cause: error,
      });
    }
  }
}

async function applyOnce(client: pg.ClientBase, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await applyWithin(client, migration, migration.sql);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Whichever way it was done, the checksum is that of the file. */
async function applyWithin(
  client: pg.ClientBase,
  { name, checksum }: Migration,
  sql: string,
): Promise<void> {
  await client.query(sql);
  await client.query('insert into migrations.applied (name, checksum) values ($1, $2)', [
    name,
    checksum,
  ]);
}
