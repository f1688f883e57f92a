import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { wire } from '#contract/paths.ts';
import { sentences } from '#contract/sentences.ts';
import type { Catalogue } from '#planning/catalogue/catalogue.ts';
import type { MealPlanner } from '#planning/meals/plan-meals.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { memberOf } from '../../platform/bearer.ts';
import type { MemberDatabase } from '../../platform/database.ts';
import { ProductError } from '../../platform/errors.ts';
import type { RateLimits } from '../../platform/rate-limits.ts';
import type { Tokens } from '../../platform/tokens.ts';
import { type MealPlanRow, makeMealPlans } from './make-meal-plans.ts';
import { readProfile, saveMealPlans } from './store.ts';

interface GenerationParts {
  readonly members: MemberDatabase;
  readonly tokens: Tokens;
  readonly rateLimits: RateLimits;
  readonly catalogue: Catalogue;
  readonly planner: MealPlanner;
}

/** Presses of the button that one member may make: more than anybody needs, fewer than a runaway script wants. */
const generationLimit = { capacity: 30, perSeconds: 600 };

function planned(parts: GenerationParts, profile: Profile): readonly MealPlanRow[] {
  // a new seed for each press, so that another press gives another plan; it is kept in `details`
  const result = makeMealPlans(parts.planner, parts.catalogue, profile, randomUUID());
  if (!result.ok) throw new ProductError(422, 'no_plan', result.reason);
  return result.rows;
}

/** Addresses under /functions/v1: plans made for the member who asks. */
export function generationRoutes(app: FastifyInstance, parts: GenerationParts): void {
  const { members, tokens, rateLimits } = parts;
  // a press of the button needs no body; what a client sends all the same is not read
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, null));
  app.post(wire.generateMealPlans, async (request, reply) => {
    const { userId, identity } = await memberOf(request, tokens);
    const { taken } = await rateLimits.takeShared(`generate:${userId}`, generationLimit);
    if (!taken) {
      throw new ProductError(
        429,
        'too_many_requests',
        'Please wait a few minutes before you generate again.',
      );
    }
    reply.header('cache-control', 'no-store');
    try {
      const profile = await readProfile(members, identity);
      if (!profile) throw new ProductError(409, 'profile_missing', sentences.completeProfileFirst);
      return await saveMealPlans(members, identity, planned(parts, profile));
    } catch (error) {
      if (error instanceof ProductError) throw error;
      throw new ProductError(500, 'generation_failed', sentences.generateMealPlansFailed, {
        cause: error,
      });
    }
  });
}
