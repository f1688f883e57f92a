import type { FastifyInstance } from 'fastify';
import { wire } from '#contract/paths.ts';
import type { ProfileFit } from '#contract/profile/profile-fit.ts';
import type { RateLimits } from '../../platform/limits/rate-limits.ts';
import { memberReading } from '../../platform/members/member-readings.ts';
import type { Tokens } from '../../platform/secrets/tokens.ts';
import type { JudgeFit } from './judge.ts';

interface ProfileFitParts {
  readonly tokens: Tokens;
  readonly rateLimits: RateLimits;
  readonly judge: JudgeFit;
}

const readings = { name: 'profile-fit', capacity: 300, perSeconds: 600 };

/** `GET /functions/v1/profile-fit`: what of the member's plans and list their profile as it is now does not allow. */
export function profileFitRoutes(app: FastifyInstance, parts: ProfileFitParts): void {
  memberReading<ProfileFit>(app, parts, {
    address: wire.profileFit,
    limit: readings,
    read: ({ identity }) => parts.judge(identity),
  });
}
