import { randomUUID } from 'node:crypto';
import type { MealAlternatives, MealChange } from '#contract/change-meals.ts';
import type { Catalogue } from '#planning/catalogue/catalogue.ts';
import type { ChangedPlan, ChangeRefusal, MealPlace } from '#planning/meals/change-plan.ts';
import { setLock } from '#planning/meals/lock-meals.ts';
import type { MealWeek, PlannedMeal } from '#planning/meals/meal-plan.ts';
import type { MealPlanner } from '#planning/meals/plan-meals.ts';
import { regenerateWeek } from '#planning/meals/regenerate-meals.ts';
import { mealAlternatives, swapMeal } from '#planning/meals/swap-meal.ts';
import { mealMinutes, mealTitle } from '#planning/page/meal-week-page.ts';
import type { Profile } from '#planning/profile/profile.ts';

type Offer = { readonly ok: true; readonly offer: MealAlternatives } | ChangeRefusal;

function figures({ kcal, protein }: PlannedMeal['amounts']) {
  return { kcal: Math.round(kcal), protein: Math.round(protein) };
}

/** Up to three other meals for a place of the plan, with a seed by which one of them can be chosen. */
export function offerAlternatives(
  planner: MealPlanner,
  catalogue: Catalogue,
  profile: Profile,
  weeks: readonly MealWeek[],
  place: MealPlace,
): Offer {
  const seed = randomUUID();
  const found = mealAlternatives(planner, profile, weeks, place, seed);
  if (!found.ok) return found;
  const alternatives = found.alternatives.map(({ meal, day }) => ({
    ...mealTitle(meal, catalogue),
    minutes: mealMinutes(meal, catalogue),
    meal: figures(meal.amounts),
    day: figures(day),
  }));
  return { ok: true, offer: { seed, alternatives } };
}

/** The plan after one change, or why it stays as it is. The same change of the same plan gives the same plan. */
export function changePlan(
  planner: MealPlanner,
  profile: Profile,
  weeks: readonly MealWeek[],
  change: MealChange,
): ChangedPlan {
  switch (change.action) {
    case 'swap': {
      const found = mealAlternatives(planner, profile, weeks, change, change.seed);
      if (!found.ok) return found;
      const alternative = found.alternatives[change.choice];
      if (!alternative) {
        const reason = 'That meal is no longer on offer. Please choose again.';
        return { ok: false, refusal: 'does-not-fit', reason };
      }
      return swapMeal(planner, profile, weeks, change, alternative);
    }
    case 'lock': {
      const { week, day, meal } = change;
      const place = meal === null ? { week, day } : { week, day, meal };
      return setLock(planner, profile, weeks, place, change.locked);
    }
    case 'regenerate-week':
      return regenerateWeek(planner, profile, weeks, change.week, randomUUID());
  }
}
