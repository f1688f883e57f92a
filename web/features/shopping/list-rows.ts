import { tripKey } from '#contract/shopping-ticks.ts';
import type { Dated, WeekNumber } from '#planning/calendar.ts';
import type { Aisle } from '#planning/catalogue/food.ts';
import { anyStore } from '#planning/catalogue/packs/shops.ts';
import { dayBrief, dayText } from '#planning/page/day-words.ts';
import { randText } from '#planning/page/figures.ts';
import { storeText } from '#planning/page/shopping-money.ts';
import {
  amountText,
  isMainShop,
  leftoverText,
  packsText,
  purchaseCents,
  storageText,
  whenText,
} from '#planning/page/shopping-words.ts';
import type {
  Purchase,
  ShoppingLine,
  ShoppingList,
  Tier,
} from '#planning/shopping/shopping-list.ts';

type ListFrame = Dated & Pick<ShoppingList, 'shops'>;

/** A line of the list on the screen: a food for the whole month, or one shopping trip's share of it. */
export interface ListRow {
  /** What is written down when it is ticked: the food, or one trip for it. */
  readonly item: string;
  /** The trips that it stands for. */
  readonly trips: readonly string[];
  readonly line: ShoppingLine;
  /** Of the list, which tells the dates of its days and its shops. */
  readonly plan: ListFrame;
  /** '2 × 2.5 kg'. */
  readonly packs: string;
  /** Where it is bought, in words; empty where the list has one shop and this is bought there. */
  readonly stores: string;
  /** Names of the shops of its packs. */
  readonly shops: readonly string[];
  /** 'weeks 1 and 3', 'on Thu 3 Dec'; null for the main shop of the week that is shown. */
  readonly due: string | null;
  readonly cents: number;
}

function tripOf(line: ShoppingLine, { week, weekday }: Purchase): string {
  return tripKey(line.food, week, weekday);
}

const listOf = new Intl.ListFormat('en-ZA', { type: 'conjunction' });

/** Words that stay on one line. */
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

function weeksText(purchases: readonly Purchase[]): string {
  const weeks = [...new Set(purchases.map(({ week }) => String(week)))];
  if (weeks.length === 4) return 'every week';
  return unbroken(`${weeks.length === 1 ? 'week' : 'weeks'} ${listOf.format(weeks)}`);
}

function storesText(plan: ListFrame, shops: readonly string[]): string {
  const [only] = plan.shops ?? [];
  if (plan.shops?.length === 1 && shops.every((shop) => shop === only || shop === anyStore)) {
    return '';
  }
  return shops.map((shop) => unbroken(storeText(plan, shop))).join(' and ');
}

function rowOf(
  plan: ListFrame,
  line: ShoppingLine,
  tier: Tier,
  purchases: readonly Purchase[],
  due: string | null,
): ListRow {
  const option = line[tier];
  const trips = [...new Set(purchases.map((purchase) => tripOf(line, purchase)))];
  const [trip = line.food] = trips;
  const isWhole = option.purchases.every((purchase) => trips.includes(tripOf(line, purchase)));
  const bought = option.packs.flatMap((pack, index) => {
    const quantity = purchases
      .filter((purchase) => purchase.pack === index)
      .reduce((sum, purchase) => sum + purchase.quantity, 0);
    return quantity > 0 ? [{ pack, quantity }] : [];
  });
  const shops = [...new Set(bought.map(({ pack }) => pack.store))];
  return {
    item: isWhole ? line.food : trip,
    trips,
    line,
    plan,
    packs: bought
      .map(({ pack, quantity }) => packsText(quantity, pack.packLabel))
      .join(' + ')
      .replace(/\(.*?\)/g, unbroken),
    stores: storesText(plan, shops),
    shops,
    due,
    cents: purchases.reduce((sum, purchase) => sum + purchaseCents(option, purchase), 0),
  };
}

/** What is to be bought, food by food in the order of the list. @param week null for the whole month */
export function listRows(list: ShoppingList, tier: Tier, week: WeekNumber | null): ListRow[] {
  return list.lines.flatMap((line) => {
    const { purchases } = line[tier];
    if (purchases.length === 0) return [];
    if (week === null) return [rowOf(list, line, tier, purchases, weeksText(purchases))];
    const due = purchases.filter((purchase) => purchase.week === week);
    const days = [...new Set(due.map(({ weekday }) => weekday))];
    return days.map((day) =>
      rowOf(
        list,
        line,
        tier,
        due.filter(({ weekday }) => weekday === day),
        isMainShop(list, { weekday: day }) ? null : `on ${dayBrief(list, { week, weekday: day })}`,
      ),
    );
  });
}

/** A product that a row is bought as. */
export interface RowProduct {
  /** 'Avocado, R9.99 each'; a single pack's price is that of the row. */
  readonly name: string;
  /** On which trips how many of it; null where the row itself says so. */
  readonly when: string | null;
  /** 'Price of 19 Feb 2026'. */
  readonly seen: string;
  readonly marks: readonly string[];
}

export interface RowDetails {
  readonly needed: string | null;
  readonly leftover: string | null;
  readonly storage: string | null;
  readonly products: readonly RowProduct[];
}

/**
 * All that is worth knowing about a food on the list, in few words.
 * @param marksOld whether an old price says so here; not where the list as a whole says it of most of them
 */
export function rowDetails(
  { line, plan }: Pick<ListRow, 'line' | 'plan'>,
  tier: Tier,
  marksOld: boolean,
): RowDetails {
  const option = line[tier];
  const [first] = option.packs;
  return {
    needed: first ? amountText(line.neededGrams, first, 'up') : null,
    leftover: leftoverText(option),
    storage: storageText(line),
    products: option.packs.map((pack, index) => ({
      name:
        pack.quantity > 1 || option.packs.length > 1
          ? `${pack.product}, ${randText(pack.cents)} each`
          : pack.product,
      when: option.purchases.length > 1 ? whenText(plan, option, index) : null,
      seen: `Price of ${dayText(pack.date)}`,
      marks: [
        ...(pack.status === 'estimated' ? ['estimated'] : []),
        ...(pack.stale && marksOld ? ['old price'] : []),
      ],
    })),
  };
}

export function sumCents(rows: readonly ListRow[]): number {
  return rows.reduce((sum, { cents }) => sum + cents, 0);
}

/** Shops to which the rows lead: those that the member named, or all where they named none. */
export function shopsOf(rows: readonly ListRow[], { shops }: ListFrame): readonly string[] {
  const found = new Set(rows.flatMap((row) => row.shops));
  return (shops ?? [...found]).filter((shop) => found.has(shop) && shop !== anyStore).sort();
}

/** Rows that are bought at a shop: what has its price from there, and what has it from none of the shops of the trip. */
export function rowsAtShop(
  rows: readonly ListRow[],
  shop: string,
  shops: readonly string[],
): readonly ListRow[] {
  return rows.filter(
    (row) => row.shops.includes(shop) || !row.shops.some((one) => shops.includes(one)),
  );
}

/** Rows under the headings of the shop, in the order of the list. */
export function rowsByAisle(rows: readonly ListRow[]): readonly (readonly [Aisle, ListRow[]])[] {
  const sections = new Map<Aisle, ListRow[]>();
  for (const row of rows) {
    const section = sections.get(row.line.aisle);
    if (section) section.push(row);
    else sections.set(row.line.aisle, [row]);
  }
  return [...sections];
}
