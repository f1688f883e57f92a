import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plantProtein, supplementCategories } from './supplement-catalogue.ts';

const priceRange = {
  'Budget-Friendly': [149.99, 299.99],
  'Mid-Range': [299.99, 449.99],
  Premium: [449.99, 699.99],
} as const;

/** Everything that anybody is shown. */
const everyCategory = [...supplementCategories, plantProtein];

test('four categories, each with one product in each of the three tiers', () => {
  assert.deepEqual(
    supplementCategories.map(({ title }) => title),
    ['Protein Powders', 'Pre-Workout Boosters', 'Recovery Supplements', 'Daily Wellness'],
  );
  for (const { tiers, purpose, servingSpecs } of everyCategory) {
    assert.deepEqual(
      tiers.map(({ tier }) => tier),
      Object.keys(priceRange),
    );
    assert.ok(purpose !== '' && servingSpecs !== '');
  }
});

test('prices and ratings stay inside the stated ranges', () => {
  for (const { name, tier, price, rating } of everyCategory.flatMap(({ tiers }) => tiers)) {
    const [low, high] = priceRange[tier];
    assert.ok(price >= low && price <= high, `${name}: R${price}`);
    assert.ok(rating >= 4 && rating <= 4.8, `${name}: ${rating}`);
  }
});

test('every price has a day on which it was read, and a store reached by https', () => {
  for (const { name, checkedOn, storeUrl } of everyCategory.flatMap(({ tiers }) => tiers)) {
    assert.match(checkedOn, /^\d{4}-\d{2}-\d{2}$/, name);
    assert.ok(Date.parse(checkedOn) <= Date.now(), name);
    assert.equal(new URL(storeUrl).protocol, 'https:', name);
  }
});

test('what a dose can do to somebody is said where the dose is', () => {
  const note =
    supplementCategories.find(({ title }) => title === 'Pre-Workout Boosters')?.note ?? '';
  for (const words of [/200 mg/, /400 mg in a day/, /under 18/, /pregnant/, /nitrates/, /PDE-5/]) {
    assert.match(note, words);
  }
});

test('protein of plants stands in the same category, with the same specification and no whey', () => {
  const [whey] = supplementCategories;
  assert.equal(plantProtein.title, whey?.title);
  assert.equal(plantProtein.purpose, whey?.purpose);
  assert.equal(plantProtein.servingSpecs, whey?.servingSpecs);
  for (const { name } of plantProtein.tiers) assert.match(name, /plant|vegan/i);
});
