import { randomBytes } from 'node:crypto';
import cors from '@fastify/cors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { databaseError, type Identity, type MemberDatabase } from '../../platform/database.ts';
import { troubleOf } from '../../platform/database-trouble.ts';
import { readableFrom } from '../../platform/limits/cross-origin.ts';
import { holderOf, type MemberShare } from '../../platform/member-share.ts';
import type { RateLimits } from '../../platform/rate-limits.ts';
import { noteRefusal } from '../../platform/request-log.ts';
import { SessionEnded } from '../../platform/session-ended.ts';
import type { Tokens } from '../../platform/tokens.ts';
import { utf8 } from '../../platform/utf8.ts';
import type { Settings } from '../../settings.ts';
import { answerRequest, type WireRequest } from './answer-request.ts';
import { jsonType } from './content/parse-accept.ts';
import { crossOrigin } from './cors.ts';
import { countMembersInsert, countVisitorsWrite } from './count-writes.ts';
import { faultOf } from './execution/database-fault.ts';
import type { Engine } from './execution/execute.ts';
import { createPreparedShapes } from './execution/prepared-shapes.ts';
import { createSlowLane } from './execution/slow-lane.ts';
import { identify, sessionEnded } from './identify.ts';
import { apiKeyParameter } from './query/parse-query.ts';
import { createSchemaCache, type SchemaCache } from './schema/schema-cache.ts';
import { schemaStatement } from './sql/sql-schema.ts';
import { errorBody, WireError } from './wire-error.ts';

interface DataParts {
  readonly settings: Settings;
  readonly members: MemberDatabase;
  readonly tokens: Pick<Tokens, 'verify'>;
  readonly rateLimits: Pick<RateLimits, 'take'>;
  /** What each member may have under way; none is taken from inside it. */
  readonly share: MemberShare;
  /** Milliseconds of a clock that never goes back; by default the process's own. */
  readonly elapsed?: () => number;
}

/** Who asks, and whose share the request takes from. */
interface Asking {
  readonly identity: Identity;
  readonly holder: string;
}

/** How far the clock of the process that signed a token may be ahead. */
const clockLeewaySeconds = 30;

const visitor: Identity = { role: 'anon', claims: {} };

const queryOf = (request: FastifyRequest): string => {
  const url = request.raw.url ?? '';
  const mark = url.indexOf('?');
  return mark < 0 ? '' : url.slice(mark + 1);
};

const single = (header: string | string[] | undefined) =>
  Array.isArray(header) ? header.join(', ') : header;

/** Finds out who asks before a body is read. */
function createDoor({ settings, tokens, rateLimits }: DataParts) {
  const gate = {
    publishableKey: settings.publishableKey,
    verify: (token: string) => tokens.verify(token, clockLeewaySeconds),
  };
  return async (request: FastifyRequest): Promise<Identity> => {
    const identity = await identify(gate, {
      apiKey:
        single(request.headers.apikey) ??
        new URLSearchParams(queryOf(request)).get(apiKeyParameter) ??
        undefined,
      authorization: request.headers.authorization,
    });
    await countVisitorsWrite(rateLimits, identity, request.method, request.ip);
    return identity;
  };
}

/** An error of the framework about the request itself, in the wire's words; null for any other. */
function requestFault(error: unknown): WireError | null {
  if (!(error instanceof Error) || !('statusCode' in error)) return null;
  const status = Number(error.statusCode);
  if (!(status >= 400 && status < 500)) return null;
  return new WireError({
    status: status === 415 ? 400 : status,
    code: 'PGRST102',
    message: error.message,
  });
}

/** Codes and a stack only: messages and details of the database hold members' data. */
function logFault(request: FastifyRequest, fault: WireError, error: unknown): void {
  const isRefusal = error instanceof WireError || error instanceof SessionEnded;
  if (isRefusal || fault.status === 429 || troubleOf(error) !== null) {
    noteRefusal(request, fault.code);
    return;
  }
  if (fault.status < 500) return;
  const reported = databaseError(error);
  if (reported !== null) request.log.error({ sqlState: reported.code }, 'data request failed');
  else request.log.error({ err: error, code: fault.code }, 'data request failed');
}

