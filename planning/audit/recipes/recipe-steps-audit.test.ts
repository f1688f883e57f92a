import assert from 'node:assert/strict';
import { test } from 'node:test';
import { standardCatalogue } from '../../catalogue/standard-catalogue.ts';
import { checkCatalogue } from './catalogue-audit.ts';
import { stepFaults } from './recipe-steps-audit.ts';

const catalogue = standardCatalogue();

/** Faults of a recipe whose steps read otherwise. */
function faultsOf(id: string, change: (steps: string) => string): readonly string[] {
  const dish = catalogue.dishById.get(id);
  assert.ok(dish, id);
  const text = dish.recipe.steps.join('\n');
  assert.notEqual(change(text), text, `${id} was to be changed`);
  const steps = change(text).split('\n');
  return stepFaults({ dishes: [{ ...dish, recipe: { ...dish.recipe, steps } }] });
}

test('no recipe forgets an ingredient, asks for salt that is not listed or leaves meat in doubt', () => {
  assert.deepEqual(stepFaults(catalogue), []);
});

test('caught: an ingredient that no step names, even where others look alike', () => {
  assert.deepEqual(
    faultsOf('home-made-beef-burger', (text) => text.replace('sliced cucumber', 'salad')),
    ['home-made-beef-burger: no step says what becomes of cucumber'],
  );
  assert.deepEqual(
    faultsOf('eggs-beetroot-potato', (text) => text.replace('with the salt', 'well')),
    ['eggs-beetroot-potato: no step says what becomes of salt'],
  );
});

test('caught: a second onion, where the rest of the first is meant', () => {
  assert.deepEqual(
    faultsOf('frikkadels-butternut-carrot-mash', (text) =>
      text.replace('the rest of the onion', 'the other onion'),
    ),
    ['frikkadels-butternut-carrot-mash: another onion than that on the list'],
  );
});

test('caught: chicken, mince and pork of which nobody says when they are done', () => {
  const without = (text: string) =>
    text.replaceAll(
      / ?(until )?(the chicken is |with )?(cooked (right )?through|no pink( is)? left)( and comes off the bone)?/g,
      '',
    );
  for (const [id, food] of [
    ['chicken-thigh-stew-mash', 'chicken-thighs'],
    ['cottage-pie-mixed-veg', 'beef-mince-lean'],
    ['mince-macaroni-bake', 'beef-mince-lean'],
    ['chicken-lentil-pap-stew', 'chicken-breast-fillet'],
  ] as const) {
    assert.deepEqual(faultsOf(id, without), [
      `${id}: no step says by what ${food} is seen to be done`,
    ]);
  }
});

test('caught: salt in the steps and not on the list, also by the check of the whole catalogue', () => {
  const salty = 'Taste, season lightly and serve.';
  const fault = 'tofu-cauliflower-curry: the steps ask for salt that is not on the list';
  assert.deepEqual(
    faultsOf('tofu-cauliflower-curry', (text) => `${text}\n${salty}`),
    [fault],
  );
  const dishes = catalogue.dishes.map((dish) =>
    dish.recipe.id === 'tofu-cauliflower-curry'
      ? { ...dish, recipe: { ...dish.recipe, steps: [...dish.recipe.steps, salty] } }
      : dish,
  );
  assert.deepEqual(checkCatalogue({ ...catalogue, dishes }).faults, [fault]);
});
