import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kitchen } from '#test/support/plans/standard-kitchen.ts';
import { amountsAt } from '../model/portions/portions.ts';
import { losesHelping, partsHeld } from '../model/whole-meal.ts';
import { helpingBounds, ownBounds, potOf, withBounds } from './pot-helpings.ts';

const { dishes } = kitchen;

test('a helping of a pot holds what makes a meal of it, however small it is ladled', () => {
  let bound = 0;
  for (const { portioned } of dishes) {
    if (!portioned.facts.isMain) continue;
    // cooked with as little of everything as the dish allows
    const whole = potOf({ portioned, sizes: portioned.parts.map(({ low }) => low) });
    for (const bounds of [helpingBounds, ownBounds]) {
      for (const part of withBounds(whole, bounds).parts) {
        assert.ok(part.low <= part.high, portioned.dish.recipe.id);
        const [cooked, ladled] = [portioned.held, partsHeld(amountsAt(part, part.low))];
        assert.equal(losesHelping(cooked, ladled), false, portioned.dish.recipe.id);
        if (part.low > bounds.low) bound++;
      }
    }
  }
  assert.ok(bound > 100, `${bound} pots of which less would be no meal`);
});
