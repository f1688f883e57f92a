import type { FastifyInstance } from 'fastify';
import { wire } from '#contract/paths.ts';
import type { ProfileFit } from '#contract/profile-fit.ts';
import { memberOf } from '../../platform/bearer.ts';
import { ProductError } from '../../platform/errors.ts';
import type { RateLimits } from '../../platform/rate-limits.ts';
import type { Tokens } from '../../platform/tokens.ts';
import type { JudgeFit } from './judge.ts';

interface ProfileFitParts {
  readonly tokens: Tokens;
  readonly rateLimits: RateLimits;
  readonly judge: JudgeFit;
}

const readings = { capacity: 300, perSeconds: 600 };

/** `GET /functions/v1/profile-fit`: what of the member's plans and list their profile as it is now does not allow. */
export function profileFitRoutes(app: FastifyInstance, parts: ProfileFitParts): void {
  app.get(wire.profileFit, async (request, reply): Promise<ProfileFit> => {
    reply.header('cache-control', 'no-store');
    const member = await memberOf(request, parts.tokens);
    const { taken } = await parts.rateLimits.takeShared(`profile-fit:${member.userId}`, readings);
    if (!taken) {
      throw new ProductError(429, 'too_many_requests', 'Please wait a few minutes and try again.');
    }
    return parts.judge(member.identity);
  });
}
