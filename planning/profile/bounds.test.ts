import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { dailyTargets } from '../targets/targets.ts';
import { beyondBounds, numberNames } from './bounds.ts';
import type { Profile } from './profile.ts';
import { profileQuestions } from './profile-questions.ts';

const beyond = (change: Partial<Profile>) =>
  beyondBounds(profileQuestions, { ...profileDefaults, ...change });

test('what is beyond the bounds of today is told, a sentence each', () => {
  assert.deepEqual(beyond({}), []);
  assert.deepEqual(beyond({ age: 92, height: 105, weight: 300 }), [
    'Your age is 92 years; we can only plan for 14 to 90 years.',
    'Your height is 105 cm; we can only plan for 120 to 220 cm.',
    'Your weight is 300 kg; we can only plan for 30 to 250 kg.',
  ]);
  assert.deepEqual(numberNames(profileQuestions), ['age', 'height', 'weight']);
});

test('the form and the planner end at the same number', () => {
  // of a body mass index that the planner takes, whatever the height
  const body = (height: number) => ({ height, weight: Math.round(25 * (height / 100) ** 2) });
  const bodies: readonly Partial<Profile>[] = [
    ...[13, 14, 90, 91].map((age) => ({ age })),
    ...[119, 120, 220, 221].map(body),
    ...[29, 30, 250, 251].map((weight) => ({ weight, height: weight < 100 ? 130 : 215 })),
  ];
  for (const change of bodies) {
    const profile = { ...profileDefaults, full_name: 'Thandi', ...change };
    const planned = dailyTargets(profile);
    assert.equal(planned.ok, beyond(change).length === 0, JSON.stringify(change));
  }
});
