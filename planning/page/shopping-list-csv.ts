import type { Purchase, ShoppingLine, ShoppingList, Tier } from '../shopping/shopping-list.ts';
import { purchaseCents } from './shopping-words.ts';

const header =
  'aisle,item,choice,week,day,quantity,pack,product,store,rand_each,rand,price_date,price_status,price_old,price_source,item_needed_g,item_left_over_g,item_spoiled_g'.split(
    ',',
  );

/** A cell for any spreadsheet: quoted where needed, and never a formula, whoever wrote the product's name. */
function cell(value: string | number): string {
  const text =
    typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function rowOf(line: ShoppingLine, tier: Tier, purchase: Purchase): readonly (string | number)[] {
  const option = line[tier];
  const pack = option.packs[purchase.pack];
  if (!pack) throw new Error(`a purchase of ${line.food} names no pack`);
  const rand = (cents: number) => (cents / 100).toFixed(2);
  return [
    line.aisle,
    line.name,
    tier,
    purchase.week,
    purchase.weekday,
    purchase.quantity,
    pack.packLabel,
    pack.product,
    pack.store,
    rand(pack.cents),
    rand(purchaseCents(option, purchase)),
    pack.date,
    pack.status,
    pack.stale ? 'yes' : 'no',
    pack.basis,
    line.neededGrams,
    option.keptGrams,
    option.spoiledGrams,
  ];
}

/** The list for a spreadsheet, a row for each purchase of both choices (RFC 4180, with the mark that Excel wants for UTF-8). */
export function shoppingListCsv(list: ShoppingList): string {
  const rows = list.lines.flatMap((line) =>
    (['budget', 'premium'] as const).flatMap((tier) =>
      line[tier].purchases.map((purchase) => rowOf(line, tier, purchase)),
    ),
  );
  return `\ufeff${[header, ...rows].map((row) => row.map(cell).join()).join('\r\n')}\r\n`;
}
