import type { FastifyInstance } from 'fastify';
import type { CookSheets } from '#contract/meals/cook-sheets.ts';
import { wire } from '#contract/paths.ts';
import type { Catalogue } from '#planning/catalogue/catalogue.ts';
import type { MemberDatabase } from '../../platform/database/database.ts';
import type { RateLimits } from '../../platform/limits/rate-limits.ts';
import { memberReading } from '../../platform/members/member-readings.ts';
import type { Tokens } from '../../platform/secrets/tokens.ts';
import { type ParseMeals, readCookSheets } from './sheets.ts';

interface CookingParts {
  readonly members: MemberDatabase;
  readonly tokens: Tokens;
  readonly rateLimits: RateLimits;
  readonly catalogue: Catalogue;
  readonly parseMeals: ParseMeals;
}

/** Each visit to the kitchen is one, and each change of the plan. */
const readings = { name: 'cook-sheets', capacity: 300, perSeconds: 600 };

/** `GET /functions/v1/cook-sheets`: the member's four weeks of meals as a cook needs them. */
export function cookingRoutes(app: FastifyInstance, parts: CookingParts): void {
  memberReading<CookSheets>(app, parts, {
    address: wire.cookSheets,
    limit: readings,
    read: ({ identity }) =>
      readCookSheets(parts.members, identity, parts.catalogue, parts.parseMeals),
  });
}
