import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { ProductError, workFailed } from '../answers/errors.ts';
import { createKeyedTurns } from '../concurrency/turns.ts';
import type { RateLimit, RateLimits } from '../limits/rate-limits.ts';
import type { Tokens } from '../secrets/tokens.ts';
import { type Member, memberOf } from './bearer.ts';

/** Presses of one kind that a member may make: more than anybody needs, fewer than a runaway script wants. */
export interface PressLimit extends RateLimit {
  readonly name: string;
  /** What is said when there were too many. */
  readonly message: string;
}

export interface MemberPost {
  readonly address: string;
  readonly limit: PressLimit;
  /** What is said when it fails for a reason that is not the member's. */
  readonly failed: string;
  /** @param body parsed JSON, or null */
  work(member: Member, body: unknown): Promise<unknown>;
}

interface PostParts {
  readonly tokens: Tokens;
  readonly rateLimits: RateLimits;
}

/** One member's presses are worked on one after another, so that a hundred of them hold one connection and not all. */
const waitingPresses = 10;
const tooManyPresses = () =>
  new ProductError(429, 'too_many_requests', 'Please wait until your last change is done.');

/** A press of a button needs no body, whatever content type its client names. @param app a scope of its own */
export function readAnyBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'string', bodyLimit: 16_384 },
    (_request, text, done) => {
      try {
        done(null, text === '' ? null : JSON.parse(String(text)));
      } catch {
        done(new ProductError(400, 'bad_json', 'The request could not be read.'));
      }
    },
  );
}

/**
 * Addresses to which a signed-in member posts: who asks, how often, in turn, and what is said when it fails. All
 * addresses of the scope read any body, and none of their answers is kept.
 */
export function memberPosts(
  app: FastifyInstance,
  { tokens, rateLimits }: PostParts,
  posts: readonly MemberPost[],
): void {
  readAnyBody(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const presses = createKeyedTurns(1, waitingPresses, tooManyPresses);
  for (const { address, limit, failed, work } of posts) {
    app.post(address, async (request: FastifyRequest): Promise<unknown> => {
      const member = await memberOf(request, tokens);
      const { taken } = await rateLimits.takeShared(`${limit.name}:${member.userId}`, limit);
      if (!taken) throw new ProductError(429, 'too_many_requests', limit.message);
      try {
        return await presses.take(member.userId, () => work(member, request.body));
      } catch (error) {
        throw workFailed(error, 'generation_failed', failed);
      }
    });
  }
}

/** A body by its schema. @throws ProductError 400 with the sentence when it is another */
export function parsedBody<T>(
  schema: v.GenericSchema<unknown, T>,
  body: unknown,
  failed: string,
): T {
  const result = v.safeParse(schema, body);
  if (!result.success) throw new ProductError(400, 'bad_request', failed);
  return result.output;
}
