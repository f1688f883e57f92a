import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { exercises } from '../catalogue/exercises.ts';
import { type HealthAnswers, noAnswers } from '../health/answers.ts';
import { healthDefaults } from '../profile/health-answers.ts';
import type { Profile } from '../profile/profile.ts';
import { exerciseAllowed, type TrainingRules, trainingRules } from './training-rules.ts';

function rulesOf(change: Partial<Profile>, answers: HealthAnswers = noAnswers): TrainingRules {
  const result = trainingRules({ ...profileDefaults, full_name: 'Sipho', ...change }, answers);
  assert.ok(result.ok);
  return result.rules;
}

function allowed(id: string, place: 'Home' | 'Gym', rules: TrainingRules): boolean {
  const exercise = exercises.find((one) => one.id === id);
  assert.ok(exercise, id);
  return exerciseAllowed(exercise, place, rules);
}

test('equipment at home is what the member owns; a gym holds everything', () => {
  const none = rulesOf({ equipment: ['None'], fitness_level: 'Advanced' });
  const some = rulesOf({ equipment: ['None', 'Dumbbells'], fitness_level: 'Advanced' });
  assert.ok(!allowed('sq-db-goblet', 'Home', none));
  assert.ok(allowed('sq-db-goblet', 'Home', some));
  assert.ok(allowed('sq-db-goblet', 'Gym', none));
  assert.ok(!allowed('sq-back', 'Home', some));
  assert.ok(allowed('sq-back', 'Gym', none));
});

test('things that must bear weight are for those who said theirs do, and never in a gym', () => {
  const unasked = rulesOf({ fitness_level: 'Advanced' });
  const told = rulesOf(
    { fitness_level: 'Advanced' },
    { ...noAnswers, props: [...noAnswers.props, 'sturdy table'] },
  );
  assert.ok(!allowed('pl-table', 'Home', unasked));
  assert.ok(allowed('pl-table', 'Home', told));
  assert.ok(!allowed('pl-table', 'Gym', told));
});

test('levels hold, and the hardest ones are not for the young, the old or the very heavy', () => {
  assert.ok(!allowed('hp-pushup', 'Home', rulesOf({ fitness_level: 'Beginner' })));
  assert.ok(allowed('sq-pistol', 'Home', rulesOf({ fitness_level: 'Advanced' })));
  for (const body of [{ age: 16 }, { age: 65 }, { height: 170, weight: 104 }]) {
    const rules = rulesOf({ ...body, fitness_level: 'Advanced' });
    assert.equal(rules.level, 'Intermediate');
    assert.ok(!allowed('sq-pistol', 'Home', rules));
    assert.ok(rules.notes.some((note) => note.startsWith('The hardest exercises')));
  }
});

test('from 65 years no spine is bent against a load, and no lunge goes without something to hold', () => {
  const at = (age: number) => rulesOf({ age, fitness_level: 'Intermediate' });
  for (const id of ['fx-crunch', 'fx-curl-up', 'rt-russian', 'lu-reverse', 'lu-bulgarian']) {
    assert.ok(allowed(id, 'Home', at(64)), id);
    assert.ok(!allowed(id, 'Home', at(65)), id);
  }
  for (const id of ['ae-dead-bug', 'rt-bird-dog', 'lu-split', 'lu-step-up']) {
    assert.ok(allowed(id, 'Home', at(80)), id);
  }
  assert.ok(at(65).notes.some((note) => note.includes('no crunches')));
});

test('jumping stops at 65 years and at a BMI of 30; hanging at a BMI of 35', () => {
  const jumps = (change: Partial<Profile>) =>
    allowed('sq-jump', 'Home', rulesOf({ fitness_level: 'Intermediate', ...change }));
  assert.ok(jumps({ age: 64 }));
  assert.ok(!jumps({ age: 65 }));
  assert.ok(jumps({ height: 200, weight: 119 }));
  assert.ok(!jumps({ height: 200, weight: 120 }));
  const hangs = (place: 'Home' | 'Gym', weight: number) =>
    allowed('vq-scap', place, rulesOf({ height: 180, weight, equipment: ['Pull-up Bar'] }));
  assert.ok(hangs('Home', 100));
  assert.ok(!hangs('Home', 101), 'more than doorway bars are made for');
  assert.ok(hangs('Gym', 101));
  assert.ok(!hangs('Gym', 114));
});

