import { createHmac } from 'node:crypto';
import type { Identity } from '../../platform/database/database.ts';
import { databaseError } from '../../platform/database/database.ts';
import { parseAccept } from './content/parse-accept.ts';
import { parsePayload } from './content/parse-payload.ts';
import { parsePrefer, type WriteKind } from './content/parse-prefer.ts';
import type { DataAnswer } from './content/respond.ts';
import { isCostly } from './execution/costly-query.ts';
import type { Engine } from './execution/execute.ts';
import { costlyLimitMs } from './execution/slow-lane.ts';
import { parseQuery } from './query/parse-query.ts';
import type { Query } from './query/query.ts';
import { deleteRows, updateRows } from './rows/change-rows.ts';
import { insertRows } from './rows/insert-rows.ts';
import type { ReadPlan, ReadPlans } from './rows/plan-read.ts';
import { putRow } from './rows/put-row.ts';
import { readRows } from './rows/read-rows.ts';
import { findTable, type Schema, type SchemaCache, type Table } from './schema/schema-cache.ts';
import { WireError } from './wire-error.ts';

/** A request as it came, with nothing parsed but who asks. */
export interface WireRequest {
  readonly identity: Identity;
  /** Whose place in the slow lane it takes. */
  readonly holder: string;
  readonly method: string;
  /** Below `/rest/v1/`, decoded. */
  readonly path: string;
  /** The raw query string. */
  readonly query: string;
  readonly profile: string | undefined;
  readonly accept: string | undefined;
  readonly prefer: string;
  /** `If-None-Match`. */
  readonly known: string | undefined;
  readonly contentType: string | undefined;
  readonly body: Buffer;
}

/** What answers requests, with how reads were done that were asked for lately. */
export interface WireEngine extends Engine {
  readonly plans: ReadPlans;
  /** By which tags are made, so that they say nothing of the inside to anybody. */
  readonly tagKey: Buffer;
}

const exposedSchema = 'public';
const writes: ReadonlyMap<string, WriteKind> = new Map([
  ['POST', 'insert'],
  ['PUT', 'put'],
  ['PATCH', 'update'],
  ['DELETE', 'delete'],
]);

/** The table that a path names. @throws WireError for every other address */
function tableName(path: string): string {
  const [name = '', ...further] = path.split('/');
  if (name === '' && further.length === 0) {
    throw new WireError({
      status: 404,
      code: 'PGRST126',
      message: 'Root endpoint metadata is disabled',
    });
  }
  if (name === 'rpc' && further.length === 1 && further[0] !== '') {
    throw new WireError({
      status: 404,
      code: 'PGRST202',
      message: `Could not find the function ${exposedSchema}.${further[0]} in the schema cache`,
      details: 'No functions are exposed.',
    });
  }
  if (name !== '' && further.length === 0) return name;
  throw new WireError({
    status: 404,
    code: 'PGRST125',
    message: 'Invalid path specified in request URL',
  });
}

function checkProfile(profile: string | undefined): void {
  if (profile === undefined || profile === '' || profile === exposedSchema) return;
  throw new WireError({
    status: 406,
    code: 'PGRST106',
    message: `Invalid schema: ${profile}`,
    hint: `Only the following schemas are exposed: ${exposedSchema}`,
  });
}

/** A limit would suggest that fewer rows are changed than are. @throws WireError PGRST114 */
function refuseLimit(method: string, { limit, offset }: Query): void {
  if (method === 'POST' || (limit === null && offset === 0)) return;
  throw new WireError({
    status: 400,
    code: 'PGRST114',
    message: `limit/offset querystring parameters are not allowed for ${method}`,
  });
}

function unsupported(method: string): WireError {
  return new WireError({
    status: 405,
    code: 'PGRST117',
    message: `Unsupported HTTP method: ${method}`,
  });
}

function options(table: Table): DataAnswer {
  const put = table.primaryKey.length > 0 ? ['PUT'] : [];
  const allow = ['OPTIONS', 'GET', 'HEAD', 'POST', ...put, 'PATCH', 'DELETE'].join(',');
  return { status: 200, headers: { allow }, body: null };
}

/** @throws WireError where the request says what cannot be done, at once or by its promise */
function answerFrom(
  engine: WireEngine,
  schema: Schema,
  request: WireRequest,
): DataAnswer | Promise<DataAnswer> {
  const table = findTable(schema, tableName(request.path));
  if (request.method === 'OPTIONS') return options(table);
  if (request.method === 'GET' || request.method === 'HEAD') {
    return answerRead(engine, engine.plans.of(schema, table, request), request);
  }
  const query = parseQuery(request.query, table.name);
  if (!isCostly(query)) return answerWrite(engine, table, query, request);
  const limited = { ...engine, timeLimitMs: costlyLimitMs };
  return engine.slowLane.take(request.holder, () => answerWrite(limited, table, query, request));
}

/**
 * The tag of an answer: of whom it was made for, what was asked and which versions of rows it shows. It is weak, as the same
 * answer goes out packed in several ways.
 */
function tagFor(key: Buffer, { identity, path, query, accept, prefer }: WireRequest) {
  return (versions: string) => {
    const named = [identity.role, identity.claims.sub, path, query, accept, prefer, versions];
    const digest = createHmac('sha256', key).update(JSON.stringify(named)).digest('base64url');
    return `W/"${digest.slice(0, 22)}"`;
  };
}

function answerRead(engine: WireEngine, plan: ReadPlan, request: WireRequest): Promise<DataAnswer> {
  const { identity, known, holder } = request;
  const asked = { identity, plan, known, tagOf: tagFor(engine.tagKey, request) };
  if (!plan.costly) return readRows(engine, asked);
  const limited = { ...engine, timeLimitMs: costlyLimitMs };
  return engine.slowLane.take(holder, () => readRows(limited, asked));
}

async function answerWrite(
  engine: Engine,
  table: Table,
  query: Query,
  request: WireRequest,
): Promise<DataAnswer> {
  const { identity, method } = request;
  const prefer = parsePrefer(request.prefer);
  const media = parseAccept(request.accept);
  const kind = writes.get(method);
  if (kind === undefined) throw unsupported(method);
  refuseLimit(method, query);
  const write = { kind, identity, table, query, prefer, media };
  if (kind === 'delete') return deleteRows(engine, write);
  const payload = parsePayload(request.contentType, request.body);
  if (kind === 'put') return putRow(engine, write, payload);
  return kind === 'insert'
    ? insertRows(engine, write, payload)
    : updateRows(engine, write, payload);
}

const staleCodes = ['PGRST204', 'PGRST205', '42703', '42P01'];

/** Whether an error may come from knowing the tables as they no longer are. */
function mayBeStale(error: unknown): boolean {
  const code = error instanceof WireError ? error.code : databaseError(error)?.code;
  return code !== undefined && staleCodes.includes(code);
}

/**
 * Answers one request on the data wire. Where a table or column is missing, the catalogue is looked at again and, if it
 * has changed, the request is tried once more; a failed statement has left nothing behind.
 * @throws WireError, or the database's error
 */
export async function answerRequest(
  engine: WireEngine,
  schemas: SchemaCache,
  request: WireRequest,
): Promise<DataAnswer> {
  checkProfile(request.profile);
  if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method) && !writes.has(request.method)) {
    throw unsupported(request.method);
  }
  try {
    return await answerFrom(engine, schemas.latest() ?? (await schemas.current()), request);
  } catch (error) {
    if (!mayBeStale(error) || !(await schemas.refresh())) throw error;
    return answerFrom(engine, await schemas.current(), request);
  }
}
