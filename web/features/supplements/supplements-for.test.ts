import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile-form.ts';
import type { Profile } from '#planning/profile/profile.ts';
import { supplementCategories } from './supplement-catalogue.ts';
import { nothingTyped, supplementsFor } from './supplements-for.ts';
import { readTyped } from './typed-words.ts';

const adult: Profile = { ...profileDefaults, full_name: 'Thandi Mokoena' };

function shownTo(change: Partial<Profile>) {
  const shown = supplementsFor({ ...adult, ...change }, readTyped(change.disliked_foods ?? ''));
  assert.ok(shown.kind === 'adult');
  return shown;
}

test('nobody below 18 is shown anything, whatever they typed', () => {
  for (const age of [14, 17])
    assert.deepEqual(supplementsFor({ ...adult, age }, nothingTyped), {
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
  assert.deepEqual(readTyped('mushrooms'), nothingTyped);
});
