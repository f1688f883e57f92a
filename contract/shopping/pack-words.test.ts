import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ShoppingPack } from '#planning/shopping/shopping-list.ts';
import { packWords } from './pack-words.ts';

const pack: ShoppingPack = {
  tier: 'budget',
  store: 'Shoprite',
  product: 'Rice',
  packLabel: '2 kg',
  packGrams: 2000,
  cents: 2499,
  date: '2026-02-19',
  stale: false,
  status: 'sourced',
  basis: '',
  quantity: 3,
  totalCents: 7497,
};
const day = '2026-11-28';
const amount = (planned: number, quantity: number | null) =>
  new Map([
    [
      `${day}\nRice\n2 kg`,
      { day, product: 'Rice', pack: '2 kg', planned, quantity, at: 1, sent: true },
    ],
  ]);
const price = (cents: number | null, seen_on: string) =>
  new Map([
    [
      'Shoprite\nRice\n2 kg',
      {
        ...{ store: 'Shoprite', product: 'Rice', pack: '2 kg', cents, listed_cents: 2499 },
        ...{ seen_on, at: 1, sent: true },
      },
    ],
  ]);

test('another amount counts for its day, as long as the list asks for what it asked for then', () => {
  const { quantityOf } = packWords(amount(3, 2), new Map());
  assert.equal(quantityOf(pack, day, 3), 2);
  assert.equal(quantityOf(pack, day, 4), 4);
  assert.equal(quantityOf(pack, '2026-12-05', 3), 3);
  assert.equal(quantityOf(pack, null, 3), 3);
  assert.equal(packWords(amount(3, null), new Map()).quantityOf(pack, day, 3), 3);
});

test('a price from the shelf counts until the list has a later one', () => {
  assert.equal(packWords(new Map(), price(2999, '2026-11-28')).centsOf(pack), 2999);
  assert.equal(packWords(new Map(), price(2999, '2026-02-18')).centsOf(pack), 2499);
  assert.equal(packWords(new Map(), price(null, '2026-11-28')).centsOf(pack), 2499);
  const other = { ...pack, store: 'Makro' };
  assert.equal(packWords(new Map(), price(2999, '2026-11-28')).centsOf(other), 2499);
});
