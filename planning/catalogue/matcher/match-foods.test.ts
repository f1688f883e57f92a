import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FoodKey } from '../foods.ts';
import { standardCatalogue } from '../standard-catalogue.ts';
import { withinOneEdit } from '../words.ts';
import { matchFoods } from './match-foods.ts';

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

test('a dish that is said to be curried, cheesy or creamy goes with what it is named after', () => {
  const named = (word: string) =>
    catalogue.dishes.filter(({ recipe: { name } }) => new RegExp(`\\b${word}\\b`, 'i').test(name));
  for (const [typed, word] of [
    ['curry', 'curried'],
    ['kerrie', 'curried'],
    ['cheese', 'cheesy'],
    ['cream', 'creamy'],
  ] as const) {
    const { dishes, foods } = match(typed);
    const left = named(word).filter(
      ({ recipe, ingredients }) =>
        !dishes.has(recipe.id) && !ingredients.some(({ food }) => foods.has(food.key)),
    );
    assert.deepEqual(
      left.map(({ recipe }) => recipe.name),
      [],
      typed,
    );
  }
  assert.ok(named('curried').length > 5);
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

test('a word never takes the meaning of another that only looks like it', () => {
  for (const [text, out] of [
    ['bone', 'sugar-beans'],
    ['mala mogodu', 'beef-tripe'],
    ['maotwana', 'chicken-feet'],
    ['rooibeet', 'beetroot'],
    ['fish bones', 'hake-fillets'],
    ['kidneys', 'beef-kidney'],
    ['walkie talkies', 'chicken-feet'],
  ] as const) {
    const { foods, unmatched } = match(text);
    assert.ok(foods.has(out), `${text} leaves ${out} in`);
    assert.deepEqual(unmatched, [], text);
  }
  for (const [text, kept] of [
    ['bone', 'beef-stew'],
    ['fish bones', 'sugar-beans'],
    ['meat on the bone', 'sugar-beans'],
    ['goat', 'pearl-barley'],
    ['mala', 'bread-brown'],
    ['kidneys', 'kidney-beans-tinned'],
    ['fish oil', 'sunflower-oil'],
    ['mushroom sauce', 'tomato-sauce'],
  ] as const) {
    assert.ok(!match(text).foods.has(kept), `${text} takes out ${kept}`);
  }
});

test('words that no plan can do without, and words that only describe, are said back', () => {
  for (const text of ['veg', 'vegetables', 'low fat', 'frozen', 'carbs', 'white', 'protein']) {
    assert.deepEqual(match(text), {
      foods: new Set(),
      dishes: new Set(),
      words: new Map(),
      unmatched: [text],
    });
  }
});

test('what is known of a wish is left out although something in it is not', () => {
  const { foods, unmatched } = match('blorptang mushrooms');
  assert.ok(foods.has('mushrooms'));
  assert.deepEqual(unmatched, ['blorptang mushrooms']);
});

test('ways of eating are understood', () => {
  const kept: Readonly<Record<string, readonly FoodKey[]>> = {
    Hindu: ['chicken-thighs', 'amasi'],
    Jain: ['amasi', 'lentils-red', 'tomatoes'],
    'alpha-gal': ['chicken-thighs', 'hake-fillets', 'bread-brown'],
    latex: ['apples', 'oranges'],
    halaal: ['chicken-thighs', 'beef-mince'],
  };
  const out: Readonly<Record<string, readonly FoodKey[]>> = {
    Hindu: ['beef-mince', 'stock-cubes-beef', 'biltong'],
    Jain: ['eggs', 'onions', 'potatoes', 'garlic', 'chicken-thighs', 'tomato-onion-mix'],
    'alpha-gal': ['beef-mince', 'pork-chops', 'lamb-neck', 'cheddar', 'drinking-yoghurt'],
    latex: ['bananas', 'avocado', 'kiwifruit'],
    halaal: ['pork-chops', 'drinking-yoghurt'],
  };
  for (const [text, keys] of Object.entries(out)) {
    const { foods, unmatched } = match(text);
    assert.deepEqual(unmatched, [], text);
    for (const key of keys) assert.ok(foods.has(key), `${text} leaves ${key} in`);
    for (const key of kept[text] ?? []) assert.ok(!foods.has(key), `${text} takes out ${key}`);
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

test('what is left out is known by the member’s own word for it', () => {
  const said = (text: string) => [...new Set(match(text).words.values())];
  assert.deepEqual(said('I really hate fish'), ['fish']);
  assert.deepEqual(said('hoender; green pepper and no liver please'), [
    'hoender',
    'green pepper',
    'liver',
  ]);
  // a misspelt word is shown as it was typed
  assert.deepEqual(said('Brocoli'), ['Brocoli']);
  assert.deepEqual(said('xqwzrt'), []);
  const { foods, dishes, words } = match('curry, onions');
  assert.deepEqual(new Set(words.keys()), new Set([...foods, ...dishes]));
});
