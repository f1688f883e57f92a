import pg from 'pg';
import * as v from 'valibot';
import { queueSchema } from '../queue-schema.ts';
import { BackupError } from './backup-error.ts';
import type { BackupTable, Manifest } from './records.ts';

/**
 * Tables of the product and of whoever added some. Not the queue's: its library makes them, each version in its own way,
 * and what waits in it is put back in line from the generations themselves.
 */
const ours = `n.nspname !~ '^pg_' and n.nspname not in ('information_schema', '${queueSchema}')
  and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e'
    and d.classid = 'pg_class'::regclass)`;

const tablesSql = `
  select c.oid::text as id, n.nspname as schema, c.relname as name, c.relkind = 'p' as partitioned,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
        and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
      array(select k.confrelid::text from pg_constraint k where k.conrelid = c.oid
        and k.contype = 'f' and k.confrelid <> c.oid) as needs
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and ${ours}
    order by n.nspname, c.relname`;
const tablesSchema = v.array(
  v.object({
    id: v.string(),
    schema: v.string(),
    name: v.string(),
    partitioned: v.boolean(),
    columns: v.array(v.string()),
    needs: v.array(v.string()),
  }),
);
export type StoredTable = v.InferOutput<typeof tablesSchema>[number];

const sequencesSql = `
  select n.nspname as schema, c.relname as name, s.last_value::text as value
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_sequences s on s.schemaname = n.nspname and s.sequencename = c.relname
    where c.relkind = 'S' and s.last_value is not null and ${ours}
    order by 1, 2`;
const sequencesSchema = v.array(
  v.object({ schema: v.string(), name: v.string(), value: v.string() }),
);

export const qualifiedName = ({
  schema,
  name,
}: {
  readonly schema: string;
  readonly name: string;
}) => `${schema}.${name}`;
export const quotedTable = ({ schema, name }: { readonly schema: string; readonly name: string }) =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
const listed = (columns: readonly string[]) => columns.map(pg.escapeIdentifier).join(', ');

/** Each table after those that it refers to, so that it can be filled in this order. */
function inOrder(tables: readonly StoredTable[]): readonly StoredTable[] {
  const waiting = new Map(tables.map((table) => [table.id, table]));
  const ordered: StoredTable[] = [];
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(({ needs }) => !needs.some((id) => waiting.has(id)));
    if (free.length === 0) {
      const names = [...waiting.values()].map(qualifiedName).join(', ');
      throw new BackupError(`These tables refer to each other in a circle: ${names}.`);
    }
    for (const table of free) {
      waiting.delete(table.id);
      ordered.push(table);
    }
  }
  return ordered;
}

/** All tables, each after those that it refers to. */
export async function readTables(client: pg.ClientBase): Promise<readonly StoredTable[]> {
  const { rows } = await client.query(tablesSql);
  return inOrder(v.parse(tablesSchema, rows));
}

/**
 * Sequences that were used. They belong to no snapshot, so they are read after it was taken: then they have passed every
 * number in it.
 */
export async function readSequences(client: pg.ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query(sequencesSql);
  return v.parse(sequencesSchema, rows);
}

const appliedSchema = v.array(v.object({ name: v.string(), checksum: v.string() }));

export async function readApplied(client: pg.ClientBase): Promise<Manifest['migrations']> {
  const { rows } = await client.query(
    'select name, checksum from migrations.applied order by name',
  );
  return v.parse(appliedSchema, rows);
}

export function copyOutSql(table: StoredTable): string {
  const columns = listed(table.columns);
  // a partitioned table has no rows of its own to copy
  return table.partitioned
    ? `copy (select ${columns} from ${quotedTable(table)}) to stdout`
    : `copy ${quotedTable(table)} (${columns}) to stdout`;
}

export const copyInSql = (table: BackupTable): string =>
  `copy ${quotedTable(table)} (${listed(table.columns)}) from stdin`;
