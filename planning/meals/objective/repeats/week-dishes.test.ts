import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { kitchen } from '#test/support/plans/standard-kitchen.ts';
import { daysOfPlan, weekIndexOf } from '../../../calendar.ts';
import { seededRandom } from '../../../random.ts';
import { prepare } from '../../candidates/plan-task.ts';
import { platePools } from '../../candidates/plate-pools.ts';
import { thrifty } from '../../candidates/rank-dishes.ts';
import type { Plate } from '../../model/plates.ts';
import { type TermName, type Terms, termNames, usualTerms, withWeight } from '../terms.ts';
import { WeekDishes } from './week-dishes.ts';

const prepared = prepare(kitchen, { ...profileDefaults, full_name: 'Sipho' }, {});
assert.ok(prepared.ok);
const { task } = prepared;
const random = seededRandom('week dishes');
const lunch = task.times.findIndex(({ slot }) => slot === 'lunch');
// few plates with many sides, so that both come again
const plates = (platePools(task, random, { ...thrifty, full: 0.8 }, new Map()).byMeal[lunch] ?? [])
  .filter(({ ids }) => ids.length > 1)
  .slice(0, 5);

/** The terms, of which one counts 1 and all others nothing. */
const only = (name: TermName): Terms =>
  termNames.reduce<Terms>(
    (terms, other) => withWeight(terms, other, other === name ? 1 : 0),
    usualTerms,
  );

/** Lunches and dinners of a month, two a day at most. */
type Menu = readonly (readonly [day: number, plate: Plate])[];

/** Meals of the weeks beyond the fourth with one side, scoops of a staple apart. */
function sidesTooOften(menu: Menu): number {
  const times = new Map<string, number>();
  for (const [day, { dishes }] of menu) {
    for (const { portioned } of dishes.slice(1)) {
      if (portioned.facts.isScoop) continue;
      const key = `${weekIndexOf(day)} ${portioned.dish.recipe.id}`;
      times.set(key, (times.get(key) ?? 0) + 1);
    }
  }
  return [...times.values()].reduce((sum, count) => sum + Math.max(0, count - 4), 0);
}

/** Puts plates at random and takes them away, and compares what is counted with what is counted anew. */
function compare(
  term: TermName,
  anew: (menu: Menu) => number,
  counted: {
    readonly points: number;
    look(day: number, before: Plate | null, plate: Plate): number;
    change(day: number, plate: Plate, sign: 1 | -1): void;
  },
): void {
  const menu: (readonly [number, Plate])[] = [];
  let most = 0;
  for (let step = 0; step < 600; step++) {
    const day = random.below(daysOfPlan);
    const plate = plates[random.below(plates.length)];
    assert.ok(plate);
    const at = menu.findIndex(([other]) => other === day);
    const isFull = menu.filter(([other]) => other === day).length === 2;
    const before = at >= 0 && (isFull || random.next() < 0.5) ? (menu[at]?.[1] ?? null) : null;
    const looked = counted.points + counted.look(day, before, plate);
    if (before) {
      counted.change(day, before, -1);
      menu.splice(at, 1);
    }
    counted.change(day, plate, 1);
    menu.push([day, plate]);
    assert.equal(counted.points, looked, term);
    assert.equal(counted.points, anew(menu), term);
    most = Math.max(most, counted.points);
  }
  assert.ok(most > 3, `${term}: ${most}`);
}

test('a side is counted from its fifth lunch or dinner of a week on, and a scoop of pap never', () => {
  const dishes = new WeekDishes(kitchen, only('sideOften'));
  compare('sideOften', sidesTooOften, {
    get points() {
      return dishes.points;
    },
    look: (day, before, plate) => dishes.look(day, true, before, plate),
    change: (day, plate, sign) => dishes.change(plate, day, true, sign),
  });
});

test('what stands beside breakfasts and snacks may come every day', () => {
  const dishes = new WeekDishes(kitchen, only('sideOften'));
  const [plate] = plates;
  assert.ok(plate);
  for (let day = 0; day < 7; day++) dishes.change(plate, day, false, 1);
  assert.equal(dishes.points, 0);
  assert.equal(dishes.hasSideTooOften(plate, 0), false);
});
