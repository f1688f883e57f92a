import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kitchen } from '#test/support/plans/standard-kitchen.ts';
import { at } from '../../../nutrition/vector.ts';
import { type PortionedDish, servedGrams } from './portions.ts';

const { dishes } = kitchen;
const inParts = dishes.filter(({ dish }) => dish.recipe.scaling === 'parts');

/** Grams of every ingredient with each part at its least or at its most. */
function servedAt(portioned: PortionedDish, bound: 'low' | 'high') {
  return servedGrams({ portioned, sizes: portioned.parts.map((part) => part[bound]) });
}

test('what a dish is named for stays in it: no peanut sauce of a teaspoon, no rice of three spoons', () => {
  let nuts = 0;
  let grains = 0;
  for (const { portioned } of inParts) {
    for (const [{ food, role, grams }, served] of servedAt(portioned, 'low')) {
      const says = `${portioned.dish.recipe.id}: ${food.key} ${served} of ${grams} g`;
      const step = food.stepGrams;
      if (role === 'fat' && (food.perGram[at.kcal] ?? 0) < 8) {
        nuts++;
        assert.ok(served >= 0.7 * grams - step / 2, says);
      }
      if (
        role === 'starch' &&
        portioned.dish.ingredients.filter((own) => own.role === role).length === 1
      ) {
        grains++;
        assert.ok(served >= Math.min(grams, 40) - step, says);
      }
    }
  }
  assert.ok(nuts > 50 && grains > 300, `${nuts} with nuts, ${grains} with a staple`);
});

test('a dish of little rice grows into a plateful, within what a meal holds of it', () => {
  const rice = inParts.filter(({ dish: { ingredients } }) => {
    const [first, ...others] = ingredients.filter(({ role }) => role === 'starch');
    return others.length === 0 && first?.food.key === 'rice-white' && first.grams === 30;
  });
  assert.ok(rice.length > 3);
  for (const { portioned } of rice) {
    const [own] = servedAt(portioned, 'high').filter(([{ food }]) => food.key === 'rice-white');
    assert.ok(own);
    assert.ok(own[1] >= 100 && own[1] <= own[0].food.maxMealGrams, `${own[1]} g`);
  }
});
