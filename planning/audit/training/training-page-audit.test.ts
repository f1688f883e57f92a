import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { exercises } from '../../catalogue/exercises.ts';
import { trainingWeekPage } from '../../page/training/training-week-page.ts';
import { createTrainingPlanner } from '../../training/plan-training.ts';
import { trainingPageProblems } from './training-page-audit.ts';

const table = new Map(exercises.map((exercise) => [exercise.id, exercise]));
const plan = createTrainingPlanner(exercises).plan(
  { ...profileDefaults, full_name: 'Thandi Mokoena' },
  'page',
);
assert.ok(plan.ok);
const [week] = plan.weeks;
assert.ok(week);
const page = trainingWeekPage(week, table);

test('a page as it is made has nothing wrong', () => {
  assert.deepEqual(trainingPageProblems(page, week, table), []);
});

for (const [what, from, to] of [
  ['an element of another set', '<p class="dose">', '<p class="dose"><img>'],
  ['a hole in a sentence', 'rest 1', 'rest NaN '],
  ['another number of repetitions', / sets of \d+/, ' sets of 99'],
  ['another time of a session', /\d+\u00a0min<\/span>/, '9\u00a0min</span>'],
  ['another time in all', /\d+\u00a0min in all/, '9\u00a0min in all'],
  ['no word to stop', 'Stop at once', 'Go on'],
  ['no word that it is not advice', 'not medical advice', 'advice'],
] as const) {
  test(`caught on a page: ${what}`, () => {
    const spoilt = page.replace(from, to);
    assert.notEqual(spoilt, page);
    assert.notDeepEqual(trainingPageProblems(spoilt, week, table), []);
  });
}
