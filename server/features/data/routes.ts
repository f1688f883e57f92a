import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import cors from '@fastify/cors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSecureSite, wireHeaders } from '../../platform/answers/secure-headers.ts';
import type { FindWork } from '../../platform/answers/short-way.ts';
import type { Identity, MemberDatabase } from '../../platform/database/database.ts';
import { readableFrom } from '../../platform/limits/cross-origin.ts';
import type { RateLimits } from '../../platform/limits/rate-limits.ts';
import { holderOf, type MemberShare } from '../../platform/members/member-share.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { Tokens } from '../../platform/secrets/tokens.ts';
import type { Settings } from '../../settings.ts';
import { answerRequest, type WireEngine } from './answer-request.ts';
import { crossOrigin, readableBy } from './cors.ts';
import { countMembersInsert } from './count-writes.ts';
import { createDoor } from './door.ts';
import { createPreparedShapes } from './execution/prepared-shapes.ts';
import { createSlowLane } from './execution/slow-lane.ts';
import { visitor } from './identify.ts';
import { createReads, dataPrefix } from './reads.ts';
import { createReadPlans } from './rows/plan-read.ts';
import { createSchemaCache, type SchemaCache } from './schema/schema-cache.ts';
import { send } from './send.ts';
import { schemaStatement } from './sql/sql-schema.ts';
import { tellFault } from './tell-fault.ts';
import { toWireRequest } from './wire-request.ts';

interface DataParts {
  readonly settings: Settings;
  readonly members: MemberDatabase;
  readonly secrets: Pick<Secrets, 'derive'>;
  readonly tokens: Pick<Tokens, 'verify' | 'known' | 'stillHold'>;
  readonly rateLimits: Pick<RateLimits, 'take'>;
  /** What each member may have under way; none is taken from inside it. */
  readonly share: MemberShare;
  /** Has the small answers of reads go past the framework; null: all pass it. */
  readonly openShortWay: ((find: FindWork) => void) | null;
  /** Milliseconds of a clock that never goes back; by default the process's own. */
  readonly elapsed?: () => number;
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
    prefix: dataPrefix,
  });
}

/** Headers of every answer as names and values in turn; those for the pages of one site are made once. */
function listsOf(
  always: Readonly<Record<string, string>>,
  readable: ReturnType<typeof readableBy>,
): (request: IncomingMessage) => readonly string[] {
  const lists = new Map<unknown, readonly string[]>();
  return ({ headers }) => {
    const forPage = readable(headers.origin);
    const known = lists.get(forPage);
    if (known !== undefined) return known;
    const list = Object.entries({ ...always, ...forPage }).flat();
    lists.set(forPage, list);
    return list;
  };
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
  const { share } = parts;
  const reads = createReads({
    engine,
    schemas,
    door,
    share,
    headersFor: listsOf(always, readable),
  });
  addRoutes(wire, ['GET', 'HEAD'], reads.handle);
  parts.openShortWay?.(reads.findWork);
  await wire.register(async (writes) => {
    await writes.register(cors, () => crossOrigin(origin));
    writes.addHook('onRequest', async (request) => {
      identities.set(request, await door.enter(request));
    });
    const methods = ['POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'];
    addRoutes(writes, methods, async (request, reply, path) => {
      const identity = identities.get(request) ?? visitor;
      const holder = holderOf(identity, request.ip);
      const made = await share.take(holder, async () => {
        if (request.method === 'POST') {
          const table = (await schemas.current()).tables.get(path);
          await countMembersInsert(parts.rateLimits, identity, table, request.ip);
        }
        const { raw, body } = request;
        return answerRequest(engine, schemas, toWireRequest(raw, { identity, holder }, path, body));
      });
      await send(request, reply, made, (bytes) => share.unsent.add(holder, bytes, reply.raw));
    });
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
