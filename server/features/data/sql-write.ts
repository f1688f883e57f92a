import type { Statement } from '../../platform/database.ts';
import type { Media } from './parse-accept.ts';
import type { Payload } from './parse-payload.ts';
import type { Condition, OrderTerm, SelectItem } from './query.ts';
import type { Column, Table } from './schema-cache.ts';
import { bodySql, rowsAlias } from './sql-body.ts';
import {
  createParameters,
  orderSql,
  type Parameters,
  quoteIdentifier,
  selectedNames,
  selectSql,
  tableSql,
  whereSql,
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
export interface Guard {
  readonly exactlyOne: boolean;
  readonly atMost: number | null;
  /** Text by which the failure is known again; nobody outside may know it. */
  readonly marker: string;
}

interface Outcome {
  readonly table: Table;
  readonly returned: Returned;
  readonly guard: Guard | null;
}

/** The rows to be written and how. */
export interface Values {
  readonly payload: Payload;
  readonly columns: readonly Column[];
  /** Whether columns that a row leaves out take their default, and not null. */
  readonly defaults: boolean;
}

export interface Conflict {
  readonly columns: readonly string[];
  readonly resolution: 'merge' | 'ignore';
}

const changed = '"_changed"';
const body = '"_body"';
const item = '"_item"';
const counter = `coalesce(nullif(current_setting('phila.inserted', true), ''), '0')::int`;

// true for each row, and counts on the way: +1 for a row that is tried, -1 for one that only updates
const countSql = (step: '+ 1' | '- 1') =>
  `set_config('phila.inserted', (${counter} ${step})::text, true) <> ''`;

const names = (columns: readonly Column[]) =>
  columns.map(({ name }) => quoteIdentifier(name)).join(', ');

/** The rows of the payload as a table with the columns' own types. */
function payloadSql(parameters: Parameters, { payload, columns, defaults }: Values): string {
  const types = columns.map(({ name, type }) => `${quoteIdentifier(name)} ${type}`).join(', ');
  if (!defaults) {
    const reader = payload.shape === 'list' ? 'json_to_recordset' : 'json_to_record';
    return `${reader}(${parameters.add(payload.json)}) as ${body} (${types})`;
  }
  const list = payload.shape === 'list' ? payload.json : `[${payload.json}]`;
  return `json_array_elements(${parameters.add(list)}) as ${item} ("value"),
    json_to_record(${item}."value") as ${body} (${types})`;
}

function valueSql(parameters: Parameters, column: Column, defaults: boolean): string {
  const value = `${body}.${quoteIdentifier(column.name)}`;
  if (!defaults) return value;
  const isMissing = `(${item}."value" -> ${parameters.add(column.name)}::text) is null`;
  return `case when ${isMissing} then ${column.defaultSql ?? 'null'} else ${value} end`;
}

/** The table's columns that an answer is made of; null: all of them. */
function returnedColumns({ table, returned }: Outcome): readonly string[] | null {
  if (returned.kind === 'nothing') return [];
  if (returned.kind === 'key') return table.primaryKey;
  const { select, order } = returned;
  if (select.some(({ kind }) => kind === 'all')) return null;
  const selected = select.flatMap((item) => (item.kind === 'field' ? [item.field.name] : []));
  return [...new Set([...selected, ...order.map(({ field }) => field.name)])];
}

function returningSql(outcome: Outcome): string {
  const table = tableSql(outcome.table);
  const columns = returnedColumns(outcome);
  if (columns === null) return `${table}.*`;
  // a constant needs no right to read, and the rows can still be counted
  if (columns.length === 0) return '1 as "_one"';
  return columns.map((name) => `${table}.${quoteIdentifier(name)}`).join(', ');
}

function guardSql(parameters: Parameters, guard: Guard): string {
  const faults = [
    ...(guard.exactlyOne ? ['count(*) <> 1'] : []),
    ...(guard.atMost === null ? [] : [`count(*) > ${parameters.add(String(guard.atMost))}`]),
  ];
  const failing = `cast(${parameters.add(guard.marker)}::text || count(*)::text as integer)`;
  return `case when ${faults.join(' or ')} then ${failing} end`;
}

/** Puts the outcome around a write: one row with `body`, `rows`, `inserted` and the `key0`… of a single row. */
function withOutcome(parameters: Parameters, write: string, outcome: Outcome): string {
  const { table, returned, guard } = outcome;
  const source = { sql: changed, table };
  const isRows = returned.kind === 'rows';
  const outputs = [
    `${isRows ? bodySql(returned.media, selectedNames(table, returned.select)) : 'null'} as body`,
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
    ? `(select ${selectSql(parameters, source, returned.select)} from ${changed}${orderSql(
        parameters,
        source,
        returned.order,
      )}) as ${rowsAlias}`
    : `${changed} as ${rowsAlias}`;
  return `with ${changed} as (${write} returning ${returningSql(outcome)})
    select ${outputs.join(', ')} from ${rows}`;
}

function finish(
  parameters: Parameters,
  write: string,
  outcome: Outcome,
  counted: boolean,
): Statement {
  const isBare = outcome.returned.kind === 'nothing' && outcome.guard === null && !counted;
  const text = isBare ? write : withOutcome(parameters, write, outcome);
  return { text, values: parameters.values };
}

interface InsertPlan extends Outcome {
  readonly values: Values;
  readonly conflict: Conflict | null;
  /** For PUT: the key that the row must have. */
  readonly key: readonly { readonly column: string; readonly value: string }[];
}

function conflictSql(conflict: Conflict, columns: readonly Column[]): string {
  const target = conflict.columns.map(quoteIdentifier).join(', ');
  if (conflict.resolution === 'ignore' || columns.length === 0) {
    return ` on conflict (${target}) do nothing`;
  }
  const sets = columns.map(({ name }) => {
    const column = quoteIdentifier(name);
    return `${column} = excluded.${column}`;
  });
  return ` on conflict (${target}) do update set ${sets.join(', ')} where ${countSql('- 1')}`;
}

export function insertStatement(plan: InsertPlan): Statement {
  const { table, values, conflict, key } = plan;
  const parameters = createParameters();
  const merges = conflict?.resolution === 'merge' && values.columns.length > 0;
  const onConflict = conflict === null ? '' : conflictSql(conflict, values.columns);
  if (values.columns.length === 0) {
    const write = `insert into ${tableSql(table)} default values${onConflict}`;
    return finish(parameters, write, plan, false);
  }
  const rows = payloadSql(parameters, values);
  const selected = values.columns.map((one) => valueSql(parameters, one, values.defaults));
  const conditions = [
    ...key.map(
      ({ column, value }) => `${body}.${quoteIdentifier(column)} = ${parameters.add(value)}`,
    ),
    ...(merges ? [countSql('+ 1')] : []),
  ];
  const where = conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`;
  const write = `insert into ${tableSql(table)} (${names(values.columns)})
    select ${selected.join(', ')} from ${rows}${where}${onConflict}`;
  return finish(parameters, write, plan, merges);
}

interface UpdatePlan extends Outcome {
  readonly values: Values;
  readonly where: readonly Condition[];
}

export function updateStatement(plan: UpdatePlan): Statement {
  const { table, values, where } = plan;
  const parameters = createParameters();
  const rows = payloadSql(parameters, values);
  const sets = values.columns.map(
    (one) => `${quoteIdentifier(one.name)} = ${valueSql(parameters, one, values.defaults)}`,
  );
  const write = `update ${tableSql(table)} set ${sets.join(', ')}
    from ${rows}${whereSql(parameters, { sql: tableSql(table), table }, where)}`;
  return finish(parameters, write, plan, false);
}

interface DeletePlan extends Outcome {
  readonly where: readonly Condition[];
}

export function deleteStatement(plan: DeletePlan): Statement {
  const { table, where } = plan;
  const parameters = createParameters();
  const conditions = whereSql(parameters, { sql: tableSql(table), table }, where);
  return finish(parameters, `delete from ${tableSql(table)}${conditions}`, plan, false);
}
