import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { randomProfile } from '#test/support/members/profiles.ts';
import { standardCatalogue } from '../../catalogue/standard-catalogue.ts';
import type { Profile } from '../../profile/profile.ts';
import { seededRandom } from '../../random.ts';
import { eatingRules } from '../../safety/eating-rules.ts';
import { fewestDishes } from './dish-pools.ts';
import { noPlanReason, tooTightReason } from './no-plan.ts';

const catalogue = standardCatalogue();
const thandi: Profile = { ...profileDefaults, full_name: 'Thandi Mokoena' };

function without(profile: Profile) {
  return { profile, rules: eatingRules(profile, catalogue), catalogue };
}

test('nobody is told to shorten a list that may hold an allergy, whoever they are', () => {
  const random = seededRandom('without a plan');
  const lists = ['', 'soy, milk, onions', 'I am allergic to maize and fish', 'rice; kool; uie'];
  for (let one = 0; one < 60; one++) {
    const profile = { ...randomProfile(random), disliked_foods: lists[one % lists.length] ?? '' };
    const who = without(profile);
    for (const reason of [noPlanReason(who, fewestDishes), tooTightReason(who)]) {
      assert.doesNotMatch(reason, /shorten|your list|dislike/i);
      assert.match(reason, /write to us, so that we can add recipes\.$/);
    }
  }
});

test('what narrows the choice is said in the words of the member, most in the way first', () => {
  const reason = tooTightReason(
    without({
      ...thandi,
      diet_type: 'Vegan',
      allergies: ['None', 'Gluten'],
      cooking_time: '15 to 30 minutes',
      cooking_skill: 'Beginner',
      meals_per_day: 3,
      // no recipe of this member would hold hake
      disliked_foods: 'hake, broccoli, uie',
    }),
  );
  assert.match(
    reason,
    /narrows the choice: your Vegan diet, no gluten, no ‘uie’, no ‘broccoli’, at most 30 minutes, recipes for beginners\. Main meals that are left are mostly made with: /,
  );
  // beside three meals and half an hour there is nothing to relax but the number of meals
  assert.match(reason, /Please choose one more meal a day in your profile and try again, or write/);
});

test('time is what to relax where it alone leaves too few recipes', () => {
  const who = without({ ...thandi, cooking_time: '15 to 30 minutes' });
  const hurried = { ...who, rules: { ...who.rules, minutes: 1 } };
  assert.match(
    noPlanReason(hurried, fewestDishes),
    /^We found too few recipes for breakfast, lunch and dinner .* Please allow more cooking time in your profile and try again, or write to us/,
  );
});
