import type { Identity, Row } from '../../../platform/database.ts';
import {
  type Answer,
  contentRange,
  notSingular,
  offsetBeyond,
  rowsBody,
} from '../content/respond.ts';
import { type Engine, execute } from '../execution/execute.ts';
import type { ReadPlan } from './plan-read.ts';

interface Found {
  readonly body: string | null;
  readonly rows: number;
  readonly total: number | null;
}

/** The one row that a statement of reading gives. */
function foundBy(row: Row | undefined): Found {
  const { body = null, rows, total = null } = row ?? {};
  if (typeof rows !== 'number') throw new TypeError('a read has answered without its rows');
  return {
    body: typeof body === 'string' ? body : null,
    rows,
    total: typeof total === 'number' ? total : null,
  };
}

/**
 * GET and HEAD. Every kind of count is answered exactly: the planner's estimates are made from all members' rows, so
 * they would tell one member about the others.
 */
export async function readRows(
  engine: Engine,
  identity: Identity,
  { statement, media, prefer, offset, names, headers }: ReadPlan,
): Promise<Answer> {
  const result = await execute(engine, identity, statement, prefer, { readOnly: true });
  const { body, rows, total } = foundBy(result.rows[0]);
  if (total !== null && offset > total) throw offsetBeyond(offset, total);
  if (media.kind === 'object' && rows !== 1) throw notSingular(rows);
  return {
    status: total !== null && rows < total ? 206 : 200,
    headers: { 'content-range': contentRange(offset, rows, total), ...headers },
    body: rowsBody(media, names, body ?? ''),
  };
}
