import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FoodKey } from '../foods.ts';
import { standardCatalogue } from '../standard-catalogue.ts';
import { matchFoods } from './match-foods.ts';

const catalogue = standardCatalogue();

/** Foods that are left out where it harms the member, in both of the ways in which they can say so. */
function leftOut(word: string): readonly ReadonlySet<FoodKey>[] {
  const matches = [
    matchFoods(word, catalogue, true),
    matchFoods(`allergic to ${word}`, catalogue),
    matchFoods(`${word} allergy`, catalogue),
  ];
  for (const { unmatched } of matches) assert.deepEqual(unmatched, [], word);
  return matches.map(({ foods }) => foods);
}

/** Foods that hold an allergen or warn of it. */
function withAllergen(allergen: string): readonly FoodKey[] {
  return [...catalogue.foods.values()]
    .filter(({ allergens, mayContain }) =>
      [...(allergens ?? []), ...mayContain].some((one) => one === allergen),
    )
    .map(({ key }) => key);
}

test('an allergy to a group is one to all that belongs to it, traces included', () => {
  for (const [words, allergens] of [
    [
      ['nuts', 'nut', 'neute'],
      ['peanuts', 'tree-nuts'],
    ],
    [
      ['seafood', 'seekos'],
      ['fish', 'shellfish'],
    ],
    [['legumes'], ['soy', 'peanuts']],
    [['seeds'], ['sesame']],
  ] as const) {
    for (const word of words) {
      for (const foods of leftOut(word)) {
        const left = allergens.flatMap(withAllergen).filter((key) => !foods.has(key));
        assert.deepEqual(left, [], word);
      }
    }
  }
});

test('a group of nothing but allergens is left out with its traces although nobody said allergy', () => {
  for (const [word, allergens] of [
    ['nuts', ['peanuts', 'tree-nuts']],
    ['seafood', ['fish', 'shellfish']],
  ] as const) {
    const { foods } = matchFoods(word, catalogue);
    const left = allergens.flatMap(withAllergen).filter((key) => !foods.has(key));
    assert.deepEqual(left, [], word);
  }
  // who does not like seeds is not kept from bread that may hold a trace of one
  assert.ok(!matchFoods('seeds', catalogue).foods.has('bread-brown'));
});

test('an allergy to a food that is sold by a name of its own is one to what it is made of', () => {
  const cases: readonly (readonly [string, readonly FoodKey[]])[] = [
    ['peanut butter', ['peanuts', 'peanuts-raw', 'muesli', 'dark-chocolate']],
    ['grondboontjiebotter', ['peanuts']],
    ['tofu', ['soya-milk', 'soya-mince', 'soy-sauce', 'bread-brown']],
    ['soya mince', ['tofu-firm', 'soya-milk']],
    ['mayonnaise', ['eggs', 'mustard', 'egg-noodles']],
    ['cheddar', ['milk-full-cream', 'amasi', 'gouda']],
    ['tahini', ['hummus']],
    ['hummus', ['tahini']],
    ['pesto', ['almonds', 'cashews', 'cheddar']],
    ['weet-bix', ['bread-brown', 'pearl-barley']],
    ['popcorn', ['maize-meal', 'cornflour', 'sweetcorn-tinned']],
    ['pap', ['maize-meal', 'samp', 'corn-flakes']],
    ['mieliemeel', ['samp', 'polenta']],
    ['tomato paste', ['tomatoes', 'pasta-sauce']],
  ];
  for (const [word, out] of cases) {
    for (const foods of leftOut(word)) {
      for (const key of out) assert.ok(foods.has(key), `${word} leaves ${key} in`);
    }
  }
  // who only does not like it keeps the rest, and lecithin makes no soya of a peanut
  assert.ok(!matchFoods('peanut butter', catalogue).foods.has('peanuts'));
  assert.ok(!matchFoods('peanut butter', catalogue, true).foods.has('soya-milk'));
});

test('an allergy to a food that we never serve is one to what it is of', () => {
  const cases: readonly (readonly [string, readonly FoodKey[]])[] = [
    ['goat milk', ['milk-full-cream', 'cheddar', 'amasi']],
    ['goat cheese', ['cheddar']],
    ['ice cream', ['milk-full-cream']],
    ['tempeh', ['tofu-firm', 'soya-milk', 'soy-sauce']],
    ['miso', ['tofu-firm']],
    ['snails', ['mussels', 'calamari']],
    ['sushi', ['hake-fillets', 'prawns']],
    ['beer', ['pearl-barley', 'bread-brown']],
    ['cake', ['cake-flour', 'eggs', 'milk-full-cream']],
    ['nutella', ['almonds', 'cashews']],
    ['marzipan', ['almonds']],
  ];
  for (const [word, out] of cases) {
    for (const foods of leftOut(word)) {
      for (const key of out) assert.ok(foods.has(key), `${word} leaves ${key} in`);
    }
    assert.deepEqual([...matchFoods(word, catalogue).foods], [], word);
  }
});

test('group words in other spellings are the group', () => {
  for (const [words, like] of [
    ['treenuts; tree-nuts; treenut allergy', 'tree nuts'],
    ["cow's milk protein allergy; CMPA; cows milk protein; dairy allergy", 'milk'],
    ['maizemeal; mealiemeal; mealie-meal', 'maize'],
    ['amabhontshisi', 'beans'],
    ['nightshade vegetables; nightshade family', 'nightshades'],
    ['oily fish; fatty fish', 'fish'],
    ['yogart', 'yoghurt'],
  ] as const) {
    const wanted = [...matchFoods(like, catalogue).foods].sort();
    for (const word of words.split('; ')) {
      const { foods, unmatched } = matchFoods(word, catalogue);
      assert.deepEqual(unmatched, [], word);
      assert.deepEqual([...foods].sort(), wanted, word);
    }
  }
});

test('a kind beside the word for its group is that kind', () => {
  for (const [text, alone] of [
    ['tuna fish', 'tuna'],
    ['sheep meat', 'lamb'],
    ['chicken meat', 'chicken'],
    ['no cold meat pls', 'cold meat'],
  ] as const) {
    const { foods, unmatched } = matchFoods(text, catalogue);
    assert.deepEqual(unmatched, [], text);
    assert.deepEqual([...foods].sort(), [...matchFoods(alone, catalogue).foods].sort(), text);
  }
});

test('names without a comma between them all count', () => {
  for (const [text, out] of [
    ['milk cheese eggs', ['milk-full-cream', 'cheddar', 'eggs']],
    ['peanuts nuts', ['almonds', 'peanuts']],
    ['cashew nuts', ['almonds', 'cashews']],
    ['chicken fish meat', ['beef-mince', 'hake-fillets']],
  ] as const) {
    const { foods } = matchFoods(text, catalogue);
    for (const key of out) assert.ok(foods.has(key), `${text} leaves ${key} in`);
  }
});

test('words around a wish that stand by themselves are not said back as if they were foods', () => {
  for (const text of [
    'no nuts of any kind',
    'nuts (all)',
    'nuts - anaphylaxis',
    'nothing with maize',
  ]) {
    const { foods, unmatched } = matchFoods(text, catalogue);
    assert.deepEqual(unmatched, [], text);
    assert.ok(foods.size > 10, text);
  }
  assert.deepEqual(matchFoods('any kind', catalogue).unmatched, ['any kind']);
});
