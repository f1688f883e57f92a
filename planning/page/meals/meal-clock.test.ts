import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Recipe } from '../../catalogue/recipe.ts';
import { standardCatalogue } from '../../catalogue/standard-catalogue.ts';
import type { PlannedMeal } from '../../meals/model/meal-plan.ts';
import { amountsOf, zeroVector } from '../../nutrition/vector.ts';
import { clockNotes, durationText, mealClock } from './meal-clock.ts';

const [dish] = standardCatalogue().dishes;
assert.ok(dish);
const recipe = (times: Partial<Recipe>): Recipe => ({ ...dish.recipe, ...times });
const stew = recipe({ activeMinutes: 20, totalMinutes: 90, freeMinutes: 60, pots: 1 });
const salad = recipe({ activeMinutes: 8, totalMinutes: 8, freeMinutes: 0, pots: 0 });
const dinner: PlannedMeal = { name: 'Dinner', dishes: [], amounts: amountsOf(zeroVector()) };

test('a stew is little work and ready late, and a salad is made while it cooks', () => {
  const clock = mealClock(dinner, [stew, salad]);
  assert.deepEqual(clock, { work: 28, ready: 90, free: 52, pots: 1 });
  assert.equal(durationText(clock), '28\u00a0min of work, ready in 90\u00a0min');
  assert.deepEqual(
    clockNotes(clock).map(([, text]) => text),
    ['1\u00a0pot', '52\u00a0min free'],
  );
});

test('what nothing waits for is one figure', () => {
  const clock = mealClock(dinner, [salad]);
  assert.equal(durationText(clock), '8\u00a0min');
  assert.deepEqual(clockNotes(clock), []);
});

test('a pot for two meals is more work, and what is left over of it is only warmed', () => {
  const mark = { week: 1, weekday: 'Monday', meal: 'Lunch' } as const;
  const pot = { ...dinner, pot: { meals: [mark], ingredients: [] } };
  assert.equal(mealClock(pot, [stew]).work, 22);
  const left = { ...dinner, leftoverOf: mark };
  assert.deepEqual(mealClock(left, [stew, salad]), { work: 13, ready: 13, free: 0, pots: 0 });
});
