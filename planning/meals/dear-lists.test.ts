import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile-form.ts';
import { standardCatalogue } from '../catalogue/standard-catalogue.ts';
import type { Profile } from '../profile/profile.ts';
import { makeShoppingList } from '../shopping/make-shopping-list.ts';
import { planBudget, usualLevel } from '../targets/food-budget.ts';
import { dailyTargets } from '../targets/targets.ts';
import { createKitchen } from './model/kitchen.ts';
import { planMonth } from './plan-month.ts';
import { requestOf } from './plan-request.ts';

const catalogue = standardCatalogue();
const kitchen = createKitchen(catalogue);

/** Members of whom the list was dearer before the foods for a few plates were looked at. */
const members: readonly Partial<Profile>[] = [
  { diet_type: 'Low-Carb', meals_per_day: 3, gender: 'Male', weight: 85, height: 178 },
  { diet_type: 'Vegan', meals_per_day: 3, allergies: ['Gluten'] },
  {
    diet_type: 'Fish-Only',
    meals_per_day: 4,
    gender: 'Male',
    weight: 95,
    height: 185,
    disliked_foods: 'onions',
  },
];

test('what a month eats, and what spoils of it, costs at most the budget', () => {
  const dear: string[] = [];
  let lists = 0;
  for (const wishes of members) {
    const profile = { ...profileDefaults, full_name: 'Sipho', ...wishes };
    const needs = dailyTargets(profile);
    assert.ok(needs.ok);
    const most = planBudget(needs.targets, usualLevel);
    for (const seed of ['one', 'two', 'three', 'four']) {
      const result = planMonth(kitchen, requestOf(profile), seed);
      assert.ok(result.ok);
      const { budget } = makeShoppingList(result.weeks, catalogue, { today: '2026-02-19' });
      lists++;
      const cents = budget.cents - budget.keptCents;
      if (cents > 100 * most) dear.push(`${profile.diet_type}, ${seed}: ${cents}`);
    }
  }
  assert.equal(lists, 12);
  assert.deepEqual(dear, []);
});
