import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextMeal } from './next-meal.ts';

test('what is cooked next is due by the clock and not told yet', () => {
  const at = (hour: number, ...told: readonly number[]) =>
    nextMeal(3, new Date(2026, 10, 12, hour), (place) => told.includes(place));
  assert.deepEqual(
    [4, 7, 11, 15, 16, 23].map((hour) => at(hour)),
    [0, 0, 1, 1, 2, 2],
  );
  assert.equal(at(7, 0), 1);
  assert.equal(at(12, 1), 2);
  assert.equal(at(19, 2), null, 'who has had dinner is not sent back to lunch');
  assert.equal(
    nextMeal(0, new Date(2026, 10, 12, 9), () => false),
    null,
  );
});
