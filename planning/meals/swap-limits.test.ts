import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile-form.ts';
import { standardCatalogue } from '../catalogue/standard-catalogue.ts';
import { at, retinolIndex, zeroVector } from '../nutrition/vector.ts';
import { referenceIntakes } from '../targets/reference-intakes.ts';
import { prepare } from './compose-weeks.ts';
import { createMealPlanner } from './plan-meals.ts';
import { excesses, type SwapLimits, worsening } from './swap-limits.ts';

const { kitchen } = createMealPlanner(standardCatalogue());

function limitsFor(age: number): SwapLimits {
  const prepared = prepare(kitchen, { ...profileDefaults, full_name: 'Anele', age });
  assert.ok(prepared.ok);
  const { targets, times, profile } = prepared.task;
  return { targets, times, intakes: referenceIntakes(profile), meal: 0 };
}

/** How much worse a week becomes with another mean of one amount. */
function worseWith(limits: SwapLimits, index: number, from: number, to: number): number {
  const excess = (mean: number) => {
    const week = zeroVector();
    week[index] = 7 * mean;
    const kcal = limits.times.map(() => 0);
    const day = zeroVector();
    return excesses(limits, { day, mealKcal: kcal, mealProtein: 0, week, groups: 5, mains: 12 });
  };
  return worsening(excess(to), excess(from));
}

test('a swap takes no week beyond the upper limits of iron, zinc and vitamin A', () => {
  const adult = limitsFor(31);
  const teen = limitsFor(16);
  const cases = [
    [adult, at.ironMg, 45],
    [adult, at.zincMg, 40],
    [adult, retinolIndex, 3000],
    [teen, at.ironMg, 45],
    [teen, at.zincMg, 34],
    [teen, retinolIndex, 2800],
  ] as const;
  for (const [limits, index, limit] of cases) {
    assert.ok(worseWith(limits, index, 0.98 * limit, limit) > 0, `${index}: ${limit}`);
    assert.equal(worseWith(limits, index, 0.97 * limit, 0.98 * limit), 0);
  }
});
