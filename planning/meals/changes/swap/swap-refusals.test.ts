import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue, kitchen } from '#test/support/plans/standard-kitchen.ts';
import {
  alternativesOf,
  auditTables,
  mealAt,
  thandiMokoena,
  tuesdayDinner,
  weeksOf,
} from '#test/support/plans/swaps.ts';
import { auditMealPlan } from '../../../audit/meals/meal-audit.ts';
import type { Profile } from '../../../profile/profile.ts';
import { type PlaceInWeek, placeOf } from '../../model/meal-place.ts';
import type { MealWeek, PlannedMeal } from '../../model/meal-plan.ts';
import { setLock } from '../lock-meals.ts';
import { mealAlternatives, swapMeal } from './swap-meal.ts';

test('a place that is not in the plan is refused', () => {
  const weeks = weeksOf(thandiMokoena);
  for (const place of [
    { week: 5, day: 0, meal: 0 },
    { week: 4, day: 7, meal: 0 },
    { week: 1, day: -1, meal: 0 },
    { week: 1, day: 0.5, meal: 0 },
    { week: 1, day: 0, meal: 3 },
    { week: 1, day: 0, meal: Number.NaN },
  ]) {
    const result = mealAlternatives(kitchen, thandiMokoena, weeks, placeOf(place), 'seed');
    assert.equal(result.ok ? '' : result.refusal, 'no-such-place', JSON.stringify(place));
  }
});

test('a locked meal and a meal of a locked day are not swapped', () => {
  const weeks = weeksOf(thandiMokoena);
  assert.equal(alternativesOf(thandiMokoena, weeks, tuesdayDinner).length, 3);
  const { meal: _, ...tuesday } = placeOf(tuesdayDinner);
  for (const place of [placeOf(tuesdayDinner), tuesday]) {
    const locked = setLock(kitchen, thandiMokoena, weeks, place, true);
    assert.ok(locked.ok);
    const offered = mealAlternatives(
      kitchen,
      thandiMokoena,
      locked.weeks,
      placeOf(tuesdayDinner),
      'seed',
    );
    assert.equal(offered.ok ? '' : offered.refusal, 'locked');
    const put = swapMeal(kitchen, thandiMokoena, locked.weeks, placeOf(tuesdayDinner), 'swap', 0);
    assert.equal(put.ok ? '' : put.refusal, 'locked');
  }
});

/** The same weeks with another dish in one place. */
function planted(weeks: readonly MealWeek[], at: PlaceInWeek, dish: PlannedMeal['dishes'][number]) {
  return weeks.map((week) =>
    week.week !== at.week
      ? week
      : {
          ...week,
          days: week.days.map((day, index) =>
            index !== at.day
              ? day
              : {
                  ...day,
                  meals: day.meals.map((meal, number) =>
                    number === at.meal ? { ...meal, dishes: [dish] } : meal,
                  ),
                },
          ),
        },
  );
}

test('a plan that names an unknown recipe, food or amount is refused', () => {
  const weeks = weeksOf(thandiMokoena);
  const [dish] = mealAt(weeks, { week: 1, day: 0, meal: 0 }).dishes;
  assert.ok(dish);
  // as a stored plan of another catalogue would be read
  const strange: PlannedMeal['dishes'][number]['ingredients'] = JSON.parse(
    '[{"food":"moon-cheese","grams":50}]',
  );
  for (const [change, refusal] of [
    [{ recipe: 'moon-cheese-toast' }, 'unknown-recipe'],
    [{ ingredients: strange }, 'unknown-food'],
    [{ ingredients: dish.ingredients.map((one) => ({ ...one, grams: 0 })) }, 'damaged-meal'],
  ] as const) {
    const stored = planted(weeks, { week: 1, day: 0, meal: 0 }, { ...dish, ...change });
    const result = mealAlternatives(kitchen, thandiMokoena, stored, placeOf(tuesdayDinner), 'seed');
    assert.equal(result.ok ? '' : result.refusal, refusal);
  }
  for (const stored of [
    weeks.slice(1),
    [...weeks, ...weeks],
    weeks.map((week) => ({ ...week, days: week.days.slice(0, 6) })),
  ]) {
    const result = mealAlternatives(kitchen, thandiMokoena, stored, placeOf(tuesdayDinner), 'seed');
    assert.equal(result.ok ? '' : result.refusal, 'incomplete-plan');
  }
});

test('after a change of the profile no forbidden meal is kept, and none is offered', () => {
  const weeks = weeksOf(thandiMokoena);
  const [first] = alternativesOf(thandiMokoena, weeks, tuesdayDinner);
  assert.ok(first);
  for (const change of [
    { diet_type: 'Vegan' },
    { allergies: ['Gluten'] },
    { disliked_foods: 'onions' },
    { cooking_time: 'Less than 15 minutes' },
  ] as const satisfies readonly Partial<Profile>[]) {
    const now: Profile = { ...thandiMokoena, ...change };
    const offered = mealAlternatives(kitchen, now, weeks, placeOf(tuesdayDinner), 'seed');
    assert.equal(offered.ok ? '' : offered.refusal, 'not-allowed');
    assert.match(offered.ok ? '' : offered.reason, /no longer fits your profile/);
    const put = swapMeal(kitchen, now, weeks, placeOf(tuesdayDinner), 'swap', 0);
    assert.equal(put.ok ? '' : put.refusal, 'not-allowed');
  }
});

test('the one meal that a new allergy forbids can be swapped away', () => {
  const allergic: Profile = { ...thandiMokoena, allergies: ['Peanuts'] };
  const weeks = weeksOf(allergic);
  const peanut = catalogue.dishes.find(
    ({ recipe, allergens }) => recipe.slots.includes('dinner') && allergens?.has('peanuts'),
  );
  assert.ok(peanut);
  const ingredients = peanut.ingredients.map(({ food, grams }) => ({ food: food.key, grams }));
  const stored = planted(weeks, tuesdayDinner, { recipe: peanut.recipe.id, ingredients });
  const offered = alternativesOf(allergic, stored, tuesdayDinner);
  assert.equal(offered.length, 3);
  for (const alternative of offered) {
    const after = alternative.weeks;
    assert.deepEqual(
      auditMealPlan(after, allergic, auditTables).filter(({ rule }) => rule === 'allergen'),
      [],
    );
  }
  const elsewhere = mealAlternatives(kitchen, allergic, stored, { day: 0, meal: 0 }, 'x');
  assert.equal(elsewhere.ok ? '' : elsewhere.refusal, 'not-allowed');
});

test('a plan made for other meals or a plainly other target is made anew, not mended', () => {
  const weeks = weeksOf(thandiMokoena);
  for (const change of [
    { meals_per_day: 4 },
    { primary_fitness_goal: 'Build muscle', weight: 90 },
  ] as const) {
    const result = mealAlternatives(
      kitchen,
      { ...thandiMokoena, ...change },
      weeks,
      placeOf(tuesdayDinner),
      'seed',
    );
    assert.equal(result.ok ? '' : result.refusal, 'profile-changed');
  }
  const heavier = mealAlternatives(
    kitchen,
    { ...thandiMokoena, weight: thandiMokoena.weight + 1 },
    weeks,
    placeOf(tuesdayDinner),
    'seed',
  );
  assert.ok(heavier.ok, 'a kilogram more is no other plan');
});
