import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foodKeys, foods } from '../../catalogue/foods.ts';
import { foodsAgainstDiet, foodsByAllergy, milkProteinFoods } from './avoided-foods.ts';
import { neverProduce } from './food-statements.ts';

const allergenOf = {
  Lactose: 'lactose',
  Gluten: 'gluten',
  Peanuts: 'peanuts',
  Shellfish: 'shellfish',
  Eggs: 'eggs',
} as const;

test('the food table and the statements of the audit name the same foods for each allergy', () => {
  for (const allergy of ['Lactose', 'Gluten', 'Peanuts', 'Shellfish', 'Eggs'] as const) {
    const held = foodKeys.filter((key) => foods[key].allergens?.includes(allergenOf[allergy]));
    assert.deepEqual(held.toSorted(), [...foodsByAllergy[allergy]].toSorted(), allergy);
  }
  const milk = foodKeys.filter((key) => foods[key].allergens?.includes('milk-protein'));
  assert.deepEqual(milk.toSorted(), [...milkProteinFoods].toSorted());
});

test('the food table and the statements of the audit name the same foods against each diet', () => {
  const animals = {
    'Fish-Only': ['poultry', 'meat'],
    Vegetarian: ['fish', 'shellfish', 'poultry', 'meat'],
    Vegan: ['honey', 'dairy', 'egg', 'fish', 'shellfish', 'poultry', 'meat'],
  } as const;
  for (const diet of ['Fish-Only', 'Vegetarian', 'Vegan'] as const) {
    const wrong: readonly string[] = animals[diet];
    const out = foodKeys.filter((key) => foods[key].animals.some((kind) => wrong.includes(kind)));
    assert.deepEqual(out.toSorted(), [...foodsAgainstDiet[diet]].toSorted(), diet);
  }
});

test('what is no vegetable or fruit does not count as such', () => {
  for (const key of foodKeys) {
    if (neverProduce.has(key)) assert.equal(foods[key].countsAsProduce, false, key);
  }
});
