import type { Statement } from '../../../platform/database/database.ts';
import type { Media } from '../content/parse-accept.ts';
import type { Payload } from '../content/parse-payload.ts';
import type { OrderTerm, SelectItem } from '../query/query.ts';
import type { Table, TableColumn } from '../schema/schema-cache.ts';
import { bodySql, rowsAlias } from './sql-body.ts';
import {
  orderSql,
  type Parameters,
  quoteIdentifier,
  selectSql,
  tableSql,
} from './sql-fragments.ts';

/** What a write gives back. `nothing` reads no column, so that rights to insert are enough. */
export type Returned =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'key' }
  | {
      readonly kind: 'rows';
      readonly select: readonly SelectItem[];
      readonly order: readonly OrderTerm[];
      readonly media: Media;
    };

/** How many rows a write may touch. The statement fails and so undoes itself where there are others. */
export interface RowGuard {
  readonly exactlyOne: boolean;
  readonly atMost: number | null;
  /** Text by which the failure is known again; nobody outside may know it. */
  readonly marker: string;
}

export interface SqlOutcome {
  readonly table: Table;
  readonly returned: Returned;
  readonly guard: RowGuard | null;
}

/** The rows to be written and how. */
export interface Values {
  readonly payload: Payload;
  readonly columns: readonly TableColumn[];
  /** Whether columns that a row leaves out take their default, and not null. */
  readonly defaults: boolean;
}

export interface Conflict {
  readonly columns: readonly string[];
  readonly resolution: 'merge' | 'ignore';
}

const changed = '"_changed"';
export const body = '"_body"';
const item = '"_item"';
export const given = '"_given"';
export const place = '"_place"';
const counter = `coalesce(nullif(current_setting('phila.inserted', true), ''), '0')::int`;

// true for each row, and counts on the way: +1 for a row that is tried, -1 for one that only updates
export const countSql = (step: '+ 1' | '- 1') =>
  `set_config('phila.inserted', (${counter} ${step})::text, true) <> ''`;

export const names = (columns: readonly TableColumn[]) =>
  columns.map(({ name }) => quoteIdentifier(name)).join(', ');

/**
 * The rows of the payload as a table with the columns' own types.
 * @param counted whether each row says its place in the list, from 1
 */
export function payloadSql(
  parameters: Parameters,
  { payload, columns, defaults }: Values,
  counted = false,
): string {
  const types = columns.map(({ name, type }) => `${quoteIdentifier(name)} ${type}`).join(', ');
  if (!defaults) {
    const reader = payload.shape === 'list' ? 'json_to_recordset' : 'json_to_record';
    const read = `${reader}(${parameters.add(payload.json)})`;
    if (!counted) return `${read} as ${body} (${types})`;
    return `rows from (${read} as (${types})) with ordinality as ${body} (${names(columns)}, ${place})`;
  }
  const list = payload.shape === 'list' ? payload.json : `[${payload.json}]`;
  const elements = `json_array_elements(${parameters.add(list)})`;
  const counting = counted
    ? ` with ordinality as "_list" ("value", ${place})`
    : ` as "_list" ("value")`;
  // each row evaluates every default, also one that it does not take: sequences go on as they do upstream
  const made = columns.flatMap(({ defaultSql }, index) =>
    defaultSql === null ? [] : [`, ${defaultSql} as ${defaultName(index)}`],
  );
  const items = `(select "_list".*${made.join('')} from ${elements}${counting}) as ${item}`;
  return `${items}, json_to_record(${item}."value") as ${body} (${types})`;
}

const defaultName = (index: number) => `"_default${index}"`;

/** The values that a row of the payload gives to its columns, in their order. */
export function valuesSql(
  parameters: Parameters,
  { columns, defaults }: Values,
): readonly string[] {
  return columns.map(({ name, defaultSql }, index) => {
    const value = `${body}.${quoteIdentifier(name)}`;
    if (!defaults) return value;
    const isMissing = `(${item}."value" -> ${parameters.add(name)}::text) is null`;
    const made = defaultSql === null ? 'null' : `${item}.${defaultName(index)}`;
    return `case when ${isMissing} then ${made} else ${value} end`;
  });
}

