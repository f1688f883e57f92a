import type { FastifyInstance } from 'fastify';
import {
  type LeftOut,
  type LeftOutQuestion,
  leftOutQuestionSchema,
} from '#contract/foods-left-out.ts';
import { wire } from '#contract/paths.ts';
import { sentences } from '#contract/sentences.ts';
import type { Catalogue } from '#planning/catalogue/catalogue.ts';
import { leftOutFor } from '#planning/safety/left-out.ts';
import { memberPosts, type PressLimit, parsedBody } from '../../platform/member-posts.ts';
import type { RateLimits } from '../../platform/rate-limits.ts';
import type { Tokens } from '../../platform/tokens.ts';

interface HealthParts {
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

/** `POST /functions/v1/foods-left-out`: what an answer about a food takes out. It reads nothing and keeps nothing. */
export function healthAnswerRoutes(app: FastifyInstance, parts: HealthParts): void {
  memberPosts(app, parts, [
    {
      address: wire.foodsLeftOut,
      limit,
      failed: sentences.foodsLeftOutFailed,
      work: async (_member, body) =>
        answer(
          parsedBody(leftOutQuestionSchema, body, sentences.foodsLeftOutFailed),
          parts.catalogue,
        ),
    },
  ]);
}
