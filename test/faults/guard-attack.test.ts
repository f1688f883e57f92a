import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attackGuard } from '#test/support/writing/attacked-answers.ts';

test('attacked answers of a model: nothing of an attack would be stored', () => {
  // `npm run guard:attack` throws 2000; each attack comes once here
  const { unsafe, partlyUsed } = attackGuard(340, 'test');
  assert.deepEqual(unsafe, []);
  assert.ok(partlyUsed > 50, 'the guard reads what is beside an attack');
});
