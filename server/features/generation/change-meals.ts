import { randomUUID } from 'node:crypto';
import type { MealAlternatives, MealChange } from '#contract/meals/change-meals.ts';
import { dayOf } from '#planning/calendar.ts';
import type { Catalogue } from '#planning/catalogue/catalogue.ts';
import { howBought } from '#planning/catalogue/packs/how-bought.ts';
import type { ChangedPlan, ChangeRefusal } from '#planning/meals/changes/change-plan.ts';
import { setLock } from '#planning/meals/changes/lock-meals.ts';
import { regenerateWeek } from '#planning/meals/changes/regenerate-meals.ts';
import { mealAlternatives, swapMeal } from '#planning/meals/changes/swap/swap-meal.ts';
import type { Kitchen } from '#planning/meals/model/kitchen.ts';
import { type PlaceInWeek, placeOf } from '#planning/meals/model/meal-place.ts';
import type { MealWeek, PlannedMeal } from '#planning/meals/model/meal-plan.ts';
import { mealMinutes, mealTitle } from '#planning/page/meals/meal-week-page.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { budgetDifference } from '#planning/shopping/budget-difference.ts';

type Offer = { readonly ok: true; readonly offer: MealAlternatives } | ChangeRefusal;

/** As they were summed: whatever shows them rounds them, once. */
function figures({ kcal, protein }: PlannedMeal['amounts']) {
  return { kcal, protein };
}

/** Up to three other meals for a place of the plan, with a seed by which one of them can be chosen. */
export function offerMeals(
  kitchen: Kitchen,
  catalogue: Catalogue,
  profile: Profile,
  weeks: readonly MealWeek[],
  place: PlaceInWeek,
): Offer {
  const seed = randomUUID();
  const found = mealAlternatives(kitchen, profile, weeks, placeOf(place), seed);
  if (!found.ok) return found;
  const ways = howBought(profile.kitchenAnswers);
  const alternatives = found.alternatives.map(({ meal, day, weeks: after }) => ({
    ...mealTitle(meal, catalogue),
    minutes: mealMinutes(meal, catalogue),
    meal: figures(meal.amounts),
    day: figures(day),
    cents: budgetDifference(weeks, after, catalogue, ways),
  }));
  return { ok: true, offer: { seed, alternatives } };
}

/** The plan after one change, or why it stays as it is. The same change of the same plan gives the same plan. */
export function changeMealPlan(
  kitchen: Kitchen,
  profile: Profile,
  weeks: readonly MealWeek[],
  change: Exclude<MealChange, { action: 'undo' }>,
): ChangedPlan {
  switch (change.action) {
    case 'swap':
      return swapMeal(kitchen, profile, weeks, placeOf(change), change.seed, change.choice);
    case 'lock': {
      const { week, day, meal } = change;
      const place = meal === null ? { day: dayOf(week, day) } : placeOf({ week, day, meal });
      return setLock(kitchen, profile, weeks, place, change.locked);
    }
    case 'regenerate-week':
      return regenerateWeek(kitchen, profile, weeks, change.week, randomUUID());
  }
}
