import * as v from 'valibot';
import {
  databaseError,
  type Identity,
  type Statement,
} from '../../../platform/database/database.ts';
import type { Media } from '../content/parse-accept.ts';
import type { Payload } from '../content/parse-payload.ts';
import { appliedPreferences, type Preferences, type WriteKind } from '../content/parse-prefer.ts';
import {
  contentRange,
  type DataAnswer,
  notSingular,
  rowsBody,
  tooManyAffected,
} from '../content/respond.ts';
import { type Engine, execute } from '../execution/execute.ts';
import type { Query } from '../query/query.ts';
import type { Table, TableColumn } from '../schema/schema-cache.ts';
import { selectedNames } from '../sql/sql-fragments.ts';
import type { Returned, RowGuard } from '../sql/sql-outcome.ts';
import { invalidBody, unknownColumn } from '../wire-error.ts';

export interface WriteRequest {
  readonly kind: WriteKind;
  readonly identity: Identity;
  readonly table: Table;
  readonly query: Query;
  readonly prefer: Preferences;
  readonly media: Media;
}

export interface WrittenRows {
  readonly rows: number;
  readonly inserted: number;
  readonly body: string | null;
  /** Values of the primary key where one row was written and its key asked for. */
  readonly key: readonly (string | null)[];
}

const nothingWritten: WrittenRows = { rows: 0, inserted: 0, body: null, key: [] };

/**
 * The columns that a body sets: those of `columns`, or else those that its rows name.
 * @throws WireError PGRST102, PGRST204
 */
export function writtenColumns(
  table: Table,
  query: Query,
  payload: Payload,
): readonly TableColumn[] {
  if (query.columns === null && !payload.uniform) throw invalidBody('All object keys must match');
  return (query.columns ?? payload.keys).map((name) => {
    const column = table.columns.get(name);
    if (column === undefined) throw unknownColumn(table.name, name);
    return column;
  });
}

/** What the statement of a request gives back, by its `return` preference. */
export function returnedOf({ kind, table, query, prefer, media }: WriteRequest): Returned {
  if (prefer.return === 'representation') {
    return { kind: 'rows', select: query.select, order: query.order, media };
  }
  const wantsKey = prefer.return === 'headers-only' && kind === 'insert';
  return { kind: wantsKey && table.primaryKey.length > 0 ? 'key' : 'nothing' };
}

export function guardOf(engine: Engine, { kind, prefer, media }: WriteRequest): RowGuard | null {
  const exactlyOne = media.kind === 'object' || kind === 'put';
  const atMost = kind === 'update' || kind === 'delete' ? prefer.maxAffected : null;
  return exactlyOne || atMost !== null ? { exactlyOne, atMost, marker: engine.marker } : null;
}

const outcomeSchema = v.looseObject({
  body: v.nullable(v.string()),
  rows: v.number(),
  inserted: v.number(),
});

/** Rows that a guard counted when it made the statement fail; null for any other error. */
function guardedRows(engine: Engine, error: unknown): number | null {
  const message = databaseError(error)?.message ?? '';
  const at = message.indexOf(engine.marker);
  if (at < 0) return null;
  return Number.parseInt(message.slice(at + engine.marker.length), 10);
}

/**
 * Runs a write.
 * @throws WireError PGRST116, PGRST124 when a guard undid it
 */
export async function runWrite(
  engine: Engine,
  request: WriteRequest,
  statement: Statement,
): Promise<WrittenRows> {
  const { identity, table, prefer, media } = request;
  try {
    const result = await execute(engine, identity, statement, prefer);
    const [row] = result.rows;
    if (row === undefined) return { ...nothingWritten, rows: result.count };
    const { body, rows, inserted } = v.parse(outcomeSchema, row);
    const key = table.primaryKey.map((_, place) => row[`key${place}`]);
    return {
      rows,
      inserted,
      body,
      key: key.map((value) => (typeof value === 'string' ? value : null)),
    };
  } catch (error) {
    const rows = guardedRows(engine, error);
    if (rows === null) throw error;
    throw media.kind === 'object' && rows !== 1 ? notSingular(rows) : tooManyAffected(rows);
  }
}

/** The answer to a write; its body only where the representation was asked for. */
export function writeAnswer(
  request: WriteRequest,
  written: WrittenRows,
  statuses: { readonly withBody: number; readonly bare: number },
  headers: Readonly<Record<string, string>> = {},
): DataAnswer {
  const { kind, table, query, prefer, media } = request;
  const total = prefer.count === null ? null : written.rows;
  const places = kind === 'update' ? written.rows : 0;
  const applied = appliedPreferences(prefer, kind);
  const hasBody = prefer.return === 'representation';
  return {
    status: hasBody ? statuses.withBody : statuses.bare,
    headers: {
      ...(kind === 'put' ? {} : { 'content-range': contentRange(0, places, total) }),
      ...(applied === null ? {} : { 'preference-applied': applied }),
      ...headers,
    },
    body: hasBody
      ? rowsBody(media, selectedNames(table, query.select), written.body ?? emptyText(media))
      : null,
  };
}

const emptyText = (media: Media) => (media.kind === 'csv' ? '' : '[]');

/** The outcome of a body that changes nothing. @throws WireError PGRST116 where one object was asked for */
export function writeNothing(request: WriteRequest): WrittenRows {
  if (request.media.kind === 'object') throw notSingular(0);
  return nothingWritten;
}
