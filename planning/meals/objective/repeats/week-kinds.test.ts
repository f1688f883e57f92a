import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { kitchen } from '#test/support/plans/standard-kitchen.ts';
import { weeksOfPlan } from '../../../calendar.ts';
import { seededRandom } from '../../../random.ts';
import { prepare } from '../../candidates/plan-task.ts';
import { plateOf } from '../plate/plate-of.ts';
import { usualTerms } from '../terms.ts';
import { WeekKinds } from './week-kinds.ts';

function openTask(diet_type: 'No Restrictions' | 'Low-Carb' | 'Vegan') {
  const prepared = prepare(kitchen, { ...profileDefaults, full_name: 'Sipho', diet_type }, {});
  assert.ok(prepared.ok);
  return prepared.task;
}
const task = openTask('No Restrictions');

const named = (words: RegExp, count: number) =>
  kitchen.dishes.filter(({ dish }) => words.test(dish.recipe.name)).slice(0, count);
const plateAt = (index: number) => {
  const dish = kitchen.dishes[index];
  assert.ok(dish);
  const { portioned } = dish;
  const sizes = portioned.parts.map(({ low }) => low);
  return plateOf(task, [{ portioned, sizes }], () => 0);
};
const platesOf = (words: RegExp, count: number) =>
  named(words, count).map(({ index }) => plateAt(index));

/** Meals too many of a week of these plates. */
function tooMany(of: typeof task, plates: readonly ReturnType<typeof plateAt>[]): number {
  const kinds = new WeekKinds(of);
  for (const plate of plates) kinds.change(0, plate, 1);
  return kinds.points / usualTerms.kindOften.weight;
}

test('five lunches and dinners of chicken in a week, three of mince, one peanut butter sandwich', () => {
  const chicken = kitchen.dishes
    .filter(({ dish }) => dish.proteinKind === 'chicken' && !/mince/i.test(dish.recipe.name))
    .slice(0, 7)
    .map(({ index }) => plateAt(index));
  assert.equal(tooMany(task, chicken.slice(0, 5)), 0);
  // the second one too many is minded twice as much as the first
  assert.equal(tooMany(task, chicken.slice(0, 6)), 1);
  assert.equal(tooMany(task, chicken), 1 + 2);
  const mince = platesOf(/^Spaghetti with quick mince|^Mince and/, 4);
  assert.equal(mince.length, 4);
  assert.equal(tooMany(task, mince.slice(0, 3)), 0);
  assert.equal(tooMany(task, mince), 1);
  const spread = platesOf(/^Peanut butter (and jam )?sandwich/, 3);
  assert.equal(tooMany(task, spread), 1 + 2);
});

test('soya mince is no stopgap for who eats meat, and a dish of starch none for who eats few carbohydrates', () => {
  const soya = platesOf(/^Soya mince/, 3);
  assert.equal(tooMany(task, soya), 1 + 2);
  assert.equal(tooMany(openTask('Vegan'), soya), 0);
  const samp = platesOf(/samp/i, 4);
  assert.equal(tooMany(task, samp), 0);
  assert.equal(tooMany(openTask('Low-Carb'), samp), 1 + 2);
});

test('what a look says is what the change brings', () => {
  const random = seededRandom('kinds');
  const kinds = new WeekKinds(task);
  const plates = platesOf(/chicken|mince|peanut butter/i, 12);
  const menu = Array.from({ length: 14 * weeksOfPlan }, () => -1);
  let counted = 0;
  for (let step = 0; step < 2000; step++) {
    const place = random.below(menu.length);
    const week = place % weeksOfPlan;
    const before = plates[menu[place] ?? -1] ?? null;
    const next = random.below(plates.length + 1) - 1;
    const plate = plates[next] ?? null;
    const known = kinds.points;
    const looked = kinds.look(week, before, plate);
    if (before) kinds.change(week, before, -1);
    if (plate) kinds.change(week, plate, 1);
    menu[place] = next;
    assert.equal(known + looked, kinds.points);
    if (looked !== 0) counted++;
  }
  assert.ok(counted > 200, `${counted} changes counted`);
});
