import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kitchen } from '#test/support/plans/standard-kitchen.ts';
import { isSide } from '../../catalogue/catalogue.ts';
import { belongsBeside } from '../../catalogue/dishes/table-customs.ts';
import { seededRandom } from '../../random.ts';
import { mostGrams, usualHelpings } from '../model/portions/helpings.ts';
import { type PortionedDish, servedGrams } from '../model/portions/portions.ts';
import { drawSide } from './fill-plate.ts';
import type { Seat } from './seat.ts';

const { dishes } = kitchen;
const dinner: Seat = {
  slot: 'dinner',
  kcal: 700,
  full: 700,
  minutes: 120,
  lowCarb: false,
  anySnack: false,
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

test('cocoa stands beside no lunch, as little as a rusk, where a glass of milk is drunk', () => {
  const random = seededRandom('cocoa');
  const lots = lotsOf(allSides.filter(({ portioned: { facts } }) => facts.milky));
  const lunch = { ...dinner, slot: 'lunch' } as const;
  const glass = allSides.find(({ dish }) => dish.recipe.id === 'glass-of-amasi');
  assert.ok(glass);
  const { table } = glass.portioned.facts;
  const plates = dishes
    .filter(({ portioned: main }) => main.facts.isMain && main.dish.recipe.slots.includes('lunch'))
    .filter(({ portioned: main }) => belongsBeside(table, main.facts.table))
    .flatMap(({ portioned: main }) => {
      const side = drawSide(random, lots, [main], lunch, new Set());
      return side ? [{ main, side }] : [];
    });
  const isAtTable = ({ dish, facts }: PortionedDish) =>
    facts.isMain || facts.isSideOnly || dish.recipe.atTable === true;
  assert.ok(plates.filter(({ side }) => isAtTable(side)).length > 100);
  const odd = plates.filter(({ main, side }) => !belongsBeside(side.facts.table, main.facts.table));
  assert.deepEqual(
    odd.map(({ main, side }) => `${side.dish.recipe.name} beside ${main.dish.recipe.name}`),
    [],
  );
  const drunk = plates.filter(({ side }) => side.dish.foods.has('cocoa-powder'));
  assert.deepEqual(drunk, []);
});

const tableOf = (id: string) => {
  const found = dishes.find(({ portioned }) => portioned.dish.recipe.id === id);
  assert.ok(found, id);
  return found.portioned.facts.table;
};
const stands = (side: string, main: string) => belongsBeside(tableOf(side), tableOf(main));

test('pap stands beside no sandwich, an egg and milk beside no curry, and maas beside pap', () => {
  const macaroni = 'macaroni-cheese-peas-stove';
  assert.ok(!stands('two-boiled-eggs', macaroni) && stands('naartjies', macaroni));
  const curry = 'chana-potato-curry-rice';
  assert.ok(!stands('cheddar-cubes-cucumber', curry) && !stands('two-boiled-eggs', curry));
  assert.ok(stands('cucumber-yoghurt-sambal', curry) && !stands('glass-of-amasi', curry));
  assert.ok(stands('glass-of-amasi', 'chicken-cabbage-pap-plain'));
  assert.ok(!stands('sunflower-seeds-apple', curry));
  const sandwich = 'peanut-butter-jam-sandwich-apple';
  assert.ok(!stands('scoop-of-pap', sandwich) && !stands('morogo-onion', sandwich));
  assert.ok(stands('scoop-of-pap', 'maas-chicken-yellow-cabbage'));
});

test('rice and a sambal stand beside a curry, no second starch beside a potato, no pumpkin beside a pot of vegetables', () => {
  const curry = 'red-lentil-potato-dhal';
  assert.ok(stands('scoop-of-rice', curry) && stands('sambal-tomato-onion-dhania', curry));
  assert.ok(!stands('scoop-of-pap', 'pan-bobotie-carrot-sambal'));
  assert.ok(!stands('coleslaw-mustard', curry) && !stands('morogo-onion', curry));
  assert.ok(!stands('scoop-of-yellow-rice', 'baked-beans-jacket-potato'));
  const thighs = 'crisp-thighs-creamed-spinach-butternut';
  assert.ok(stands('scoop-of-pap', thighs) && stands('scoop-of-rice', thighs));
  assert.ok(!stands('scoop-of-pap', 'chicken-cabbage-cashew-stir-fry'));
  assert.ok(stands('scoop-of-rice', 'chicken-cabbage-cashew-stir-fry'));
  assert.ok(!stands('roast-butternut-thyme', thighs));
  for (const main of [curry, thighs]) {
    assert.ok(!stands('beetroot-seed-salad-side', main) && stands('naartjies', main), main);
  }
  assert.ok(
    !stands('mageu-glass-banana', curry) &&
      stands('mageu-glass-banana', 'chicken-cabbage-pap-plain'),
  );
});