function toWireRequest(
  request: FastifyRequest,
  { identity, holder }: Asking,
  path: string,
): WireRequest {
  const { headers, method, body } = request;
  const profile = method === 'GET' || method === 'HEAD' ? 'accept-profile' : 'content-profile';
  return {
    identity,
    holder,
    method,
    path,
    query: queryOf(request),
    profile: single(headers[profile]),
    accept: headers.accept,
    prefer: single(headers.prefer) ?? '',
    contentType: headers['content-type'],
    body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
  };
}

function startSchemaCache(scope: FastifyInstance, { members, elapsed }: DataParts): SchemaCache {
  const read = async () => {
    try {
      return (await members.run(visitor, schemaStatement, { readOnly: true })).rows;
    } catch (error) {
      scope.log.error({ err: error }, 'the catalogue could not be read');
      throw error;
    }
  };
  return createSchemaCache(read, elapsed);
}

/** The data wire: `/rest/v1/{table}` in the role and with the row security of whoever asks. */
export async function dataRoutes(scope: FastifyInstance, parts: DataParts): Promise<void> {
  const { members } = parts;
  const engine: Engine = {
    members,
    shapes: createPreparedShapes(),
    marker: `${randomBytes(16).toString('hex')}:`,
    slowLane: createSlowLane(),
  };
  const schemas = startSchemaCache(scope, parts);
  // a database that is not there yet only delays the first request
  await schemas.refresh().catch(() => false);
  await scope.register(async (wire) => addWire(wire, parts, engine, schemas), {
    prefix: '/rest/v1',
  });
}

async function addWire(
  wire: FastifyInstance,
  parts: DataParts,
  engine: Engine,
  schemas: SchemaCache,
): Promise<void> {
  const enter = createDoor(parts);
  const identities = new WeakMap<FastifyRequest, Identity>();
  // first of all: routes that a plugin adds keep the handler that was there before it
  wire.setErrorHandler((error, request, reply) => {
    const fault =
      error instanceof SessionEnded
        ? sessionEnded()
        : (requestFault(error) ?? faultOf(error, identities.get(request)?.role ?? 'anon'));
    logFault(request, fault, error);
    return reply
      .code(fault.status)
      .headers(fault.headers)
      .header('content-type', jsonType)
      .send(request.method === 'HEAD' ? undefined : errorBody(fault));
  });
  const origin = readableFrom(parts.settings);
  await wire.register(cors, () => crossOrigin(origin));
  wire.addHook('onRequest', async (request, reply) => {
    // what is one member's must not stay in a shared cache
    reply.header('cache-control', 'no-store');
    identities.set(request, await enter(request));
  });
  // bodies go on as they came; an empty one is fine whatever its content type says
  wire.removeAllContentTypeParsers();
  wire.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
  const ranges = new WeakMap<FastifyReply, string>();
  // compression leaves alone what has a Content-Range, because that usually counts bytes; ours counts rows, so it is
  // added behind the compression
  wire.addHook('onRoute', (route) => {
    const before = [route.onSend ?? []].flat();
    route.onSend = [
      ...before,
      async (_request, reply) => {
        const range = ranges.get(reply);
        if (range !== undefined) reply.header('content-range', range);
      },
    ];
  });
  const answerTo = async (request: FastifyRequest, asking: Asking, path: string) => {
    if (request.method === 'POST') {
      const table = (await schemas.current()).tables.get(path);
      await countMembersInsert(parts.rateLimits, asking.identity, table, request.ip);
    }
    return answerRequest(engine, schemas, toWireRequest(request, asking, path));
  };
  const handle = async (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const identity = identities.get(request) ?? visitor;
    const holder = holderOf(identity, request.ip);
    const asking = { identity, holder };
    if (request.method === 'GET' || request.method === 'HEAD') parts.share.count(holder);
    const answer = await parts.share.take(holder, () => answerTo(request, asking, path));
    const { 'content-range': range, ...headers } = answer.headers;
    if (range !== undefined) ranges.set(reply, range);
    reply.code(answer.status).headers(headers);
    if (answer.body === null) return reply.send();
    reply.header('content-type', answer.body.contentType);
    if (request.method === 'HEAD') return reply.send(undefined);
    const body = utf8(answer.body.text);
    parts.share.unsent.add(holder, body.length, reply.raw);
    return reply.send(body);
  };
  const method = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'];
  wire.route({ method, url: '/', handler: (request, reply) => handle(request, reply, '') });
  wire.route<{ Params: { '*': string } }>({
    method,
    url: '/*',
    handler: (request, reply) => handle(request, reply, request.params['*']),
  });
}
