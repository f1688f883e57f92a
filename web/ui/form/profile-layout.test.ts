import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draftFields } from '../../lib/profile/profile-draft.ts';
import { onboardingSteps, profileSections } from './profile-layout.ts';

const asked = (parts: readonly { readonly fields: readonly string[] }[]) =>
  parts.flatMap(({ fields }) => [...fields]).sort();

test('the four steps and the profile page each ask every question of the profile once', () => {
  assert.deepEqual(
    onboardingSteps.map(({ title }) => title),
    ['Basic Information', 'Fitness Goals', 'Nutrition Preferences', 'Workout Preferences'],
  );
  assert.deepEqual(asked(onboardingSteps), [...draftFields].sort());
  assert.deepEqual(asked(profileSections), [...draftFields].sort());
});
