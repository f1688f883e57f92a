import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Dish } from '../../catalogue/catalogue.ts';
import type { Recipe } from '../../catalogue/recipe.ts';
import { standardCatalogue } from '../../catalogue/standard-catalogue.ts';
import { plateFaults } from './plates.ts';
import { timeFaults } from './time.ts';

const catalogue = standardCatalogue();

function dishOf(id: string): Dish {
  const dish = catalogue.dishById.get(id);
  assert.ok(dish, id);
  return dish;
}

/** Faults of its minutes where a recipe says something else. */
function timesOf(id: string, change: Partial<Recipe>): readonly string[] {
  const dish = dishOf(id);
  return timeFaults({ dishes: [{ ...dish, recipe: { ...dish.recipe, ...change } }] });
}

test('no minutes contradict each other or what is in the pot, and plates look like what people eat', () => {
  assert.deepEqual(timeFaults(catalogue), []);
  assert.deepEqual(plateFaults(catalogue), []);
});

const caught: readonly (readonly [id: string, change: Partial<Recipe>, says: string])[] = [
  [
    'mince-rice-peas',
    { activeMinutes: 10, totalMinutes: 15, freeMinutes: 5 },
    'raw rice in 15 minutes',
  ],
  ['cottage-pie', { activeMinutes: 8, totalMinutes: 12, freeMinutes: 0 }, 'an oven in 12 minutes'],
  ['durban-beef-curry-rice', { totalMinutes: 45, freeMinutes: 5 }, 'stewing meat in 45 minutes'],
  [
    'chicken-stew-rice-carrots',
    { totalMinutes: 25, freeMinutes: 0 },
    'chicken on the bone in 25 minutes',
  ],
  ['mince-rice-peas', { activeMinutes: 45 }, 'more work than time'],
  ['mince-rice-peas', { freeMinutes: 40 }, 'a free stretch longer than the rest'],
  ['mince-rice-peas', { pots: 0 }, '0 pots for stove'],
];
for (const [id, change, says] of caught) {
  test(`caught: ${says}`, () => {
    assert.ok(timesOf(id, change).includes(`${id}: ${says}`), timesOf(id, change).join('\n'));
  });
}

test('caught: a salt mine of a plate, two with in a name, a catalogue of cabbage', () => {
  const dish = dishOf('mince-rice-peas');
  const salted = dish.ingredients.map((own, index) =>
    index === 0
      ? { ...own, food: { ...own.food, per100g: { ...own.food.per100g, sodium: 900 } } }
      : own,
  );
  const recipe = { ...dish.recipe, name: 'Mince with rice with peas' };
  const faults = plateFaults({ ...catalogue, dishes: [{ ...dish, recipe, ingredients: salted }] });
  assert.ok(faults.some((fault) => /mince-rice-peas: \d+ mg of sodium/.test(fault)));
  assert.ok(faults.includes("mince-rice-peas: two 'with' in the name"));
  const cabbage = catalogue.dishes.filter(({ foods }) => foods.has('cabbage'));
  assert.ok(
    plateFaults({ ...catalogue, dishes: cabbage }).some((fault) => /hold cabbage/.test(fault)),
  );
});
