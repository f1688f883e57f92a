import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { smallestPacked } from '../../platform/answers/pack-answers.ts';
import type { FindWork, ShortAnswer } from '../../platform/answers/short-way.ts';
import type { Identity } from '../../platform/database/database.ts';
import { holderOf, type MemberShare } from '../../platform/members/member-share.ts';
import { answerRequest, type WireEngine } from './answer-request.ts';
import type { DataAnswer } from './content/respond.ts';
import type { Door } from './door.ts';
import type { SchemaCache } from './schema/schema-cache.ts';
import { send } from './send.ts';
import { tellFault } from './tell-fault.ts';
import { type Asking, toWireRequest } from './wire-request.ts';

export const dataPrefix = '/rest/v1';
const tablePrefix = `${dataPrefix}/`;

interface ReadParts {
  readonly engine: WireEngine;
  readonly schemas: SchemaCache;
  readonly door: Door;
  readonly share: MemberShare;
  /** Headers of every answer to whoever asks so, as names and values in turn. */
  headersFor(request: IncomingMessage): readonly string[];
}

/** GET and HEAD, most of what is asked. */
export interface Reads {
  /** No body is waited for, so who asks is found out on the way. @param path below the wire's, decoded */
  handle(request: FastifyRequest, reply: FastifyReply, path: string): Promise<void>;
  /**
   * The work of a member's read whose token was verified before, of a table that there is. What comes out is told by `handle`
   * unless it is a short text.
   */
  readonly findWork: FindWork;
}

/** What has come out of a read that `handle` is to tell. */
interface Outcome {
  readonly identity: Identity;
  readonly made: Promise<DataAnswer>;
}

/** The name of the table that is read, where it stands plainly in the address. */
function plainTable({ url = '' }: IncomingMessage): string | null {
  if (!url.startsWith(tablePrefix)) return null;
  const mark = url.indexOf('?');
  return url.slice(tablePrefix.length, mark < 0 ? undefined : mark);
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

export function createReads({ engine, schemas, door, share, headersFor }: ReadParts): Reads {
  const outcomes = new WeakMap<IncomingMessage, Outcome>();

  async function read(request: IncomingMessage, asking: Asking, path: string) {
    share.count(asking.holder);
    return share.take(asking.holder, () =>
      answerRequest(engine, schemas, toWireRequest(request, asking, path, null)),
    );
  }

  /** @returns null where it is not a short text */
  function shorten(
    request: IncomingMessage,
    { status, headers, body }: DataAnswer,
  ): ShortAnswer | null {
    if (body === null || body.text.length >= smallestPacked) return null;
    const list = [...headersFor(request), 'content-type', body.contentType];
    for (const [name, value] of Object.entries(headers)) list.push(name, value);
    return { status, headers: list, text: body.text, route: `${dataPrefix}/*` };
  }

  async function readShort(
    request: IncomingMessage,
    asking: Asking,
    path: string,
  ): Promise<ShortAnswer | null> {
    const made = read(request, asking, path);
    try {
      const short = shorten(request, await made);
      if (short !== null) return short;
    } catch {
      // told by whoever answers in the end
    }
    outcomes.set(request, { identity: asking.identity, made });
    return null;
  }

  return {
    async handle(request, reply, path) {
      const { raw } = request;
      const before = outcomes.get(raw);
      let identity = before?.identity ?? door.known(raw);
      try {
        identity ??= await door.enter(request);
        const holder = holderOf(identity, request.ip);
        const made = await (before?.made ?? read(raw, { identity, holder }, path));
        await send(request, reply, made, (bytes) => share.unsent.add(holder, bytes, reply.raw));
      } catch (error) {
        tellFault(request, reply, error, identity?.role ?? 'anon');
      }
    },
    findWork(request) {
      if (request.method !== 'GET' || hasBody(request)) return null;
      const path = plainTable(request);
      if (path === null || schemas.latest()?.tables.has(path) !== true) return null;
      const identity = door.known(request);
      // of visitors only the framework knows where they come from
      if (identity === null || identity.role === 'anon') return null;
      const asking = { identity, holder: holderOf(identity) };
      return () => readShort(request, asking, path);
    },
  };
}
