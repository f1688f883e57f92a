import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { anyProfile } from '#test/support/members/profiles.ts';
import { auditTrainingPlan } from '../../audit/training/training-audit.ts';
import { trainingRuleKinds } from '../../audit/training/training-audit-case.ts';
import { weekdays } from '../../calendar.ts';
import { exercises } from '../../catalogue/exercises.ts';
import { healthDefaults } from '../../profile/health-answers.ts';
import type { Profile } from '../../profile/profile.ts';
import type { TrainingWeek } from '../model/training-plan.ts';
import { strengthOf } from '../model/week-totals.ts';
import { createTrainingPlanner } from '../plan-training.ts';
import { createTrainingChanges } from './change-training.ts';
import type { Spot } from './swap-exercise.ts';

const planner = createTrainingPlanner(exercises);
const changes = createTrainingChanges(exercises);
const table = new Map(exercises.map((exercise) => [exercise.id, exercise]));
const thandi: Profile = {
  ...profileDefaults,
  full_name: 'Thandi Mokoena',
  fitness_level: 'Intermediate',
  equipment: ['Dumbbells'],
};

function weeksOf(profile: Profile, seed = 'seed'): readonly TrainingWeek[] {
  const plan = planner.plan(profile, seed);
  assert.ok(plan.ok);
  return plan.weeks;
}

function hardBreaches(weeks: readonly TrainingWeek[], profile: Profile) {
  return auditTrainingPlan(weeks, profile, table).filter(
    ({ rule }) => trainingRuleKinds[rule] === 'H',
  );
}

function present<T>(value: T | undefined): T {
  assert.ok(value !== undefined);
  return value;
}

/** Some exercise of some week, spread over the plan by a number. */
function spotOf(weeks: readonly TrainingWeek[], number: number): Spot | null {
  const week = present(weeks[number % weeks.length]);
  const strength = week.sessions.filter(({ blocks }) => blocks.length > 0);
  const session = present(strength[number % strength.length]);
  const planned = strengthOf(session);
  const { exercise } = present(planned[number % planned.length]);
  return { week: week.week, weekday: session.weekday, exercise };
}

function optionsOf(weeks: readonly TrainingWeek[], profile: Profile, spot: Spot) {
  const offer = changes.swapOptions(weeks, profile, spot);
  assert.ok(offer.ok);
  return offer.options.map(({ exercise }) => exercise.id);
}

const pattern = (id: string) => table.get(id)?.pattern ?? '';
const family = (id: string) =>
  pattern(id).startsWith('core') ? 'core' : pattern(id).replace('lunge', 'squat');

test('an exercise can be swapped for up to three others that keep every rule', () => {
  let options = 0;
  let spots = 0;
  for (const [index, profile] of fc.sample(anyProfile, { numRuns: 150, seed: 12 }).entries()) {
    const weeks = weeksOf(profile);
    const spot = spotOf(weeks, index);
    if (!spot) continue;
    spots += 1;
    const found = optionsOf(weeks, profile, spot);
    assert.ok(found.length <= 9 && !found.includes(spot.exercise));
    assert.equal(new Set(found).size, found.length);
    options += Math.min(3, found.length);
    for (const id of found) {
      assert.equal(family(id), family(spot.exercise));
      const change = changes.swapExercise(weeks, profile, spot, id);
      assert.ok(change.ok);
      assert.deepEqual(hardBreaches(change.weeks, profile), []);
    }
  }
  assert.ok(options >= 2.3 * spots, `${options} options for ${spots} exercises`);
});

test('a swap holds from its week on and leaves all else as it was', () => {
  const weeks = weeksOf(thandi);
  const second = present(weeks[1]);
  const session = present(second.sessions[0]);
  const planned = strengthOf(session).find(({ role }) => role === 'assist');
  assert.ok(planned);
  const spot: Spot = { week: 2, weekday: session.weekday, exercise: planned.exercise };
  const [replacement] = optionsOf(weeks, thandi, spot);
  assert.ok(replacement);
  const change = changes.swapExercise(weeks, thandi, spot, replacement);
  assert.ok(change.ok);
  for (const [index, week] of change.weeks.entries()) {
    const before = present(weeks[index]);
    const ids = (one: TrainingWeek): readonly string[] =>
      strengthOf(present(one.sessions[0])).map((planned) => planned.exercise);
    const expected = ids(before).map((id): string =>
      index >= 1 && id === spot.exercise ? replacement : id,
    );
    assert.deepEqual(ids(week), expected);
    assert.deepEqual(week.sessions.slice(1), before.sessions.slice(1));
  }
  assert.deepEqual(change.weeks[0], weeks[0]);
});

