import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kitchen } from '#test/support/plans/standard-kitchen.ts';
import { weeksOfPlan } from './calendar.ts';
import { costAt } from './meals/candidates/dual-prices/day-worth.ts';
import { PackBill } from './meals/objective/basket/pack-bill.ts';
import { WeekFoods } from './meals/objective/basket/week-foods.ts';
import { usualTerms } from './meals/objective/terms.ts';
import { vectorLength, zeroVector } from './nutrition/vector.ts';

test('a wrong index is an error and never counts as nought', () => {
  const foods = new WeekFoods(kitchen, usualTerms);
  assert.equal(foods.of(weeksOfPlan - 1), 0);
  assert.throws(() => foods.of(weeksOfPlan), RangeError);
  const bill = new PackBill(kitchen, []);
  assert.equal(bill.randOf(0), 0);
  assert.throws(() => bill.randOf(kitchen.foods.length), RangeError);
  assert.throws(() => bill.randOf(-1), RangeError);
  assert.equal(costAt(zeroVector(), zeroVector()), 0);
  assert.throws(() => costAt(zeroVector(), new Float64Array(vectorLength - 1)), RangeError);
});
