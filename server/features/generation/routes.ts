import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { wire } from '#contract/paths.ts';
import { sentences } from '#contract/sentences.ts';
import type { Catalogue } from '#planning/catalogue/catalogue.ts';
import type { MealWeek } from '#planning/meals/meal-plan.ts';
import type { MealPlanner } from '#planning/meals/plan-meals.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { eatingRules } from '#planning/safety/eating-rules.ts';
import { forbiddenFoods } from '#planning/safety/plan-check.ts';
import { type Member, memberOf } from '../../platform/bearer.ts';
import type { MemberDatabase } from '../../platform/database.ts';
import { ProductError } from '../../platform/errors.ts';
import type { RateLimits } from '../../platform/rate-limits.ts';
import type { Tokens } from '../../platform/tokens.ts';
import { type MealPlanRow, makeMealPlans } from './make-meal-plans.ts';
import { shoppingListRow } from './make-shopping-list.ts';
import { readMealWeeks, readProfile, saveMealPlans, saveShoppingList } from './store.ts';

interface GenerationParts {
  readonly members: MemberDatabase;
  readonly tokens: Tokens;
  readonly rateLimits: RateLimits;
  readonly catalogue: Catalogue;
  readonly planner: MealPlanner;
}

/** Presses of the button that one member may make: more than anybody needs, fewer than a runaway script wants. */
const generationLimit = { capacity: 30, perSeconds: 600 };

async function profileOf(parts: GenerationParts, member: Member): Promise<Profile> {
  const profile = await readProfile(parts.members, member.identity);
  if (!profile) throw new ProductError(409, 'profile_missing', sentences.completeProfileFirst);
  return profile;
}

/** A new seed each time, so that another press of the button gives another plan. */
function plannedRows(parts: GenerationParts, profile: Profile): readonly MealPlanRow[] {
  const result = makeMealPlans(parts.planner, parts.catalogue, profile, randomUUID());
  if (!result.ok) throw new ProductError(422, 'no_plan', result.reason);
  return result.rows;
}

async function generateMealPlans(parts: GenerationParts, member: Member): Promise<unknown> {
  const rows = plannedRows(parts, await profileOf(parts, member));
  return saveMealPlans(parts.members, member.identity, rows);
}

/**
 * The weeks that the list is summed from; where there are none they are made first. A plan that holds what the member
 * may not eat any more (an allergy was added since) is never turned into a list.
 */
async function weeksForList(parts: GenerationParts, member: Member): Promise<readonly MealWeek[]> {
  const profile = await profileOf(parts, member);
  const stored = await readMealWeeks(parts.members, member.identity);
  if (stored) {
    const rules = eatingRules(profile, parts.catalogue);
    if (forbiddenFoods(stored, rules, parts.catalogue).size > 0) {
      throw new ProductError(409, 'plan_outdated', sentences.planBeforeProfile);
    }
    return stored;
  }
  const rows = plannedRows(parts, profile);
  await saveMealPlans(parts.members, member.identity, rows);
  return rows.map(({ details }) => details);
}

async function generateShoppingList(parts: GenerationParts, member: Member): Promise<unknown> {
  const weeks = await weeksForList(parts, member);
  const list = shoppingListRow(weeks, parts.catalogue, new Date());
  return saveShoppingList(parts.members, member.identity, list);
}

/** Addresses under /functions/v1: plans made for the member who asks. */
export function generationRoutes(app: FastifyInstance, parts: GenerationParts): void {
  // a press of the button needs no body; what a client sends all the same is not read
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, null));

  const generation =
    (make: (parts: GenerationParts, member: Member) => Promise<unknown>, failed: string) =>
    async (request: FastifyRequest): Promise<unknown> => {
      const member = await memberOf(request, parts.tokens);
      const { taken } = await parts.rateLimits.takeShared(
        `generate:${member.userId}`,
        generationLimit,
      );
      if (!taken) {
        const message = 'Please wait a few minutes before you generate again.';
        throw new ProductError(429, 'too_many_requests', message);
      }
      try {
        return await make(parts, member);
      } catch (error) {
        if (error instanceof ProductError) throw error;
        throw new ProductError(500, 'generation_failed', failed, { cause: error });
      }
    };

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.post(
    wire.generateMealPlans,
    generation(generateMealPlans, sentences.generateMealPlansFailed),
  );
  app.post(
    wire.generateShoppingList,
    generation(generateShoppingList, sentences.generateShoppingListFailed),
  );
}
