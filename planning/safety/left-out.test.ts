import assert from 'node:assert/strict';
import { test } from 'node:test';
import { standardCatalogue } from '../catalogue/standard-catalogue.ts';
import { leftOutFor } from './left-out.ts';

const catalogue = standardCatalogue();

test('an allergen takes out what holds it or warns of it, and nothing else', () => {
  const { foods, unknown } = leftOutFor({ allergens: ['Fish'], foods: '' }, catalogue);
  const names = [...catalogue.foods.values()].flatMap(({ name, allergens, mayContain }) =>
    allergens === null || [...allergens, ...mayContain].includes('fish') ? [name] : [],
  );
  assert.ok(names.length > 5);
  assert.deepEqual(foods, names);
  assert.deepEqual(unknown, []);
});

test('a food by name takes out all that holds it; what names none is told', () => {
  const { foods, unknown } = leftOutFor({ allergens: [], foods: 'tamatie; blorptang' }, catalogue);
  const names = foods.join('; ');
  assert.match(names, /Tomatoes/);
  assert.match(names, /paste/i);
  assert.deepEqual(unknown, ['blorptang']);
  assert.deepEqual(leftOutFor({ allergens: [], foods: '' }, catalogue).foods, []);
});
