import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foodKeys, foods } from '../foods.ts';
import { weighedAs } from './weighed.ts';

test('every food of which a tenth is thrown away says what is weighed, and no other does', () => {
  for (const key of foodKeys) {
    const food = { key, ...foods[key] };
    const weighed = weighedAs(food, 100);
    if (food.edibleShare <= 0.92) assert.ok(weighed, `${key}: ${food.edibleShare}`);
    if (food.edibleShare === 1) assert.equal(weighed, null, key);
  }
});

test('bone and peel are told with the weight as bought; a pinch of ginger is not', () => {
  const of = (key: 'chicken-thighs' | 'naartjies' | 'tuna-tinned' | 'eggs' | 'ginger') => ({
    key,
    ...foods[key],
  });
  assert.deepEqual(weighedAs(of('chicken-thighs'), 180), { says: 'without bone', bought: 230 });
  assert.deepEqual(weighedAs(of('naartjies'), 100), { says: 'peeled', bought: 135 });
  assert.deepEqual(weighedAs(of('tuna-tinned'), 120), { says: 'drained', bought: null });
  assert.deepEqual(weighedAs(of('eggs'), 100), { says: 'without shell', bought: null });
  assert.equal(weighedAs(of('ginger'), 4), null);
});
