import type { FastifyInstance } from 'fastify';
import { ProductError } from '../answers/errors.ts';
import type { RateLimit, RateLimits } from '../limits/rate-limits.ts';
import type { Tokens } from '../secrets/tokens.ts';
import { type Member, memberOf } from './bearer.ts';

export interface MemberReading<Answer> {
  readonly address: string;
  /** How often a member may ask, counted under this name. */
  readonly limit: RateLimit & { readonly name: string };
  read(member: Member): Promise<Answer>;
}

interface ReadingParts {
  readonly tokens: Tokens;
  readonly rateLimits: RateLimits;
}

/**
 * An address at which a signed-in member reads what is theirs: who asks, and how often; no answer of it is kept.
 * @throws ProductError 401 without a valid token, 429 where the member has asked too often
 */
export function memberReading<Answer>(
  app: FastifyInstance,
  { tokens, rateLimits }: ReadingParts,
  { address, limit, read }: MemberReading<Answer>,
): void {
  app.get(address, async (request, reply): Promise<Answer> => {
    reply.header('cache-control', 'no-store');
    const member = await memberOf(request, tokens);
    const { taken } = await rateLimits.takeShared(`${limit.name}:${member.userId}`, limit);
    if (!taken) {
      throw new ProductError(429, 'too_many_requests', 'Please wait a few minutes and try again.');
    }
    return read(member);
  });
}
