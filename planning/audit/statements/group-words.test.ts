import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchFoods } from '../../catalogue/matcher/match-foods.ts';
import { standardCatalogue } from '../../catalogue/standard-catalogue.ts';
import { answersOf } from '../../health/answers.ts';
import { groupWords } from './group-words.ts';

const catalogue = standardCatalogue();

function warnsOf(key: string, allergens: readonly string[]): boolean {
  const warnings = [...catalogue.foods.values()].find((food) => food.key === key)?.mayContain ?? [];
  return warnings.some((one) => allergens.includes(one));
}

for (const { words, out, maybe, warned } of groupWords) {
  test(`a word for a group takes out every food that holds it, and no other: ${words[0]}`, () => {
    for (const word of words) {
      const { foods, unmatched } = matchFoods(word, catalogue);
      assert.deepEqual(unmatched, [], word);
      const left = [...out].filter((key) => ![...foods].some((one) => one === key));
      assert.deepEqual(left, [], `${word} leaves in`);
      const more = [...foods].filter(
        (key) => !out.has(key) && !maybe.has(key) && !warnsOf(key, warned),
      );
      assert.deepEqual(more, [], `${word} takes out`);
    }
  });
}

test('a word for a group that is an illness too is stated to be one', () => {
  for (const { words, health } of groupWords) {
    for (const word of words) {
      const { conditions, joints } = answersOf({ disliked_foods: word });
      const stated = health ?? { conditions: [], joints: [] };
      assert.deepEqual({ conditions, joints }, stated, word);
    }
  }
});
