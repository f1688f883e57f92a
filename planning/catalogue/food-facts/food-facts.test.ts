import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type FoodKey, foods } from '../foods.ts';

/**
 * What a dietitian would look up: 100 g of each staple as USDA SR Legacy has it, copied from the row of that number
 * by hand and not from our table. Iron and calcium are null where ours are those of South African packs: what the
 * law adds is counted, what American bakers add is not.
 */
const facts: readonly (readonly [
  food: FoodKey,
  ndb: string,
  kcal: number,
  protein: number,
  fat: number,
  carbohydrate: number,
  iron: number | null,
  calcium: number | null,
])[] = [
  ['maize-meal', '20322', 370, 7.11, 1.75, 79.45, null, 3],
  ['samp', '20522', 370, 7.11, 1.75, 79.45, 1.1, 3],
  ['mabele-meal', '20648', 359, 8.43, 3.34, 76.64, 3.14, 12],
  ['rice-white', '20446', 374, 7.51, 1.03, 80.89, 0.74, 71],
  ['rolled-oats', '08120', 379, 13.15, 6.52, 67.7, 4.25, 52],
  ['spaghetti', '20420', 371, 13.04, 1.51, 74.67, 1.3, 21],
  ['cake-flour', '20481', 364, 10.33, 0.98, 76.31, 1.17, 15],
  ['bread-brown', '18064', 274, 10.67, 4.53, 47.54, null, null],
  ['bread-wholewheat', '28397', 265, 13.36, 4.23, 43.34, 2.5, null],
  ['sugar-beans', '16019', 335, 23.03, 1.23, 60.05, 5, 127],
  ['chickpeas-dry', '16056', 378, 20.47, 6.04, 62.95, 4.31, 57],
  ['lentils-brown', '16069', 352, 24.63, 1.06, 63.35, 6.51, 35],
  ['lentils-red', '16144', 358, 23.91, 2.17, 63.1, 7.39, 48],
  ['split-peas', '16085', 364, 23.12, 3.89, 61.63, 4.73, 46],
  ['tofu-firm', '16126', 78, 9.04, 4.17, 2.85, 1.61, 201],
  ['milk-low-fat', '01174', 50, 3.3, 1.98, 4.8, 0.02, 120],
  ['milk-full-cream', '01211', 61, 3.15, 3.27, 4.78, 0.03, 113],
  ['amasi', '42189', 56, 4.1, 2, 5.3, 0.06, 143],
  ['yoghurt-plain-low-fat', '01117', 63, 5.25, 1.55, 7.04, 0.08, 183],
  ['cheddar', '01009', 404, 22.87, 33.31, 3.09, 0.14, 710],
  ['cottage-cheese', '01015', 81, 10.45, 2.27, 4.76, 0.13, 111],
  ['eggs', '01123', 143, 12.56, 9.51, 0.72, 1.75, 56],
  ['chicken-breast-fillet', '05062', 120, 22.5, 2.62, 0, 0.37, 5],
  ['chicken-thighs', '05091', 221, 16.52, 16.61, 0.25, 0.68, 7],
  ['chicken-livers', '05027', 119, 16.92, 4.83, 0.73, 8.99, 8],
  ['beef-mince-lean', '23562', 176, 20, 10, 0, 2.24, 12],
  ['beef-liver', '13325', 135, 20.36, 3.63, 3.89, 4.9, 5],
  ['beef-stew', '13809', 244, 19.23, 17.98, 0, 1.67, 17],
  ['pork-chops', '10036', 170, 20.71, 9.03, 0, 0.63, 19],
  ['hake-fillets', '15132', 90, 18.31, 1.31, 0, 0.34, 48],
  ['tuna-tinned', '15121', 86, 19.44, 0.96, 0, 1.63, 17],
  ['sardines-tinned', '15088', 208, 24.62, 11.45, 0, 2.92, 382],
  ['potatoes', '11352', 77, 2.05, 0.09, 17.49, 0.81, 12],
  ['sweet-potatoes', '11507', 86, 1.57, 0.05, 20.12, 0.61, 30],
  ['butternut', '11485', 45, 1, 0.1, 11.69, 0.7, 48],
  ['cabbage', '11109', 25, 1.28, 0.1, 5.8, 0.47, 40],
  ['carrots', '11124', 41, 0.93, 0.24, 9.58, 0.3, 33],
  ['onions', '11282', 40, 1.1, 0.1, 9.34, 0.21, 23],
  ['tomatoes', '11529', 18, 0.88, 0.2, 3.89, 0.27, 10],
  ['spinach', '11147', 19, 1.8, 0.2, 3.74, 1.8, 51],
  ['bananas', '09040', 89, 1.09, 0.33, 22.84, 0.26, 5],
  ['apples', '09003', 52, 0.26, 0.17, 13.81, 0.12, 6],
  ['oranges', '09200', 47, 0.94, 0.12, 11.75, 0.1, 40],
  ['avocado', '09037', 160, 2, 14.66, 8.53, 0.55, 12],
  ['peanuts-raw', '16087', 567, 25.8, 49.24, 16.13, 4.58, 92],
  ['peanut-butter-plain', '16390', 587, 24.35, 49.66, 21.26, 1.58, 58],
  ['sunflower-seeds', '12036', 584, 20.78, 51.46, 20, 5.25, 78],
  ['sunflower-oil', '04506', 884, 0, 100, 0, 0, 0],
  ['sugar-white', '19335', 387, 0, 0, 99.98, 0.05, 1],
];

