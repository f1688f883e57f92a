import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Allergen, AnimalClass, Food, Nutrients } from './food.ts';
import { type ConstituentKey, constituents, kindsIn } from './food-facts/constituents.ts';
import { type FoodKey, foodKeys, foods } from './foods.ts';
import { prices } from './prices.ts';

/** Energy that the four factors cannot see: acetic acid, and carbonates counted as carbohydrate. */
const energyExceptions: ReadonlySet<FoodKey> = new Set([
  'vinegar',
  'apple-cider-vinegar',
  'balsamic-vinegar',
  'baking-powder',
] as const);

function each(check: (food: Food, key: FoodKey) => void): void {
  for (const key of foodKeys) check(foods[key], key);
}

function amounts(per100g: Nutrients): readonly [string, number][] {
  const known: [string, number][] = [];
  for (const [name, value] of Object.entries(per100g))
    if (value !== null) known.push([name, value]);
  return known;
}

function holds(food: Food, allergen: Allergen): boolean {
  return food.allergens === null || food.allergens.includes(allergen);
}

/** Holds the allergen, or is kept from those who avoid it because it may. */
function warns(food: Food, allergen: Allergen): boolean {
  return holds(food, allergen) || food.mayContain.includes(allergen);
}

test('keys are kebab-case, unique and exactly those of the table', () => {
  for (const key of foodKeys) assert.match(key, /^[a-z0-9]+(-[a-z0-9]+)*$/, key);
  assert.equal(new Set(foodKeys).size, foodKeys.length);
  assert.deepEqual(Object.keys(foods), [...foodKeys]);
  assert.ok(foodKeys.length >= 350);
});

test('every food names its composition row', () => {
  each((food, key) => {
    assert.match(food.source.ndb, /^\d{5}$/, key);
    if (food.source.fdcId !== null) assert.match(food.source.fdcId, /^\d{6}$/, key);
    assert.ok(food.source.description.length > 3, key);
    assert.ok(food.source.scale > 0, key);
  });
});

test('amounts are finite and never negative', () => {
  each((food, key) => {
    for (const [name, value] of amounts(food.per100g)) {
      assert.ok(Number.isFinite(value) && value >= 0, `${key} ${name} ${value}`);
    }
  });
});

test('parts never exceed their whole', () => {
  each(({ per100g: n }, key) => {
    assert.ok(n.protein + n.fat + n.carbohydrate <= 105, `${key} macros`);
    assert.ok((n.saturatedFat ?? 0) <= n.fat + 0.2, `${key} saturated fat`);
    assert.ok(n.fibre <= n.carbohydrate + 0.2, `${key} fibre`);
    if (n.sugars === null) assert.equal(n.freeSugars, 0, `${key} free sugars of unknown sugars`);
    else {
      assert.ok(n.sugars <= n.carbohydrate + 1, `${key} sugars`);
      assert.ok(n.freeSugars <= n.sugars + 0.5, `${key} free sugars`);
    }
  });
});

test('energy agrees with protein, carbohydrate, fat and fibre', () => {
  const off: string[] = [];
  each(({ per100g: n }, key) => {
    const expected = 4 * n.protein + 4 * (n.carbohydrate - n.fibre) + 9 * n.fat + 2 * n.fibre;
    const misses = Math.abs(n.kcal - expected) > Math.max(10, n.kcal * 0.05) + 0.05;
    if (misses !== energyExceptions.has(key))
      off.push(`${key} ${n.kcal} against ${expected.toFixed(1)}`);
  });
  assert.deepEqual(off, []);
});

test('micronutrients stay below what such food can hold', () => {
  const most: Partial<Record<keyof Nutrients, number>> = {
    calcium: 8000,
    iron: 130,
    zinc: 20,
    vitaminC: 400,
    vitaminA: 6000,
    vitaminD: 30,
    vitaminB12: 70,
    potassium: 5000,
    sodium: 39_000,
  };
  each((food, key) => {
    for (const [name, limit] of Object.entries(most)) {
      const value = amounts(food.per100g).find(([known]) => known === name)?.[1] ?? 0;
      assert.ok(value <= limit, `${key} ${name} ${value}`);
    }
  });
});

test('plants hold no vitamin B12', () => {
  each((food, key) => {
    if (food.animals.some((animal) => animal !== 'plant')) return;
    assert.ok((food.per100g.vitaminB12 ?? 0) <= 0.1, `${key} ${food.per100g.vitaminB12}`);
  });
});

