import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { kitchen } from '#test/support/plans/standard-kitchen.ts';
import { type FoodKey, foodKeys } from '../../catalogue/foods.ts';
import { standardCatalogue } from '../../catalogue/standard-catalogue.ts';
import { createKitchen } from '../../meals/model/kitchen.ts';
import { planMonth } from '../../meals/plan-month.ts';
import { requestOf } from '../../meals/plan-request.ts';
import { healthDefaults } from '../../profile/health-answers.ts';
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

/** The kitchen without a dish of tofu, beans, lentils, peas or nuts: with nuts the planner looks long, and finds nothing. */
function poorKitchen() {
  const isPulse = /bean|lentil|pea|soya|tofu|nut|almond|edamame/;
  const keys = new Set<string>(foodKeys.filter((key) => isPulse.test(key)));
  const catalogue = standardCatalogue();
  return createKitchen({
    ...catalogue,
    dishes: catalogue.dishes.filter((dish) => [...dish.foods].every((key) => !keys.has(key))),
  });
}

const poor = poorKitchen();

/** Why a member has no plan; null with one. */
function reasonIn(planner: typeof kitchen, profile: Profile): string | null {
  const plan = planMonth(planner, requestOf(profile), 'strata');
  return plan.ok ? null : plan.reason;
}

test('caught: nobody makes tofu, beans, lentils or peas for who avoids one food', () => {
  const member = disliking('tomatoes', ['tomatoes']);
  const reason = reasonIn(poor, member.profile);
  assert.deepEqual(found(member, reason), { looked: ['90a', '90b'], broken: ['90a'] });
});

const hurries: readonly Partial<Profile>[] = [
  { meals_per_day: 2 },
  { cooking_time: 'Less than 15 minutes' },
];

test('caught: who avoids one food and is in a hurry has no plan of a poor kitchen', () => {
  for (const hurry of hurries) {
    const { profile, dislikes } = disliking('tomatoes', ['tomatoes']);
    const member = { profile: { ...profile, ...hurry }, dislikes };
    const none = reasonIn(poor, member.profile);
    assert.deepEqual(found(member, none), { looked: ['90c', '90b'], broken: ['90c'] });
    assert.deepEqual(found(member, null), { looked: ['90c'], broken: [] });
  }
});

test('who avoids two allergens has a plan, and it is caught that a poor kitchen has none', () => {
  const member = { profile: { ...vegan, allergies: ['Gluten', 'Peanuts'] as const }, dislikes: [] };
  const rich = reasonIn(kitchen, member.profile);
  assert.deepEqual(found(member, rich), { looked: ['90d'], broken: [] });
  const none = reasonIn(poor, member.profile);
  assert.deepEqual(found(member, none), { looked: ['90d', '90b'], broken: ['90d'] });
  // the second may be ticked on the page about the body
  const healthAnswers = { ...healthDefaults, allergens: ['Sesame'] as const };
  const asked: Profile = { ...vegan, allergies: ['Gluten'], healthAnswers };
  const reason = reasonIn(poor, asked);
  assert.deepEqual(found({ profile: asked, dislikes: [] }, reason).broken, ['90d']);
  // in a hurry, or with a food beside them, nothing is owed
  const [hurry] = hurries;
  assert.deepEqual(found({ profile: { ...asked, ...hurry }, dislikes: [] }, null).looked, []);
  const { dislikes } = disliking('tomatoes', ['tomatoes']);
  assert.deepEqual(found({ profile: asked, dislikes }, null).looked, []);
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
