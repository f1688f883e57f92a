import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { bestsOf, boutsOf, chartPoints } from './exercise-history.ts';

const set = fc.record({
  plan: fc.constant('plan'),
  week: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
  session: fc.constant('A'),
  set: fc.integer({ min: 1, max: 5 }),
  load: fc.option(fc.integer({ min: 0, max: 300 })),
  amount: fc.option(fc.integer({ min: 0, max: 60 })),
  at: fc.integer({ min: 1_700_000_000_000, max: 1_710_000_000_000 }),
});

test('no set of the log is lost or told twice, days stand in order, and the chart stays in its frame', () => {
  fc.assert(
    fc.property(fc.array(set, { maxLength: 40 }), (log) => {
      const bouts = boutsOf(log);
      const told = bouts.flatMap(({ sets }) => sets);
      assert.equal(told.length, log.length);
      assert.deepEqual(new Set(told), new Set(log));
      const days = bouts.map(({ day }) => day);
      assert.deepEqual(days, [...new Set(days)].sort());
      for (const [across, up] of chartPoints(bouts)) {
        assert.ok(across >= 0 && across <= 1 && up >= 0 && up <= 1);
      }
    }),
  );
});

test('the chart is of loads where there are any, else of what was counted', () => {
  const one = { plan: 'plan', week: 1, session: 'A', set: 1 } as const;
  const bests = (log: Parameters<typeof boutsOf>[0]) => boutsOf(log).map(({ best }) => best);
  assert.deepEqual(bests([{ ...one, load: 20, amount: 12, at: 0 }]), [20]);
  assert.deepEqual(bests([{ ...one, load: null, amount: 12, at: 0 }]), [12]);
});

test('the best is the heaviest set with most repetitions, and the day on which most was lifted', () => {
  const day = 86_400_000;
  const done = (load: number | null, amount: number | null, at: number) => ({
    ...({ plan: 'plan', week: 1, session: 'A', set: 1 } as const),
    ...{ load, amount, at },
  });
  const told = (log: Parameters<typeof bestsOf>[0], unit: Parameters<typeof bestsOf>[1]) =>
    bestsOf(log, unit).map(({ name, value, day: on }) => [name, value, on]);
  const noon = Date.UTC(2026, 10, 2, 10);
  const log = [done(20, 10, noon), done(20, 12, noon + day), done(22.5, 4, noon + 2 * day)];
  assert.deepEqual(told(log, 'repetitions'), [
    ['Heaviest', '22.5\u00a0kg × 4', '2026-11-04'],
    ['Most lifted in a day', '240\u00a0kg', '2026-11-03'],
  ]);
  assert.deepEqual(told([done(null, 12, noon), done(null, 15, noon + day)], 'repetitions'), [
    ['Most at once', '15\u00a0repetitions', '2026-11-03'],
  ]);
  // seconds under a weight are no repetitions to be summed
  assert.deepEqual(told([done(16, 40, noon)], 'seconds'), [
    ['Heaviest', '16\u00a0kg × 40\u00a0s', '2026-11-02'],
  ]);
  assert.deepEqual(told([done(null, 100, noon)], 'seconds'), [
    ['Longest', '1\u00a0min 40\u00a0s', '2026-11-02'],
  ]);
  assert.deepEqual(told([done(null, null, noon)], 'repetitions'), []);
});
