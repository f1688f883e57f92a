import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSide } from '../../catalogue/catalogue.ts';
import { standardCatalogue } from '../../catalogue/standard-catalogue.ts';
import { seededRandom } from '../../random.ts';
import { mostGrams, usualHelpings } from '../model/helpings.ts';
import { createKitchen } from '../model/kitchen.ts';
import { servedGrams } from '../model/portions.ts';
import { drawSide, type Seat } from './fill-plate.ts';

const { dishes } = createKitchen(standardCatalogue());
const dinner: Seat = {
  slot: 'dinner',
  kcal: 700,
  full: 700,
  minutes: 120,
  lowCarb: false,
  isCarried: false,
};
const lotsOf = (sides: typeof dishes) =>
  sides.map(({ portioned }) => ({ dish: portioned, weight: 1 }));
const allSides = dishes.filter(({ dish }) => isSide(dish));

test('dishes share oil, and at their largest no more of it than a meal may hold', () => {
  const oily = dishes.filter(({ dish }) =>
    dish.ingredients.some(({ food }) => food.key === 'sunflower-oil'),
  );
  const lots = lotsOf(oily);
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
  const lots = lotsOf(sides);
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

test('an egg stands beside beans, and beside meat or fish only where nothing else is to be had', () => {
  const random = seededRandom('eggs');
  const mains = dishes.filter(({ portioned: { facts } }) => facts.isMain);
  const meat = mains.filter(({ portioned: { facts } }) => facts.fleshy);
  const lots = lotsOf(allSides);
  assert.ok(meat.length > 100);
  for (const { portioned: main } of meat) {
    const side = drawSide(random, lots, [main], dinner, new Set());
    assert.notEqual(side?.facts.eggy, true, `${main.dish.recipe.id} + ${side?.dish.recipe.id}`);
  }
  const eggs = lotsOf(allSides.filter(({ portioned: { facts } }) => facts.eggy));
  const withEggs = (some: typeof mains) =>
    some.filter(({ portioned }) => drawSide(random, eggs, [portioned], dinner, new Set())).length;
  assert.ok(withEggs(mains.filter(({ portioned: { facts } }) => facts.pulsy)) > 10);
  assert.ok(withEggs(meat) > 10, 'who may have nothing else has an egg');
});

test('cocoa stands beside a lunch at home, and beside none that is carried', () => {
  const random = seededRandom('cocoa');
  const carried = { ...dinner, slot: 'lunch', isCarried: true } as const;
  const lots = lotsOf(allSides.filter(({ portioned: { facts } }) => facts.milky));
  const stays = (seat: Seat) =>
    dishes.filter(({ portioned: main }) => {
      if (!main.facts.isMain || !main.dish.recipe.slots.includes('lunch')) return false;
      const side = drawSide(random, lots, [main], seat, new Set());
      return side?.facts.warm && side.facts.milky;
    }).length;
  assert.ok(stays({ ...carried, isCarried: false }) > 5);
  assert.equal(stays(carried), 0);
});
