import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyProfile } from '#test/support/members/profiles.ts';
import { catalogue } from '#test/support/plans/standard-kitchen.ts';
import { mealWeeks, profileWith, trainingWeeks } from '#test/support/writing/writing.ts';
import { exercises } from '../catalogue/exercises.ts';
import { energyText } from '../page/figures.ts';
import type { Profile } from '../profile/profile.ts';
import { explainMeals } from './explain-meals.ts';
import { explainTraining } from './explain-training.ts';
import type { Explanation } from './explanation.ts';

const textOf = (explanation: Explanation) =>
  explanation.map(({ title, points }) => [title, ...points].join('\n')).join('\n');
const meals = (profile: Profile, seed?: string) =>
  textOf(explainMeals(profile, mealWeeks(profile, seed), catalogue));

test('the energy target can be followed from body, activity and goal', () => {
  const profile = profileWith({ primary_fitness_goal: 'Lose weight', weight: 90, height: 175 });
  const told = meals(profile);
  // Mifflin-St Jeor by hand: 10 * 90 + 6.25 * 175 - 5 * 30 + 5
  const resting = 900 + 1093.75 - 150 + 5;
  assert.ok(told.includes(`about ${energyText(resting)} a day`), told);
  assert.ok(
    told.includes(
      `‘Moderately Active’: with that, a whole day takes about ${energyText(Math.round(resting * 1.75))}`,
    ),
  );
  const [week] = mealWeeks(profile);
  assert.ok(week);
  const share = Math.round((1 - week.target.energy / (resting * 1.75)) * 100);
  assert.ok(
    told.includes(`${energyText(week.target.energy)} a day, ${share}\u00a0% less than you use`),
  );
});

test('where the resting sum falls behind what people were measured to use, that is said', () => {
  const told = meals(
    profileWith({
      gender: 'Female',
      age: 80,
      height: 155,
      weight: 62,
      activity_level: 'Not Active',
    }),
  );
  assert.match(told, /were measured to use more than that sum says \(NASEM 2023\)/);
});

test('it speaks of the member’s own choices and words', () => {
  const profile = profileWith({
    diet_type: 'Vegetarian',
    allergies: ['Peanuts', 'None'],
    disliked_foods: 'mushrooms, <b>olives</b>',
    cooking_time: 'Less than 15 minutes',
  });
  const told = meals(profile);
  for (const words of [
    '‘Vegetarian’: no meat',
    'Because of ‘Peanuts’ no food',
    '‘mushrooms, <b>olives</b>’',
    'Olives',
    '‘Less than 15 minutes’',
  ]) {
    assert.ok(told.includes(words), words);
  }
  assert.doesNotMatch(told, /‘None’/);
});

test('conditions that were typed are explained, and named once only', () => {
  const profile = profileWith({
    primary_fitness_goal: 'Lose weight',
    diet_type: 'Low-Carb',
    disliked_foods: 'ARVs, kidney disease, bad knees, mushrooms',
  });
  const told = meals(profile);
  assert.match(told, /You wrote about .*‘kidney disease’.*clinic or doctor before you follow it/);
  assert.match(told, /You chose ‘Low-Carb’; .* normal amount of starch/);
  assert.match(told, /You typed ‘mushrooms’ under Disliked Foods/);
  assert.doesNotMatch(told, /ARV/);
  const trained = textOf(explainTraining(profile, trainingWeeks(profile), exercises));
  assert.match(trained, /‘bad knees’.*doctor or clinic before you start/);
  assert.match(trained, /load your knees hard are left out/);
});

test('a profile that has changed since is told, and no sum is made up', () => {
  const profile = profileWith();
  const told = textOf(explainMeals({ ...profile, weight: 95 }, mealWeeks(profile), catalogue));
  assert.match(told, /Your profile has changed since then/);
  assert.doesNotMatch(told, /Mifflin/);
});

test('the training is explained by its own sessions, sets and steps', () => {
  const profile = profileWith({ equipment: ['Dumbbells', 'None'] });
  const weeks = trainingWeeks(profile);
  const told = textOf(explainTraining(profile, weeks, exercises));
  for (const session of weeks[0]?.sessions ?? []) {
    assert.ok(told.includes(`${session.weekday}, ${session.name}: `), session.name);
    assert.ok(told.includes(`${session.minutes}\u00a0min with warm-up`));
  }
  for (const week of weeks)
    assert.ok(told.includes(`Week ${week.week}, ${week.totals.sets} sets: `));
  assert.match(told, /at ‘Home’ with ‘Dumbbells’/);
});

test('every plan that can be made can be explained', () => {
  fc.assert(
    fc.property(anyProfile, fc.integer(), (profile, seed) => {
      const parts: Explanation[] = [];
      try {
        parts.push(explainTraining(profile, trainingWeeks(profile, String(seed)), exercises));
        parts.push(explainMeals(profile, mealWeeks(profile, String(seed)), catalogue));
      } catch (error) {
        // bodies for which no plan is made
        assert.match(String(error), /Error: [A-Z]/);
      }
      for (const { title, points } of parts.flat()) {
        assert.ok(points.length > 0, title);
        for (const point of points)
          assert.doesNotMatch(point, /NaN|undefined|Infinity|\s{2}/, point);
      }
    }),
    { numRuns: 15 },
  );
});
