import type { FastifyInstance } from 'fastify';
import { memberSentences } from '#contract/member-sentences.ts';
import { wire } from '#contract/paths.ts';
import { explainQuestionSchema, type PlanExplanation } from '#contract/plans/explain-plan.ts';
import type { Catalogue } from '#planning/catalogue/catalogue.ts';
import type { Exercise } from '#planning/catalogue/exercise.ts';
import { explainMeals } from '#planning/explain/explain-meals.ts';
import { explainTraining } from '#planning/explain/explain-training.ts';
import type { MealWeek } from '#planning/meals/model/meal-plan.ts';
import type { TrainingWeek } from '#planning/training/model/training-plan.ts';
import { type MemberDatabase, reading } from '../../platform/database/database.ts';
import type { RateLimits } from '../../platform/limits/rate-limits.ts';
import type { Member } from '../../platform/members/bearer.ts';
import { memberPosts, type PressLimit, parsedBody } from '../../platform/members/member-posts.ts';
import { type FourWeekPlan, openPlan } from '../../platform/plans/four-week-plans.ts';
import type { Tokens } from '../../platform/secrets/tokens.ts';

interface ExplainParts {
  readonly tokens: Tokens;
  readonly rateLimits: RateLimits;
  readonly catalogue: Catalogue;
  readonly exercises: readonly Exercise[];
  readonly members: MemberDatabase;
  readonly mealPlan: FourWeekPlan<MealWeek>;
  readonly trainingPlan: FourWeekPlan<TrainingWeek>;
}

const limit: PressLimit = {
  name: 'explain',
  capacity: 120,
  perSeconds: 600,
  message: 'Please wait a few minutes and try again.',
};

async function explain(
  { members, catalogue, exercises, mealPlan, trainingPlan }: ExplainParts,
  { identity }: Member,
  body: unknown,
): Promise<PlanExplanation> {
  const { plan } = parsedBody(explainQuestionSchema, body, memberSentences.explainPlanFailed);
  const queries = reading(members, identity);
  const told = async () => {
    if (plan === 'meals') {
      const { profile, weeks } = await openPlan(queries, mealPlan);
      return explainMeals(profile, weeks, catalogue);
    }
    const { profile, weeks } = await openPlan(queries, trainingPlan);
    return explainTraining(profile, weeks, exercises);
  };
  return { parts: (await told()).map(({ title, points }) => ({ title, points: [...points] })) };
}

/** `POST /functions/v1/explain-plan`: why the member's plan is as it is. */
export function explainRoutes(app: FastifyInstance, parts: ExplainParts): void {
  memberPosts(app, parts, [
    {
      address: wire.explainPlan,
      limit,
      failed: memberSentences.explainPlanFailed,
      work: (member, body) => explain(parts, member, body),
    },
  ]);
}
