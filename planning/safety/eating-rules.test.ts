import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { standardCatalogue } from '../catalogue/standard-catalogue.ts';
import { noAnswers } from '../health/answers.ts';
import { type EatingRules, eatingRules, foodAllowed } from './eating-rules.ts';

const catalogue = standardCatalogue();

function disliked(text: string) {
  const profile = { ...profileDefaults, full_name: 'Sipho', disliked_foods: text };
  return eatingRules(profile, catalogue).disliked;
}

test('a condition leaves out no food that its words are part of, and nobody is asked to check the spelling', () => {
  for (const text of [
    'kidney disease',
    'low FODMAP',
    'pregnant',
    'diabetic',
    'Addison’s disease',
    'liver disease, bad knees',
    'sugar diabetes',
    'not pregnant',
  ]) {
    const { foods, dishes, unmatched } = disliked(text);
    assert.deepEqual([[...foods], [...dishes], unmatched], [[], [], []], text);
  }
});

test('foods beside a condition are left out, and what is not understood elsewhere is still said', () => {
  const { foods, unmatched } = disliked('IBS so no onions, kidney beans; blorptang, gout');
  assert.ok(foods.has('onions') && foods.has('kidney-beans-tinned'));
  assert.deepEqual(unmatched, ['blorptang']);
});

test('coeliac disease leaves out what an allergy to gluten does, however it was told', () => {
  const profile = { ...profileDefaults, full_name: 'Sipho' };
  const typed = eatingRules({ ...profile, disliked_foods: 'I am coeliac' }, catalogue);
  const asked = eatingRules(profile, catalogue, { ...noAnswers, conditions: ['coeliac'] });
  const chosen = eatingRules({ ...profile, allergies: ['Gluten'] }, catalogue);
  const served = (rules: EatingRules) =>
    [...catalogue.foods.values()].filter((food) => foodAllowed(food, rules)).map(({ key }) => key);
  assert.ok(served(chosen).length < catalogue.foods.size - 20);
  assert.deepEqual(served(typed), served(chosen));
  assert.deepEqual(served(asked), served(chosen));
});