test('animal classes agree with allergens and with plants', () => {
  const implied: readonly (readonly [AnimalClass, Allergen])[] = [
    ['dairy', 'milk-protein'],
    ['egg', 'eggs'],
    ['fish', 'fish'],
    ['shellfish', 'shellfish'],
  ];
  each((food, key) => {
    assert.ok(food.animals.length > 0, key);
    assert.equal(new Set(food.animals).size, food.animals.length, key);
    for (const [animal, allergen] of implied) {
      if (food.animals.includes(animal)) assert.ok(holds(food, allergen), `${key} ${allergen}`);
      // the other way round, so that nothing with milk, egg or fish in it passes as a plant
      if (food.allergens?.includes(allergen)) {
        assert.ok(food.animals.includes(animal), `${key} holds ${allergen} but is not ${animal}`);
      }
    }
    if (holds(food, 'lactose')) assert.ok(holds(food, 'milk-protein'), key);
    const both = food.mayContain.filter((allergen) => food.allergens?.includes(allergen));
    assert.deepEqual(both, [], `${key} both holds and may hold`);
  });
});

test('what a food is made of agrees with its allergens and its animals, both ways', () => {
  const allergenOf: readonly (readonly [ConstituentKey, Allergen])[] = [
    ['gluten', 'gluten'],
    ['milk', 'milk-protein'],
    ['egg', 'eggs'],
    ['fish', 'fish'],
    ['shellfish', 'shellfish'],
    ['peanut', 'peanuts'],
    ['tree-nut', 'tree-nuts'],
    ['sesame', 'sesame'],
    ['mustard', 'mustard'],
    // refined oil has no protein of the bean left in it
    ['soya', 'soy'],
  ];
  const animalOf: readonly (readonly [ConstituentKey, AnimalClass])[] = [
    ['milk', 'dairy'],
    ['egg', 'egg'],
    ['honey', 'honey'],
    ['fish', 'fish'],
    ['shellfish', 'shellfish'],
    ['mammal', 'meat'],
  ];
  each((food, key) => {
    assert.ok(food.madeOf.length > 0, key);
    assert.equal(new Set(food.madeOf).size, food.madeOf.length, key);
    const unrefined = food.madeOf.filter((one) => one !== 'soya-oil');
    for (const [constituent, allergen] of allergenOf) {
      const said = food.allergens?.includes(allergen) === true;
      assert.equal(said, kindsIn(unrefined).has(constituent), `${key} ${allergen}`);
    }
    for (const [constituent, animal] of animalOf) {
      const isOf = kindsIn(food.madeOf).has(constituent);
      // ostriches are birds whose meat is red
      const said = food.animals.includes(animal) && !food.madeOf.includes('ostrich');
      assert.equal(said, isOf, `${key} ${animal}`);
    }
    const bird = food.madeOf.includes('chicken') || food.madeOf.includes('turkey');
    assert.equal(food.animals.includes('poultry'), bird, `${key} poultry`);
  });
});

test('every constituent is in a food, or is what others are of or are called', () => {
  const used = new Set(foodKeys.flatMap((key) => foods[key].madeOf));
  const above = new Set([...constituents.values()].flatMap(({ kinds }) => [...kinds].slice(1)));
  for (const { key } of constituents.values()) {
    assert.ok(used.has(key) || above.has(key), key);
  }
});

test('foods made of gluten cereals say so', () => {
  const cereal =
    /wheat|barley|\brye\b|bulgur|couscous|\boats?\b|\bbread|crackers|\brolls\b|tortillas|^pasta|noodles, egg|ramen|fish sticks/i;
  const silent: string[] = [];
  each((food, key) => {
    const made =
      cereal.test(food.source.description) && !/gluten-free/.test(food.source.description);
    if (made && key !== 'oats-gluten-free' && !holds(food, 'gluten')) silent.push(key);
  });
  assert.deepEqual(silent, []);
});

