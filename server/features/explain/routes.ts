import type { FastifyInstance } from 'fastify';
import { explainQuestionSchema, type PlanExplanation } from '#contract/explain-plan.ts';
import { wire } from '#contract/paths.ts';
import { sentences, serverSentences } from '#contract/sentences.ts';
import type { Catalogue } from '#planning/catalogue/catalogue.ts';
import type { Exercise } from '#planning/catalogue/exercise.ts';
import { explainMeals } from '#planning/explain/explain-meals.ts';
import { explainTraining } from '#planning/explain/explain-training.ts';
import type { MealWeek } from '#planning/meals/model/meal-plan.ts';
import type { Profile } from '#planning/profile/profile.ts';
import type { TrainingWeek } from '#planning/training/model/training-plan.ts';
import type { Member } from '../../platform/bearer.ts';
import type { Identity } from '../../platform/database.ts';
import { ProductError } from '../../platform/errors.ts';
import { memberPosts, type PressLimit, parsedBody } from '../../platform/member-posts.ts';
import type { RateLimits } from '../../platform/rate-limits.ts';
import type { Tokens } from '../../platform/tokens.ts';

/** A member's profile and the weeks that we made for it; null where there are none. */
interface Stored<Week> {
  readonly profile: Profile | null;
  readonly weeks: readonly Week[] | null;
}

interface ExplainParts {
  readonly tokens: Tokens;
  readonly rateLimits: RateLimits;
  readonly catalogue: Catalogue;
  readonly exercises: readonly Exercise[];
  readMeals(identity: Identity): Promise<Stored<MealWeek>>;
  readTraining(identity: Identity): Promise<Stored<TrainingWeek>>;
}

const limit: PressLimit = {
  name: 'explain',
  capacity: 120,
  perSeconds: 600,
  message: 'Please wait a few minutes and try again.',
};

function opened<Week>({ profile, weeks }: Stored<Week>, missing: string) {
  if (!profile)
    throw new ProductError(409, 'profile_missing', serverSentences.completeProfileFirst);
  if (!weeks) throw new ProductError(409, 'no_plan', missing);
  return { profile, weeks };
}

async function explain(
  parts: ExplainParts,
  { identity }: Member,
  body: unknown,
): Promise<PlanExplanation> {
  const { plan } = parsedBody(explainQuestionSchema, body, sentences.explainPlanFailed);
  const told =
    plan === 'meals'
      ? (({ profile, weeks }) => explainMeals(profile, weeks, parts.catalogue))(
          opened(await parts.readMeals(identity), serverSentences.generateMealsFirst),
        )
      : (({ profile, weeks }) => explainTraining(profile, weeks, parts.exercises))(
          opened(await parts.readTraining(identity), serverSentences.generateTrainingFirst),
        );
  return { parts: told.map(({ title, points }) => ({ title, points: [...points] })) };
}

/** `POST /functions/v1/explain-plan`: why the member's plan is as it is. */
export function explainRoutes(app: FastifyInstance, parts: ExplainParts): void {
  memberPosts(app, parts, [
    {
      address: wire.explainPlan,
      limit,
      failed: sentences.explainPlanFailed,
      work: (member, body) => explain(parts, member, body),
    },
  ]);
}
