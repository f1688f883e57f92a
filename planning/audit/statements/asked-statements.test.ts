import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { foods } from '../../catalogue/foods.ts';
import { standardCatalogue } from '../../catalogue/standard-catalogue.ts';
import { answersOf } from '../../health/answers.ts';
import { type AskedHealth, healthDefaults } from '../../profile/health-answers.ts';
import { healthQuestions } from '../../profile/health-questions.ts';
import type { Profile } from '../../profile/profile.ts';
import { noneOfThese } from '../../profile/question.ts';
import { eatingRules, foodAllowed } from '../../safety/eating-rules.ts';
import { createRecorder } from '../finding.ts';
import { foodProblem } from '../meals/eating-audit.ts';
import { auditSupplements, type ShownProduct } from '../nutrition/supplement-audit.ts';
import { avoidedBy, statedBy } from './asked-statements.ts';

const answering = (change: Partial<AskedHealth>): Profile => ({
  ...profileDefaults,
  full_name: 'Sipho',
  allergies: [],
  healthAnswers: { ...healthDefaults, ...change },
});

test('plans and audit read each box alike, though neither knows the other', () => {
  const ticked: readonly Partial<AskedHealth>[] = [
    ...healthQuestions.mother.options.map((one) => ({ mother: [one] })),
    ...healthQuestions.conditions.options
      .filter((one) => one !== noneOfThese)
      .map((one) => ({ conditions: [one] })),
    ...healthQuestions.signs.options.map((one) => ({ signs: [one] })),
    ...healthQuestions.joints.options.map((one) => ({ joints: [one] })),
  ];
  for (const change of ticked) {
    const profile = answering(change);
    const { conditions, joints } = statedBy(profile);
    assert.equal(conditions.length + joints.length, 1, JSON.stringify(change));
    const read = answersOf(profile);
    assert.deepEqual([read.conditions, read.joints], [conditions, joints]);
  }
});

test('food of a further allergen is found, and the gate of plans lets none of it through', () => {
  const catalogue = standardCatalogue();
  for (const allergen of healthQuestions.allergens.options) {
    const profile = answering({ allergens: [allergen] });
    const [avoided] = avoidedBy(profile);
    assert.ok(avoided && avoided.foods.size > 2, allergen);
    const rules = eatingRules(profile, catalogue);
    let found = 0;
    for (const food of catalogue.foods.values()) {
      if (foodProblem(food.key, foods, profile) === null) continue;
      found++;
      assert.ok(!foodAllowed(food, rules), `${food.key} with ${allergen}`);
    }
    assert.ok(found >= avoided.foods.size, allergen);
  }
  assert.match(
    foodProblem('almonds', foods, answering({ allergens: ['Tree nuts'] })) ?? '',
    /almonds for a member with Tree nuts/,
  );
  assert.match(
    foodProblem('couscous', foods, answering({ conditions: ['Coeliac disease'] })) ?? '',
    /couscous for a member with Gluten/,
  );
});

test('caffeine for who ticked a pregnancy, and whey for who ticked milk protein, are found', () => {
  const whey: ShownProduct = { category: 'Protein Powders', name: 'USN Hardcore Whey, 908 g' };
  const booster: ShownProduct = { category: 'Pre-Workout Boosters', name: 'Hyperdrive' };
  const found = (change: Partial<AskedHealth>) => {
    const recorder = createRecorder();
    auditSupplements(answering(change), [], [whey, booster], recorder.at(0));
    return recorder.findings.map(({ rule }) => rule);
  };
  assert.deepEqual(found({}), []);
  assert.deepEqual(found({ mother: ['Pregnant'] }), ['93c']);
  assert.deepEqual(found({ allergens: ['Milk protein'] }), ['93d', '93b']);
});
