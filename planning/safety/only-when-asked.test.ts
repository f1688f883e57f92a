import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { catalogue, kitchen } from '#test/support/plans/standard-kitchen.ts';
import type { FoodKey } from '../catalogue/foods.ts';
import { aheadOf } from '../catalogue/recipes/ahead.ts';
import { mealAlternatives } from '../meals/changes/swap/swap-meal.ts';
import type { MealWeek } from '../meals/model/meal-plan.ts';
import { planMonth } from '../meals/plan-month.ts';
import { requestOf } from '../meals/plan-request.ts';
import type { Profile } from '../profile/profile.ts';
import { dishMayBeOffered, dishMayBeServed, eatingRules } from './eating-rules.ts';

const thandi: Profile = { ...profileDefaults, full_name: 'Thandi Mokoena' };
/** Stated by hand: heads and feet, gizzards, livers, kidneys, tripe. */
const offal: readonly FoodKey[] = [
  'chicken-feet',
  'chicken-gizzards',
  'chicken-livers',
  'beef-liver',
  'beef-kidney',
  'beef-tripe',
];

function offalIn(dishes: Iterable<{ readonly recipe: string }>): readonly string[] {
  return [...dishes]
    .map(({ recipe }) => recipe)
    .filter((id) => offal.some((key) => catalogue.dishById.get(id)?.foods.has(key)));
}

function weeksOf(profile: Profile, seed: string): readonly MealWeek[] {
  const plan = planMonth(kitchen, requestOf(profile), seed);
  assert.ok(plan.ok, plan.ok ? '' : plan.reason);
  return plan.weeks;
}

test('no plan and no swap holds offal that nobody asked for', () => {
  for (const diet_type of ['No Restrictions', 'Low-Carb', 'Other'] as const) {
    const profile = { ...thandi, diet_type };
    const weeks = weeksOf(profile, diet_type);
    const days = weeks.flatMap((week) => week.days);
    assert.deepEqual(offalIn(days.flatMap(({ meals }) => meals.flatMap((m) => m.dishes))), []);
    for (const meal of [1, 2]) {
      const place = { day: 2, meal };
      const swap = mealAlternatives(kitchen, profile, weeks, place, diet_type);
      assert.ok(swap.ok && swap.alternatives.length > 0, diet_type);
      assert.deepEqual(offalIn(swap.alternatives.flatMap((one) => one.meal.dishes)), []);
    }
  }
});

test('who asks for offal may have it, and what was kept of it may stay', () => {
  const rules = eatingRules({ ...thandi, cooking_time: 'More than 1 hour' }, catalogue);
  const asking = { ...rules, asked: new Set(['offal']) };
  const dishes = catalogue.dishes.filter((dish) => offal.some((key) => dish.foods.has(key)));
  const suiting = dishes.filter(
    (dish) => dishMayBeServed(dish, rules) && aheadOf(dish.recipe) === 'nothing',
  );
  assert.ok(suiting.length > 5);
  for (const dish of suiting) {
    assert.equal(dishMayBeOffered(dish, rules), false, dish.recipe.id);
    assert.equal(dishMayBeOffered(dish, asking), true, dish.recipe.id);
  }
});

test('fibre and pulses stay near what is asked for', () => {
  const fibre: number[] = [];
  let pulseMeals = 0;
  const bodies = [
    { gender: 'Female', height: 165, weight: 70 },
    { gender: 'Male', height: 178, weight: 82 },
    { gender: 'Male', height: 170, weight: 95 },
  ] as const;
  for (const [index, body] of bodies.entries()) {
    for (const { days, target } of weeksOf({ ...thandi, ...body }, `fibre ${index}`)) {
      const eaten = days.reduce((sum, { amounts }) => sum + amounts.fibre, 0);
      fibre.push(eaten / 7 / target.fibre);
      for (const { dishes } of days.flatMap(({ meals }) => meals)) {
        const foods = dishes.flatMap(({ ingredients }) => ingredients);
        const pulses = foods.filter(({ food, grams }) => {
          const kind = catalogue.foods.get(food)?.proteinKind ?? '';
          return grams >= 20 && ['beans', 'chickpeas', 'lentils'].includes(kind);
        });
        if (pulses.length > 0) pulseMeals++;
      }
    }
  }
  const mean = fibre.reduce((sum, share) => sum + share, 0) / fibre.length;
  assert.ok(mean < 1.35, `${mean.toFixed(2)} of the target`);
  assert.ok(pulseMeals / fibre.length < 11, `${pulseMeals / fibre.length} meals a week`);
});
