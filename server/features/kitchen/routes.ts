import type { FastifyInstance } from 'fastify';
import type { FoodBudgetAnswer } from '#contract/food-budget.ts';
import { wire } from '#contract/paths.ts';
import { sentences } from '#contract/sentences.ts';
import { leastBudget } from '#planning/meals/least-budget.ts';
import type { Kitchen } from '#planning/meals/model/kitchen.ts';
import { requestOf } from '#planning/meals/plan-request.ts';
import { budgetOf } from '#planning/profile/kitchen-answers.ts';
import { budgetLevels, usualLevel } from '#planning/profile/kitchen-questions.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { monthBudget } from '#planning/targets/food-budget.ts';
import { dailyTargets } from '#planning/targets/targets.ts';
import { memberOf } from '../../platform/bearer.ts';
import { type MemberDatabase, reading } from '../../platform/database.ts';
import { ProductError } from '../../platform/errors.ts';
import { readMemberProfile } from '../../platform/member-profile.ts';
import type { RateLimits } from '../../platform/rate-limits.ts';
import type { Tokens } from '../../platform/tokens.ts';

interface KitchenParts {
  readonly members: MemberDatabase;
  readonly tokens: Tokens;
  readonly rateLimits: RateLimits;
  /** It takes a while to make, so it is made when it is wanted. */
  readonly kitchen: () => Kitchen;
}

/** A look at the page, a few answers saved on it, and as much again. */
const readings = { capacity: 60, perSeconds: 600 };

/** Rands to which a month is told: nobody spends to the Rand. */
const step = 10;
const told = (rand: number) => step * Math.round(rand / step);

function budgetFor(kitchen: Kitchen, profile: Profile): FoodBudgetAnswer | null {
  const result = dailyTargets(profile);
  if (!result.ok) return null;
  const levels = budgetLevels.map((level) => ({
    level,
    rand: told(monthBudget(result.targets, level)),
  }));
  const chosen = budgetOf(profile.kitchenAnswers) ?? { level: usualLevel };
  const now =
    'rand' in chosen
      ? { level: null, rand: chosen.rand }
      : { level: chosen.level, rand: told(monthBudget(result.targets, chosen.level)) };
  return { now, levels, least: leastBudget(kitchen, requestOf(profile)) };
}

/** Answers that were worked out, by the print of the profile that they are for. */
const mostKept = 500;

/** `GET /functions/v1/food-budget`: what each level of the budget is for the member who asks, and the least they can eat for. */
export function kitchenRoutes(app: FastifyInstance, parts: KitchenParts): void {
  const known = new Map<string, FoodBudgetAnswer | null>();
  app.get(wire.foodBudget, async (request, reply): Promise<FoodBudgetAnswer> => {
    reply.header('cache-control', 'no-store');
    const member = await memberOf(request, parts.tokens);
    const limit = `food-budget:${member.userId}`;
    const { taken } = await parts.rateLimits.takeShared(limit, readings);
    if (!taken) {
      throw new ProductError(429, 'too_many_requests', 'Please wait a few minutes and try again.');
    }
    const own = await readMemberProfile(reading(parts.members, member.identity));
    if (!own) throw new ProductError(409, 'profile_missing', sentences.completeProfileFirst);
    // working out the least takes a tenth of a second, and nothing else is done meanwhile
    let answer = known.get(own.print);
    if (answer === undefined) {
      answer = budgetFor(parts.kitchen(), own.profile);
      const [oldest] = known.keys();
      if (known.size >= mostKept && oldest !== undefined) known.delete(oldest);
      known.set(own.print, answer);
    }
    if (!answer) throw new ProductError(409, 'no_budget', sentences.noFoodBudget);
    return answer;
  });
}
