import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kitchenQuestions } from '#planning/profile/kitchen-questions.ts';
import { kitchenSections } from './kitchen-layout.ts';

/** Stands in a part of its own. */
const ofBudget = ['food_budget', 'food_budget_rand'];

test('the page asks every question of the kitchen once', () => {
  const asked = kitchenSections.flatMap(({ fields }) => fields);
  assert.deepEqual([...asked, ...ofBudget].sort(), Object.keys(kitchenQuestions).sort());
});
