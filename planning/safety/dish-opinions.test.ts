import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue, kitchen } from '#test/support/plans/standard-kitchen.ts';
import { regenerateWeek } from '../meals/changes/regenerate-meals.ts';
import { mealAlternatives } from '../meals/changes/swap/swap-meal.ts';
import type { MealWeek } from '../meals/model/meal-plan.ts';
import { planMonth } from '../meals/plan-month.ts';
import { requestOf } from '../meals/plan-request.ts';
import type { DishOpinion, Opinion } from '../profile/dish-opinions.ts';
import { type Profile, profileDefaults } from '../profile/profile.ts';
import { eatingRules } from './eating-rules.ts';
import { fitJudge } from './profile-fit.ts';

const thandi: Profile = { ...profileDefaults, full_name: 'Thandi' };
const saying = (opinion: Opinion, dishes: readonly string[]): Profile => ({
  ...thandi,
  dishOpinions: dishes.map((dish): DishOpinion => ({ dish, opinion })),
});

function weeksOf(profile: Profile, seed: string): readonly MealWeek[] {
  const plan = planMonth(kitchen, requestOf(profile), seed);
  assert.ok(plan.ok, plan.ok ? '' : plan.reason);
  return plan.weeks;
}
const mealsOf = (weeks: readonly MealWeek[]) =>
  weeks.flatMap(({ days }) => days.flatMap(({ meals }) => meals));
const mainsOf = (weeks: readonly MealWeek[]) =>
  mealsOf(weeks).map(({ dishes }) => dishes[0]?.recipe ?? '');
const dishesOf = (weeks: readonly MealWeek[]) =>
  new Set(mealsOf(weeks).flatMap(({ dishes }) => dishes.map(({ recipe }) => recipe)));

test('a dish that is not wanted again is in no plan, week made anew or swap, and stays where it is stored', () => {
  const before = weeksOf(thandi, 'opinions');
  const refused = [...new Set(mainsOf(before))].slice(0, 12);
  const profile = saying('not again', refused);
  const clean = (weeks: readonly MealWeek[]) =>
    assert.deepEqual(
      refused.filter((dish) => dishesOf(weeks).has(dish)),
      [],
    );
  clean(weeksOf(profile, 'opinions'));
  const anew = regenerateWeek(kitchen, profile, before, 1, 'anew');
  assert.ok(anew.ok);
  clean(anew.weeks.slice(0, 1));
  const offer = mealAlternatives(kitchen, profile, before, { day: 3, meal: 2 }, 'swap');
  assert.ok(offer.ok && offer.alternatives.length > 0);
  for (const { meal } of offer.alternatives) {
    for (const { recipe } of meal.dishes) assert.ok(!refused.includes(recipe), recipe);
  }
  // it harms nobody, so nothing is told of plans that hold it
  const judge = fitJudge(eatingRules(profile, catalogue), catalogue);
  for (const meal of mealsOf(before)) assert.deepEqual(judge.meal(meal), []);
});

test('dishes of which a member wants more come more often than they would', () => {
  const seeds = ['one', 'two', 'three'];
  const wanted = [...new Set(mainsOf(weeksOf(thandi, 'taste')))].slice(2, 8);
  const times = (profile: Profile) =>
    seeds.flatMap((seed) => mainsOf(weeksOf(profile, seed))).filter((dish) => wanted.includes(dish))
      .length;
  const [usual, more] = [times(thandi), times(saying('more', wanted))];
  assert.ok(more >= usual + 6, `${usual} times, and ${more} where more was asked for`);
});

test('a dish that no table knows any more changes nothing', () => {
  const gone = saying('not again', ['a-recipe-of-once']);
  assert.deepEqual(weeksOf(gone, 'gone'), weeksOf(thandi, 'gone'));
});
