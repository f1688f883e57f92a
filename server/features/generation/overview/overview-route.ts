import type { FastifyInstance } from 'fastify';
import { wire } from '#contract/paths.ts';
import type { Overview } from '#contract/plans/overview.ts';
import type { Catalogue } from '#planning/catalogue/catalogue.ts';
import { southAfricanDay } from '../../../platform/clock.ts';
import type { MemberDatabase } from '../../../platform/database/database.ts';
import type { RateLimits } from '../../../platform/limits/rate-limits.ts';
import { memberReading } from '../../../platform/members/member-readings.ts';
import type { Tokens } from '../../../platform/secrets/tokens.ts';
import { readOverview } from './overview.ts';

interface OverviewParts {
  readonly members: MemberDatabase;
  readonly tokens: Tokens;
  readonly rateLimits: RateLimits;
  readonly catalogue: Catalogue;
  readonly now: () => Date;
}

const readings = { name: 'overview', capacity: 300, perSeconds: 600 };

/** `GET /functions/v1/overview`: what the dashboard shows of the member who asks. */
export function overviewRoute(app: FastifyInstance, parts: OverviewParts): void {
  memberReading<Overview>(app, parts, {
    address: wire.overview,
    limit: readings,
    read: ({ identity }) =>
      readOverview(parts.members, identity, {
        catalogue: parts.catalogue,
        today: southAfricanDay(parts.now()),
      }),
  });
}
