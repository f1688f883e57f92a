import type { FastifyInstance } from 'fastify';
import { wire } from '#contract/paths.ts';
import {
  type LeftOut,
  type LeftOutQuestion,
  leftOutFailed,
  leftOutQuestionSchema,
} from '#contract/profile/foods-left-out.ts';
import type { Catalogue } from '#planning/catalogue/catalogue.ts';
import { leftOutFor } from '#planning/safety/left-out.ts';
import { type MemberDatabase, reading } from '../../platform/database/database.ts';
import type { RateLimits } from '../../platform/limits/rate-limits.ts';
import { memberPosts, type PressLimit, parsedBody } from '../../platform/members/member-posts.ts';
import { hasProfile } from '../../platform/members/member-profile.ts';
import type { Tokens } from '../../platform/secrets/tokens.ts';

interface HealthParts {
  readonly members: MemberDatabase;
  readonly tokens: Tokens;
  readonly rateLimits: RateLimits;
  readonly catalogue: Catalogue;
}

/** Asked while somebody ticks and types, once they pause. */
const limit: PressLimit = {
  name: 'foods-left-out',
  capacity: 240,
  perSeconds: 600,
  message: 'Please wait a few minutes and try again.',
};

function answer({ allergens, foods }: LeftOutQuestion, catalogue: Catalogue): LeftOut {
  const named = leftOutFor({ allergens: [], foods }, catalogue);
  return {
    allergens: allergens.map((allergen) => ({
      allergen,
      foods: [...leftOutFor({ allergens: [allergen], foods: '' }, catalogue).foods],
    })),
    named: { foods: [...named.foods], unknown: [...named.unknown] },
  };
}

/** `POST /functions/v1/foods-left-out`: what an answer about a food takes out. It keeps nothing. */
export function healthAnswerRoutes(app: FastifyInstance, parts: HealthParts): void {
  memberPosts(app, parts, [
    {
      address: wire.foodsLeftOut,
      limit,
      failed: leftOutFailed,
      work: async ({ identity }, body) => {
        // nothing of the member is needed for it, but a statement in their role refuses a session that has ended
        await hasProfile(reading(parts.members, identity));
        const question = parsedBody(leftOutQuestionSchema, body, leftOutFailed);
        return answer(question, parts.catalogue);
      },
    },
  ]);
}
