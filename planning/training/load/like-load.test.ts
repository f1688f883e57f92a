import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exercises } from '../../catalogue/exercises.ts';
import { resistanceOf } from '../model/dose.ts';
import { harderLike, likeLoad } from './like-load.ts';
import type { LoggedSet } from './next-load.ts';

const logs = (all: Readonly<Record<string, readonly LoggedSet[]>>) => (exercise: string) =>
  all[exercise] ?? [];

function sets(at: number, ...lifted: readonly (readonly [load: number | null, amount: number])[]) {
  return lifted.map(
    ([load, amount], index): LoggedSet => ({
      ...{ plan: 'before', week: 1, session: `Day ${at}`, set: index + 1 },
      ...{ load, amount, at: at * 1000 + index },
    }),
  );
}

test('the first load is one that was lifted as often in a harder exercise of its kind, never another', () => {
  const bench = sets(1, [20, 10], [22.5, 10], [25, 7]);
  assert.deepEqual(likeLoad('hp-db-floor', 9, logs({ 'hp-db-bench': bench })), {
    exercise: 'hp-db-bench',
    load: 22.5,
    amount: 10,
  });
  assert.equal(likeLoad('hp-db-floor', 12, logs({ 'hp-db-bench': bench })), null);
  // of what is easier nothing follows, and nothing of a set without a weight
  assert.equal(likeLoad('hp-incline-db', 5, logs({ 'hp-db-bench': bench })), null);
  assert.equal(
    likeLoad('hp-db-floor', 5, logs({ 'hp-db-bench': sets(1, [null, 12], [0, 12]) })),
    null,
  );
});

test('the last day counts, not the best that ever was', () => {
  const log = logs({
    'hp-db-bench': sets(1, [30, 10]),
    'hp-incline-db': sets(2, [15, 10], [12.5, 12]),
  });
  assert.deepEqual(likeLoad('hp-db-floor', 10, log), {
    exercise: 'hp-incline-db',
    load: 15,
    amount: 10,
  });
});

test('only exercises are compared that are lifted, counted and of one kind', () => {
  const table = new Map(exercises.map((one) => [one.id, one]));
  for (const [id, others] of Object.entries(harderLike)) {
    const exercise = table.get(id);
    assert.ok(exercise, id);
    for (const one of [id, ...others].map((each) => table.get(each))) {
      assert.ok(one, `${id}: ${others}`);
      assert.equal(resistanceOf(one), 'weight', one.id);
      assert.equal(one.mode, 'reps', one.id);
      assert.equal(one.pattern, exercise.pattern, one.id);
      assert.ok(!one.props.some((prop) => prop === 'machine' || prop === 'cable'), one.id);
    }
    assert.ok(!others.some((other) => harderLike[other]?.includes(id)), `${id} in a circle`);
  }
});