/** Within two parts in a hundred, or what rounding does to small figures. */
function near(actual: number | null, expected: number): boolean {
  return actual !== null && Math.abs(actual - expected) <= Math.max(0.02 * expected, 0.05);
}

test('staples hold the energy, protein, fat, carbohydrate, iron and calcium of their composition row', () => {
  const off: string[] = [];
  for (const [key, ndb, kcal, protein, fat, carbohydrate, iron, calcium] of facts) {
    const { per100g, source } = foods[key];
    assert.equal(source.ndb, ndb, key);
    const expected = {
      protein,
      fat,
      carbohydrate,
      ...(iron === null ? {} : { iron }),
      ...(calcium === null ? {} : { calcium }),
    };
    for (const [name, value] of Object.entries(expected)) {
      const actual = Object.entries(per100g).find(([known]) => known === name)?.[1] ?? null;
      if (!near(actual, value)) off.push(`${key}: ${name} ${actual}, the row says ${value}`);
    }
    // energy by the four factors differs from a laboratory's own, and then the food says so
    const recomputed = source.description.includes('energy recomputed');
    if (Math.abs(per100g.kcal - kcal) > (recomputed ? 0.15 : 0.02) * kcal) {
      off.push(`${key}: ${per100g.kcal} kcal, the row says ${kcal}`);
    }
  }
  assert.deepEqual(off, []);
});

/** Allergens that must stand beside a food, and ones that a slip of the pen would add. */
const statements: readonly (readonly [food: FoodKey, holds: string, not: string])[] = [
  ['soy-sauce', 'gluten soy', 'fish eggs'],
  ['worcester-sauce', 'fish gluten', 'eggs'],
  ['stock-cubes-beef', 'gluten soy lactose milk-protein', 'fish'],
  ['stock-cubes-chicken', 'gluten soy lactose milk-protein', 'fish'],
  ['packet-soup', 'gluten soy lactose', 'fish'],
  ['aromat', 'gluten lactose', 'fish'],
  ['soya-mince', 'soy gluten', 'peanuts'],
  ['mayonnaise', 'eggs mustard', 'lactose gluten'],
  ['egg-noodles', 'gluten eggs', 'lactose'],
  ['peanut-butter', 'peanuts', 'tree-nuts gluten'],
  ['peanut-butter-plain', 'peanuts', 'gluten lactose'],
  ['hummus', 'sesame', 'peanuts gluten'],
  ['tahini', 'sesame', 'peanuts'],
  ['tofu-firm', 'soy', 'gluten lactose'],
  ['marmite', 'gluten', 'lactose eggs'],
  ['pronutro', 'soy lactose', 'gluten'],
  ['rolled-oats', 'gluten', 'lactose'],
  ['mageu', 'gluten', 'eggs'],
  ['curry-powder', 'mustard', 'gluten'],
  ['boerewors', 'gluten sulphites', 'eggs'],
  ['biltong', 'gluten', 'eggs'],
  ['fish-cakes', 'fish gluten eggs', 'peanuts'],
  ['prawns', 'shellfish', 'fish gluten'],
  ['basil-pesto', 'tree-nuts lactose', 'gluten'],
  ['raisins', 'sulphites', 'gluten'],
  ['ghee', 'milk-protein', 'lactose'],
  ['milk-lactose-free', 'milk-protein', 'lactose'],
  ['yoghurt-lactose-free', 'milk-protein', 'lactose'],
  ['margarine-tub', 'soy', 'lactose'],
  ['dark-chocolate', 'soy lactose', 'gluten'],
  ['bread-gluten-free', 'eggs', 'gluten'],
  ['muesli', 'gluten tree-nuts sulphites', 'lactose'],
  ['coconut-milk', '', 'lactose milk-protein tree-nuts'],
  ['butter-beans-tinned', '', 'lactose milk-protein'],
  ['chickpeas-dry', '', 'peanuts gluten'],
  ['amasi', 'lactose milk-protein', 'gluten'],
];

test('allergens of foods in which they hide', () => {
  for (const [key, holds, not] of statements) {
    const held: readonly string[] = foods[key].allergens ?? [];
    for (const allergen of holds.split(' ').filter(Boolean)) {
      assert.ok(held.includes(allergen), `${key} does not say ${allergen}`);
    }
    for (const allergen of not.split(' ').filter(Boolean)) {
      assert.ok(!held.includes(allergen), `${key} says ${allergen}`);
    }
  }
});