test('what does not fit cannot be put in by its name', () => {
  const weeks = weeksOf(thandi);
  const spot = spotOf(weeks, 0);
  assert.ok(spot);
  for (const id of ['sq-pistol', 'pl-table', 'cd-burpee', 'no-such-exercise']) {
    const change = changes.swapExercise(weeks, thandi, spot, id);
    assert.equal(change.ok, false);
    assert.match(change.ok ? '' : change.reason, /does not fit/);
  }
});

test('a session moves to any day that the rules allow, and an occupied day changes places', () => {
  const weeks = weeksOf(thandi);
  for (const to of weekdays) {
    const move = { week: 2, weekday: 'Monday', to, following: false } as const;
    const change = changes.moveSession(weeks, thandi, move);
    assert.ok(change.ok, to);
    assert.deepEqual(hardBreaches(change.weeks, thandi), []);
    const moved = present(change.weeks[1]).sessions.find(({ name }) => name === 'Full body A');
    assert.equal(moved?.weekday, to);
    assert.deepEqual(change.weeks[0], weeks[0]);
    assert.deepEqual(present(change.weeks[2]).sessions, present(weeks[2]).sessions);
    assert.equal(new Set(present(change.weeks[1]).sessions.map((one) => one.weekday)).size, 3);
  }
});

test('a move with those after it moves every later week', () => {
  const weeks = weeksOf(thandi);
  const change = changes.moveSession(weeks, thandi, {
    week: 3,
    weekday: 'Friday',
    to: 'Sunday',
    following: true,
  });
  assert.ok(change.ok);
  const days = change.weeks.map(({ sessions }) =>
    sessions.map(({ weekday }) => weekday.slice(0, 3)),
  );
  assert.deepEqual(days, [
    ['Mon', 'Wed', 'Fri'],
    ['Mon', 'Wed', 'Fri'],
    ['Mon', 'Wed', 'Sun'],
    ['Mon', 'Wed', 'Sun'],
  ]);
  assert.match(present(change.weeks[2]).reasons.join(' '), /Monday, Wednesday and Sunday/);
});

test('a move that would tire a muscle two days running is refused with the reason', () => {
  const lifter: Profile = {
    ...thandi,
    primary_fitness_goal: 'Build muscle',
    workout_location: 'Gym',
    workout_days: 4,
    workout_duration: '45 to 60 minutes',
  };
  const weeks = weeksOf(lifter);
  const change = changes.moveSession(weeks, lifter, {
    week: 3,
    weekday: 'Tuesday',
    to: 'Thursday',
    following: false,
  });
  assert.equal(change.ok, false);
  assert.match(change.ok ? '' : change.reason, /hard on two days in a row/);
});

test('a week made anew keeps its main lifts, changes the rest and keeps every rule', () => {
  let changed = 0;
  const profiles = fc.sample(anyProfile, { numRuns: 80, seed: 5 });
  for (const [index, profile] of profiles.entries()) {
    const weeks = weeksOf(profile);
    const number = present(weeks[index % 4]).week;
    const change = changes.regenerateWeek(weeks, profile, number, `anew ${index}`);
    assert.ok(change.ok);
    assert.deepEqual(hardBreaches(change.weeks, profile), []);
    const lifts = (all: readonly TrainingWeek[], roles: readonly string[]) =>
      present(all[number - 1])
        .sessions.flatMap(strengthOf)
        .filter(({ role }) => roles.includes(role));
    assert.deepEqual(lifts(change.weeks, ['main', 'power']), lifts(weeks, ['main', 'power']));
    const ids = (all: readonly TrainingWeek[]) =>
      lifts(all, ['assist', 'core']).map(({ exercise }) => exercise);
    if (ids(change.weeks).join() !== ids(weeks).join()) changed += 1;
    for (const [at, week] of change.weeks.entries()) {
      if (at !== number - 1) assert.deepEqual(week.sessions, present(weeks[at]).sessions);
    }
    const again = changes.regenerateWeek(weeks, profile, number, `anew ${index}`);
    assert.deepEqual(again, change);
  }
  assert.ok(changed >= 0.95 * profiles.length, `${changed} of ${profiles.length} weeks changed`);
});

