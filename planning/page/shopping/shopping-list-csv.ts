import { type Dated, dateOf, dayNamed, firstWeekday } from '../../calendar.ts';
import type { Purchase, ShoppingLine, ShoppingList, Tier } from '../../shopping/shopping-list.ts';
import type { TextChoice } from './shopping-list-text.ts';
import { type AddedLine, asListed, type PackWords } from './trip-rows.ts';

const columns =
  'aisle,item,choice,week,day,date,quantity,pack,product,store,rand_each,rand,price_date,price_status,price_old,price_source,item_needed_g,item_at_home_g,item_left_over_g,item_spoiled_g'.split(
    ',',
  );

/**
 * Where a spreadsheet may see the beginning of a formula: at the head of a cell, and behind each sign at which the settings
 * of some country split a row, for whom our quotes are letters (OWASP, CSV Injection; the wide signs are taken for plain ones
 * in East Asia).
 */
const formula = /(?<=^|[,;\t\r\n])(?=[\s"]*[=+\-@＝＋－＠]|[\t\r])/gu;

/** A cell for any spreadsheet: quoted where needed, and never a formula, whoever wrote the product's name. */
function cell(value: string | number): string {
  const text = typeof value === 'string' ? value.replaceAll(formula, "'") : String(value);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const rand = (cents: number) => (cents / 100).toFixed(2);

function rowOf(
  { list, words }: { readonly list: Dated; readonly words: PackWords },
  line: ShoppingLine,
  tier: Tier,
  purchase: Purchase,
): readonly (string | number)[] {
  const option = line[tier];
  const pack = option.packs[purchase.pack];
  if (!pack) throw new Error(`a purchase of ${line.food} names no pack`);
  const date = dateOf(list, dayNamed(purchase, firstWeekday(list)));
  const quantity = words.quantityOf(pack, date, purchase.quantity);
  const cents = words.centsOf(pack);
  const shelf = words.shelfOf(pack);
  return [
    line.aisle,
    line.name,
    tier,
    purchase.week,
    purchase.weekday,
    ...(date === null ? [] : [date]),
    quantity,
    pack.packLabel,
    pack.product,
    pack.store,
    rand(cents),
    rand(quantity * cents),
    ...(shelf
      ? [shelf.seen_on, 'own', 'no', '']
      : [pack.date, pack.status, pack.stale ? 'yes' : 'no', pack.basis]),
    line.neededGrams,
    line.homeGrams ?? 0,
    option.keptGrams,
    option.spoiledGrams,
  ];
}

/** What somebody has added: it is of no choice and of no week. */
function addedRow(
  { name, amount, cents }: AddedLine,
  header: readonly string[],
): readonly (string | number)[] {
  const cells = new Map([
    ['aisle', 'Own lines'],
    ['item', name],
    ['quantity', amount],
    ['rand', cents === null ? '' : rand(cents)],
  ]);
  return header.map((column) => cells.get(column) ?? '');
}

/**
 * The list for a spreadsheet, a row for each purchase of both choices and for each line that was added (RFC 4180, with the mark that Excel wants for UTF-8).
 * A warning stands in a row of its own above all others, and in a column before the items that it is about. Every row has
 * as many cells: a program that guesses how a file is split looks at its first row.
 */
export function shoppingListCsv(
  list: ShoppingList,
  {
    warning = null,
    words = asListed,
    added = [],
  }: Pick<TextChoice, 'warning' | 'words' | 'added'> = {},
): string {
  const rows = list.lines.flatMap((line) =>
    (['budget', 'premium'] as const).flatMap((tier) =>
      line[tier].purchases.map((purchase) => ({
        line,
        row: rowOf({ list, words }, line, tier, purchase),
      })),
    ),
  );
  const header = columns.filter((name) => name !== 'date' || list.start !== undefined);
  const more = added.map((line) => addedRow(line, header));
  const table: (readonly (string | number)[])[] = warning
    ? [
        [`WARNING: ${warning.text}`, ...header.map(() => '')],
        ['warning', ...header],
        ...rows.map(({ line, row }) => [warning.items.get(line.food) ?? '', ...row]),
        ...more.map((row) => ['', ...row]),
      ]
    : [header, ...rows.map(({ row }) => row), ...more];
  return `\ufeff${table.map((row) => row.map(cell).join()).join('\r\n')}\r\n`;
}
