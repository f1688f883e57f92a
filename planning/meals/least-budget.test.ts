import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile-form.ts';
import { standardCatalogue } from '../catalogue/standard-catalogue.ts';
import type { Profile } from '../profile/profile.ts';
import { leastBudget } from './least-budget.ts';
import { createKitchen } from './model/kitchen.ts';
import { requestOf } from './plan-request.ts';

const kitchen = createKitchen(standardCatalogue());

function leastOf(wishes: Partial<Profile>): number {
  const profile = { ...profileDefaults, full_name: 'Thandi', gender: 'Female', ...wishes } as const;
  const least = leastBudget(kitchen, requestOf(profile));
  assert.ok(least !== null);
  return least;
}

test('the least budget is whole tens of Rands, and grows with what somebody must not eat', () => {
  const anybody = leastOf({});
  assert.equal(anybody % 10, 0);
  assert.ok(anybody > 300 && anybody < 1300, `R${anybody}`);
  const narrow = leastOf({ allergies: ['Gluten', 'Eggs', 'Lactose'], diet_type: 'Low-Carb' });
  assert.ok(narrow > anybody, `R${narrow} and R${anybody}`);
});

test('there is none for whom no month can be planned', () => {
  const profile = { ...profileDefaults, full_name: 'Thandi', height: 170, weight: 40 };
  assert.equal(leastBudget(kitchen, requestOf(profile)), null);
});
