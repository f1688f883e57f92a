import type { FastifyInstance } from 'fastify';
import type { Overview } from '#contract/overview.ts';
import { wire } from '#contract/paths.ts';
import type { Catalogue } from '#planning/catalogue/catalogue.ts';
import { memberOf } from '../../platform/bearer.ts';
import type { MemberDatabase } from '../../platform/database.ts';
import { ProductError } from '../../platform/errors.ts';
import type { RateLimits } from '../../platform/rate-limits.ts';
import type { Tokens } from '../../platform/tokens.ts';
import { readOverview } from './overview.ts';

interface OverviewParts {
  readonly members: MemberDatabase;
  readonly tokens: Tokens;
  readonly rateLimits: RateLimits;
  readonly catalogue: Catalogue;
}

const readings = { capacity: 300, perSeconds: 600 };

/** `GET /functions/v1/overview`: what the dashboard shows of the member who asks. */
export function overviewRoute(app: FastifyInstance, parts: OverviewParts): void {
  app.get(wire.overview, async (request, reply): Promise<Overview> => {
    reply.header('cache-control', 'no-store');
    const member = await memberOf(request, parts.tokens);
    const { taken } = await parts.rateLimits.takeShared(`overview:${member.userId}`, readings);
    if (!taken) {
      throw new ProductError(429, 'too_many_requests', 'Please wait a few minutes and try again.');
    }
    return readOverview(parts.members, member.identity, parts.catalogue);
  });
}
