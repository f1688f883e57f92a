import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { standardCatalogue } from '../catalogue/standard-catalogue.ts';
import { type AskedHealth, healthDefaults } from '../profile/health-answers.ts';
import { healthQuestions } from '../profile/health-questions.ts';
import type { Profile } from '../profile/profile.ts';
import { noneOfThese } from '../profile/question.ts';
import { eatingRules, foodAllowed } from '../safety/eating-rules.ts';
import { trainingRules } from '../safety/training-rules.ts';
import { dailyTargets } from '../targets/targets.ts';
import { answersOf } from './answers.ts';
import { askedConditions } from './asked.ts';

const catalogue = standardCatalogue();
const woman: Profile = {
  ...profileDefaults,
  full_name: 'Thandi',
  gender: 'Female',
  age: 32,
  height: 163,
  weight: 74,
  primary_fitness_goal: 'Lose weight',
  fitness_level: 'Advanced',
  diet_type: 'Low-Carb',
};
const answering = (change: Partial<AskedHealth>, profile = woman): Profile => ({
  ...profile,
  healthAnswers: { ...healthDefaults, ...change },
});

const unplanned = ['Kidney disease, on dialysis', 'An eating disorder now', noneOfThese];
const cautious: readonly Partial<AskedHealth>[] = [
  ...healthQuestions.mother.options.map((one) => ({ mother: [one] })),
  ...healthQuestions.conditions.options
    .filter((one) => !unplanned.includes(one))
    .map((one) => ({ conditions: [one] })),
  ...healthQuestions.signs.options.map((one) => ({ signs: [one] })),
];

test('every condition that can be ticked stops deficits, Low-Carb and intervals, and names the clinic', () => {
  const unasked = dailyTargets(woman);
  assert.ok(unasked.ok && unasked.targets.energy < unasked.targets.maintenance - 100);
  for (const change of cautious) {
    const of = JSON.stringify(change);
    const result = dailyTargets(answering(change));
    assert.ok(result.ok, of);
    const { energy, maintenance, diet, held, notes } = result.targets;
    assert.ok(energy >= maintenance && held === 'condition', of);
    assert.equal(diet, 'No Restrictions', of);
    assert.match(notes[0] ?? '', /^From what you told us: .*clinic or doctor/, of);
    const training = trainingRules(answering(change));
    assert.ok(training.ok, of);
    assert.equal(training.rules.intervalsPerWeek, 0, of);
    assert.ok(training.rules.gentle && /doctor or clinic/.test(training.rules.clearance ?? ''), of);
  }
});

test('none of these is an answer that changes no plan, and beside an illness it says nothing', () => {
  const none = answering({ conditions: [noneOfThese] });
  assert.deepEqual(askedConditions(none), []);
  assert.deepEqual(dailyTargets(none), dailyTargets(answering({})));
  assert.deepEqual(trainingRules(none), trainingRules(answering({})));
  const both = answering({ conditions: ['Gout', noneOfThese] });
  assert.deepEqual(dailyTargets(both), dailyTargets(answering({ conditions: ['Gout'] })));
});

test('a joint is spared in training, and meals stay as they are', () => {
  for (const joint of healthQuestions.joints.options) {
    const rules = trainingRules(answering({ joints: [joint] }));
    assert.ok(rules.ok && rules.rules.avoid.size > 0 && rules.rules.intervalsPerWeek === 0, joint);
    const [meals, before] = [dailyTargets(answering({ joints: [joint] })), dailyTargets(woman)];
    assert.ok(meals.ok && before.ok && meals.targets.energy === before.targets.energy);
  }
});

test('nothing is planned on dialysis, with an eating disorder now, or pregnant below 18; help is named', () => {
  const refused: readonly (readonly [Profile, RegExp])[] = [
    [answering({ conditions: ['Kidney disease, on dialysis'] }), /dietitian of your dialysis unit/],
    [answering({ conditions: ['An eating disorder now', 'Gout'] }), /0800 456 789/],
    [answering({ mother: ['Pregnant'] }, { ...woman, age: 17, diet_type: 'Vegan' }), /clinic soon/],
    [{ ...woman, disliked_foods: 'dialysis' }, /dialysis unit/],
    [{ ...woman, age: 16, disliked_foods: 'khulelwe' }, /clinic soon/],
  ];
  for (const [profile, help] of refused) {
    for (const result of [dailyTargets(profile), trainingRules(profile)]) {
      assert.ok(!result.ok);
      assert.match(result.reason, help);
      assert.match(result.reason, /^Thank you for telling us\./);
    }
  }
  const before = answering({ conditions: ['An eating disorder before'] });
  assert.ok(dailyTargets(before).ok && dailyTargets(answering({ mother: ['Pregnant'] })).ok);
});

test('a further allergen takes out every food that holds it or warns of it, alone and beside another', () => {
  for (const [option, allergen] of [
    ['Tree nuts', 'tree-nuts'],
    ['Soy', 'soy'],
    ['Fish', 'fish'],
    ['Milk protein', 'milk-protein'],
    ['Sesame', 'sesame'],
    ['Mustard', 'mustard'],
    ['Sulphites', 'sulphites'],
  ] as const) {
    const rules = eatingRules(
      { ...answering({ allergens: [option] }), allergies: ['Gluten'] },
      catalogue,
    );
    assert.deepEqual([...rules.allergens], ['gluten', allergen]);
    let kept = 0;
    for (const food of catalogue.foods.values()) {
      if (!foodAllowed(food, rules)) continue;
      kept++;
      for (const out of [allergen, 'gluten'] as const) {
        assert.ok(food.allergens?.includes(out) === false, food.key);
        assert.ok(!food.mayContain.includes(out), food.key);
      }
    }
    assert.ok(kept > 100);
  }
});

test('a food by name takes out all that holds it, in any language; what is not understood is told', () => {
  const rules = eatingRules(
    { ...answering({ foods: 'tamaties, kiwi; blorptang' }), disliked_foods: 'liver' },
    catalogue,
  );
  for (const key of ['tomatoes', 'chicken-livers', 'tomato-paste'] as const) {
    const food = catalogue.foods.get(key);
    assert.ok(food && !foodAllowed(food, rules), key);
  }
  assert.ok(rules.refusesUnknown);
  assert.deepEqual(rules.unknownHarm, ['blorptang']);
  // it stands under no dislikes, so nobody is sent there to mend it
  assert.deepEqual(rules.disliked.unmatched, []);
});

test('an illness among the foods counts as if it had been ticked, and is not said back', () => {
  const { conditions, readings } = answersOf(answering({ foods: 'kiwi, ARVs' }));
  assert.deepEqual([conditions, readings], [['other'], []]);
  // nothing ticked is an answer, and the same as none but for that
  assert.deepEqual(answersOf(answering({})), { ...answersOf(woman), silent: false });
  assert.ok(answersOf({ ...woman, disliked_foods: 'mushrooms' }).silent);
});
