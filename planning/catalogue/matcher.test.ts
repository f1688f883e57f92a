import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FoodKey } from './foods.ts';
import { matchFoods } from './matcher.ts';
import { standardCatalogue } from './standard-catalogue.ts';
import { withinOneEdit } from './words.ts';

const catalogue = standardCatalogue();
const match = (text: string) => matchFoods(text, catalogue);

const cases: readonly { text: string; out: readonly FoodKey[]; kept?: readonly FoodKey[] }[] = [
  { text: 'mushrooms', out: ['mushrooms', 'mushrooms-brown'], kept: ['tomatoes'] },
  { text: 'Mushroom', out: ['mushrooms'] },
  { text: 'mushroms', out: ['mushrooms'] },
  { text: 'sampioene', out: ['mushrooms'] },
  { text: 'eggplant', out: ['brinjal'], kept: ['eggs'] },
  { text: 'eggs', out: ['eggs', 'mayonnaise', 'egg-noodles'], kept: ['brinjal'] },
  { text: 'butter', out: ['butter'], kept: ['peanut-butter', 'butter-beans-tinned', 'butternut'] },
  { text: 'peanut butter', out: ['peanut-butter'], kept: ['butter'] },
  { text: 'milk', out: ['milk-full-cream'], kept: ['coconut-milk'] },
  { text: 'potatoes', out: ['potatoes', 'baby-potatoes'], kept: ['sweet-potatoes'] },
  { text: 'no fish please', out: ['hake-fillets', 'tuna-tinned', 'snoek', 'worcester-sauce'] },
  { text: 'seafood', out: ['hake-fillets', 'prawns', 'mussels'] },
  { text: 'inkukhu', out: ['chicken-breast-fillet'] },
  { text: 'varkvleis', out: ['pork-chops', 'bacon'] },
  { text: "I don't like raw onions & liver", out: ['onions', 'chicken-livers', 'beef-liver'] },
  { text: 'beans\nlentils; olives', out: ['sugar-beans-tinned', 'lentils-red', 'olives'] },
  { text: 'courgette/zucchini', out: ['baby-marrow'] },
  { text: 'gluten', out: ['bread-brown', 'macaroni'], kept: ['bread-gluten-free', 'rice-white'] },
];

for (const { text, out, kept = [] } of cases) {
  test(`disliked: ${JSON.stringify(text)}`, () => {
    const { foods, unmatched } = match(text);
    assert.deepEqual(unmatched, []);
    for (const key of out) assert.ok(foods.has(key), `${key} is still in`);
    for (const key of kept) assert.ok(!foods.has(key), `${key} is out too`);
  });
}

test('nothing disliked in the ways people write it', () => {
  for (const text of ['', '  ', 'None', 'n/a', 'nothing', 'Geen', '-']) {
    const { foods, dishes, unmatched } = match(text);
    assert.deepEqual([foods.size, dishes.size, unmatched], [0, 0, []], text);
  }
});

test('a kind of dish is left out by its name', () => {
  const { dishes } = match('curry');
  for (const id of dishes) {
    assert.ok(catalogue.dishById.get(id)?.nameWords.includes('curry'), id);
  }
  assert.ok(dishes.size > 3);
});

test('what is not understood comes back as typed', () => {
  assert.deepEqual(match('blorptang, tofu, Zzyx qorv').unmatched, ['blorptang', 'Zzyx qorv']);
});

test('one edit apart', () => {
  for (const [a, b, near] of [
    ['tuna', 'tuna', true],
    ['tuna', 'tunna', true],
    ['tuna', 'tna', true],
    ['tuna', 'tuan', true],
    ['tuna', 'tuno', true],
    ['tuna', 'tano', false],
    ['liver', 'olive', false],
  ] as const) {
    assert.equal(withinOneEdit(a, b), near, `${a} ${b}`);
  }
});
