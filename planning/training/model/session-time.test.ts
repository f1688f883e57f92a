import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exercises } from '../../catalogue/exercises.ts';
import { blockSeconds, conditioningSeconds, workSeconds } from './session-time.ts';
import type { Conditioning, PlannedExercise, TrainingBlock } from './training-plan.ts';

const table = new Map(exercises.map((exercise) => [exercise.id, exercise]));

function planned(exercise: string, sets: number, amount: number): PlannedExercise {
  return {
    exercise,
    role: 'main',
    sets,
    amount,
    range: { low: amount, high: amount },
    reserve: 3,
    tempo: null,
    load: null,
  };
}

function work(one: PlannedExercise): number {
  const exercise = table.get(one.exercise);
  assert.ok(exercise);
  return workSeconds(exercise, one);
}

test('a set lasts its repetitions, both sides, or its hold', () => {
  assert.equal(work(planned('sq-db-goblet', 1, 10)), 40, '10 repetitions of 4 s');
  assert.equal(work(planned('lu-reverse', 1, 10)), 60, '10 of 3 s on each of two sides');
  assert.equal(work(planned('ae-plank', 1, 40)), 40, 'a hold of 40 s');
  assert.equal(work(planned('rt-side', 1, 25)), 50, 'a hold of 25 s on each side');
});

test('a tempo counts its own seconds', () => {
  const slow = { ...planned('sq-air', 1, 10), tempo: { lower: 3, hold: 1, lift: 1 } };
  assert.equal(work(slow), 50);
});

test('straight sets rest after each set and need one change', () => {
  const block: TrainingBlock = {
    kind: 'straight',
    exercises: [planned('sq-db-goblet', 3, 10)],
    rest: 90,
  };
  assert.equal(blockSeconds(block, table), 3 * (40 + 15) + 3 * 90 + 45);
});

test('a superset rests once a round and needs a change for each exercise', () => {
  const block: TrainingBlock = {
    kind: 'superset',
    exercises: [planned('sq-db-goblet', 3, 10), planned('lu-reverse', 2, 10)],
    rest: 60,
  };
  assert.equal(blockSeconds(block, table), 3 * (40 + 15) + 2 * (60 + 15) + 3 * 60 + 2 * 45);
});

test('conditioning lasts its minutes and a change', () => {
  const conditioning: Conditioning = {
    kind: 'intervals',
    exercises: ['cd-walk'],
    rounds: 6,
    work: 30,
    easy: 90,
    minutes: 12,
    intensity: 'moderate',
    effort: { low: 12, high: 13 },
    heartRate: { low: 118, high: 141 },
  };
  assert.equal(conditioningSeconds(conditioning), 12 * 60 + 45);
  assert.equal(conditioningSeconds(null), 0);
});