/** How written rows are answered in the order in which they came, although they were written in that of their key. */
export interface Arranged {
  /** The rows of the payload, each with its place, as a table that the write reads. */
  readonly given: string;
  readonly key: readonly string[];
}

/** The table's columns that an answer is made of; null: all of them. */
function returnedColumns({ table, returned }: SqlOutcome): readonly string[] | null {
  if (returned.kind === 'nothing') return [];
  if (returned.kind === 'key') return table.primaryKey;
  const { select, order } = returned;
  if (select.some(({ kind }) => kind === 'all')) return null;
  const selected = select.flatMap((item) => (item.kind === 'field' ? [item.field.name] : []));
  return [...new Set([...selected, ...order.map(({ field }) => field.name)])];
}

function returningSql(outcome: SqlOutcome, key: readonly string[]): string {
  const table = tableSql(outcome.table);
  const columns = returnedColumns(outcome);
  if (columns === null) return `${table}.*`;
  const all = [...new Set([...columns, ...key])];
  // a constant needs no right to read, and the rows can still be counted
  if (all.length === 0) return '1 as "_one"';
  return all.map((name) => `${table}.${quoteIdentifier(name)}`).join(', ');
}

/** Finds the place of each written row by its key; of two rows with one key the first was written. */
function placesSql({ key }: Arranged): { readonly join: string; readonly order: string } {
  const columns = key.map(quoteIdentifier);
  const same = columns.map((name) => `"_places".${name} = ${changed}.${name}`).join(' and ');
  return {
    join: ` left join (select ${columns.join(', ')}, min(${place}) as ${place} from ${given}
      group by ${columns.join(', ')}) as "_places" on ${same}`,
    order: ` order by "_places".${place}`,
  };
}

function guardSql(parameters: Parameters, guard: RowGuard): string {
  const faults = [
    ...(guard.exactlyOne ? ['count(*) <> 1'] : []),
    ...(guard.atMost === null ? [] : [`count(*) > ${parameters.add(String(guard.atMost))}`]),
  ];
  const failing = `cast(${parameters.add(guard.marker)}::text || count(*)::text as integer)`;
  return `case when ${faults.join(' or ')} then ${failing} end`;
}

/** Puts the outcome around a write: one row with `body`, `rows`, `inserted` and the `key0`… of a single row. */
function withOutcome(
  parameters: Parameters,
  write: string,
  outcome: SqlOutcome,
  arranged: Arranged | null,
): string {
  const { table, returned, guard } = outcome;
  const source = { sql: changed, table };
  const isRows = returned.kind === 'rows';
  const { join, order } = arranged === null ? { join: '', order: '' } : placesSql(arranged);
  const outputs = [
    `${isRows ? bodySql(returned.media) : 'null'} as body`,
    'count(*)::float8 as rows',
    `${counter} as inserted`,
    ...(guard === null ? [] : [`${guardSql(parameters, guard)} as guard`]),
    ...(returned.kind === 'key'
      ? table.primaryKey.map(
          (name, place) =>
            `(array_agg(${rowsAlias}.${quoteIdentifier(name)}::text))[1] as key${place}`,
        )
      : []),
  ];
  const rows = isRows
    ? `(select ${selectSql(parameters, source, returned.select)} from ${changed}${join}${
        order === '' ? orderSql(parameters, source, returned.order) : order
      }) as ${rowsAlias}`
    : `${changed} as ${rowsAlias}`;
  const before = arranged === null ? '' : `${given} as materialized (${arranged.given}), `;
  const returning = returningSql(outcome, arranged?.key ?? []);
  return `with ${before}${changed} as (${write} returning ${returning})
    select ${outputs.join(', ')} from ${rows}`;
}

export function finish(
  parameters: Parameters,
  write: string,
  outcome: SqlOutcome,
  { counted = false, arranged = null }: { counted?: boolean; arranged?: Arranged | null } = {},
): Statement {
  const isBare = outcome.returned.kind === 'nothing' && outcome.guard === null && !counted;
  const text = isBare ? write : withOutcome(parameters, write, outcome, arranged);
  return { text, values: parameters.values };
}
