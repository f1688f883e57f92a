import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foodKeys } from '../../catalogue/foods.ts';
import { prices } from '../../catalogue/prices.ts';
import type { ShoppingList, ShoppingPack } from '../../shopping/shopping-list.ts';
import { dayBrief, dayText, dayTitle } from '../day-words.ts';
import { randText } from '../figures.ts';
import { amountText, oldPricesText, packsText, priceNote, storageText } from './shopping-words.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('Rands without needless cents, thousands apart by a no-break space', () => {
  for (const [cents, text] of [
    [9900, 'R99'],
    [14_999, 'R149.99'],
    [123_450, 'R1 234.50'],
    [5, 'R0.05'],
    [0, 'R0'],
    [100_000_000, 'R1 000 000'],
  ] as const) {
    assert.equal(plain(randText(cents)), text);
  }
  assert.equal(randText(123_450), 'R1\u00a0234.50');
});

test('packs in words', () => {
  for (const [quantity, label, text] of [
    [3, '2 kg', '3 × 2 kg'],
    [1, '2 kg', '1 × 2 kg'],
    [2, '410 g tin', '2 × 410 g tin'],
    [1, '18 eggs', '18 eggs'],
    [2, '18 eggs', '36 eggs (2 × 18)'],
    [2, '13 rice cakes', '26 rice cakes (2 × 13)'],
    [1, '1 head (about 1.8 kg)', '1 head (about 1.8 kg)'],
    [2, '1 head (about 1.8 kg)', '2 heads (about 1.8 kg each)'],
    [3, '1 bunch (about 120 g)', '3 bunches (about 120 g each)'],
    [15, '1 tomato (about 105 g)', '15 tomatoes (about 105 g each)'],
    [2, '1 mango (about 300 g)', '2 mangoes (about 300 g each)'],
    [2, '1 avocado (about 200 g)', '2 avocados (about 200 g each)'],
    [2, 'half (about 4 kg)', '2 halves (about 4 kg each)'],
    [1, 'quarter (about 2 kg)', '1 quarter (about 2 kg)'],
    [4, '1 litre', '4 × 1 litre'],
  ] as const) {
    assert.equal(plain(packsText(quantity, label)), text);
  }
});

test('amounts in the unit of the packs', () => {
  const amount = (
    grams: number,
    packLabel: string,
    packGrams: number,
    rounding: 'up' | 'down' = 'up',
  ) => plain(amountText(grams, { packLabel, packGrams }, rounding));
  assert.equal(amount(820.4, '2 kg', 2000), '820 g');
  assert.equal(amount(1454, '500 g', 500), '1.45 kg');
  assert.equal(amount(999.7, '500 g', 500), '1 kg');
  assert.equal(amount(2.5, '50 g', 50), '2.5 g');
  assert.equal(amount(2472, '2 litres', 2060), '2.4 litres');
  assert.equal(amount(257.5, '500 ml', 515), '250 ml');
  assert.equal(amount(300, '600 g', 706), '255 g');
  assert.equal(amount(795.5, '18 eggs', 1026), '14 eggs');
  assert.equal(amount(57, '18 eggs', 1026), '1 egg');
  assert.equal(amount(1026 - 795.5, '18 eggs', 1026, 'down'), '4 eggs');
  assert.equal(amount(100, '1 head (about 400 g)', 400), '100 g');
});

test('every pack of the price table can be put into words, one and many, with its whole in its own unit', () => {
  for (const { packLabel, packGrams } of foodKeys.flatMap((key) => prices[key])) {
    const one = plain(packsText(1, packLabel));
    assert.ok(one === packLabel || one === `1 × ${packLabel}` || one === `1 ${packLabel}`, one);
    assert.match(
      plain(packsText(2, packLabel)),
      /^(2 × |2 [a-z]+ \(about .+ each\)$|\d+ [a-z ]+ \(2 × \d+\)$)/,
    );
    const whole = plain(amountText(packGrams, { packLabel, packGrams }, 'up'));
    if (!packLabel.includes('about')) {
      const bare = packLabel.replace(/ (tin|jar)$| \(6 tins of .+\)$/, '');
      const small = bare.replace(/^(0\.\d+) kg$/, (_, kg) => `${Number(kg) * 1000} g`);
      assert.equal(whole, small);
    }
  }
});

