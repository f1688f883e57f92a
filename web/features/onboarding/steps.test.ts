import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draftFields } from '../../lib/profile-draft.ts';
import { firstFaultyStep, stepOf, steps } from './steps.ts';

test('the four steps ask every question of the profile once', () => {
  assert.deepEqual(
    steps.map(({ title }) => title),
    ['Basic Information', 'Fitness Goals', 'Nutrition Preferences', 'Workout Preferences'],
  );
  const asked = steps.flatMap(({ fields }) => [...fields]);
  assert.deepEqual([...asked].sort(), [...draftFields].sort());
});

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
