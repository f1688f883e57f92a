import type { Payload } from '../content/parse-payload.ts';
import type { DataAnswer } from '../content/respond.ts';
import type { Engine } from '../execution/execute.ts';
import { insertStatement } from '../sql/sql-insert.ts';
import type { Conflict } from '../sql/sql-outcome.ts';
import {
  guardOf,
  returnedOf,
  runWrite,
  type WriteRequest,
  type WrittenRows,
  writeAnswer,
  writeNothing,
  writtenColumns,
} from './write-rows.ts';

/** What happens to a row that is there already; null: the database refuses it. */
function conflictOf({ table, query, prefer }: WriteRequest): Conflict | null {
  const columns = query.onConflict ?? table.primaryKey;
  if (prefer.resolution === null || columns.length === 0) return null;
  return {
    columns,
    resolution: prefer.resolution === 'merge-duplicates' ? 'merge' : 'ignore',
  };
}

function location({ table }: WriteRequest, { rows, key }: WrittenRows): Record<string, string> {
  if (rows !== 1 || key.length === 0) return {};
  const filters = table.primaryKey.map((name, place) => {
    const value = key[place] ?? null;
    const filter = value === null ? 'is.null' : `eq.${value}`;
    return `${encodeURIComponent(name)}=${encodeURIComponent(filter)}`;
  });
  return { location: `/${encodeURIComponent(table.name)}?${filters.join('&')}` };
}

/** POST: new rows, or with a resolution rows that replace or leave those of the same key. */
export async function insertRows(
  engine: Engine,
  given: WriteRequest,
  payload: Payload,
): Promise<DataAnswer> {
  const conflict = conflictOf(given);
  // without a key there is nothing that a resolution could mean
  const prefer = conflict === null ? { ...given.prefer, resolution: null } : given.prefer;
  const request = { ...given, prefer };
  const { table, query } = request;
  const columns = writtenColumns(table, query, payload);
  if (payload.rows === 0) {
    return writeAnswer(request, writeNothing(request), { withBody: 201, bare: 201 });
  }
  const returned = returnedOf(request);
  const statement = insertStatement({
    table,
    values: { payload, columns, defaults: prefer.missing === 'default' },
    conflict,
    key: [],
    returned,
    guard: guardOf(engine, request),
  });
  const written = await runWrite(engine, request, statement);
  const onlyUpdated = conflict?.resolution === 'merge' && written.inserted <= 0;
  const status = onlyUpdated ? 200 : 201;
  const headers = returned.kind === 'key' ? location(request, written) : {};
  return writeAnswer(request, written, { withBody: status, bare: status }, headers);
}
