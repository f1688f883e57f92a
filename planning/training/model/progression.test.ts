import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { weekNumbers } from '../../calendar.ts';
import { exercises } from '../../catalogue/exercises.ts';
import type { Profile } from '../../profile/profile.ts';
import { trainingRules } from '../../safety/training-rules.ts';
import { prescribe } from './progression.ts';
import type { Role } from './training-plan.ts';

function fourWeeks(id: string, role: Role, change: Partial<Profile>) {
  const profile: Profile = { ...profileDefaults, full_name: 'Sipho', ...change };
  const result = trainingRules(profile);
  const exercise = exercises.find((one) => one.id === id);
  assert.ok(result.ok && exercise);
  const { rules } = result;
  return weekNumbers.map((week) => {
    const { amount, load, reserve, tempo } = prescribe(exercise, role, 3, week, rules, false);
    return [amount, load, reserve, tempo !== null] as const;
  });
}

const builder: Partial<Profile> = {
  primary_fitness_goal: 'Build muscle',
  fitness_level: 'Intermediate',
};

test('with a weight: one repetition more, then the load, then a lighter week', () => {
  assert.deepEqual(fourWeeks('sq-db-goblet', 'main', builder), [
    [9, 100, 3, false],
    [10, 100, 3, false],
    [10, 102.5, 2, false],
    [9, 90, 4, false],
  ]);
});

test('with few heavy repetitions the load grows instead', () => {
  const athlete: Partial<Profile> = {
    primary_fitness_goal: 'Improve performance',
    fitness_level: 'Advanced',
  };
  assert.deepEqual(fourWeeks('hg-deadlift', 'main', athlete), [
    [4, 100, 3, false],
    [4, 102.5, 2, false],
    [4, 105, 1, false],
    [4, 90, 3, false],
  ]);
});

test('a Beginner ends on the second week, which is not a lighter one', () => {
  assert.deepEqual(fourWeeks('sq-db-goblet', 'assist', { fitness_level: 'Beginner' }), [
    [10, 100, 4, false],
    [11, 100, 4, false],
    [11, 102.5, 3, false],
    [11, 100, 4, false],
  ]);
});

test('without a weight: repetitions, and slower ones where the exercise is below the level', () => {
  assert.deepEqual(fourWeeks('hp-pushup', 'assist', builder), [
    [10, null, 3, false],
    [11, null, 3, false],
    [12, null, 2, false],
    [9, null, 4, false],
  ]);
  assert.deepEqual(
    fourWeeks('hp-knee', 'assist', builder).map(([, , , slow]) => slow),
    [false, false, true, false],
  );
});

test('holds grow by five seconds and stay in their range', () => {
  assert.deepEqual(
    fourWeeks('ae-plank', 'core', { fitness_level: 'Beginner' }).map(([amount]) => amount),
    [30, 35, 40, 35],
  );
});

test('fast work stays as it is: speed is the progress', () => {
  const athlete: Partial<Profile> = {
    primary_fitness_goal: 'Improve performance',
    fitness_level: 'Intermediate',
  };
  for (const [amount, , reserve] of fourWeeks('sq-jump', 'power', athlete)) {
    assert.equal(amount, 5);
    assert.ok(reserve >= 3);
  }
});