test('changes leave the weeks that were given in as they are', () => {
  const weeks = weeksOf(thandi);
  const before = JSON.stringify(weeks);
  const spot = spotOf(weeks, 1);
  assert.ok(spot);
  const [option] = optionsOf(weeks, thandi, spot);
  changes.swapExercise(weeks, thandi, spot, option ?? '');
  changes.moveSession(weeks, thandi, { week: 1, weekday: 'Monday', to: 'Sunday', following: true });
  changes.regenerateWeek(weeks, thandi, 1, 'other');
  assert.equal(JSON.stringify(weeks), before);
});

test('after a change of the profile a new plan is asked for', () => {
  const weeks = weeksOf(thandi);
  const other: Profile = { ...thandi, workout_duration: '45 to 60 minutes' };
  const change = changes.regenerateWeek(weeks, other, 1, 'x');
  assert.equal(change.ok, false);
  assert.match(change.ok ? '' : change.reason, /profile has changed/);
  const spot = spotOf(weeks, 0);
  assert.ok(spot);
  const offer = changes.swapOptions(weeks, other, spot);
  assert.equal(offer.ok ? '' : offer.refusal, 'plan-outdated');
});

const outdating: readonly (readonly [string, Profile, Partial<Profile>])[] = [
  ['equipment was given away', thandi, { equipment: [] }],
  ['they train elsewhere', thandi, { workout_location: 'Gym' }],
  ['they train in two places', thandi, { workout_location: 'Both' }],
  ['the level is a lower one', thandi, { fitness_level: 'Beginner' }],
  ['there are more days', thandi, { workout_days: 4 }],
  ['the goal is another', thandi, { primary_fitness_goal: 'Build muscle' }],
  ['they turned 65', { ...thandi, age: 64 }, { age: 65 }],
  ['they should see a doctor first', thandi, { weight: 120, height: 170 }],
];
for (const [why, before, now] of outdating) {
  test(`a plan is not changed but made anew when ${why}`, () => {
    const weeks = weeksOf(before);
    const profile = { ...before, ...now };
    const answers = [
      changes.moveSession(weeks, profile, {
        week: 1,
        weekday: 'Monday',
        to: 'Sunday',
        following: false,
      }),
      changes.regenerateWeek(weeks, profile, 2, 'x'),
      changes.swapOptions(weeks, profile, present(spotOf(weeks, 0) ?? undefined)),
    ];
    for (const answer of answers) {
      assert.equal(answer.ok ? '' : answer.refusal, 'plan-outdated');
    }
  });
}

test('a change keeps intervals away from who has not answered, and refuses a plan that has them', () => {
  const silent: Profile = {
    ...thandi,
    primary_fitness_goal: 'Improve performance',
    workout_location: 'Gym',
    workout_days: 4,
    workout_duration: '45 to 60 minutes',
  };
  const answered: Profile = { ...silent, healthAnswers: healthDefaults };
  const intervals = (weeks: readonly TrainingWeek[]) =>
    weeks.flatMap(({ sessions }) =>
      sessions.filter(({ conditioning }) => conditioning?.kind === 'intervals'),
    ).length;
  const waits = ({ notes }: TrainingWeek) => notes.some((note) => note.startsWith('Until you'));
  const changed = (weeks: readonly TrainingWeek[], profile: Profile) => {
    const anew = changes.regenerateWeek(weeks, profile, 2, 'anew');
    assert.ok(anew.ok);
    const spot = present(spotOf(weeks, 0) ?? undefined);
    const [option = ''] = optionsOf(anew.weeks, profile, spot);
    const swapped = changes.swapExercise(anew.weeks, profile, spot, option);
    assert.ok(swapped.ok);
    assert.deepEqual(hardBreaches(swapped.weeks, profile), []);
    return swapped.weeks;
  };
  const careful = weeksOf(silent);
  const hard = weeksOf(answered);
  assert.equal(intervals(changed(careful, silent)), 0);
  assert.ok(changed(careful, silent).every(waits));
  assert.equal(intervals(changed(hard, answered)), 3);
  // what was made before the answer stays good, and does not wait for it any more
  assert.ok(!changed(careful, answered).some(waits));
  // and what was made before the answers were deleted is no longer changed
  const refused = changes.regenerateWeek(hard, silent, 2, 'anew');
  assert.equal(refused.ok ? '' : refused.refusal, 'plan-outdated');
  assert.match(refused.ok ? '' : refused.reason, /intervals, which wait .*‘Your health’/);
});

test('an unchanged profile always fits the plan that was made for it', () => {
  for (const profile of fc.sample(anyProfile, { numRuns: 200, seed: 3 })) {
    const weeks = weeksOf(profile);
    const offer = changes.swapOptions(weeks, profile, present(spotOf(weeks, 1) ?? undefined));
    assert.ok(offer.ok);
  }
});
