import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { catalogue, kitchen } from '#test/support/plans/standard-kitchen.ts';
import { type FoodKey, foods } from '../../catalogue/foods.ts';
import type { MealWeek } from '../../meals/model/meal-plan.ts';
import { planMonth } from '../../meals/plan-month.ts';
import { requestOf } from '../../meals/plan-request.ts';
import type { Profile } from '../../profile/profile.ts';
import { createRecorder } from '../finding.ts';
import { expectedTargets } from '../nutrition/expected-targets.ts';
import { auditNutrition } from '../nutrition/nutrition-audit.ts';
import type { AuditTables } from '../plan-under-audit.ts';
import type { RuleId } from '../rules.ts';
import { auditEating } from './eating-audit.ts';

const tables: AuditTables = {
  foods,
  recipes: new Map(catalogue.dishes.map(({ recipe }) => [recipe.id, recipe])),
};
const vegan: Profile = { ...profileDefaults, full_name: 'Thandi Mokoena', diet_type: 'Vegan' };
const planned = planMonth(kitchen, requestOf(vegan), 'safety');
assert.ok(planned.ok);
const good = planned.weeks;

/** Rules of safety that these weeks break. */
function broken(
  weeks: readonly MealWeek[],
  used = tables,
  profile: Profile = vegan,
): readonly RuleId[] {
  const recorder = createRecorder();
  const plan = { profile, dislikes: [], weeks };
  auditEating(plan, used, recorder.at);
  auditNutrition(plan, expectedTargets(profile), used.foods, recorder.at);
  const found = recorder.findings.filter(({ rule, excuse }) => /^8/.test(rule) && excuse === null);
  return [...new Set(found.map(({ rule }) => rule))];
}

test('the plan in which faults are planted has none of its own', () => {
  assert.deepEqual(broken(good), []);
});

test('caught: a vegan plan in which soya milk holds what an American carton holds, and nobody speaks of B12', () => {
  const silent = good.map((week) => ({ ...week, notes: [] }));
  assert.deepEqual(broken(silent), ['87']);
  const half = good.map((week) => ({ ...week, notes: ['Plants hold no vitamin B12.'] }));
  assert.deepEqual(broken(half), ['87'], 'no supplement to ask about');
});

test('caught: a food that counts what is added abroad', () => {
  const served = good.flatMap(({ days }) =>
    days.flatMap(({ meals }) => meals.flatMap(({ dishes }) => dishes)),
  );
  const keys = new Set(served.flatMap(({ ingredients }) => ingredients.map(({ food }) => food)));
  const key: FoodKey = 'soya-milk';
  assert.ok(keys.has(key), 'the plan holds soya milk');
  const american = { ...foods[key], per100g: { ...foods[key].per100g, vitaminB12: 1.11 } };
  assert.deepEqual(broken(good, { ...tables, foods: { ...foods, [key]: american } }), ['88']);
});

test('caught: maize meal for who typed corn, and soya milk for who typed soya', () => {
  for (const [typed, key] of [
    ['No corn please', 'maize-meal'],
    ['mushrooms, soya', 'soya-milk'],
  ] as const) {
    // who eats everything else is planned for in a tenth of the time of a vegan
    const profile = { ...profileDefaults, full_name: 'Thandi Mokoena', disliked_foods: typed };
    const kept = planMonth(kitchen, requestOf(profile), 'safety');
    assert.ok(kept.ok, typed);
    assert.deepEqual(broken(kept.weeks, tables, profile), [], typed);
    const [first, ...others] = kept.weeks;
    const wrong = JSON.stringify(first).replace(/"food":"[^"]+"/, `"food":"${key}"`);
    const week: MealWeek = JSON.parse(wrong);
    assert.deepEqual(broken([week, ...others], tables, profile), ['89'], typed);
  }
});
