import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SessionDetails } from '../plan-details.ts';
import { stepsOf } from './session-steps.ts';

type Block = SessionDetails['blocks'][number];

function planned(exercise: string, sets: number): Block['exercises'][number] {
  return {
    exercise,
    role: 'main',
    sets,
    amount: 10,
    range: { low: 8, high: 12 },
    reserve: 3,
    tempo: null,
    load: 100,
  };
}

const item = { exercise: 'mo-arm', seconds: 60, purpose: 'loosen' } as const;

function session(...blocks: readonly Block[]): SessionDetails {
  return {
    weekday: 'Monday',
    name: 'Full body A',
    place: 'Home',
    minutes: 40,
    warmUp: [item],
    balance: [],
    blocks: [...blocks],
    conditioning: null,
    mobility: [],
    coolDown: [item],
  };
}

const shown = (one: SessionDetails) =>
  stepsOf(one).map((step) =>
    step.kind === 'set'
      ? `${step.planned.exercise} ${step.set}/${step.of} rest ${step.rest}`
      : step.kind,
  );

test('set by set, a rest after each', () => {
  const steps = shown(session({ kind: 'straight', exercises: [planned('squat', 2)], rest: 90 }));
  assert.deepEqual(steps, ['items', 'squat 1/2 rest 90', 'squat 2/2 rest 90', 'items']);
});

test('in turn: the rest comes after the round, and who has fewer sets stops earlier', () => {
  const exercises = [planned('row', 3), planned('press', 2)];
  const steps = shown(session({ kind: 'superset', exercises, rest: 60 }));
  assert.deepEqual(steps.slice(1, -1), [
    'row 1/3 rest 0',
    'press 1/2 rest 60',
    'row 2/3 rest 0',
    'press 2/2 rest 60',
    'row 3/3 rest 60',
  ]);
});
