import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { healthDefaults } from '#planning/profile/health-answers.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { readSaid } from './said-of-body.ts';
import { supplementCategories } from './supplement-catalogue.ts';
import { nothingSaid, supplementsFor } from './supplements-for.ts';

const adult: Profile = { ...profileDefaults, full_name: 'Thandi Mokoena' };

function shownTo(change: Partial<Profile>) {
  const profile = { ...adult, ...change };
  const shown = supplementsFor(profile, readSaid(profile));
  assert.ok(shown.kind === 'adult');
  return shown;
}

test('nobody below 18 is shown anything, whatever they typed', () => {
  for (const age of [14, 17])
    assert.deepEqual(supplementsFor({ ...adult, age }, nothingSaid), {
      kind: 'growing',
    });
  assert.deepEqual(shownTo({ age: 18 }), {
    kind: 'adult',
    categories: supplementCategories,
    cautions: [],
  });
});

test('who avoids milk or eats vegan is shown protein of plants only', () => {
  const protein = (change: Partial<Profile>) =>
    shownTo(change)
      .categories[0]?.tiers.map(({ name }) => name)
      .join() ?? '';
  for (const change of [
    { diet_type: 'Vegan' },
    { allergies: ['Lactose'] },
    { disliked_foods: 'milk' },
    { disliked_foods: 'allergic to cow’s milk' },
    { disliked_foods: 'mushrooms, melk' },
    { disliked_foods: 'dairy products' },
    { disliked_foods: 'whey protein' },
    { disliked_foods: 'alpha-gal' },
    { disliked_foods: 'I eat no animal products' },
    { healthAnswers: { ...healthDefaults, allergens: ['Milk protein'] } },
    { healthAnswers: { ...healthDefaults, foods: 'kiwi, amasi and milk' } },
  ] as const) {
    assert.doesNotMatch(protein(change), /whey/i, JSON.stringify(change));
    assert.match(protein(change), /plant.*vegan/i);
  }
  for (const change of [{ diet_type: 'Vegetarian' }, { disliked_foods: 'cheese, eggs' }] as const) {
    assert.match(protein(change), /whey/i, JSON.stringify(change));
  }
});

test('whoever typed a condition is asked to see a clinic first, and gets no caffeine with a heart or a child', () => {
  const titles = (text: string) =>
    shownTo({ disliked_foods: text }).categories.map(({ title }) => title);
  for (const text of ['pregnant', 'borsvoeding', 'hypertension', 'chest pain']) {
    assert.equal(titles(text).length, 3, text);
    assert.ok(!titles(text).includes('Pre-Workout Boosters'));
  }
  assert.equal(titles('gout').length, 4);
  const [caution = ''] = shownTo({ disliked_foods: 'gout' }).cautions;
  assert.match(caution, /‘gout’.* ask your clinic or doctor before you take any supplement/);
  assert.doesNotMatch(shownTo({ disliked_foods: 'HIV' }).cautions.join(), /HIV/);
  assert.deepEqual(readSaid({ ...adult, disliked_foods: 'mushrooms' }), nothingSaid);
});

test('what was ticked counts like what was typed; where nothing is planned nothing is shown', () => {
  const { cautions, categories } = shownTo({
    healthAnswers: { ...healthDefaults, mother: ['Pregnant'] },
  });
  assert.match(cautions[0] ?? '', /^From what you told us: please ask your clinic/);
  assert.ok(!categories.some(({ title }) => title === 'Pre-Workout Boosters'));
  for (const [condition, help] of [
    ['An eating disorder now', /0800 456 789/],
    ['Kidney disease, on dialysis', /dialysis unit/],
  ] as const) {
    const profile = { ...adult, healthAnswers: { ...healthDefaults, conditions: [condition] } };
    const shown = supplementsFor(profile, readSaid(profile));
    assert.ok(shown.kind === 'never');
    assert.match(shown.reason, help);
  }
  assert.deepEqual(readSaid({ ...adult, healthAnswers: healthDefaults }), nothingSaid);
});
