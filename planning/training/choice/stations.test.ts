import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import type { Exercise } from '../../catalogue/exercise.ts';
import { exercises } from '../../catalogue/exercises.ts';
import { fitnessGoals, levels } from '../../profile/options.ts';
import type { Profile } from '../../profile/profile.ts';
import { createTrainingChanges } from '../changes/change-training.ts';
import type { TrainingWeek } from '../model/training-plan.ts';
import { createTrainingPlanner } from '../plan-training.ts';
import { groupBlocks } from './group-blocks.ts';

const table = new Map(exercises.map((exercise) => [exercise.id, exercise]));

function exercise(id: string): Exercise {
  const found = table.get(id);
  assert.ok(found, id);
  return found;
}

const assists = (...ids: readonly string[]) =>
  ids.map((id) => ({ role: 'assist' as const, exercise: exercise(id) }));

const idsIn = (blocks: readonly (readonly { readonly exercise: Exercise }[])[]) =>
  blocks.map((block) => block.map((item) => item.exercise.id));

test('in a gym a rack is done in turn with what one carries there, never with a bench', () => {
  const items = assists('sq-back', 'hp-bench', 'pl-db-bent');
  assert.deepEqual(idsIn(groupBlocks(items, 'superset', 'Gym')), [
    ['sq-back', 'pl-db-bent'],
    ['hp-bench'],
  ]);
  assert.deepEqual(idsIn(groupBlocks(items, 'circuit', 'Gym')), [
    ['sq-back', 'pl-db-bent'],
    ['hp-bench'],
  ]);
});

test('a chair at home is nobody’s to wait for; in a gym it is a bench', () => {
  const items = assists('lu-split', 'pl-db-row');
  assert.equal(groupBlocks(items, 'superset', 'Home').length, 1);
  assert.equal(groupBlocks(items, 'superset', 'Gym').length, 2);
});

const stationPieces: readonly string[] = ['machine', 'cable', 'barbell', 'bench', 'chair'];

function heldIn(week: TrainingWeek): readonly number[] {
  return week.sessions.flatMap(({ blocks }) =>
    blocks.map(
      (block) =>
        block.exercises.filter((planned) =>
          exercise(planned.exercise).props.some((prop) => stationPieces.includes(prop)),
        ).length,
    ),
  );
}

const member: Profile = {
  ...profileDefaults,
  full_name: 'Sipho',
  workout_location: 'Gym',
  workout_days: 4,
};
const planner = createTrainingPlanner(exercises);

test('half an hour in a gym keeps one station at a time, for every goal and level', () => {
  for (const primary_fitness_goal of fitnessGoals) {
    for (const fitness_level of levels) {
      const profile = { ...member, primary_fitness_goal, fitness_level };
      const plan = planner.plan({ ...profile, workout_duration: '15 to 30 minutes' }, 'stations');
      assert.ok(plan.ok);
      for (const week of plan.weeks) assert.ok(Math.max(...heldIn(week)) <= 1);
    }
  }
});

test('what is offered in the place of a partner needs no second station', () => {
  const profile: Profile = {
    ...member,
    primary_fitness_goal: 'Lose weight',
    fitness_level: 'Intermediate',
  };
  const plan = planner.plan(profile, 'swap');
  assert.ok(plan.ok);
  const changes = createTrainingChanges(exercises);
  let offered = 0;
  for (const { weekday, blocks } of plan.weeks[0]?.sessions.slice(0, 1) ?? []) {
    for (const { exercise: id } of blocks.flatMap((block) => block.exercises)) {
      const offer = changes.swapOptions(plan.weeks, profile, { week: 1, weekday, exercise: id });
      assert.ok(offer.ok);
      for (const option of offer.options) {
        const spot = { week: 1, weekday, exercise: id } as const;
        const change = changes.swapExercise(plan.weeks, profile, spot, option.exercise.id);
        assert.ok(change.ok);
        for (const week of change.weeks) assert.ok(Math.max(...heldIn(week)) <= 1);
        offered += 1;
      }
    }
  }
  assert.ok(offered > 8, `${offered}`);
});
