import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { catalogue, kitchen } from '#test/support/plans/standard-kitchen.ts';
import { at, randIndex } from '../../../nutrition/vector.ts';
import type { Profile } from '../../../profile/profile.ts';
import { seededRandom } from '../../../random.ts';
import { makeShoppingList } from '../../../shopping/make-shopping-list.ts';
import { planMonth } from '../../plan-month.ts';
import { requestOf } from '../../plan-request.ts';
import type { PlanTask } from '../plan-task.ts';
import { prepare } from '../plan-task.ts';
import { costAt, dayWorth } from './day-worth.ts';
import { meanDayPools } from './mean-day.ts';
import { pricedPlates } from './priced-plates.ts';

const members: readonly Partial<Profile>[] = [
  {},
  { diet_type: 'Vegan', cooking_time: 'Less than 15 minutes' },
  { diet_type: 'Low-Carb', meals_per_day: 5, gender: 'Male', weight: 95 },
  { diet_type: 'Vegetarian', allergies: ['Gluten', 'Eggs'], meals_per_day: 3 },
  { diet_type: 'Fish-Only', allergies: ['Lactose'], meals_per_day: 2 },
];

function profileOf(wishes: Partial<Profile>): Profile {
  return { ...profileDefaults, full_name: 'Lindiwe', ...wishes };
}

function taskOf(wishes: Partial<Profile>): PlanTask {
  const prepared = prepare(kitchen, profileOf(wishes));
  assert.ok(prepared.ok, 'a member who can be planned for');
  return prepared.task;
}

test('what a day needs is worth something, and a Rand and what it has too much of cost some', () => {
  for (const wishes of members) {
    const task = taskOf(wishes);
    const worth = dayWorth(task).amounts;
    assert.ok((worth[randIndex] ?? 0) > 0);
    const atMost = [at.saturatedFat, at.freeSugars, at.sodiumMg];
    // of fibre there is both too little and too much
    const atLeast = [at.produce, at.calciumMg, at.vitaminCMg, at.folateUg];
    for (const index of atMost) assert.ok((worth[index] ?? 0) >= 0);
    for (const index of atLeast) assert.ok((worth[index] ?? 0) <= 0);
    assert.ok(worth.some((value, index) => index !== randIndex && value !== 0));
  }
});

/** What one seed draws of a small pool is luck; a share is one of several draws. */
const draws = ['plates', 'a', 'b', 'c', 'd'] as const;

test('plates hold the energy of their meal and cost less than the dishes that they leave out', () => {
  for (const wishes of members) {
    const task = taskOf(wishes);
    const worth = dayWorth(task).amounts;
    const drawn = draws.map((seed) => pricedPlates(task, worth, seededRandom(seed)).byMeal);
    for (const [meal, { share, slot }] of task.times.entries()) {
      const kcal = share * task.targets.energy;
      const platesOf = (byMeal: (typeof drawn)[number]) => byMeal[meal] ?? [];
      const all = drawn.flatMap(platesOf);
      const near = all.filter(({ vector }) => Math.abs((vector[at.kcal] ?? 0) / kcal - 1) < 0.1);
      assert.ok(near.length >= 0.6 * all.length, `${slot}: ${near.length} of ${all.length}`);
      const mean = (costs: readonly number[]) =>
        costs.reduce((sum, cost) => sum + cost, 0) / Math.max(1, costs.length);
      for (const plates of drawn.map(platesOf)) {
        assert.ok(plates.length >= 20, `${slot}: ${plates.length} plates`);
        const chosen = new Set(plates.map(({ ids }) => ids[0]));
        const others = (task.pools.bySlot.get(slot) ?? []).filter(
          ({ dish }) => !chosen.has(dish.index),
        );
        if (others.length < 10) continue;
        const ofPlates = mean(plates.map(({ vector }) => costAt(worth, vector)));
        const ofOthers = mean(
          others.map(({ dish: { reference } }) =>
            costAt(worth, reference, kcal / Math.max(1, reference[at.kcal] ?? 1)),
          ),
        );
        assert.ok(ofPlates < ofOthers, `${slot}: R${ofPlates} and R${ofOthers}`);
      }
    }
  }
});

test('the same seed gives the same plates, another one others', () => {
  const task = taskOf({});
  const worth = dayWorth(task).amounts;
  const ids = (seed: string) =>
    JSON.stringify(
      pricedPlates(task, worth, seededRandom(seed)).byMeal.map((plates) =>
        plates.map((plate) => plate.ids),
      ),
    );
  assert.equal(ids('one'), ids('one'));
  assert.notEqual(ids('one'), ids('two'));
});

test('a month of those who may eat most things, without what is left over, is bought within the budget', () => {
  for (const wishes of [
    {},
    { gender: 'Male' },
    { diet_type: 'Vegetarian' },
    { meals_per_day: 3 },
  ] as const) {
    const result = planMonth(kitchen, requestOf(profileOf(wishes)), 'budget');
    assert.ok(result.ok);
    const list = makeShoppingList(result.weeks, catalogue, { today: '2026-11-22' });
    const cents = list.budget.cents - list.budget.keptCents;
    const most = 100 * taskOf(wishes).budget;
    assert.ok(cents <= most, `${JSON.stringify(wishes)}: ${cents} of ${most} cents`);
  }
});

test('a main dish comes with several sides or none, and no side with most of them', () => {
  const slimming: Partial<Profile> = {
    diet_type: 'Vegetarian',
    primary_fitness_goal: 'Lose weight',
    meals_per_day: 3,
  };
  for (const wishes of [{}, slimming]) {
    const task = taskOf(wishes);
    const worth = dayWorth(task);
    const priced = pricedPlates(task, worth.amounts, seededRandom('plates'));
    for (const { byMeal } of [priced, meanDayPools(task, worth).plates]) {
      for (const [meal, { slot }] of task.times.entries()) {
        if (slot !== 'lunch' && slot !== 'dinner') continue;
        const plates = byMeal[meal] ?? [];
        const times = new Map<string, number>();
        const variants = new Map<number, Set<string>>();
        for (const { ids, dishes } of plates) {
          const main = ids[0] ?? -1;
          variants.set(main, (variants.get(main) ?? new Set()).add(ids.slice(1).join()));
          for (const { portioned } of dishes.slice(1)) {
            if (portioned.facts.isScoop) continue;
            const { id } = portioned.dish.recipe;
            times.set(id, (times.get(id) ?? 0) + 1);
          }
        }
        // three in ten, and some more where a plate is whole with that side alone or the mean day holds it
        for (const [side, count] of times) {
          assert.ok(
            count <= 0.4 * plates.length,
            `${slot}: ${side} on ${count} of ${plates.length}`,
          );
        }
        const several = [...variants.values()].filter(({ size }) => size > 1).length;
        assert.ok(several >= variants.size / 2, `${slot}: ${several} of ${variants.size}`);
      }
    }
  }
});

test('plates of some foods hold nothing else', () => {
  const task = taskOf({});
  const worth = dayWorth(task).amounts;
  const all = pricedPlates(task, worth, seededRandom('plates')).byMeal.flat();
  const often = new Map<number, number>();
  for (const { foods } of all)
    for (const food of foods) often.set(food, (often.get(food) ?? 0) + 1);
  const some = new Set([...often].filter(([, times]) => times >= 10).map(([food]) => food));
  const plates = pricedPlates(task, worth, seededRandom('plates'), some).byMeal.flat();
  assert.ok(plates.length > 0);
  for (const { foods } of plates) assert.ok(foods.every((food) => some.has(food)));
});
