import { randomBytes } from 'node:crypto';
import cors from '@fastify/cors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  compressAnswer,
  packingFor,
  smallestPacked,
  tellPacked,
} from '../../platform/answers/pack-answers.ts';
import { isSecureSite, wireHeaders } from '../../platform/answers/secure-headers.ts';
import { utf8 } from '../../platform/answers/utf8.ts';
import type { Identity, MemberDatabase } from '../../platform/database/database.ts';
import { readableFrom } from '../../platform/limits/cross-origin.ts';
import type { RateLimits } from '../../platform/limits/rate-limits.ts';
import { holderOf, type MemberShare } from '../../platform/members/member-share.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { Tokens } from '../../platform/secrets/tokens.ts';
import type { Settings } from '../../settings.ts';
import { answerRequest, type WireEngine, type WireRequest } from './answer-request.ts';
import type { DataAnswer } from './content/respond.ts';
import { crossOrigin, readableBy } from './cors.ts';
import { countMembersInsert } from './count-writes.ts';
import { createDoor, type Door, queryOf, single } from './door.ts';
import { createPreparedShapes } from './execution/prepared-shapes.ts';
import { createSlowLane } from './execution/slow-lane.ts';
import { visitor } from './identify.ts';
import { createReadPlans } from './rows/plan-read.ts';
import { createSchemaCache, type SchemaCache } from './schema/schema-cache.ts';
import { schemaStatement } from './sql/sql-schema.ts';
import { tellFault } from './tell-fault.ts';

interface DataParts {
  readonly settings: Settings;
  readonly members: MemberDatabase;
  readonly secrets: Pick<Secrets, 'derive'>;
  readonly tokens: Pick<Tokens, 'verify' | 'known'>;
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

const emptyBody = Buffer.alloc(0);

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
    known: headers['if-none-match'],
    contentType: headers['content-type'],
    body: Buffer.isBuffer(body) ? body : emptyBody,
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

/**
 * The data wire: `/rest/v1/{table}` in the role and with the row security of whoever asks. Its answers are never pages, and
 * it packs them itself: it is registered before the hooks that only other answers need.
 */
export async function dataRoutes(scope: FastifyInstance, parts: DataParts): Promise<void> {
  const { members } = parts;
  const engine: WireEngine = {
    members,
    shapes: createPreparedShapes(),
    marker: `${randomBytes(16).toString('hex')}:`,
    slowLane: createSlowLane(),
    plans: createReadPlans(),
    tagKey: parts.secrets.derive('tags of answers'),
  };
  const schemas = startSchemaCache(scope, parts);
  // a database that is not there yet only delays the first request
  await schemas.refresh().catch(() => false);
  await scope.register(async (wire) => addWire(wire, parts, engine, schemas), {
    prefix: '/rest/v1',
  });
}

/**
 * Sends what was made for a member; a short text goes out in one piece with its head. A reply is a thenable: whoever
 * awaits or returns one has the server watch for the end of its stream, so nobody here does.
 */
async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: DataAnswer,
  hold: (bytes: number) => void,
): Promise<void> {
  reply.code(answer.status).headers(answer.headers);
  if (answer.body === null) {
    reply.send();
    return;
  }
  reply.header('content-type', answer.body.contentType);
  const { text } = answer.body;
  const packing = packingFor(request);
  if (request.method === 'HEAD' || text.length < smallestPacked) {
    reply.send(request.method === 'HEAD' ? undefined : text);
    return;
  }
  const bytes = utf8(text);
  hold(bytes.length);
  // a part of something is counted in its own bytes
  if (packing === null || answer.status === 206) {
    reply.send(bytes);
    return;
  }
  const packed = await compressAnswer(packing, bytes);
  tellPacked(reply, packing);
  reply.send(packed);
}

async function addWire(
  wire: FastifyInstance,
  parts: DataParts,
  engine: WireEngine,
  schemas: SchemaCache,
): Promise<void> {
  const door = createDoor(parts);
  const identities = new WeakMap<FastifyRequest, Identity>();
  // first of all: routes that a plugin adds keep the handler that was there before it
  wire.setErrorHandler((error, request, reply) =>
    tellFault(request, reply, error, identities.get(request)?.role ?? 'anon'),
  );
  const origin = readableFrom(parts.settings);
  const readable = readableBy(origin);
  const always = {
    ...wireHeaders({ https: isSecureSite(parts.settings.siteUrl) }),
    // what is one member's stays in no cache, the browser's neither: a client that keeps it says so with its tag
    'cache-control': 'no-store',
  };
  wire.addHook('onRequest', (request, reply, done) => {
    reply.headers(always).headers(readable(request.headers.origin));
    done();
  });
  // bodies go on as they came; an empty one is fine whatever its content type says
  wire.removeAllContentTypeParsers();
  wire.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
  const answerTo = async (request: FastifyRequest, asking: Asking, path: string) => {
    if (request.method === 'POST') {
      const table = (await schemas.current()).tables.get(path);
      await countMembersInsert(parts.rateLimits, asking.identity, table, request.ip);
    }
    return answerRequest(engine, schemas, toWireRequest(request, asking, path));
  };
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    identity: Identity,
    path: string,
  ) => {
    const holder = holderOf(identity, request.ip);
    const made = await parts.share.take(holder, () =>
      answerTo(request, { identity, holder }, path),
    );
    return send(request, reply, made, (bytes) => parts.share.unsent.add(holder, bytes, reply.raw));
  };
  addReads(wire, door, parts.share, answer);
  await wire.register(async (writes) => {
    await writes.register(cors, () => crossOrigin(origin));
    writes.addHook('onRequest', async (request) => {
      identities.set(request, await door.enter(request));
    });
    addRoutes(
      writes,
      ['POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'],
      (request, reply, path) => answer(request, reply, identities.get(request) ?? visitor, path),
    );
  });
}

type Handle = (request: FastifyRequest, reply: FastifyReply, path: string) => Promise<void>;

function addRoutes(wire: FastifyInstance, method: string[], handle: Handle): void {
  const start = (request: FastifyRequest, reply: FastifyReply, path: string): void => {
    handle(request, reply, path).catch((error: unknown) => {
      reply.send(error);
    });
  };
  wire.route({ method, url: '/', handler: (request, reply) => start(request, reply, '') });
  wire.route<{ Params: { '*': string } }>({
    method,
    url: '/*',
    handler: (request, reply) => start(request, reply, request.params['*']),
  });
}

/** GET and HEAD, most of what is asked: no body is waited for, so who asks is found out on the way. */
function addReads(
  wire: FastifyInstance,
  door: Door,
  share: MemberShare,
  answer: (
    request: FastifyRequest,
    reply: FastifyReply,
    identity: Identity,
    path: string,
  ) => Promise<void>,
): void {
  addRoutes(wire, ['GET', 'HEAD'], async (request, reply, path) => {
    let identity = door.known(request);
    try {
      identity ??= await door.enter(request);
      share.count(holderOf(identity, request.ip));
      await answer(request, reply, identity, path);
    } catch (error) {
      tellFault(request, reply, error, identity?.role ?? 'anon');
    }
  });
}
