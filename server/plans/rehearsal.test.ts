import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { profileSchema } from '#contract/profile/profile-form.ts';
import { dietTypes, mealsPerDayOptions } from '#planning/profile/options.ts';
import { rehearsalTasks } from './rehearsal.ts';

test('a rehearsal is for members as there could be, of every diet with every number of meals', () => {
  const profiles = rehearsalTasks().map(({ profile }) => v.parse(profileSchema, profile));
  const met = new Set(profiles.map((profile) => `${profile.diet_type} ${profile.meals_per_day}`));
  assert.equal(met.size, dietTypes.length * mealsPerDayOptions.length);
});
