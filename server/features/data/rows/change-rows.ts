import type { Payload } from '../content/parse-payload.ts';
import type { DataAnswer } from '../content/respond.ts';
import type { Engine } from '../execution/execute.ts';
import { deleteStatement, updateStatement } from '../sql/sql-change.ts';
import { invalidBody } from '../wire-error.ts';
import {
  guardOf,
  returnedOf,
  runWrite,
  type WriteRequest,
  writeAnswer,
  writeNothing,
  writtenColumns,
} from './write-rows.ts';

const statuses = { withBody: 200, bare: 204 } as const;

/** PATCH: the body's values in every row that the filters match and the caller may change. */
export async function updateRows(
  engine: Engine,
  request: WriteRequest,
  payload: Payload,
): Promise<DataAnswer> {
  const { table, query, prefer } = request;
  const columns = writtenColumns(table, query, payload);
  if (payload.rows > 1) throw invalidBody('The body of PATCH must be one object');
  if (payload.rows === 0 || columns.length === 0) {
    return writeAnswer(request, writeNothing(request), statuses);
  }
  const statement = updateStatement({
    table,
    where: query.where,
    values: { payload, columns, defaults: prefer.missing === 'default' },
    returned: returnedOf(request),
    guard: guardOf(engine, request),
  });
  return writeAnswer(request, await runWrite(engine, request, statement), statuses);
}

/** DELETE: every row that the filters match and the caller may delete. */
export async function deleteRows(engine: Engine, request: WriteRequest): Promise<DataAnswer> {
  const { table, query } = request;
  const statement = deleteStatement({
    table,
    where: query.where,
    returned: returnedOf(request),
    guard: guardOf(engine, request),
  });
  return writeAnswer(request, await runWrite(engine, request, statement), statuses);
}
