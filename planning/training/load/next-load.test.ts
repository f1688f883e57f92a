import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { WeekNumber } from '../../calendar.ts';
import type { PlannedExercise } from '../model/training-plan.ts';
import { type LoadQuestion, type LoggedSet, loadStep, nextLoad } from './next-load.ts';

function planned(change: Partial<PlannedExercise>): PlannedExercise {
  return {
    exercise: 'sq-goblet',
    role: 'main',
    sets: 3,
    amount: 9,
    range: { low: 8, high: 12 },
    reserve: 3,
    tempo: null,
    load: 100,
    ...change,
  };
}

/** A month as the planner writes it for a weight: reps, load, a lighter week. */
const month = [
  planned({}),
  planned({ amount: 10 }),
  planned({ amount: 10, load: 102.5 }),
  planned({ sets: 2, load: 90 }),
];
const body = month.map((one, index) => ({
  ...one,
  load: null,
  amount: [9, 10, 11, 8][index] ?? 9,
}));

function bout(week: WeekNumber, load: number | null, ...amounts: readonly number[]): LoggedSet[] {
  return amounts.map((amount, index) => ({
    plan: 'now',
    week,
    session: 'Full body A',
    set: index + 1,
    load,
    amount,
    at: week * 1000 + index,
  }));
}

function ask(week: WeekNumber, log: readonly LoggedSet[], change: Partial<LoadQuestion> = {}) {
  return nextLoad({
    plan: 'now',
    session: 'Full body A',
    week,
    prescribed: month,
    deload: true,
    unit: 'repetitions',
    log,
    ...change,
  });
}

test('before the first set nothing is known, and no load is invented', () => {
  assert.deepEqual(ask(1, []), { load: null, amount: 9, why: 'first' });
});

test('done as planned: one repetition more, then the load', () => {
  assert.deepEqual(ask(2, bout(1, 40, 9, 9, 9)), { load: 40, amount: 10, why: 'more' });
  const two = [...bout(1, 40, 9, 9, 9), ...bout(2, 40, 10, 10, 10)];
  assert.deepEqual(ask(3, two), { load: 42.5, amount: 10, why: 'heavier' });
});

test('a missed session does not skip a step', () => {
  assert.deepEqual(ask(2, []), ask(1, []));
  const one = bout(1, 40, 9, 9, 9);
  assert.deepEqual(ask(3, one), ask(2, one));
});

test('a session that fell short is done again; one that was far too hard gets lighter', () => {
  assert.deepEqual(ask(2, bout(1, 40, 9, 8, 8)), { load: 40, amount: 9, why: 'same' });
  assert.deepEqual(ask(2, bout(1, 40, 9, 9)), { load: 40, amount: 9, why: 'same' });
  assert.deepEqual(ask(2, bout(1, 40, 7, 6, 6)), { load: 37.5, amount: 9, why: 'easier' });
});

test('the top of the range in every set: one step heavier, and the repetitions start again', () => {
  assert.deepEqual(ask(2, bout(1, 40, 12, 12, 12)), { load: 42.5, amount: 9, why: 'heavier' });
});

test('where the next weight is too large a step, repetitions go on first', () => {
  const two = [...bout(1, 15, 9, 9, 9), ...bout(2, 15, 10, 10, 10)];
  assert.deepEqual(ask(3, two), { load: 15, amount: 11, why: 'more' });
  const top = [...bout(1, 15, 9, 9, 9), ...bout(2, 15, 12, 12, 12)];
  assert.deepEqual(ask(3, top), { load: 17.5, amount: 9, why: 'heavier' });
});

test('the week to recover in is lighter, whatever went before', () => {
  const done = [1, 2, 3].flatMap((week) =>
    bout(week === 1 ? 1 : week === 2 ? 2 : 3, 40, 12, 12, 12),
  );
  assert.deepEqual(ask(4, done), { load: 35, amount: 9, why: 'lighter-week' });
  assert.deepEqual(ask(4, [], { prescribed: body }), {
    load: null,
    amount: 8,
    why: 'lighter-week',
  });
  const settle = ask(4, done, { deload: false });
  assert.ok(settle?.load !== null && settle !== null && settle.load >= 40);
});

test('a new plan begins with what was last lifted, not with the lighter week', () => {
  const before = [...bout(3, 50, 10, 10, 10), ...bout(4, 45, 9, 9)].map((set) => ({
    ...set,
    plan: 'before',
    session: 'Lower body A',
  }));
  assert.deepEqual(ask(1, before), { load: 50, amount: 9, why: 'as-planned' });
});

test('without a weight: more repetitions up to the top, more seconds for a hold', () => {
  const prescribed = body;
  assert.deepEqual(ask(2, bout(1, null, 10, 9, 9), { prescribed }), {
    load: null,
    amount: 10,
    why: 'more',
  });
  assert.equal(ask(2, bout(1, null, 15, 15, 15), { prescribed })?.amount, 12);
  const holds = month.map((one) => ({
    ...one,
    load: null,
    amount: 30,
    range: { low: 20, high: 60 },
  }));
  const answer = ask(2, bout(1, null, 40, 40, 40), { prescribed: holds, unit: 'seconds' });
  assert.equal(answer?.amount, 45);
});

test('an exercise that the week does not hold has no next load', () => {
  assert.equal(ask(2, [], { prescribed: [month[0] ?? null, null, null, null] }), null);
});

test('whatever was logged: inside the range, never more than a step up, nothing of another day lost', () => {
  const set = fc.record({
    plan: fc.constantFrom('now', 'before'),
    week: fc.constantFrom<WeekNumber>(1, 2, 3, 4),
    session: fc.constantFrom('Full body A', 'Full body B'),
    set: fc.integer({ min: 1, max: 5 }),
    load: fc.option(fc.integer({ min: 0, max: 800 }).map((quarter) => quarter / 4)),
    amount: fc.option(fc.integer({ min: 0, max: 40 })),
    at: fc.integer({ min: 0, max: 1e6 }),
  });
  const week = fc.constantFrom<WeekNumber>(1, 2, 3, 4);
  fc.assert(
    fc.property(fc.array(set), week, fc.boolean(), fc.boolean(), (log, now, weighted, deload) => {
      const prescribed = weighted ? month : body;
      const answer = ask(now, log, { prescribed, deload });
      assert.ok(answer);
      const current = prescribed[now - 1];
      assert.ok(current && answer.amount >= 8 && answer.amount <= current.range.high);
      const loads = log.flatMap(({ load }) => (load === null ? [] : [load]));
      if (!weighted || loads.length === 0) assert.equal(answer.load, null);
      if (answer.load === null) return;
      const most = Math.max(...loads);
      assert.ok(answer.load >= 0 && answer.load <= most + loadStep(most));
      assert.equal(answer.load * 4, Math.round(answer.load * 4), 'weights come in quarters');
      if (now === 4 && deload) assert.ok(answer.load < most || most === 0);
    }),
  );
});
