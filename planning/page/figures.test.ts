import assert from 'node:assert/strict';
import { test } from 'node:test';
import { energyText, gramsText, householdMeasure, wholeNumber } from './figures.ts';

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;

test('thousands stand apart', () => {
  assert.equal(plain(wholeNumber(999.6)), '1 000');
  assert.equal(plain(wholeNumber(1_234_567)), '1 234 567');
  assert.equal(plain(wholeNumber(0)), '0');
});

test('kilojoules come first', () => {
  assert.equal(plain(energyText(2008)), '8 401 kJ (2 008 kcal)');
});

test('grams as a kitchen scale shows them', () => {
  assert.equal(plain(gramsText(60)), '60 g');
  assert.equal(plain(gramsText(2.5)), '2.5 g');
});

test('household measures are handy numbers or none', () => {
  const cup = { name: 'cup', plural: 'cups', grams: 250 };
  const onion = { name: 'onion', plural: 'onions', grams: 100 };
  const spoon = { name: 'tablespoon', plural: 'tablespoons', grams: 10 };
  const slice = { name: 'slice', plural: 'slices', grams: 40 };
  for (const [grams, measures, text] of [
    [250, [cup], '1 cup'],
    [375, [cup], '1½ cups'],
    [125, [cup], '½ cup'],
    [500, [cup], '2 cups'],
    [240, [cup], '1 cup'],
    [80, [slice], '2 slices'],
    [20, [cup], null],
    // nobody counts seven and a half spoons of it
    [75, [onion, spoon], '¾ onion'],
    [25, [onion, spoon], '¼ onion'],
    [52, [slice], null],
    [60, [slice], '1½ slices'],
    [20, [cup, { name: 'tablespoon', plural: 'tablespoons', grams: 20 }], '1 tablespoon'],
  ] as const) {
    assert.equal(plain(householdMeasure(grams, measures)), text, `${grams} g`);
  }
});