test('days as people write them', () => {
  assert.equal(plain(dayText('2026-02-09')), '9 Feb 2026');
  assert.equal(plain(dayText('2025-12-31')), '31 Dec 2025');
  const plan = { start: '2026-11-27' };
  for (const [week, weekday, title, brief] of [
    [1, 'Friday', 'Friday 27 November', 'Fri 27 Nov'],
    [1, 'Thursday', 'Thursday 3 December', 'Thu 3 Dec'],
    [4, 'Thursday', 'Thursday 24 December', 'Thu 24 Dec'],
  ] as const) {
    assert.equal(plain(dayTitle(plan, { week, weekday })), title);
    assert.equal(plain(dayBrief(plan, { week, weekday })), brief);
    // of plans from before nobody knows the dates
    assert.equal(dayTitle({}, { week, weekday }), weekday);
    assert.equal(dayBrief({}, { week, weekday }), weekday);
  }
});

/** A list of one line with these price days, old or not. */
function listOf(...seen: readonly (readonly [day: string, stale: boolean])[]): ShoppingList {
  const packs = seen.map(
    ([date, stale]): ShoppingPack => ({
      tier: 'budget',
      store: 'Shop',
      product: 'Rice',
      packLabel: '1 kg',
      packGrams: 1000,
      cents: 1000,
      date,
      stale,
      status: 'sourced',
      basis: 'seen',
      quantity: 1,
      totalCents: 1000,
    }),
  );
  const option = {
    packs,
    purchases: [],
    cents: 1000 * packs.length,
    boughtGrams: 1000,
    keptGrams: 0,
    spoiledGrams: 0,
  };
  const line = {
    food: 'rice-white',
    name: 'Rice',
    aisle: 'Pantry',
    storage: 'shelf',
    keepsDays: 365,
    servedGrams: 1000,
    neededGrams: 1000,
    budget: option,
    premium: { ...option, packs: [] },
  } as const;
  const total = { cents: 1000, keptCents: 0, usualCents: 1000 };
  return { version: 1, date: '2026-11-22', plan: '', lines: [line], budget: total, premium: total };
}

test('a list whose prices are mostly old says so once, with the months; a fresh one does not', () => {
  const mostly = listOf(['2025-10-06', true], ['2026-02-19', true], ['2026-11-01', false]);
  assert.equal(
    plain(oldPricesText(mostly) ?? ''),
    'Prices are of Oct 2025 to Nov 2026: your shop may ask more by now.',
  );
  const fresh = listOf(['2026-11-01', false], ['2026-11-02', false], ['2026-02-19', true]);
  assert.equal(oldPricesText(fresh), null);
  const same = listOf(['2026-02-18', true], ['2026-02-19', true]);
  assert.match(plain(oldPricesText(same) ?? ''), /^Prices are of Feb 2026:/);
  assert.match(priceNote(fresh), /1 of 3 are older than 60 days and marked as old\./);
  assert.match(priceNote(mostly), /2 of 3 are older than 60 days\./);
});

test('a tin or carton says how long it keeps once it is open, and rice says nothing', () => {
  const [line] = listOf(['2026-11-01', false]).lines;
  assert.ok(line);
  assert.equal(storageText(line), null);
  const tin = { ...line, food: 'pilchards-tinned', aisle: 'Tinned' } as const;
  assert.equal(
    plain(storageText(tin) ?? ''),
    'Once open: in the fridge, and freeze in portions what you do not eat within 3 days.',
  );
  const milk = { ...line, food: 'milk-low-fat', keepsDays: 180 } as const;
  assert.match(plain(storageText(milk) ?? ''), /within 5 days\.$/);
  const soya = { ...line, food: 'soya-milk', keepsDays: 180 } as const;
  assert.match(
    plain(storageText(soya) ?? ''),
    /^Choose a carton that says calcium and vitamin B12 are added\. Once open: .* within 7 days\.$/,
  );
  const chicken = { ...line, food: 'chicken-livers', storage: 'freezer', keepsDays: 2 } as const;
  assert.equal(
    plain(storageText(chicken) ?? ''),
    'Freeze in portions what you do not eat within 2 days.',
  );
});
