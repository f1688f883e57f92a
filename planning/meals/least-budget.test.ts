import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { kitchen } from '#test/support/plans/standard-kitchen.ts';
import type { Profile } from '../profile/profile.ts';
import { monthBudget } from '../targets/food-budget.ts';
import { dailyTargets } from '../targets/targets.ts';
import { leastBudget } from './least-budget.ts';
import { requestOf } from './plan-request.ts';

const thandi = { ...profileDefaults, full_name: 'Thandi', gender: 'Female' } as const;

function leastOf(wishes: Partial<Profile>): number {
  const profile = { ...thandi, ...wishes };
  const least = leastBudget(kitchen, requestOf(profile));
  assert.ok(least !== null);
  return least;
}

test('the least budget is whole tens of Rands, and grows with what somebody must not eat', () => {
  const anybody = leastOf({});
  assert.equal(anybody % 10, 0);
  const needs = dailyTargets(thandi);
  assert.ok(needs.ok);
  // who may eat anything can choose any level but the thriftiest, at whatever the table's prices are
  const lowCost = monthBudget(needs.targets, 'Low-cost');
  assert.ok(anybody > 300 && anybody < lowCost, `R${anybody} of R${lowCost}`);
  const narrow = leastOf({ allergies: ['Gluten', 'Eggs', 'Lactose'], diet_type: 'Low-Carb' });
  assert.ok(narrow > anybody, `R${narrow} and R${anybody}`);
});

test('there is none for whom no month can be planned', () => {
  const profile = { ...profileDefaults, full_name: 'Thandi', height: 170, weight: 40 };
  assert.equal(leastBudget(kitchen, requestOf(profile)), null);
});
