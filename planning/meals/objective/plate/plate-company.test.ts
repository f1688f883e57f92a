import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileDefaults } from '#contract/profile/profile-form.ts';
import { catalogue, kitchen } from '#test/support/plans/standard-kitchen.ts';
import type { CatalogueFood, Dish } from '../../../catalogue/catalogue.ts';
import { factsOf, repeatsDish } from '../../../catalogue/dishes/dish-facts.ts';
import { tastesClash } from '../../../catalogue/dishes/tastes.ts';
import type { PlannedMeal } from '../../model/meal-plan.ts';
import { planMonth } from '../../plan-month.ts';
import { requestOf } from '../../plan-request.ts';

const dishOf = new Map(catalogue.dishes.map((dish) => [dish.recipe.id, dish]));

function mealsOf(seed: string): readonly PlannedMeal[] {
  const result = planMonth(
    kitchen,
    requestOf({ ...profileDefaults, full_name: 'Thandi', gender: 'Male' }),
    seed,
  );
  assert.ok(result.ok);
  return result.weeks.flatMap(({ days }) => days.flatMap(({ meals }) => meals));
}

function dishWith(food: string, slot: string) {
  return catalogue.dishes.filter(
    ({ recipe, foods }) =>
      recipe.slots.some((one) => one === slot) && [...foods].some((key) => key === food),
  );
}

test('soft pap does not stand beside stiff pap, nor a small dish of potatoes beside macaroni', () => {
  const [soft] = dishWith('maize-meal-special', 'side');
  const [stiff] = dishWith('maize-meal', 'side');
  assert.ok(soft && stiff);
  assert.equal(repeatsDish(soft, stiff), true);
  const potatoes = dishWith('potatoes', 'side');
  const macaroni = dishWith('macaroni', 'dinner');
  assert.ok(potatoes.length > 0 && macaroni.length > 0);
  for (const side of potatoes) {
    for (const main of macaroni) assert.equal(repeatsDish(side, main), true);
  }
});

test('no plate holds two paps, and pulses beside pulses are the exception', () => {
  let mixed = 0;
  let all = 0;
  for (const seed of ['one', 'two', 'three']) {
    for (const { dishes } of mealsOf(seed)) {
      all++;
      const served = dishes.flatMap(({ recipe }) => dishOf.get(recipe) ?? []);
      const paps = served.filter(
        ({ foods }) => foods.has('maize-meal') || foods.has('maize-meal-special'),
      );
      assert.ok(paps.length <= 1, served.map(({ recipe }) => recipe.name).join(' + '));
      const kinds = served.map(
        ({ ingredients }) => new Set(ingredients.map(({ food }) => food.proteinKind)),
      );
      const withPulses = kinds.filter((set) => set.has('beans') || set.has('lentils'));
      if (withPulses.length > 1) mixed++;
    }
  }
  assert.ok(mixed <= 0.03 * all, `${mixed} of ${all} meals with pulses beside pulses`);
});

test('sweet pumpkin stands beside savoury plates, and no vegetable beside a sweet one', () => {
  const sides = catalogue.dishes.filter(({ recipe }) =>
    recipe.slots.every((one) => one === 'side'),
  );
  const mains = catalogue.dishes.filter(({ recipe }) => recipe.slots.includes('dinner'));
  assert.ok(sides.some(({ foods }) => foods.has('cinnamon')));
  const tastes = mains.map((dish) => factsOf(dish).taste);
  assert.ok(tastes.includes('savoury'));
  for (const side of sides) {
    const { taste } = factsOf(side);
    for (const other of tastes) assert.equal(tastesClash(taste, other), other === 'sweet');
  }
});

/** Grams of a dish's reference serving that are of some foods. */
function gramsOf(dish: Dish, counts: (food: CatalogueFood) => boolean): number {
  return dish.ingredients.reduce((sum, { food, grams }) => (counts(food) ? sum + grams : sum), 0);
}

const isMilk = ({ key }: CatalogueFood) => key === 'amasi' || key.startsWith('milk-');
const isFish = ({ role, animals }: CatalogueFood) => role === 'protein' && animals.includes('fish');
const isGrain = ({ key }: CatalogueFood) => /^(maize-meal|rice-|samp|bread-|macaroni)/.test(key);

test('nobody is served two milks, fish with milk, rice beside pap, rice at breakfast or popcorn at a table', () => {
  for (const wishes of [{}, { diet_type: 'Fish-Only' }, { diet_type: 'Vegetarian' }] as const) {
    const profile = {
      ...profileDefaults,
      full_name: 'Thandi',
      gender: 'Female',
      ...wishes,
    } as const;
    for (const seed of ['one', 'two', 'three']) {
      const result = planMonth(kitchen, requestOf(profile), seed);
      assert.ok(result.ok);
      for (const { name, dishes } of result.weeks.flatMap(({ days }) =>
        days.flatMap(({ meals }) => meals),
      )) {
        const served = dishes.flatMap(({ recipe }) => dishOf.get(recipe) ?? []);
        const says = `${name}: ${served.map(({ recipe }) => recipe.name).join(' + ')}`;
        const milks = served.filter((dish) => gramsOf(dish, isMilk) >= 100);
        const fish = served.filter((dish) => gramsOf(dish, isFish) >= 40);
        assert.ok(milks.length <= 1, says);
        assert.ok(
          fish.every((dish) => milks.every((milk) => milk === dish)),
          says,
        );
        const scoops = served.filter(({ recipe }) => recipe.slots.every((slot) => slot === 'side'));
        const grains = served.filter((dish) => gramsOf(dish, isGrain) >= 25);
        assert.ok(grains.length <= 1 || !grains.some((dish) => scoops.includes(dish)), says);
        if (name === 'Breakfast') assert.deepEqual(scoops, [], says);
        if (!name.includes('snack')) {
          assert.ok(!served.some(({ foods }) => foods.has('popcorn-kernels')), says);
        }
      }
    }
  }
});
