import type { FastifyInstance } from 'fastify';
import type { CookSheets } from '#contract/cook-sheets.ts';
import { wire } from '#contract/paths.ts';
import type { Catalogue } from '#planning/catalogue/catalogue.ts';
import { memberOf } from '../../platform/bearer.ts';
import type { MemberDatabase } from '../../platform/database.ts';
import { ProductError } from '../../platform/errors.ts';
import type { RateLimits } from '../../platform/rate-limits.ts';
import type { Tokens } from '../../platform/tokens.ts';
import { type ParseMeals, readCookSheets } from './sheets.ts';

interface CookingParts {
  readonly members: MemberDatabase;
  readonly tokens: Tokens;
  readonly rateLimits: RateLimits;
  readonly catalogue: Catalogue;
  readonly parseMeals: ParseMeals;
}

/** Each visit to the kitchen is one, and each change of the plan. */
const readings = { capacity: 300, perSeconds: 600 };

/** `GET /functions/v1/cook-sheets`: the member's four weeks of meals as a cook needs them. */
export function cookingRoutes(app: FastifyInstance, parts: CookingParts): void {
  app.get(wire.cookSheets, async (request, reply): Promise<CookSheets> => {
    reply.header('cache-control', 'no-store');
    const member = await memberOf(request, parts.tokens);
    const { taken } = await parts.rateLimits.takeShared(`cook-sheets:${member.userId}`, readings);
    if (!taken) {
      throw new ProductError(429, 'too_many_requests', 'Please wait a few minutes and try again.');
    }
    return readCookSheets(parts.members, member.identity, parts.catalogue, parts.parseMeals);
  });
}
