import type { Payload } from '../content/parse-payload.ts';
import type { DataAnswer } from '../content/respond.ts';
import type { Engine } from '../execution/execute.ts';
import { equalities, namesOneRow } from '../sql/key-filters.ts';
import { insertStatement } from '../sql/sql-insert.ts';
import { WireError } from '../wire-error.ts';
import {
  guardOf,
  returnedOf,
  runWrite,
  type WriteRequest,
  writeAnswer,
  writtenColumns,
} from './write-rows.ts';

function keyMismatch(): WireError {
  return new WireError({
    status: 400,
    code: 'PGRST115',
    message: 'Payload values do not match URL in primary key column(s)',
  });
}

/** The primary key as the filters of the address name it. @throws WireError PGRST105 */
function keyOf({ table, query }: WriteRequest) {
  const key = equalities(query.where);
  const isWholeKey =
    namesOneRow(table, query.where) &&
    key.length === query.where.length &&
    key.length === table.primaryKey.length;
  if (isWholeKey) return key;
  throw new WireError({
    status: 405,
    code: 'PGRST105',
    message: "Filters must include all and only primary key columns with 'eq' operators",
  });
}

/** PUT: the row under the key of the address, made or replaced. Other rows of the body are left aside. */
export async function putRow(
  engine: Engine,
  request: WriteRequest,
  payload: Payload,
): Promise<DataAnswer> {
  const { table, query, prefer } = request;
  const key = keyOf(request);
  const columns = writtenColumns(table, query, payload);
  const names = new Set(columns.map(({ name }) => name));
  if (payload.rows === 0 || !table.primaryKey.every((name) => names.has(name))) {
    throw keyMismatch();
  }
  const statement = insertStatement({
    table,
    values: { payload, columns, defaults: prefer.missing === 'default' },
    conflict: { columns: table.primaryKey, resolution: 'merge' },
    key,
    returned: returnedOf(request),
    guard: guardOf(engine, request),
  });
  try {
    const written = await runWrite(engine, request, statement);
    return writeAnswer(request, written, { withBody: written.inserted > 0 ? 201 : 200, bare: 204 });
  } catch (error) {
    // the only row was filtered away, because its key is another
    if (error instanceof WireError && ['PGRST116', 'PGRST124'].includes(error.code)) {
      throw keyMismatch();
    }
    throw error;
  }
}
