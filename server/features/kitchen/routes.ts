import type { FastifyInstance } from 'fastify';
import { wire } from '#contract/paths.ts';
import type { FoodBudgetAnswer } from '#contract/profile/food-budget.ts';
import { serverSentences } from '#contract/sentences.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { ProductError } from '../../platform/answers/errors.ts';
import { type MemberDatabase, reading } from '../../platform/database/database.ts';
import type { RateLimits } from '../../platform/limits/rate-limits.ts';
import type { Member } from '../../platform/members/bearer.ts';
import { readMemberProfile } from '../../platform/members/member-profile.ts';
import { memberReading } from '../../platform/members/member-readings.ts';
import type { Tokens } from '../../platform/secrets/tokens.ts';

interface KitchenParts {
  readonly members: MemberDatabase;
  readonly tokens: Tokens;
  readonly rateLimits: RateLimits;
  /** Works it out off the event loop; null where nothing can be worked out. */
  readonly foodBudget: (profile: Profile) => Promise<FoodBudgetAnswer | null>;
}

/** A look at the page, a few answers saved on it, and as much again. */
const readings = { name: 'food-budget', capacity: 60, perSeconds: 600 };

/** Answers that were worked out, by the print of the profile that they are for. */
const mostKept = 500;

/** `GET /functions/v1/food-budget`: what each level of the budget is for the member who asks, and the least they can eat for. */
export function kitchenRoutes(app: FastifyInstance, parts: KitchenParts): void {
  /** Also those that are being worked out, which two pages of a member share. */
  const known = new Map<string, Promise<FoodBudgetAnswer | null>>();
  const answerFor = (print: string, profile: Profile) => {
    const asked = known.get(print);
    if (asked) return asked;
    const answer = parts.foodBudget(profile);
    const [oldest] = known.keys();
    if (known.size >= mostKept && oldest !== undefined) known.delete(oldest);
    known.set(print, answer);
    // a thread that was lost is no answer
    answer.catch(() => known.delete(print));
    return answer;
  };
  const read = async ({ identity }: Member): Promise<FoodBudgetAnswer> => {
    const own = await readMemberProfile(reading(parts.members, identity));
    if (!own) throw new ProductError(409, 'profile_missing', serverSentences.completeProfileFirst);
    const answer = await answerFor(own.print, own.profile);
    if (!answer) throw new ProductError(409, 'no_budget', serverSentences.noFoodBudget);
    return answer;
  };
  memberReading(app, parts, { address: wire.foodBudget, limit: readings, read });
}