test('why a plan does not train for losing weight is said as it is', () => {
  const lose = { primary_fitness_goal: 'Lose weight' } as const;
  const said = (change: Partial<Profile>) => rulesOf({ ...lose, ...change }).notes[0] ?? '';
  assert.match(said({ age: 16 }), /^Before 18/);
  assert.match(said({ age: 70, height: 170, weight: 80 }), /^From 65 years/);
  assert.match(said({ height: 170, weight: 60 }), /low end/);
  assert.match(said({ height: 170, weight: 66, workout_days: 6 }), /^You train often/);
  assert.equal(said({ height: 170, weight: 75 }), '');
});

test('teenagers stop jumping where obesity begins at their age', () => {
  const jumps = (weight: number) =>
    allowed(
      'sq-jump',
      'Home',
      rulesOf({ age: 15, height: 170, weight, fitness_level: 'Intermediate' }),
    );
  // +2 SD at 15½ years: 27.44
  assert.ok(jumps(79));
  assert.ok(!jumps(80));
});

test('who is asked to see a doctor or clinic first stays at a moderate effort, without intervals', () => {
  const cases: readonly (readonly [Partial<Profile>, HealthAnswers, boolean])[] = [
    [{}, noAnswers, false],
    [{ height: 170, weight: 115 }, noAnswers, false],
    [{ height: 170, weight: 116 }, noAnswers, true],
    [{ age: 65, fitness_level: 'Intermediate' }, noAnswers, false],
    [{ age: 65, fitness_level: 'Beginner' }, noAnswers, true],
    [{ age: 65, fitness_level: 'Intermediate', activity_level: 'Not Active' }, noAnswers, true],
    [{}, { ...noAnswers, conditions: ['other'] }, true],
    [{ gender: 'Female' }, { ...noAnswers, conditions: ['pregnancy'] }, true],
  ];
  for (const [change, answers, expected] of cases) {
    const rules = rulesOf(change, answers);
    assert.equal(rules.clearance !== null, expected, JSON.stringify(change));
    assert.equal(rules.gentle, expected);
    if (expected) assert.equal(rules.intervalsPerWeek, 0);
  }
});

test('intervals wait until the questions about health are answered, and with them nothing else', () => {
  const fit = { fitness_level: 'Advanced', primary_fitness_goal: 'Improve performance' } as const;
  const [silent, answered] = [rulesOf(fit), rulesOf({ ...fit, healthAnswers: healthDefaults })];
  assert.deepEqual(silent, { ...answered, intervalsPerWeek: 0, intervalsAwaitAnswers: true });
  assert.equal(answered.intervalsPerWeek, 3);
  assert.equal(answered.intervalsAwaitAnswers, false);
  // an answer would change nothing for these
  for (const change of [{ age: 17 }, { age: 65 }, { disliked_foods: 'high blood pressure' }]) {
    assert.equal(rulesOf({ ...fit, ...change }).intervalsAwaitAnswers, false);
  }
});

test('intervals by level, none for the young, the old, the heavy and the inactive', () => {
  const count = (change: Partial<Profile>) =>
    rulesOf({ ...change, healthAnswers: healthDefaults }).intervalsPerWeek;
  assert.deepEqual(
    (['Beginner', 'Intermediate', 'Advanced'] as const).map((level) =>
      count({ fitness_level: level }),
    ),
    [1, 2, 3],
  );
  for (const change of [
    { age: 17 },
    { age: 66 },
    { height: 170, weight: 102 },
    { activity_level: 'Not Active' },
  ] as const) {
    assert.equal(count({ ...change, fitness_level: 'Advanced' }), 0);
  }
});

test('a mistyped field is named before a body is sent to a clinic', () => {
  const typed: Profile = {
    ...profileDefaults,
    full_name: 'Sipho',
    age: 91,
    height: 170,
    weight: 44,
  };
  const result = trainingRules(typed);
  assert.match(result.ok ? '' : result.reason, /ages from 14 to 90/);
  const thin = trainingRules({ ...typed, age: 40 });
  assert.match(thin.ok ? '' : thin.reason, /doctor or clinic before you start to train/);
});
