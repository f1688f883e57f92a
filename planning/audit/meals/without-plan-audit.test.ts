import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { kitchen } from '#test/support/plans/standard-kitchen.ts';
import { type FoodKey, foodKeys } from '../../catalogue/foods.ts';
import { standardCatalogue } from '../../catalogue/standard-catalogue.ts';
import { createKitchen } from '../../meals/model/kitchen.ts';
import { planMonth } from '../../meals/plan-month.ts';
import { requestOf } from '../../meals/plan-request.ts';
import type { Profile } from '../../profile/profile.ts';
import { createRecorder } from '../finding.ts';
import type { Dislike } from '../plan-under-audit.ts';
import { allergenWords, auditWithoutPlan } from './without-plan-audit.ts';

const vegan: Profile = {
  ...profileDefaults,
  full_name: 'Thandi Mokoena',
  diet_type: 'Vegan',
  meals_per_day: 3,
  cooking_time: '15 to 30 minutes',
  cooking_skill: 'Beginner',
};

function disliking(text: string, keys: readonly FoodKey[]) {
  const dislike: Dislike = { text, foods: keys, words: null, meant: true };
  return { profile: { ...vegan, disliked_foods: text }, dislikes: [dislike] };
}

/** Rules that are looked at, and those of them that are broken. */
function found(member: Parameters<typeof auditWithoutPlan>[0], reason: string | null) {
  const recorder = createRecorder();
  auditWithoutPlan(member, reason, recorder.at(0));
  const broken = recorder.findings.map(({ rule }) => rule);
  return { looked: [...recorder.looks.keys()], broken };
}

test('a vegan beginner with half an hour has a plan without soya, maize or tomatoes', () => {
  for (const text of ['soy', 'maize', 'tomatoes']) {
    const member = disliking(text, ['tomatoes']);
    const plan = planMonth(kitchen, requestOf(member.profile), 'strata');
    assert.deepEqual(found(member, plan.ok ? null : plan.reason), { looked: ['90a'], broken: [] });
  }
});

test('caught: nobody makes tofu, beans, lentils or peas for who avoids one food', () => {
  // and no nuts: with them the planner looks long for a month that is healthy, and finds none
  const isPulse = /bean|lentil|pea|soya|tofu|nut|almond|edamame/;
  const keys = new Set<string>(foodKeys.filter((key) => isPulse.test(key)));
  const catalogue = standardCatalogue();
  const poor = createKitchen({
    ...catalogue,
    dishes: catalogue.dishes.filter((dish) => [...dish.foods].every((key) => !keys.has(key))),
  });
  const member = disliking('tomatoes', ['tomatoes']);
  const plan = planMonth(poor, requestOf(member.profile), 'strata');
  assert.ok(!plan.ok);
  assert.deepEqual(found(member, plan.reason), { looked: ['90a', '90b'], broken: ['90a'] });
});

test('caught: a reason that asks to shorten the list, or that says nothing', () => {
  const member = disliking('soy', ['tofu-firm', 'soya-milk']);
  for (const reason of [
    'We found too few recipes. What narrows the choice: no ‘soy’. Please shorten your list, or write to us.',
    'We found too few recipes. Please allow more foods in your profile, or write to us.',
    'We found too few recipes. Please write to us.',
  ]) {
    assert.deepEqual(found(member, reason).broken, ['90a', '90b'], reason);
  }
});

test('a quarter of an hour is a wish of its own, two groups of foods are owed nothing', () => {
  const hurried = { ...disliking('soy', []), profile: { ...vegan, meals_per_day: 2 as const } };
  assert.deepEqual(found(hurried, null).looked, ['90c']);
  const group = disliking('nuts', ['almonds', 'peanuts']);
  assert.deepEqual(found(group, null).looked, []);
});

test('eleven allergens and maize have words; lactose is ticked', () => {
  // gluten has two lines: the word 'coeliac' names an illness as well
  assert.equal(allergenWords.length, 13);
});
