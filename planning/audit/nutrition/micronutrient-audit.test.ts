import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import type { Profile } from '../../profile/profile.ts';
import { createRecorder } from '../finding.ts';
import type { RuleId } from '../rules.ts';
import { emptySums, type Sums } from '../sums.ts';
import { checkMicronutrients } from './micronutrient-audit.ts';

const woman: Profile = {
  ...profileDefaults,
  full_name: 'Thandi',
  gender: 'Female',
  diet_type: 'Vegetarian',
};
const man55: Profile = { ...woman, gender: 'Male', age: 55, diet_type: 'No Restrictions' };
/** Enough of everything for anybody, but for iron. */
const rich: Sums = {
  ...emptySums(),
  calcium: 1300,
  zinc: 15,
  vitaminA: 900,
  vitaminC: 90,
  vitaminB12: 3,
  folate: 500,
};

function broken(profile: Profile, day: Sums, said: string): readonly RuleId[] {
  const recorder = createRecorder();
  checkMicronutrients([day], profile, said, recorder.at(1));
  return recorder.findings.map(({ rule }) => rule);
}

test('iron of plants that counts as enough in silence is found, and so is a wrong figure', () => {
  const note = (advised: number) =>
    `Your body takes up less of the iron in plants: ${advised}\u00a0mg a day are advised. Vitamin C helps.`;
  const day = { ...rich, iron: 22.3 };
  assert.deepEqual(broken(woman, day, ''), ['25c']);
  assert.deepEqual(broken(woman, day, note(32)), []);
  assert.deepEqual(broken(woman, day, note(18)), ['25c']);
  assert.deepEqual(broken({ ...woman, diet_type: 'Fish-Only' }, day, ''), []);
  // the note on plants does not stand for the one on too little
  assert.deepEqual(broken(woman, { ...rich, iron: 12 }, note(32)), ['25a', '25b']);
});

test('men of 51 to 70 are asked for 1,000 mg of calcium, older ones for 1,200', () => {
  const day = { ...rich, iron: 10, calcium: 810 };
  assert.deepEqual(broken(man55, day, ''), []);
  assert.deepEqual(broken({ ...man55, age: 71 }, day, ''), ['25a', '25b']);
  assert.deepEqual(broken({ ...man55, gender: 'Female' }, day, ''), ['25a', '25b']);
});
