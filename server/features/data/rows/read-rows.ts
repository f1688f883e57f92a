import { knowsTag } from '../../../platform/answers/validators.ts';
import type { Identity, ResultRow } from '../../../platform/database/database.ts';
import {
  contentRange,
  type DataAnswer,
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
  readonly versions: string | null;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

/** The one row that a statement of reading gives. */
function foundBy(row: ResultRow | undefined): Found {
  const { body, rows, total = null, versions } = row ?? {};
  if (typeof rows !== 'number') throw new TypeError('a read has answered without its rows');
  return {
    body: textOf(body),
    rows,
    total: typeof total === 'number' ? total : null,
    versions: textOf(versions),
  };
}

/** A read as somebody asks for it. */
export interface RowsAsked {
  readonly identity: Identity;
  readonly plan: ReadPlan;
  /** `If-None-Match` of the request. */
  readonly known: string | undefined;
  /** The tag of what these versions of rows are answered with; they are those of this read alone. */
  tagOf(versions: string): string;
}

/**
 * Whether the client has these rows already, as a look at their versions tells.
 * @returns the answer without them; null: they are to be read
 */
async function unchanged(
  engine: Engine,
  { identity, plan, known, tagOf }: RowsAsked & { readonly known: string },
): Promise<DataAnswer | null> {
  const { versions } = plan.statements;
  if (versions === null) return null;
  const result = await execute(engine, identity, versions, plan.prefer, { readOnly: true });
  const found = textOf(result.rows[0]?.versions);
  if (found === null) return null;
  const etag = tagOf(found);
  return knowsTag(known, etag) ? { status: 304, headers: { etag }, body: null } : null;
}

/**
 * GET and HEAD. Every kind of count is answered exactly: the planner's estimates are made from all members' rows, so
 * they would tell one member about the others.
 */
export async function readRows(engine: Engine, asked: RowsAsked): Promise<DataAnswer> {
  const { identity, plan, known } = asked;
  const same = known === undefined ? null : await unchanged(engine, { ...asked, known });
  if (same !== null) return same;
  const { statements, media, prefer, offset, names, headers } = plan;
  const result = await execute(engine, identity, statements.whole, prefer, { readOnly: true });
  const { body, rows, total, versions } = foundBy(result.rows[0]);
  if (total !== null && offset > total) throw offsetBeyond(offset, total);
  if (media.kind === 'object' && rows !== 1) throw notSingular(rows);
  return {
    status: total !== null && rows < total ? 206 : 200,
    headers: {
      'content-range': contentRange(offset, rows, total),
      ...(versions === null ? {} : { etag: asked.tagOf(versions) }),
      ...headers,
    },
    body: rowsBody(media, names, body ?? ''),
  };
}
