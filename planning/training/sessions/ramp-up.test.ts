import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { exercises } from '../../catalogue/exercises.ts';
import type { Profile } from '../../profile/profile.ts';
import { trainingRules } from '../../safety/training-rules.ts';
import { createTrainingChanges } from '../changes/change-training.ts';
import { exercisePoolsFor } from '../model/pools.ts';
import { rampUpText } from '../model/ramp-words.ts';
import type { TrainingWeek } from '../model/training-plan.ts';
import { strengthOf } from '../model/week-totals.ts';
import { createTrainingPlanner } from '../plan-training.ts';
import { rampUp } from './ramp-up.ts';

const table = new Map(exercises.map((exercise) => [exercise.id, exercise]));
const lifter: Profile = {
  ...profileDefaults,
  full_name: 'Lerato',
  age: 30,
  fitness_level: 'Advanced',
  primary_fitness_goal: 'Improve performance',
  workout_location: 'Gym',
  workout_days: 4,
  workout_duration: '45 to 60 minutes',
};
const gates = trainingRules(lifter);
assert.ok(gates.ok);
const pool = exercisePoolsFor(exercises, gates.rules).Gym;

function rampOf(id: string) {
  const lift = table.get(id);
  assert.ok(lift, id);
  return rampUp(lift, pool);
}

test('a bar is reached in two lighter sets, a machine in one, a pull-up by its easier version', () => {
  // 5 and 3 repetitions of 4 s, each with 15 s to get into place and 45 s to load the bar
  assert.deepEqual(rampOf('sq-back'), {
    exercise: 'sq-back',
    seconds: 20 + 12 + 2 * (15 + 45),
    purpose: 'lighter set',
    sets: 2,
  });
  const machine = rampOf('sq-leg-press');
  assert.deepEqual([machine.sets, machine.seconds], [1, 20 + 15 + 30]);
  assert.equal(rampOf('vq-pullup').exercise, 'vq-chin');
  // both sides of a lift on one leg
  assert.equal(rampOf('lu-db-bulgarian').seconds, 2 * 20 + 15 + 30);
});

test('the words say how the bar is reached', () => {
  assert.match(rampUpText({ sets: 2 }), /^two lighter sets .* 5 times .* half .* 3 times/);
  assert.equal(rampUpText({}), 'an easy set to get ready');
});

const lighterIn = (session: TrainingWeek['sessions'][number]) =>
  session.warmUp.filter(({ purpose }) => purpose === 'lighter set');

test('every main lift and all fast work are prepared for, inside the minutes', () => {
  const planner = createTrainingPlanner(exercises);
  for (const workout_duration of ['15 to 30 minutes', '45 to 60 minutes'] as const) {
    const plan = planner.plan({ ...lifter, workout_duration }, 'ramp');
    assert.ok(plan.ok);
    for (const week of plan.weeks) {
      for (const session of week.sessions) {
        const lifts = strengthOf(session).filter(({ role }) => role === 'main' || role === 'power');
        assert.equal(lighterIn(session).length, lifts.length);
        assert.ok(session.minutes <= week.duration.high);
      }
    }
  }
});

test('a main lift that is swapped brings its own lighter sets', () => {
  const plan = createTrainingPlanner(exercises).plan(lifter, 'ramp');
  assert.ok(plan.ok);
  const changes = createTrainingChanges(exercises);
  const session = plan.weeks[0]?.sessions[0];
  const main = session && strengthOf(session).find(({ role }) => role === 'main');
  assert.ok(session && main);
  const spot = { week: 1, weekday: session.weekday, exercise: main.exercise } as const;
  const offer = changes.swapOptions(plan.weeks, lifter, spot);
  assert.ok(offer.ok);
  assert.ok(offer.options.length > 0);
  for (const { exercise } of offer.options) {
    const change = changes.swapExercise(plan.weeks, lifter, spot, exercise.id);
    assert.ok(change.ok);
    const now = change.weeks[0]?.sessions.find(({ weekday }) => weekday === spot.weekday);
    assert.ok(now);
    assert.ok(lighterIn(now).some((item) => item.exercise === rampOf(exercise.id).exercise));
    const seconds = (one: typeof now) => one.warmUp.reduce((sum, item) => sum + item.seconds, 0);
    assert.ok(seconds(now) >= seconds(session));
  }
});
