import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyProfile } from '#test/support/members/profiles.ts';
import { standardCatalogue } from '../catalogue/standard-catalogue.ts';
import { dishAllowed, dishMayBeServed, eatingRules, foodAllowed } from './eating-rules.ts';
import { fitJudge } from './profile-fit.ts';

const catalogue = standardCatalogue();
const foods = [...catalogue.foods.values()];

test('whatever the gate of new plans refuses is objected to, and nothing else', () => {
  const check = (anyone: Parameters<typeof eatingRules>[0], disliked_foods: string) => {
    const profile = { ...anyone, disliked_foods };
    const rules = eatingRules(profile, catalogue);
    const judge = fitJudge(rules, catalogue);
    for (const food of foods) {
      assert.equal(judge.food(food.key).length === 0, foodAllowed(food, rules), food.key);
    }
    // time and skill of a dish are no matter of what it holds
    const patient = { ...rules, minutes: Number.POSITIVE_INFINITY, skill: 'Advanced' } as const;
    for (const dish of catalogue.dishes) {
      const ingredients = dish.ingredients.map(({ food }) => ({ food: food.key }));
      const objections = judge.meal({ dishes: [{ recipe: dish.recipe.id, ingredients }] });
      assert.equal(objections.length === 0, dishAllowed(dish, patient), dish.recipe.id);
      if (!dishMayBeServed(dish, patient)) {
        assert.ok(
          objections.some(({ kind }) => kind === 'dislike'),
          dish.recipe.id,
        );
      }
    }
  };
  const text = fc.constantFrom('', 'curry; onions', 'allergic to tree nuts', 'fish and soup');
  fc.assert(fc.property(anyProfile, text, check), { numRuns: 20, seed: 94 });
});

test('what the tables have lost counts as refused', () => {
  const [profile] = fc.sample(anyProfile, { numRuns: 1, seed: 1 });
  assert.ok(profile);
  const judge = fitJudge(eatingRules({ ...profile, allergies: [] }, catalogue), catalogue);
  const [dish] = catalogue.dishes;
  assert.ok(dish);
  const recipe = dish.recipe.id;
  assert.deepEqual(judge.food('moon-cheese'), [{ kind: 'unknown' }]);
  assert.deepEqual(judge.meal({ dishes: [{ recipe: 'gone', ingredients: [] }] }), [
    { kind: 'unknown' },
  ]);
  const pot = { ingredients: [{ food: 'moon-cheese' }] };
  assert.ok(
    judge
      .meal({ dishes: [{ recipe, ingredients: [] }], pot })
      .some(({ kind }) => kind === 'unknown'),
  );
});
