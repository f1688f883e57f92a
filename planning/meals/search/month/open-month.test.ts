import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { catalogue, kitchen } from '#test/support/plans/standard-kitchen.ts';
import { daysOfPlan, weekdayOf, weekNumberOf } from '../../../calendar.ts';
import { prepare } from '../../candidates/plan-task.ts';
import type { KeptMeal, KeptPlan } from '../../model/kept-plan.ts';
import { isGoodNextDay } from '../../model/leftovers.ts';
import type { MealMark } from '../../model/meal-plan.ts';
import { asServed, plannedMeal } from '../../model/planned-day.ts';
import { keptDish } from '../../model/portions/portions.ts';
import { openMonth } from './open-month.ts';

const prepared = prepare(kitchen, { ...profileDefaults, full_name: 'Thandi' });
assert.ok(prepared.ok);
const { task } = prepared;
const lunch = task.times.findIndex(({ slot }) => slot === 'lunch');
const dinner = task.times.findIndex(({ slot }) => slot === 'dinner');
const stews = catalogue.dishes.filter(
  (dish) =>
    dish.recipe.slots.includes('dinner') && dish.recipe.keepsDays >= 2 && isGoodNextDay(dish),
);

/** A meal of one dish that the member keeps. */
function keptMeal(dish: (typeof stews)[number], meal: number, leftoverOf?: MealMark): KeptMeal {
  const dishes = [keptDish(dish, dish.ingredients)];
  const [time] = task.times.slice(meal, meal + 1);
  assert.ok(time);
  const planned = plannedMeal(time, asServed(dishes));
  return { planned: leftoverOf ? { ...planned, leftoverOf } : planned, dishes };
}

/** The mark of a dinner. Of the day before day 1: a Sunday that this plan has only later. */
function dinnerOf(day: number): MealMark {
  const [{ name } = { name: 'Dinner' as const }] = task.times.slice(dinner, dinner + 1);
  const weekday = day < 0 ? 'Sunday' : weekdayOf(day, task.first);
  return { week: weekNumberOf(Math.max(0, day)) ?? 1, weekday, meal: name };
}

/** Rands of the packs for the meals that are kept, by their day and meal. */
function randFor(...meals: readonly (readonly [day: number, meal: number, kept: KeptMeal])[]) {
  const locked: Map<
    number,
    KeptPlan['locked'] extends ReadonlyMap<number, infer D> ? D : never
  > = new Map();
  for (const [day, meal, kept] of meals) {
    const here = locked.get(day)?.meals ?? task.times.map(() => null);
    locked.set(day, { meals: here.map((old, at) => (at === meal ? kept : old)), whole: false });
  }
  const { menu } = openMonth(task, { settled: new Map(), locked }, { byMeal: [] }, false);
  return menu.basket.rand;
}

test('a leftover that is kept without its dinner is bought for the day on which it is eaten, day 1 too', () => {
  for (const stew of stews.slice(0, 6)) {
    for (let day = 0; day < daysOfPlan; day++) {
      const left = keptMeal(stew, lunch, dinnerOf(day - 1));
      const rand = randFor([day, lunch, left]);
      assert.ok(rand > 0, stew.recipe.id);
      assert.equal(rand, randFor([day, lunch, keptMeal(stew, lunch)]), `day ${day}`);
    }
  }
});

test('a leftover whose dinner is kept too is bought with it', () => {
  let apart = 0;
  for (const stew of stews.slice(0, 20)) {
    for (const day of [3, 7, 10, 12]) {
      const cooked = [day - 1, dinner, keptMeal(stew, dinner)] as const;
      const rand = randFor(cooked, [day, lunch, keptMeal(stew, lunch, dinnerOf(day - 1))]);
      assert.equal(rand, randFor(cooked, [day - 1, lunch, keptMeal(stew, lunch)]));
      if (rand !== randFor(cooked, [day, lunch, keptMeal(stew, lunch)])) apart++;
    }
  }
  assert.ok(apart > 0, 'packs that cost less where both are bought on one day');
});

test('a leftover whose dinner another day of the plan has now is bought for itself', () => {
  const [stew] = stews;
  assert.ok(stew);
  // in a plan that begins on a Monday the Sunday of its week comes after it
  const cooked = [6, dinner, keptMeal(stew, dinner)] as const;
  const left = keptMeal(stew, lunch, dinnerOf(6));
  assert.equal(
    randFor(cooked, [0, lunch, left]),
    randFor(cooked, [0, lunch, keptMeal(stew, lunch)]),
  );
});
