import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeOf } from '../../audit/eating/food-groups.ts';
import { foodKeys } from '../foods.ts';
import { foodKind } from './food-kinds.ts';

/** Kinds that the audit tells apart and the planner counts as one, because they are drunk in each other's place. */
const alike: ReadonlyMap<string, string> = new Map([['plant milk', 'milk']]);

test('planner and audit call every food that is counted by the same name', () => {
  const counted = foodKeys.filter((key) => foodKind(key) !== null);
  assert.ok(counted.length > 100);
  for (const key of counted) {
    const { kind } = placeOf(key);
    assert.equal(foodKind(key), alike.get(kind) ?? kind, key);
  }
});

test('every food of a kind that is counted is counted', () => {
  const kinds = new Set(foodKeys.map(foodKind));
  for (const key of foodKeys) {
    const { kind } = placeOf(key);
    const isCounted = [...kinds].some((one) => one === (alike.get(kind) ?? kind));
    if (isCounted) assert.notEqual(foodKind(key), null, `${key} is ${kind}`);
  }
});
