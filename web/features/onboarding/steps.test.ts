import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstFaultyStep, stepOf } from './steps.ts';

test('an address opens its step when all answers before it are right', () => {
  assert.equal(stepOf(null, {}), 0);
  assert.equal(stepOf('3', {}), 2);
  assert.equal(stepOf('4', {}), 3);
  assert.equal(stepOf('5', {}), 0);
  assert.equal(stepOf('x', {}), 0);
});

test('no address leads past a step with a wrong answer', () => {
  assert.equal(stepOf('4', { full_name: 'Full Name is required.' }), 0);
  assert.equal(stepOf('4', { disliked_foods: 'too long' }), 2);
  assert.equal(firstFaultyStep({ disliked_foods: 'too long' }), 2);
  assert.equal(firstFaultyStep({}), 4);
});
