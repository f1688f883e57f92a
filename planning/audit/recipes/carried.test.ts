import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Carried } from '../../catalogue/recipe.ts';
import { standardCatalogue } from '../../catalogue/standard-catalogue.ts';
import { carriedFaults } from './carried.ts';

const catalogue = standardCatalogue();

function carriedOf(id: string): Carried {
  const dish = catalogue.dishById.get(id);
  assert.ok(dish, id);
  return dish.recipe.carried;
}

/** Doubts about a recipe that is carried otherwise. */
function doubtsAbout(id: string, carried: Carried): readonly string[] {
  const dish = catalogue.dishById.get(id);
  assert.ok(dish, id);
  return carriedFaults({ dishes: [{ ...dish, recipe: { ...dish.recipe, carried } }] });
}

test('no lunch or dinner is carried as it cannot be', () => {
  assert.deepEqual(carriedFaults(catalogue), []);
});

const kinds: readonly (readonly [carried: Carried, kind: string, ids: readonly string[]])[] = [
  [
    'cold',
    'filled bread and wraps',
    ['chicken-mayo-roll', 'egg-tomato-sandwich-orange', 'spicy-chicken-yoghurt-wrap'],
  ],
  [
    'cold',
    'salads and boxes without a hot part',
    ['beetroot-feta-couscous', 'tuna-chickpea-lemon-salad', 'chicken-pesto-style-pasta-salad'],
  ],
  [
    'microwave',
    'stews and curries with their staple',
    ['chicken-stew-pap', 'durban-beef-curry-rice', 'beef-stew-samp', 'lamb-tomato-bredie'],
  ],
  [
    'microwave',
    'mince, pasta and rice',
    ['cottage-pie', 'spaghetti-bolognaise', 'mince-rice-peas'],
  ],
  ['home', 'eggs from the pan', ['cheese-omelette-salad', 'chakalaka-pap-fried-eggs']],
  ['home', 'fish that is eaten hot', ['fried-hake-pap-spinach', 'crumbed-fish-wedges-tartare']],
  ['home', 'soup', ['mince-vegetable-soup', 'red-lentil-carrot-soup']],
  [
    'home',
    'the fire and the roast of a Sunday',
    ['t-bone-braai-pap-tomato', 'sunday-lamb-roast-plate'],
  ],
];
for (const [carried, kind, ids] of kinds) {
  test(`${kind}: ${carried}`, () => {
    assert.deepEqual(
      ids.map((id) => [id, carriedOf(id)]),
      ids.map((id) => [id, carried]),
    );
  });
}

test('caught: soup in a bag, a fried egg that waits, a sandwich that stays at home', () => {
  assert.deepEqual(doubtsAbout('red-lentil-carrot-soup', 'microwave'), [
    'red-lentil-carrot-soup: soup that is carried',
  ]);
  assert.deepEqual(doubtsAbout('chakalaka-pap-fried-eggs', 'cold'), [
    'chakalaka-pap-fried-eggs: what is fried or toasted crisp is carried',
    'chakalaka-pap-fried-eggs: hot staple that is eaten cold',
  ]);
  assert.deepEqual(doubtsAbout('egg-tomato-sandwich-orange', 'home'), [
    'egg-tomato-sandwich-orange: bread with a filling that stays at home',
  ]);
});
