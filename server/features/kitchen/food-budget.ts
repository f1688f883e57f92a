import type { FoodBudgetAnswer } from '#contract/profile/food-budget.ts';
import { pricesAt } from '#planning/catalogue/packs/shops.ts';
import { leastBudget } from '#planning/meals/least-budget.ts';
import type { Kitchen } from '#planning/meals/model/kitchen.ts';
import { requestOf } from '#planning/meals/plan-request.ts';
import { budgetOf } from '#planning/profile/kitchen-answers.ts';
import { budgetLevels, shops, usualLevel } from '#planning/profile/kitchen-questions.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { monthBudget } from '#planning/targets/food-budget.ts';
import { dailyTargets } from '#planning/targets/targets.ts';

/** Rands to which a month is told: nobody spends to the Rand. */
const step = 10;
const told = (rand: number) => step * Math.round(rand / step);

/** Of how many foods of the table each shop has a price. */
function pricedAt({ catalogue }: Kitchen): FoodBudgetAnswer['shops'] {
  const lists = [...catalogue.foods.keys()].map((key) => catalogue.prices[key]);
  return shops.map((shop) => ({
    shop,
    foods: lists.filter((prices) => pricesAt(prices, [shop]).some(({ store }) => store === shop))
      .length,
  }));
}

/**
 * What each level of the food budget is for a member, and the least that they can eat for: a tenth of a second and more of
 * a processor, so it is worked out in the planning threads.
 * @param kitchen the usual one
 * @returns null where nothing can be worked out for their body
 */
export function foodBudget(kitchen: Kitchen, profile: Profile): FoodBudgetAnswer | null {
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
  return {
    now,
    levels,
    least: leastBudget(kitchen, requestOf(profile)),
    shops: pricedAt(kitchen),
    foods: kitchen.catalogue.foods.size,
  };
}
