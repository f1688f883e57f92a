import type { FastifyInstance } from 'fastify';
import { wire } from '#contract/paths.ts';
import type { Catalogue } from '#planning/catalogue/catalogue.ts';
import { type PlanGaps, planGaps } from '#planning/explain/plan-gaps.ts';
import type { MealWeek } from '#planning/meals/model/meal-plan.ts';
import { type MemberDatabase, reading } from '../../platform/database/database.ts';
import type { RateLimits } from '../../platform/limits/rate-limits.ts';
import { memberReading } from '../../platform/members/member-readings.ts';
import { type FourWeekPlan, openPlan } from '../../platform/plans/four-week-plans.ts';
import type { Tokens } from '../../platform/secrets/tokens.ts';

interface GapParts {
  readonly tokens: Tokens;
  readonly rateLimits: RateLimits;
  readonly catalogue: Catalogue;
  readonly members: MemberDatabase;
  readonly mealPlan: FourWeekPlan<MealWeek>;
}

const limit = { name: 'plan-gaps', capacity: 60, perSeconds: 600 };

/** `GET /functions/v1/plan-gaps`: what the member's own meals lack, and the foods that bring it. */
export function gapRoute(app: FastifyInstance, parts: GapParts): void {
  memberReading(app, parts, {
    address: wire.planGaps,
    limit,
    read: async ({ identity }): Promise<PlanGaps> => {
      const { profile, weeks } = await openPlan(reading(parts.members, identity), parts.mealPlan);
      return planGaps(profile, weeks, parts.catalogue);
    },
  });
}
