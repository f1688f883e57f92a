import assert from 'node:assert/strict';
import { test } from 'node:test';
import { prices } from '../../catalogue/prices.ts';
import { csvRows } from './csv.ts';
import { parsePriceList, withPrices } from './price-list.ts';

const today = '2026-11-21';
const header = 'key,tier,store,product,pack_grams,pack_label,rand,date,basis';
const good = 'maize-meal,budget,Boxer,Boxer Maize Meal 5kg,5000,5 kg,59.99,2026-11-01,shelf price';

function problemsOf(...rows: readonly string[]): readonly string[] {
  return parsePriceList([header, ...rows].join('\n'), today).problems;
}

test('a good row is read whole', () => {
  assert.deepEqual(parsePriceList(`${header}\n${good}\n`, today), {
    prices: [
      {
        food: 'maize-meal',
        price: {
          tier: 'budget',
          store: 'Boxer',
          product: 'Boxer Maize Meal 5kg',
          packGrams: 5000,
          packLabel: '5 kg',
          rand: 59.99,
          date: '2026-11-01',
          status: 'sourced',
          basis: 'shelf price',
        },
      },
    ],
    problems: [],
  });
});

test('files as spreadsheets write them: semicolons, decimal commas, quotes, byte order mark, any column order', () => {
  const text =
    '\ufeffTier;Key;Rand;Store;Product;Pack_grams;Pack_label;Date;Basis;Status\r\n' +
    'Premium;honey;R 1 079,50;Spar;"Honey; ""raw"", 5kg";5000;5 kg;2026-11-01;guess;estimated\r\n\r\n';
  const { prices: read, problems } = parsePriceList(text, today);
  assert.deepEqual(problems, []);
  assert.equal(read.length, 1);
  assert.equal(read[0]?.price.rand, 1079.5);
  assert.equal(read[0]?.price.product, 'Honey; "raw", 5kg');
  assert.deepEqual([read[0]?.price.tier, read[0]?.price.status], ['premium', 'estimated']);
});

test('every fault is named with its row, and the good rows are still taken', () => {
  const faults: readonly (readonly [row: string, says: RegExp])[] = [
    [good.replace('maize-meal', 'maize-mael'), /unknown key 'maize-mael'/],
    [good.replace('maize-meal', 'constructor'), /unknown key 'constructor'/],
    [good.replace('budget', 'cheap'), /tier 'cheap' is neither budget nor premium/],
    [good.replace('Boxer,', ','), /store is empty/],
    [good.replace('5000', '0'), /pack_grams '0' is no number/],
    [good.replace('5000', '5kg'), /pack_grams '5kg' is no number/],
    [good.replace('5000', '5'), /pack_grams 5 does not fit the pack_label '5 kg'/],
    [good.replace('59.99', '0'), /rand '0' is no price/],
    [good.replace('59.99', '-1'), /rand '-1' is no price/],
    [good.replace('59.99', 'NaN'), /rand 'NaN' is no price/],
    [good.replace('59.99', '1e3'), /rand '1e3' is no price/],
    [good.replace('59.99', '59.999'), /more than two decimals/],
    [good.replace('5000,5 kg', '2,bag'), /a kilogram cannot be right/],
    [good.replace('2026-11-01', '01/11/2026'), /date '01\/11\/2026' is no day/],
    [good.replace('2026-11-01', '2026-02-30'), /date '2026-02-30' is no day/],
    [good.replace('2026-11-01', '2027-11-01'), /lies in the future/],
    [good.replace('shelf price', ''), /basis is empty/],
    [good.replace('shelf price', 'x'.repeat(401)), /basis is longer than 400 letters/],
    [good.replace('shelf price', '"two\nlines"'), /basis holds a line break/],
    [`${good},more`, /more cells than the first row/],
  ];
  for (const [row, says] of faults) {
    const { prices: read, problems } = parsePriceList([header, row, good].join('\n'), today);
    assert.equal(read.length, 1, row);
    assert.equal(problems.length, 1, `${row}: ${problems.join(' | ')}`);
    assert.match(problems[0] ?? '', says);
    assert.match(problems[0] ?? '', /^row 2: /);
  }
});

test('rows are numbered as the spreadsheet numbers them', () => {
  assert.deepEqual(problemsOf(good, '', good), ['row 4: the same pack as in row 2']);
});

test('a row with two faults has two lines', () => {
  const row = good.replace('budget', 'x').replace('59.99', 'free');
  assert.equal(problemsOf(row).length, 2);
});

test('a file that is no price list says why', () => {
  for (const [text, says] of [
    ['', /the file is empty/],
    ['key,tier\n', /row 1: the column store is missing/],
    [`${header},key\n${good},x\n`, /row 1: the column key comes twice/],
    [`${header}\n"${good}`, /quotation mark is never closed/],
  ] as const) {
    const { prices: read, problems } = parsePriceList(text, today);
    assert.deepEqual(read, []);
    assert.ok(
      problems.some((problem) => says.test(problem)),
      problems.join(' | '),
    );
  }
});

test('columns without a name, as spreadsheets add them, are passed over', () => {
  const { prices: read, problems } = parsePriceList(`${header},,\n${good},,\n${good}\n`, today);
  assert.equal(read.length, 1);
  assert.deepEqual(problems, ['row 3: the same pack as in row 2']);
});

test('a row that ends early lacks its last cells', () => {
  assert.deepEqual(problemsOf(good.replace(',shelf price', '')), ['row 2: basis is empty']);
});

test('a column that is not read is named, and the rest is read', () => {
  const { prices: read, problems } = parsePriceList(`${header},notes\n${good},cheap\n`, today);
  assert.equal(read.length, 1);
  assert.deepEqual(problems, ["row 1: the column 'notes' is not read"]);
});

test('new prices take the place of the old ones of their food and tier only', () => {
  const { prices: read } = parsePriceList(`${header}\n${good}\n`, today);
  const table = withPrices(prices, read);
  assert.deepEqual(
    table['maize-meal'].filter(({ tier }) => tier === 'budget').map(({ rand }) => rand),
    [59.99],
  );
  assert.deepEqual(
    table['maize-meal'].filter(({ tier }) => tier === 'premium'),
    prices['maize-meal'].filter(({ tier }) => tier === 'premium'),
  );
  assert.deepEqual({ ...table, 'maize-meal': [] }, { ...prices, 'maize-meal': [] });
  assert.ok(
    prices['maize-meal'].every(({ rand }) => rand !== 59.99),
    'the table given is left as it was',
  );
});

test('the built-in table passes as a file of its own', () => {
  const quote = (text: string | number) => `"${String(text).replaceAll('"', '""')}"`;
  const rows = Object.entries(prices).flatMap(([key, list]) =>
    list.map((price) =>
      [
        ...[key, price.tier, price.store, price.product, price.packGrams, price.packLabel],
        ...[price.rand, price.date, price.basis, price.status],
      ]
        .map(quote)
        .join(),
    ),
  );
  const read = parsePriceList([`${header},status`, ...rows].join('\n'), today);
  assert.deepEqual(read.problems, []);
  assert.deepEqual(withPrices(prices, read.prices), prices);
});

test('csv: cells with quotes, separators and line ends', () => {
  assert.deepEqual(csvRows('a,"b,""c""\r\nd", e \r\n\r\n,\r'), [
    ['a', 'b,"c"\r\nd', 'e'],
    [''],
    ['', ''],
  ]);
  assert.equal(csvRows('a,"b'), null);
  assert.deepEqual(csvRows(''), []);
});
