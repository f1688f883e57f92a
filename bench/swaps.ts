import fc from 'fast-check';
import { standardCatalogue } from '#planning/catalogue/standard-catalogue.ts';
import { regenerateWeek } from '#planning/meals/changes/regenerate-meals.ts';
import { mealAlternatives, swapMeal } from '#planning/meals/changes/swap/swap-meal.ts';
import { createKitchen } from '#planning/meals/model/kitchen.ts';
import { placeOf } from '#planning/meals/model/meal-place.ts';
import { planMonth } from '#planning/meals/plan-month.ts';
import { requestOf } from '#planning/meals/plan-request.ts';
import { anyProfile } from '#test/support/members/profiles.ts';
import { type Timing, timing } from './meals.ts';

/** Alternatives for a meal, the swap itself and a week made anew, for random members and places, on one core. */
export function benchSwaps(members = 100): readonly Timing[] {
  const kitchen = createKitchen(standardCatalogue());
  const profiles = fc.sample(anyProfile, { numRuns: members + 10, seed: 7 });
  const offered: number[] = [];
  const swapped: number[] = [];
  const renewed: number[] = [];
  for (const [index, profile] of profiles.entries()) {
    const plan = planMonth(kitchen, requestOf(profile), `bench ${index}`);
    if (!plan.ok) continue;
    // the first members warm the compiler up
    const warm = index >= 10;
    for (let meal = 0; meal < profile.meals_per_day; meal++) {
      const place = placeOf({ week: 1 + ((index + meal) % 4), day: (index + 3 * meal) % 7, meal });
      const start = performance.now();
      const result = mealAlternatives(kitchen, profile, plan.weeks, place, `bench ${meal}`);
      const done = performance.now();
      if (warm) offered.push(done - start);
      if (!result.ok || result.alternatives.length === 0) continue;
      const again = performance.now();
      swapMeal(kitchen, profile, plan.weeks, place, `bench ${meal}`, 0);
      if (warm) swapped.push(performance.now() - again);
    }
    const start = performance.now();
    regenerateWeek(kitchen, profile, plan.weeks, 1 + (index % 4), `bench ${index} again`);
    if (warm) renewed.push(performance.now() - start);
  }
  return [
    timing('three other meals', offered),
    timing('a swap', swapped),
    timing('a week made anew', renewed),
  ];
}
