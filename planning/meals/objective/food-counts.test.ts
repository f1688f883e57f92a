import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { kitchen } from '#test/support/plans/standard-kitchen.ts';
import { seededRandom } from '../../random.ts';
import { countedFoods } from '../../targets/eating-limits.ts';
import { prepare } from '../candidates/plan-task.ts';
import type { Plate } from '../model/plates.ts';
import { Portfolio } from '../search/portfolio.ts';
import { FoodCounts } from './food-counts.ts';

const prepared = prepare(kitchen, { ...profileDefaults, full_name: 'Thandi Mokoena' });
assert.ok(prepared.ok);
const { task } = prepared;
const { pools } = new Portfolio(task, 'counts', { settled: new Map(), locked: new Map() });
const dinners = pools.byMeal[2] ?? [];
const week = new Set([0, 1, 2, 3, 4, 5, 6]);
const columnOf = (kind: string) => countedFoods.findIndex((of) => 'kind' in of && of.kind === kind);

function plateWith(kind: string): Plate {
  const column = columnOf(kind);
  const plate = dinners.find(
    ({ counted, countedGrams }) => (countedGrams[counted.indexOf(column)] ?? 0) >= 15,
  );
  assert.ok(plate, kind);
  return plate;
}

test('what a look says is what a change makes of it, and taking everything out leaves nothing', () => {
  const counts = new FoodCounts(task, week, 7);
  const empty = counts.points;
  const random = seededRandom('changes');
  const held: (Plate | null)[] = [...week].map(() => null);
  for (let step = 0; step < 500; step++) {
    const day = random.below(held.length);
    const plate = dinners[random.below(dinners.length)];
    const before = held[day] ?? null;
    assert.ok(plate);
    const expected = counts.points + counts.look(day, true, before, plate);
    if (before) counts.change(day, true, before, -1);
    counts.change(day, true, plate, 1);
    held[day] = plate;
    assert.ok(Math.abs(counts.points - expected) < 1e-6, `${counts.points}, not ${expected}`);
  }
  for (const [day, plate] of held.entries()) if (plate) counts.change(day, true, plate, -1);
  assert.ok(Math.abs(counts.points - empty) < 1e-6);
});

test('a food costs points from the first meal of the week that its eaters do not have', () => {
  const plate = plateWith('pasta');
  const counts = new FoodCounts(task, week, 28);
  const more: number[] = [];
  for (const day of week) {
    more.push(counts.look(day, true, null, plate));
    counts.change(day, true, plate, 1);
  }
  // four meals of pasta a week are usual; the second shows what else the plate brings
  const usual = more[1] ?? 0;
  for (const points of more.slice(4)) {
    assert.ok(points - usual >= task.terms.foodTooOften.weight - 1e-6, `${points} after ${usual}`);
  }
});
