import * as v from 'valibot';
import type { ResultRow } from '../../../platform/database/database.ts';
import { WireError } from '../wire-error.ts';
import { closest } from './closest-name.ts';

export interface TableColumn {
  readonly name: string;
  /** The column's type as SQL, from the catalogue. */
  readonly type: string;
  /** Name of the type, for a domain that of the type below it. */
  readonly baseType: string;
  /** The default as SQL, from the catalogue; null: none. */
  readonly defaultSql: string | null;
}

export interface Table {
  readonly name: string;
  readonly columns: ReadonlyMap<string, TableColumn>;
  readonly primaryKey: readonly string[];
  /** Whether members may lock rows: PostgreSQL asks for the rights to read and to change them. */
  readonly lockable: boolean;
}

export interface Schema {
  readonly tables: ReadonlyMap<string, Table>;
}

const rowsSchema = v.array(
  v.object({
    name: v.string(),
    columns: v.array(
      v.object({
        name: v.string(),
        type: v.string(),
        baseType: v.string(),
        defaultSql: v.nullable(v.string()),
      }),
    ),
    primary_key: v.array(v.string()),
    lockable: v.boolean(),
  }),
);

function toSchema(rows: readonly ResultRow[]): Schema {
  const tables = v.parse(rowsSchema, rows).map(
    ({ name, columns, primary_key, lockable }): Table => ({
      name,
      columns: new Map(columns.map((column) => [column.name, column])),
      primaryKey: primary_key,
      lockable,
    }),
  );
  return { tables: new Map(tables.map((table) => [table.name, table])) };
}

export interface SchemaCache {
  /** The schema as last read; null: it never was. */
  latest(): Schema | null;
  /** The schema as last read. @throws WireError PGRST002 when it could never be read */
  current(): Promise<Schema>;
  /** Reads the schema again unless that was done a moment ago. @returns whether it has changed since */
  refresh(): Promise<boolean>;
}

/** A request that names what is not there must not become a query on the catalogue each time. */
const refreshPauseMs = 1_000;

/**
 * What the wire knows of the tables, read once and again when a request meets something it does not know.
 * @param read runs the catalogue query
 */
export function createSchemaCache(
  read: () => Promise<readonly ResultRow[]>,
  now: () => number = () => performance.now(),
): SchemaCache {
  let latest: { readonly schema: Schema; readonly fingerprint: string } | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<{ schema: Schema; changed: boolean }> | null = null;

  async function readOnce() {
    const rows = await read();
    readAt = now();
    const fingerprint = JSON.stringify(rows);
    if (latest?.fingerprint === fingerprint) return { schema: latest.schema, changed: false };
    latest = { schema: toSchema(rows), fingerprint };
    return { schema: latest.schema, changed: true };
  }

  // requests that arrive meanwhile wait for the same reading
  const readShared = () => {
    reading ??= readOnce().finally(() => {
      reading = null;
    });
    return reading;
  };

  return {
    latest: () => latest?.schema ?? null,
    async current() {
      if (latest !== null) return latest.schema;
      try {
        return (await readShared()).schema;
      } catch {
        throw new WireError({
          status: 503,
          code: 'PGRST002',
          message: 'Could not query the database for the schema cache. Retrying.',
          headers: { 'retry-after': '1' },
        });
      }
    },
    async refresh() {
      if (reading === null && now() - readAt < refreshPauseMs) return false;
      return (await readShared()).changed;
    },
  };
}

/**
 * The table of that name.
 * @throws WireError PGRST205, with a similar name as hint
 */
export function findTable(schema: Schema, name: string): Table {
  const table = schema.tables.get(name);
  if (table !== undefined) return table;
  const similar = closest(name, schema.tables.keys());
  throw new WireError({
    status: 404,
    code: 'PGRST205',
    message: `Could not find the table 'public.${name}' in the schema cache`,
    hint: similar === null ? null : `Perhaps you meant the table 'public.${similar}'`,
  });
}
