import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyProfile } from '#test/support/members/profiles.ts';
import { kitchen } from '#test/support/plans/standard-kitchen.ts';
import { prepare } from '../candidates/plan-task.ts';
import { nothingKept } from '../model/kept-plan.ts';
import { Portfolio } from '../search/portfolio.ts';
import { breakdown, judgeAnew, judgedBy } from './breakdown.ts';
import { termNames, usualTerms, withWeight } from './terms.ts';

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function assertNear(one: number, other: number, what: string): void {
  assert.ok(Math.abs(one - other) <= 1e-6 * Math.max(1, other), `${what}: ${one} is not ${other}`);
}

test('the terms of a month add up to the penalty by which it was chosen', () => {
  const counted = new Set<string>();
  fc.assert(
    fc.property(anyProfile, fc.string(), (profile, seed) => {
      const prepared = prepare(kitchen, profile);
      if (!prepared.ok) return;
      const { task } = prepared;
      const month = new Portfolio(task, seed, nothingKept).best();
      if (!month) return;
      const { menu } = month;
      // the search may have let it be dear
      menu.mindCost('usual');
      const scores = breakdown(task, month);
      assertNear(sum(scores.map(({ points }) => points)), menu.points(), 'the sum of all terms');
      for (const { name, points, ofWeeks, amount } of scores) {
        assert.ok(amount >= 0 && sum(ofWeeks) <= points + 1e-6, name);
        if (points > 0) counted.add(name);
      }
      for (const week of [0, 1, 2, 3]) {
        const points = sum(scores.map(({ ofWeeks }) => ofWeeks[week] ?? 0));
        assertNear(points, menu.pointsOfWeek(week), `week ${week}`);
      }
      // without its weight a term is gone, and nothing else
      const name = termNames[seed.length % termNames.length] ?? 'cost';
      const without = judgeAnew(judgedBy(task, withWeight(usualTerms, name, 0)), month);
      const gone = scores.find((score) => score.name === name)?.points ?? 0;
      assertNear(without.points() + gone, menu.points(), `without ${name}`);
    }),
    { numRuns: 6, seed: 20_261_123 },
  );
  assert.ok(counted.size > 25, `${counted.size} terms counted anything`);
});
