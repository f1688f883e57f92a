import * as v from 'valibot';
import type { Identity } from '../../../platform/database.ts';
import type { Media } from '../content/parse-accept.ts';
import { appliedPreferences, type Preferences } from '../content/parse-prefer.ts';
import {
  type Answer,
  contentRange,
  notSingular,
  offsetBeyond,
  rowsBody,
} from '../content/respond.ts';
import { type Engine, execute } from '../execution/execute.ts';
import type { Query } from '../query/query.ts';
import type { Table } from '../schema/schema-cache.ts';
import { selectedNames } from '../sql/sql-fragments.ts';
import { readStatement } from '../sql/sql-read.ts';

interface ReadRequest {
  readonly identity: Identity;
  readonly table: Table;
  readonly query: Query;
  readonly prefer: Preferences;
  readonly media: Media;
  readonly headOnly: boolean;
}

const rowSchema = v.tuple([
  v.object({ body: v.nullable(v.string()), rows: v.number(), total: v.nullable(v.number()) }),
]);

/**
 * GET and HEAD. Every kind of count is answered exactly: the planner's estimates are made from all members' rows, so
 * they would tell one member about the others.
 */
export async function readRows(engine: Engine, request: ReadRequest): Promise<Answer> {
  const { identity, table, query, prefer, media, headOnly } = request;
  const statement = readStatement({
    table,
    query,
    media,
    counted: prefer.count !== null,
    headOnly,
  });
  const result = await execute(engine, identity, statement, prefer, { readOnly: true });
  const [{ body, rows, total }] = v.parse(rowSchema, result.rows);
  if (total !== null && query.offset > total) throw offsetBeyond(query.offset, total);
  if (media.kind === 'object' && rows !== 1) throw notSingular(rows);
  const applied = appliedPreferences(prefer, null);
  return {
    status: total !== null && rows < total ? 206 : 200,
    headers: {
      'content-range': contentRange(query.offset, rows, total),
      ...(applied === null ? {} : { 'preference-applied': applied }),
    },
    body: rowsBody(media, selectedNames(table, query.select), body ?? ''),
  };
}
