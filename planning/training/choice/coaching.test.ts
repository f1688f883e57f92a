import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { exercises } from '../../catalogue/exercises.ts';
import type { Profile } from '../../profile/profile.ts';
import { resistanceOf } from '../model/dose.ts';
import type { TrainingSession } from '../model/training-plan.ts';
import { createTrainingPlanner } from '../plan-training.ts';

const table = new Map(exercises.map((exercise) => [exercise.id, exercise]));
const planner = createTrainingPlanner(exercises);
const member: Profile = { ...profileDefaults, full_name: 'Anele' };
const seeds = ['a', 'b', 'c'];

/** The first week of a member's plans, one session after the other. */
function sessionsOf(change: Partial<Profile>): readonly TrainingSession[] {
  return seeds.flatMap((seed) => {
    const plan = planner.plan({ ...member, ...change }, seed);
    assert.ok(plan.ok);
    return plan.weeks[0]?.sessions ?? [];
  });
}

function exerciseOf(id: string) {
  const exercise = table.get(id);
  assert.ok(exercise, id);
  return exercise;
}

test('a beginner of 16 does not begin at the chair and the wall', () => {
  const young = sessionsOf({
    age: 16,
    height: 172,
    weight: 60,
    activity_level: 'Moderately Active',
    workout_location: 'Home',
    equipment: ['None'],
    workout_days: 3,
    workout_duration: '15 to 30 minutes',
  });
  const ids = young.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.exercises.filter(({ role }) => role === 'main').map(({ exercise }) => exercise),
    ),
  );
  for (const id of ['sq-chair-stand', 'hp-wall']) assert.ok(!ids.includes(id), id);
});

const lifter: Partial<Profile> = {
  fitness_level: 'Advanced',
  activity_level: 'Very Active',
  primary_fitness_goal: 'Build muscle',
  workout_location: 'Gym',
  workout_days: 5,
  workout_duration: '45 to 60 minutes',
};

test('main lifts in a gym can be loaded, but for what hangs from a bar', () => {
  for (const { blocks } of sessionsOf(lifter)) {
    for (const { exercise: id, role } of blocks.flatMap(({ exercises: all }) => all)) {
      const exercise = exerciseOf(id);
      const loaded = resistanceOf(exercise) !== 'body' || exercise.equipment.length > 0;
      assert.ok(role !== 'main' || loaded, id);
    }
  }
});

test('no plank comes between the sets of a loaded squat or pull from the floor', () => {
  const heavy = ['sq-back', 'sq-front', 'hg-bb-rdl', 'hg-trap-bar', 'hg-deadlift'];
  let seen = 0;
  for (const { blocks } of sessionsOf(lifter)) {
    for (const block of blocks) {
      if (!block.exercises.some(({ exercise }) => heavy.includes(exercise))) continue;
      seen += 1;
      assert.ok(block.exercises.every(({ role }) => role !== 'core'));
    }
  }
  assert.ok(seen > 0);
});
