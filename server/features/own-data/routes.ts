import type { FastifyInstance } from 'fastify';
import { wire } from '#contract/paths.ts';
import { sentences } from '#contract/sentences.ts';
import { memberOf } from '../../platform/bearer.ts';
import type { MemberDatabase } from '../../platform/database.ts';
import { ProductError } from '../../platform/errors.ts';
import { readAnyBody } from '../../platform/member-posts.ts';
import type { RateLimits } from '../../platform/rate-limits.ts';
import type { Tokens } from '../../platform/tokens.ts';

interface OwnDataParts {
  readonly members: MemberDatabase;
  readonly tokens: Tokens;
  readonly rateLimits: RateLimits;
}

/** A copy is large, and nobody needs many. */
const copies = { capacity: 10, perSeconds: 3_600 };

/** POST /functions/v1/export-data: everything that is kept about the member who asks, by table. */
export function ownDataRoutes(app: FastifyInstance, parts: OwnDataParts): void {
  readAnyBody(app);
  app.post(wire.exportData, async (request, reply) => {
    const member = await memberOf(request, parts.tokens);
    const { taken } = await parts.rateLimits.takeShared(`export:${member.userId}`, copies);
    if (!taken) {
      throw new ProductError(
        429,
        'too_many_requests',
        'You have downloaded your data several times just now. Please try again in an hour.',
      );
    }
    const { rows } = await parts.members.run(
      member.identity,
      { text: 'select privacy.own_data()::text as data' },
      { readOnly: true },
    );
    const data = rows[0]?.data;
    if (typeof data !== 'string') {
      throw new ProductError(401, 'not_authenticated', sentences.notAuthenticated);
    }
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
    return data;
  });
}
