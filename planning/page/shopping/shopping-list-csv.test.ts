import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { csvRows } from '../../shopping/prices/csv.ts';
import type { ShoppingLine, ShoppingList, ShoppingOption } from '../../shopping/shopping-list.ts';
import { shoppingListCsv } from './shopping-list-csv.ts';

const day = '2026-03-01';

/** One purchase of something that somebody else has named. */
function optionOf(product: string): ShoppingOption {
  const pack = {
    tier: 'budget',
    store: product,
    product,
    packLabel: '18 eggs',
    packGrams: 900,
    cents: 4_599,
    date: day,
    stale: false,
    status: 'sourced',
    basis: product,
    quantity: 1,
    totalCents: 4_599,
  } as const;
  return {
    packs: [pack],
    purchases: [{ week: 1, weekday: 'Monday', pack: 0, quantity: 1 }],
    cents: 4_599,
    boughtGrams: 900,
    keptGrams: 200,
    spoiledGrams: 0,
  };
}

function listOf(product: string): ShoppingList {
  const option = optionOf(product);
  const line: ShoppingLine = {
    food: 'eggs',
    name: product,
    aisle: 'Dairy & eggs',
    storage: 'fresh',
    keepsDays: 28,
    servedGrams: 600,
    neededGrams: 700,
    budget: option,
    premium: option,
  };
  const total = { cents: 4_599, keptCents: 1_000, usualCents: 3_599 };
  return { version: 1, date: day, plan: '', lines: [line], budget: total, premium: total };
}

const warned = (text: string, mark: string) => ({ text, items: new Map([['eggs', mark]]) });

/** What a table may be split at, whatever the country: the separator itself, and those of other settings. */
const separators = [',', ';', '\t'] as const;

/** The cells that a spreadsheet sees which takes another sign for the separator, and with it quotes for letters. */
function cellsSplitAt(text: string, separator: string): readonly string[] {
  return text.split(/\r\n|\r|\n/).flatMap((row) => row.split(separator));
}

/** Text as a member or a price file may hold it: words, and much of what has a meaning to a spreadsheet. */
const anyText = fc
  .array(
    fc.oneof(fc.constantFrom(...',;="+-@\t\r\n\'| ＝＋－＠', 'sum(', 'eggs', '1'), fc.string()),
  )
  .map((parts) => parts.join(''));

test('a warning with a semicolon leaves the table below it whole', () => {
  const text = 'You now avoid eggs; 1 item of this list holds them.';
  const rows =
    csvRows(shoppingListCsv(listOf('Eggs'), { warning: warned(text, 'holds eggs') })) ?? [];
  assert.equal(rows[0]?.[0], `WARNING: ${text}`);
  assert.deepEqual(rows[1]?.slice(0, 4), ['warning', 'aisle', 'item', 'choice']);
  assert.deepEqual(rows[2]?.slice(0, 4), ['holds eggs', 'Dairy & eggs', 'Eggs', 'budget']);
});

test('every row has as many cells, whatever is warned of and however things are named', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, (product, text, mark) => {
      for (const warning of [null, warned(text, mark)]) {
        const rows = csvRows(shoppingListCsv(listOf(product), { warning })) ?? [];
        assert.equal(rows.length, warning ? 4 : 3);
        const widths = new Set(rows.map((row) => row.length));
        assert.deepEqual([...widths], [warning ? 20 : 19]);
      }
    }),
  );
});

test('no cell is a formula, whichever sign a spreadsheet splits the rows at', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, (product, text, mark) => {
      const csv = shoppingListCsv(listOf(product), { warning: warned(text, mark) });
      const read = csvRows(csv) ?? [];
      const cells = [
        ...read.flat(),
        ...separators.flatMap((separator) => cellsSplitAt(csv, separator)),
      ];
      for (const cell of cells) assert.doesNotMatch(cell, /^[\s"]*[=+\-@＝＋－＠]/u);
    }),
  );
});
