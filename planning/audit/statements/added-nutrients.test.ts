import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foodKeys, foods } from '../../catalogue/foods.ts';
import { unprovenNutrients } from './added-nutrients.ts';

test('no food of the table counts what South African packs are not known to hold', () => {
  const found = foodKeys.flatMap((key) => unprovenNutrients(key, foods[key]));
  assert.deepEqual(found, []);
});

test('what is added is counted by law or by a label, and the table says by which', () => {
  const marked = foodKeys.filter((key) => foods[key].fortified !== undefined);
  assert.ok(marked.includes('maize-meal') && marked.includes('bread-brown'));
  for (const key of marked) {
    for (const [nutrient, proof] of Object.entries(foods[key].fortified ?? {})) {
      assert.match(proof, /^(by law|label seen): ./, `${key} ${nutrient}`);
    }
  }
});

test('the calcium and vitamin B12 of an American carton are found, with and without a claim', () => {
  const milk = foods['soya-milk'];
  const american = { ...milk, per100g: { ...milk.per100g, calcium: 124, vitaminB12: 1.11 } };
  assert.equal(unprovenNutrients('soya-milk', american).length, 2);
  const claimed = {
    ...american,
    fortified: { calcium: 'as everywhere', vitaminB12: 'by law: R504 of 7 April 2003' },
  };
  assert.deepEqual(unprovenNutrients('soya-milk', claimed), [
    "soya-milk: calcium 124, for which 'as everywhere' is no proof",
    'soya-milk: vitaminB12 1.11, by law none',
  ]);
  const seen = 'label seen: Example soya milk 1 l on 2026-11-02';
  const proven = { ...american, fortified: { calcium: seen, vitaminB12: seen } };
  assert.deepEqual(unprovenNutrients('soya-milk', proven), []);
});
