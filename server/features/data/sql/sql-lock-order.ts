import type { Payload } from '../content/parse-payload.ts';
import type { FilterCondition } from '../query/query.ts';
import type { Table, TableColumn } from '../schema/schema-cache.ts';
import { namesOneRow } from './key-filters.ts';
import { type Parameters, quoteIdentifier, tableSql, whereSql } from './sql-fragments.ts';

/*
 * Whoever writes several rows locks them in the order of their key. Two requests that wrote the same rows in opposite
 * orders would each wait for the other, and hold two of the process's connections until the database notices.
 */

const locked = '"_locked"';

/**
 * The columns by which the rows of a body are put in order, or null where the order cannot matter: one row, or rows whose
 * key the database makes.
 * @param key the columns that decide whether a row is there already
 */
export function writtenKey(
  key: readonly string[],
  { payload, columns }: { readonly payload: Payload; readonly columns: readonly TableColumn[] },
): readonly string[] | null {
  const written = new Set(columns.map(({ name }) => name));
  const isWhole = key.length > 0 && key.every((name) => written.has(name));
  return payload.rows > 1 && isWhole ? key : null;
}

export function orderedBy(source: string, key: readonly string[]): string {
  return key.map((name) => `${source}.${quoteIdentifier(name)}`).join(', ');
}

/** What goes around a change of several rows, so that they are locked in order before the first is changed. */
export interface LockFirst {
  /** Before the statement. */
  readonly with: string;
  /** The locked rows as a further source of the statement. */
  readonly source: string;
  /** Takes the place of the statement's conditions. */
  readonly where: string;
}

/**
 * Null where at most one row matches. Without conditions a caller need not be able to read the rows, so they are not read
 * for the sake of their order.
 */
export function lockFirst(
  parameters: Parameters,
  table: Table,
  where: readonly FilterCondition[],
): LockFirst | null {
  const { primaryKey, lockable } = table;
  if (!lockable || where.length === 0 || primaryKey.length === 0) return null;
  if (namesOneRow(table, where)) return null;
  const from = tableSql(table);
  const names = primaryKey.map(quoteIdentifier);
  const key = orderedBy(from, primaryKey);
  const conditions = whereSql(parameters, { sql: from, table }, where);
  const same = names.map((name) => `${from}.${name} = ${locked}.${name}`);
  return {
    with: `with ${locked} as materialized (
      select ${key} from ${from}${conditions} order by ${key} for update) `,
    source: locked,
    where: ` where ${same.join(' and ')}`,
  };
}