test('foods warn of what their names promise', () => {
  const promises: readonly (readonly [RegExp, Allergen])[] = [
    [
      /bread|flour|pasta(?! sauce)|macaroni|spaghetti|noodle|weet-bix|bran|couscous|roti|wrap|pita|rusk|cracker|vetkoek/i,
      'gluten',
    ],
    [
      /stock|soup powder|seasoning|soy sauce|worcester|crumbed|boerewors|sausage|vienna|polony|fish cake|marmite/i,
      'gluten',
    ],
    [/mayonnaise|^eggs$|egg noodle|fish cake/i, 'eggs'],
    [/peanut/i, 'peanuts'],
    [/almond|cashew|walnut|pecan|macadamia|granola|muesli|pesto/i, 'tree-nuts'],
    [/soya|soy sauce|tofu|edamame|plant-based/i, 'soy'],
    [/tahini|hummus/i, 'sesame'],
    [
      /hake|pilchard|tuna|sardine|salmon|mackerel|snoek|basa|kingklip|haddock|fish|worcester/i,
      'fish',
    ],
    [/prawn|mussel|calamari/i, 'shellfish'],
    [/mustard|mayonnaise/i, 'mustard'],
    [
      /cheese|cheddar|gouda|mozzarella|feta|yoghurt|amasi|^(?!coconut|soya|almond|oat|macadamia).*milk|ghee|^butter$|cream$/i,
      'milk-protein',
    ],
  ];
  const free =
    /gluten-free|rice noodle|lentil pasta|almond flour|coconut flour|chickpea flour|cornflour|rice cake|corn cake|soya yoghurt|coconut milk|vegan mayonnaise|wheat free/i;
  each((food, key) => {
    for (const [name, allergen] of promises) {
      if (!name.test(food.name)) continue;
      const exempt = (allergen === 'gluten' || allergen === 'milk-protein') && free.test(food.name);
      if (!exempt) assert.ok(warns(food, allergen), `${key} (${food.name}) ${allergen}`);
    }
  });
});

test('plain single foods carry no warning, so that members with an allergy still have them', () => {
  const plain: readonly FoodKey[] = [
    'maize-meal',
    'rice-white',
    'rice-brown',
    'sugar-beans',
    'lentils-brown',
    'potatoes',
    'cabbage',
    'bananas',
    'apples',
    'tomatoes',
    'onions',
    'chicken-thighs',
    'beef-mince',
    'salt',
    'turmeric',
    'cumin',
    'paprika',
    'mixed-herbs',
    'sunflower-oil',
  ];
  for (const key of plain) {
    for (const allergen of ['gluten', 'peanuts', 'eggs', 'shellfish', 'lactose'] as const) {
      assert.ok(!warns(foods[key], allergen), `${key} ${allergen}`);
    }
  }
});

test('kitchen facts are usable', () => {
  each((food, key) => {
    assert.ok(food.name.length > 2, key);
    assert.ok(food.edibleShare > 0 && food.edibleShare <= 1, key);
    assert.ok(food.cookedYield > 0.3 && food.cookedYield < 10, key);
    assert.ok(food.stepGrams > 0 && food.maxMealGrams >= food.stepGrams, key);
    assert.ok(food.shelfLifeDays >= 1 && food.shelfLifeDays <= 365, key);
    let before = Number.POSITIVE_INFINITY;
    for (const measure of food.measures) {
      assert.ok(measure.grams > 0 && measure.grams <= before, `${key} ${measure.name}`);
      assert.ok(measure.name.length > 0 && measure.plural.length > 0, key);
      before = measure.grams;
    }
    assert.equal(food.proteinKind !== null, food.role === 'protein', `${key} protein kind`);
    if (food.countsAsProduce) assert.ok(!holds(food, 'milk-protein'), key);
  });
});

test('synonyms are lower case, unique and more than the name', () => {
  each((food, key) => {
    assert.ok(food.synonyms.length > 0, key);
    assert.equal(new Set(food.synonyms).size, food.synonyms.length, key);
    for (const synonym of food.synonyms) {
      assert.equal(synonym, synonym.toLowerCase().trim(), key);
      assert.ok(synonym.length > 1, key);
    }
  });
});

test('no price is estimated where one was seen', () => {
  const guessed = foodKeys.filter(
    (key) => new Set(prices[key].map(({ status }) => status)).size > 1,
  );
  assert.deepEqual(guessed, []);
});

test('every food has a budget and a premium price with a date and a pack', () => {
  assert.deepEqual(Object.keys(prices), [...foodKeys]);
  for (const key of foodKeys) {
    const packs = prices[key];
    for (const tier of ['budget', 'premium'] as const) {
      assert.ok(
        packs.some((price) => price.tier === tier),
        `${key} ${tier}`,
      );
    }
    for (const price of packs) {
      assert.match(price.date, /^20\d\d-\d\d-\d\d$/, key);
      assert.ok(!Number.isNaN(Date.parse(price.date)), key);
      assert.ok(price.packGrams > 0 && price.rand > 0, key);
      assert.ok(
        price.store !== '' && price.product !== '' && price.packLabel !== '' && price.basis !== '',
        key,
      );
      const perKilogram = (price.rand / price.packGrams) * 1000;
      assert.ok(
        perKilogram > 4 && perKilogram < 2500,
        `${key} R${perKilogram.toFixed(0)} a kilogram`,
      );
    }
  }
});
