import assert from 'node:assert/strict';
import { test } from 'node:test';
import { standardCatalogue } from '../../catalogue/standard-catalogue.ts';
import { seededRandom } from '../../random.ts';
import { mostGrams, usualHelpings } from '../model/helpings.ts';
import { createKitchen } from '../model/kitchen.ts';
import { servedGrams } from '../model/portions.ts';
import { drawSide, type Seat } from './fill-plate.ts';

const { dishes } = createKitchen(standardCatalogue());
const dinner: Seat = { slot: 'dinner', kcal: 700, minutes: 120, lowCarb: false };

test('dishes share oil, and at their largest no more of it than a meal may hold', () => {
  const oily = dishes.filter(({ dish }) =>
    dish.ingredients.some(({ food }) => food.key === 'sunflower-oil'),
  );
  const lots = oily.map(({ portioned }) => ({ dish: portioned, weight: 1 }));
  const random = seededRandom('oil');
  let shared = 0;
  for (const { portioned: main } of oily) {
    const plate = [main];
    const taken = new Set([main.dish.recipe.id]);
    for (let sides = 0; sides < 4; sides++) {
      const side = drawSide(random, lots, plate, { ...dinner, kcal: 1600 }, taken);
      if (!side) break;
      plate.push(side);
      taken.add(side.dish.recipe.id);
    }
    if (plate.length === 1) continue;
    shared++;
    const oil = plate
      .flatMap((portioned) =>
        servedGrams({ portioned, sizes: portioned.parts.map(({ high }) => high) }),
      )
      .filter(([{ food }]) => food.key === 'sunflower-oil');
    const sum = oil.reduce((grams, [, served]) => grams + served, 0);
    const [first] = oil;
    assert.ok(
      first && sum <= mostGrams(first[0].food, usualHelpings),
      `${main.dish.recipe.id}: ${sum} g`,
    );
  }
  assert.ok(shared > 20, `${shared} plates`);
});

test('beside what was packed stands a salad and no warm vegetable', () => {
  const sides = dishes.filter(({ portioned }) => portioned.facts.isSideOnly);
  const lots = sides.map(({ portioned }) => ({ dish: portioned, weight: 1 }));
  // with a sweet sandwich goes neither, and then it is by chance which of them is drawn
  const packed = dishes.filter(
    ({ portioned: { facts } }) => facts.packed && facts.taste !== 'sweet',
  );
  assert.ok(packed.length > 10);
  const random = seededRandom('packed');
  let cold = 0;
  for (const { portioned: main } of packed) {
    const side = drawSide(random, lots, [main], { ...dinner, kcal: 900 }, new Set());
    if (!side) continue;
    assert.equal(side.facts.warm, false, `${main.dish.recipe.id} + ${side.dish.recipe.id}`);
    cold++;
  }
  assert.ok(cold > packed.length / 2, `${cold} of ${packed.length}`);
});
