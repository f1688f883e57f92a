import { dayNumber } from '../../calendar-day.ts';
import { type FoodKey, foodKeys } from '../../catalogue/foods.ts';
import type { Price } from '../../catalogue/price.ts';
import { csvRows } from './csv.ts';

export interface FoodPrice {
  readonly food: FoodKey;
  readonly price: Price;
}

export interface PriceList {
  readonly prices: readonly FoodPrice[];
  /** What was not taken and why, each with the row of the spreadsheet. */
  readonly problems: readonly string[];
}

const columns = [
  'key',
  'tier',
  'store',
  'product',
  'pack_grams',
  'pack_label',
  'rand',
  'date',
  'basis',
] as const;
type Column = (typeof columns)[number];
/** May be left out; a price is then taken as seen in a shop. */
const statusColumn = 'status';

type Cells = Readonly<Record<Column | typeof statusColumn, string>>;

const knownFoods: ReadonlyMap<string, FoodKey> = new Map(foodKeys.map((key) => [key, key]));
const longestText = 400;

/** '62.99', '62,99', 'R62.99', 'R 1 234.50'; anything else is null. */
function parseNumber(text: string): number | null {
  const plain = text.replace(/^R\s*/, '').replace(/(\d)[\s\u00a0](?=\d{3}(\D|$))/g, '$1');
  return /^\d+([.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : null;
}

/**
 * Grams that a pack with this label ('2 kg', '410 g tin', '750 ml') may count as: honey weighs half as much again as
 * its millilitres, and a pack sold trimmed or cooked counts as the whole food it came from.
 */
function gramsOfLabel(label: string): readonly [low: number, high: number] | null {
  const [, size, unit] = /^([\d.]+) (kg|g|ml|litres?)\b/.exec(label) ?? [];
  if (size === undefined || unit === undefined) return null;
  const stated = Number(size) * (unit === 'kg' || unit.startsWith('litre') ? 1000 : 1);
  return [0.8 * stated, 2.5 * stated];
}

function problemsOfTexts(cells: Cells): readonly string[] {
  return (['store', 'product', 'pack_label', 'basis'] as const).flatMap((column) => {
    const text = cells[column];
    if (text === '') return [`${column} is empty`];
    if (text.length > longestText) return [`${column} is longer than ${longestText} letters`];
    return /\p{Cc}/u.test(text)
      ? [`${column} holds a line break or another control character`]
      : [];
  });
}

function problemsOfPack(
  grams: number | null,
  rand: number | null,
  cells: Cells,
): readonly string[] {
  const found: string[] = [];
  const inRange = (value: number | null, low: number, high: number) =>
    value !== null && value >= low && value <= high;
  if (!inRange(grams, 1, 50_000)) {
    found.push(`pack_grams '${cells.pack_grams}' is no number from 1 to 50000`);
  }
  if (!inRange(rand, 0.01, 10_000)) {
    found.push(`rand '${cells.rand}' is no price from 0.01 to 10000`);
  } else if (rand !== null && Math.abs(rand * 100 - Math.round(rand * 100)) > 1e-6) {
    found.push(`rand '${cells.rand}' has more than two decimals`);
  }
  const stated = gramsOfLabel(cells.pack_label);
  if (found.length === 0 && stated && !inRange(grams, ...stated)) {
    found.push(`pack_grams ${cells.pack_grams} does not fit the pack_label '${cells.pack_label}'`);
  }
  const perKilogram = ((rand ?? 0) / (grams ?? 1)) * 1000;
  if (found.length === 0 && !inRange(perKilogram, 1, 10_000)) {
    found.push(`R${perKilogram.toFixed(2)} a kilogram cannot be right: see pack_grams and rand`);
  }
  return found;
}

function tierOf(text: string): Price['tier'] | null {
  return text === 'budget' || text === 'premium' ? text : null;
}

function statusOf(text: string): Price['status'] | null {
  if (text === '') return 'sourced';
  return text === 'sourced' || text === 'estimated' ? text : null;
}

function parseRow(cells: Cells, today: string): FoodPrice | readonly string[] {
  const food = knownFoods.get(cells.key);
  const tier = tierOf(cells.tier);
  const status = statusOf(cells.status);
  const packGrams = parseNumber(cells.pack_grams);
  const rand = parseNumber(cells.rand);
  const problems = [
    ...(food ? [] : [`unknown key '${cells.key}'`]),
    ...(tier ? [] : [`tier '${cells.tier}' is neither budget nor premium`]),
    ...(status ? [] : [`status '${cells.status}' is neither sourced nor estimated`]),
    ...problemsOfTexts(cells),
    ...problemsOfPack(packGrams, rand, cells),
  ];
  const day = dayNumber(cells.date);
  if (day === null) problems.push(`date '${cells.date}' is no day like 2026-02-19`);
  else if (day > (dayNumber(today) ?? 0)) problems.push(`date ${cells.date} lies in the future`);
  if (problems.length > 0 || !food || !tier || !status || packGrams === null || rand === null) {
    return problems;
  }
  const { store, product, pack_label: packLabel, date, basis } = cells;
  return {
    food,
    price: { tier, store, product, packGrams, packLabel, rand, date, status, basis },
  };
}

function parseHeader(row: readonly string[]) {
  const names = row.map((name) => name.toLowerCase());
  const known: readonly string[] = [...columns, statusColumn];
  const missing = columns.filter((column) => !names.includes(column));
  // spreadsheets add columns without a name at the end
  const twice = names.filter((name, index) => name !== '' && names.indexOf(name) !== index);
  const unread = names.filter((name) => name !== '' && !known.includes(name));
  return {
    problems: [
      ...missing.map((column) => `row 1: the column ${column} is missing`),
      ...twice.map((name) => `row 1: the column ${name} comes twice`),
      ...unread.map((name) => `row 1: the column '${name}' is not read`),
    ],
    usable: missing.length === 0 && twice.length === 0,
    width: names.length,
    cellsOf: (cells: readonly string[]): Cells => {
      const read = (column: string) => cells[names.indexOf(column)] ?? '';
      return {
        key: read('key'),
        tier: read('tier').toLowerCase(),
        store: read('store'),
        product: read('product'),
        pack_grams: read('pack_grams'),
        pack_label: read('pack_label'),
        rand: read('rand'),
        date: read('date'),
        basis: read('basis'),
        status: read(statusColumn).toLowerCase(),
      };
    },
  };
}

/**
 * Reads an operator's prices: a CSV text with the columns key, tier, store, product, pack_grams, pack_label, rand,
 * date, basis and, if wanted, status, in any order. A row with a fault is left out and reported; the others are taken.
 * @param today ISO day: a price of a later day is a slip of the pen
 */
export function parsePriceList(csv: string, today: string): PriceList {
  const rows = csvRows(csv);
  if (!rows) return { prices: [], problems: ['a quotation mark is never closed'] };
  const [first, ...rest] = rows;
  if (!first) return { prices: [], problems: ['the file is empty'] };
  const header = parseHeader(first);
  if (!header.usable) return { prices: [], problems: header.problems };
  const prices: FoodPrice[] = [];
  const problems = [...header.problems];
  const rowOfPack = new Map<string, number>();
  for (const [index, row] of rest.entries()) {
    const number = index + 2;
    if (row.every((cell) => cell === '')) continue;
    if (row.slice(header.width).some((cell) => cell !== '')) {
      problems.push(`row ${number}: more cells than the first row`);
      continue;
    }
    const parsed = parseRow(header.cellsOf(row), today);
    if (!('food' in parsed)) {
      problems.push(...parsed.map((problem) => `row ${number}: ${problem}`));
      continue;
    }
    const { tier, store, product, packGrams } = parsed.price;
    const pack = JSON.stringify([parsed.food, tier, store, product, packGrams]);
    const earlier = rowOfPack.get(pack);
    if (earlier !== undefined) {
      problems.push(`row ${number}: the same pack as in row ${earlier}`);
      continue;
    }
    rowOfPack.set(pack, number);
    prices.push(parsed);
  }
  return { prices, problems };
}

export type PriceTable = Readonly<Record<FoodKey, readonly Price[]>>;

/**
 * The price table with the operator's prices in it. Where a food has new prices of a tier they take the place of all
 * old ones of that tier; everything else stays. Build the catalogue from the result, for its foods carry their cost.
 */
export function withPrices(table: PriceTable, list: readonly FoodPrice[]): PriceTable {
  const merged: Record<FoodKey, readonly Price[]> = { ...table };
  const byFood = Map.groupBy(list, ({ food }) => food);
  for (const [food, entries] of byFood) {
    const fresh = entries.map(({ price }) => price);
    const kept = table[food].filter(({ tier }) => fresh.every((price) => price.tier !== tier));
    merged[food] = [...kept, ...fresh];
  }
  return merged;
}
