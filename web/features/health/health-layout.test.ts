import assert from 'node:assert/strict';
import { test } from 'node:test';
import { healthQuestions } from '#planning/profile/health-questions.ts';
import { healthSections } from './health-layout.ts';

test('the page asks every question of the body once', () => {
  const asked = healthSections.flatMap(({ fields }) => fields);
  assert.deepEqual([...asked].sort(), Object.keys(healthQuestions).sort());
});
