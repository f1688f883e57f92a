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
  // the same group under every name that people give it, hidden sources among it
  ...[
    'peanuts',
    'Grondboontjies',
    'amantongomane',
    'monkey nuts',
    'ground nuts',
    '🥜',
    'arachis',
  ].map((text) => ({
    text,
    out: ['peanuts', 'peanut-butter', 'muesli', 'dark-chocolate'] as const,
    kept: ['butter'] as const,
  })),
  ...['eggs', 'amaqanda', 'eiers', 'egs', 'egg white', 'albumen', 'E1105', '🥚'].map((text) => ({
    text,
    out: ['eggs', 'mayonnaise', 'egg-noodles', 'rusks'] as const,
    kept: ['brinjal'] as const,
  })),
  ...['soya', 'soybeans', 'soya beans', 'sojabone', 'soy lecithin'].map((text) => ({
    text,
    out: ['soya-mince', 'tofu-firm', 'soy-sauce', 'stock-cubes-beef', 'worcester-sauce'] as const,
  })),
  ...['shellfish', 'shell fish', 'no shell-fish pls', 'crayfish', 'kreef', 'oysters', '🦐'].map(
    (text) => ({
      text,
      out: ['prawns', 'mussels', 'calamari'] as const,
      kept: ['tuna-tinned'] as const,
    }),
  ),
  ...['no fish pls', 'fsh', 'vis', 'inhlanzi', '🐟', 'sea food'].map((text) => ({
    text,
    out: ['hake-fillets', 'pilchards-tinned', 'worcester-sauce', 'fish-paste'] as const,
  })),
  ...[
    'dairy',
    'dairy-free',
    'suiwel',
    'casein',
    'whey',
    "cow's milk",
    'milk products',
    'milk allergy',
  ].map((text) => ({
    text,
    out: ['cheddar', 'amasi', 'stock-cubes-chicken', 'packet-soup'] as const,
    kept: ['soya-milk', 'coconut-milk'] as const,
  })),
  ...['gluten free', 'wheat', 'koring', 'malt', 'coeliac', 'allergic to bread'].map((text) => ({
    text,
    out: ['bread-brown', 'stock-cubes-beef', 'soya-mince', 'worcester-sauce'] as const,
    kept: ['rice-white'] as const,
  })),
  ...['sulphites', 'sulfites', 'sulphur dioxide', 'E220'].map((text) => ({
    text,
    out: ['boerewors', 'prawns', 'raisins'] as const,
  })),
  { text: 'mosterd', out: ['mustard', 'mayonnaise', 'curry-powder'] },
  { text: 'tree nuts', out: ['almonds', 'muesli', 'basil-pesto'] },
  { text: 'cashewnuts', out: ['cashews', 'muesli', 'basil-pesto'] },
  { text: 'heuning', out: ['honey', 'granola'] },
  { text: 'MSG', out: ['aromat', 'stock-cubes-chicken', 'packet-soup'] },
  { text: 'sugar', out: ['sugar-white'], kept: ['sugar-beans', 'sugar-beans-tinned'] },
  { text: 'milk', out: ['milk-low-fat'], kept: ['soya-milk', 'almond-milk'] },
  { text: 'egg plant', out: ['brinjal'], kept: ['eggs'] },
  { text: 'halaal', out: ['pork-chops', 'bacon', 'russians'], kept: ['beef-mince'] },
  { text: 'kosher', out: ['pork-chops', 'prawns'] },
  { text: "I'm vegan", out: ['eggs', 'honey', 'beef-mince', 'amasi'], kept: ['vegan-mayonnaise'] },
  { text: 'vegetarian', out: ['beef-mince', 'tuna-tinned', 'worcester-sauce'], kept: ['eggs'] },
  { text: 'pescatarian', out: ['beef-mince', 'chicken-livers'], kept: ['tuna-tinned'] },
  { text: 'spicy food', out: ['chillies', 'curry-powder', 'peri-peri-sauce'] },
  { text: 'mushrooms,🥜', out: ['mushrooms', 'peanuts'] },
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
  for (const text of ['', '  ', 'None', 'n/a', 'nothing', 'Geen', '-', 'no allergies', 'Lutho']) {
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

test('a food that we never serve is understood, and nothing is left out for it', () => {
  for (const text of ['durian', 'okra', 'beer', 'soft drinks']) {
    const { foods, dishes, unmatched } = match(text);
    assert.deepEqual([foods.size, dishes.size, unmatched], [0, 0, []], text);
  }
});

test('a wish that turns round leaves out too much and is shown back', () => {
  for (const text of ['nuts except peanuts', 'everything besides chicken', 'gluten free bread']) {
    const { foods, unmatched } = match(text);
    assert.ok(foods.size > 5, text);
    assert.deepEqual(unmatched, [text]);
  }
});

test('nothing typed is lost in silence: other alphabets, pictures, a guess beside an unknown word', () => {
  for (const text of ['花', 'арахис', '🫏', 'bitter gourd', 'nofish', 'pnuts']) {
    assert.deepEqual(match(text).unmatched, [text]);
  }
});

test('accents, invisible letters and capitals change nothing', () => {
  for (const text of ['PÉANUTS', 'pea\u00adnuts', 'pea\u200bnuts', 'ｐｅａｎｕｔｓ']) {
    assert.ok(match(text).foods.has('peanuts'), JSON.stringify(text));
  }
});

test('a long text is read in no time that anyone would notice', () => {
  const text = 'zzyqx qworble '.repeat(500);
  assert.equal(match(text).unmatched.length, 1);
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

test('every name and synonym of a food leaves that food out', () => {
  for (const food of catalogue.foods.values()) {
    for (const name of [food.name, ...food.synonyms]) {
      // 'of' and brackets part wishes; what stands before them names the food already
      if (/\b(?:and|or|en|of)\b|[()&,]/.test(name)) continue;
      const { foods, unmatched } = match(name);
      assert.ok(foods.has(food.key), `${name} leaves ${food.key} in`);
      // 'lactose-free milk' may be a wish or a dislike, and is shown back
      if (!/free/i.test(name)) assert.deepEqual(unmatched, [], name);
    }
  }
});
