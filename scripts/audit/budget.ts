import {
  type EatenPlan,
  type EatingChoices,
  readEaten,
} from '#planning/audit/eating/eaten-plan.ts';
import type { EatingMeasure, EatingRuleId } from '#planning/audit/eating/eating-rules.ts';
import { compareLevels } from '#planning/audit/eating/habit-and-money.ts';
import { leastBudget } from '#planning/meals/least-budget.ts';
import { planMonth } from '#planning/meals/plan-month.ts';
import { requestOf } from '#planning/meals/plan-request.ts';
import { type KitchenAnswers, kitchenDefaults } from '#planning/profile/kitchen-answers.ts';
import {
  type BudgetLevel,
  budgetLevels,
  leastFoodRand,
} from '#planning/profile/kitchen-questions.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { seededRandom } from '#planning/random.ts';
import type { AuditKitchen } from './kitchen.ts';
import type { Member } from './members/members.ts';

/** Of members with a budget, how many name an amount of their own, and the most that one names, in Rands a month. */
const ownAmounts = 0.1;
const mostOwnRand = 5000;

function withAnswers(profile: Profile, answers: Partial<KitchenAnswers>): Profile {
  return {
    ...profile,
    kitchenAnswers: { ...kitchenDefaults, ...profile.kitchenAnswers, ...answers },
  };
}

/** The same member with a food budget: each level as often as another, a tenth with an amount of their own. */
export function withBudget(seed: string, member: Member): Member {
  const random = seededRandom(`budget ${seed} ${member.name}`);
  const own = random.next() < ownAmounts;
  const rand = leastFoodRand + random.below(mostOwnRand - leastFoodRand);
  const level = budgetLevels[random.below(budgetLevels.length)] ?? 'Moderate';
  const profile = own
    ? withAnswers(member.profile, { food_budget: 'My own amount', food_budget_rand: rand })
    : withAnswers(member.profile, { food_budget: level });
  return { ...member, profile };
}

/** What is measured of nobody whose budget is below the least that they can eat for: it is told them before they plan. */
export const ofBudgetAlone: ReadonlySet<EatingRuleId> = new Set<EatingRuleId>([
  'E7a',
  'E7b',
  'E8a',
  'E8b',
  'E8c',
]);
/** Days of a calendar month in those of a plan. */
const monthsOfPlan = 28 / 30.4;

/** Whether a budget of 28 days is below the least that the member can eat for. */
export function isBelowLeast(profile: Profile, rands: number, { kitchen }: AuditKitchen): boolean {
  const least = leastBudget(kitchen, requestOf(profile));
  return least !== null && rands < monthsOfPlan * least;
}

/** Levels that are compared: the cheapest, and the one that is usual. */
const compared: readonly [BudgetLevel, BudgetLevel] = ['Thrifty', 'Moderate'];

/** E13: the same member planned at two levels; null where one of them has no plan. */
export function moneyMeasure(
  { profile, dislikes }: Member,
  { kitchen, tables }: AuditKitchen,
  start: string | undefined,
  seed: string,
): EatingMeasure | null {
  const eatenAt = (level: BudgetLevel): EatenPlan | null => {
    const own = withAnswers(profile, { food_budget: level });
    const plan = planMonth(kitchen, requestOf(own, { start }), seed);
    const choices: EatingChoices = { level };
    return plan.ok
      ? readEaten({ profile: own, dislikes, weeks: plan.weeks, choices }, tables)
      : null;
  };
  const [cheaper, dearer] = [eatenAt(compared[0]), eatenAt(compared[1])];
  return cheaper && dearer ? compareLevels(cheaper, dearer) : null;
}
