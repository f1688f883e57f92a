import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { boutsOf, chartPoints } from './exercise-history.ts';

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
