import { type Dated, dateOf, dayNamed, firstWeekday, type WeekNumber } from '../../calendar.ts';
import { anyStore } from '../../catalogue/packs/shops.ts';
import type {
  Purchase,
  ShoppingLine,
  ShoppingList,
  ShoppingPack,
  Tier,
} from '../../shopping/shopping-list.ts';
import { tripKey } from '../../shopping/trips/trip-key.ts';
import { dayBrief } from '../day-words.ts';
import { storeText } from './shopping-money.ts';
import { isMainShop, packsText } from './shopping-words.ts';

type ListFrame = Dated & Pick<ShoppingList, 'shops'>;

/** What somebody says of the packs of a list, in the place of what it says itself. */
export interface PackWords {
  /** How many of a pack are bought on a day. @param day an ISO day; null where the list has no dates */
  quantityOf(pack: ShoppingPack, day: string | null, planned: number): number;
  /** What one costs, in cents. */
  centsOf(pack: ShoppingPack): number;
  /** What was seen on the shelf for it, and on which ISO day; null where the price is that of the list. */
  shelfOf(pack: ShoppingPack): { readonly seen_on: string } | null;
}

/** The list as it says itself. */
export const asListed: PackWords = {
  quantityOf: (_pack, _day, planned) => planned,
  centsOf: ({ cents }) => cents,
  shelfOf: () => null,
};

/** A line that somebody has added to the list. */
export interface AddedLine {
  readonly name: string;
  /** As it was typed: '2 bars'; empty where nothing was. */
  readonly amount: string;
  readonly cents: number | null;
}

/** Packs of one kind that are bought on one trip. */
export interface TripPack {
  readonly trip: string;
  /** ISO day; null where the list has no dates. */
  readonly day: string | null;
  readonly pack: ShoppingPack;
  /** How many the list asks for. */
  readonly planned: number;
  readonly quantity: number;
  /** For one. */
  readonly cents: number;
}

/** A line of the list: a food for the whole month, or one shopping trip's share of it. */
export interface ListRow {
  /** What is written down when it is ticked: the food, or one trip for it. */
  readonly item: string;
  /** The trips that it stands for. */
  readonly trips: readonly string[];
  readonly line: ShoppingLine;
  /** Of the list, which tells the dates of its days and its shops. */
  readonly plan: ListFrame;
  /** In the order of the days. */
  readonly bought: readonly TripPack[];
  /** '2 × 2.5 kg'. */
  readonly packs: string;
  /** Where it is bought, in words; empty where the list has one shop and this is bought there. */
  readonly stores: string;
  /** Names of the shops of its packs. */
  readonly shops: readonly string[];
  /** 'weeks 1 and 3', 'on Thu 3 Dec'; null for the main shop of the week that is shown. */
  readonly due: string | null;
  /** What it is bought on is a day of its own, by which the row differs from another of the same food. */
  readonly ownDay: boolean;
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

/** How many of which packs: '1 × 3 kg + 1 × 1 kg'. */
function amountsText(bought: readonly TripPack[]): string {
  const labels = new Map<ShoppingPack, number>();
  for (const { pack, quantity } of bought) {
    labels.set(pack, (labels.get(pack) ?? 0) + quantity);
  }
  const texts = [...labels].flatMap(([pack, quantity]) =>
    quantity > 0 ? [packsText(quantity, pack.packLabel)] : [],
  );
  return texts.length === 0 ? 'none' : texts.join(' + ').replace(/\(.*?\)/g, unbroken);
}

interface RowParts {
  readonly plan: ListFrame;
  readonly line: ShoppingLine;
  readonly tier: Tier;
  readonly words: PackWords;
}

/** What is bought by some purchases of a line, with what is said of it. */
export function listRowPacks(
  { plan, line, tier, words }: RowParts,
  purchases: readonly Purchase[],
): readonly TripPack[] {
  return purchases.flatMap((purchase): readonly TripPack[] => {
    const pack = line[tier].packs[purchase.pack];
    if (!pack) return [];
    const day = dateOf(plan, dayNamed(purchase, firstWeekday(plan)));
    const planned = purchase.quantity;
    const quantity = words.quantityOf(pack, day, planned);
    return [
      { trip: tripOf(line, purchase), day, pack, planned, quantity, cents: words.centsOf(pack) },
    ];
  });
}

function rowOf(parts: RowParts, purchases: readonly Purchase[], due: string | null): ListRow {
  const { plan, line, tier } = parts;
  const option = line[tier];
  const trips = [...new Set(purchases.map((purchase) => tripOf(line, purchase)))];
  const [trip = line.food] = trips;
  const isWhole = option.purchases.every((purchase) => trips.includes(tripOf(line, purchase)));
  const bought = listRowPacks(parts, purchases);
  const packs = option.packs.filter((pack) => bought.some((one) => one.pack === pack));
  const shops = [...new Set(packs.map(({ store }) => store))];
  return {
    item: isWhole ? line.food : trip,
    trips,
    line,
    plan,
    bought,
    packs: amountsText(packs.flatMap((pack) => bought.filter((one) => one.pack === pack))),
    stores: storesText(plan, shops),
    shops,
    due,
    ownDay: due?.startsWith('on ') ?? false,
    cents: sumCents(bought),
  };
}

/** What packs cost together, in cents. */
export function sumCents(bought: readonly Pick<TripPack, 'quantity' | 'cents'>[]): number {
  return bought.reduce((sum, { quantity, cents }) => sum + quantity * cents, 0);
}

/**
 * What is to be bought, food by food in the order of the list.
 * @param week null for the whole month
 * @param words where somebody says other than the list
 */
export function listRows(
  list: ShoppingList,
  tier: Tier,
  week: WeekNumber | null,
  words: PackWords = asListed,
): ListRow[] {
  return list.lines.flatMap((line) => {
    const { purchases } = line[tier];
    const parts = { plan: list, line, tier, words };
    if (purchases.length === 0) return [];
    if (week === null) return [rowOf(parts, purchases, weeksText(purchases))];
    const due = purchases.filter((purchase) => purchase.week === week);
    const days = [...new Set(due.map(({ weekday }) => weekday))];
    return days.map((day) =>
      rowOf(
        parts,
        due.filter(({ weekday }) => weekday === day),
        isMainShop(list, { weekday: day }) ? null : `on ${dayBrief(list, { week, weekday: day })}`,
      ),
    );
  });
}

/** Rows under the headings of the shop, in the order of the list. */
export function rowsByAisle<Row extends { readonly line: Pick<ShoppingLine, 'aisle'> }>(
  rows: readonly Row[],
): readonly (readonly [ShoppingLine['aisle'], Row[]])[] {
  const sections = new Map<ShoppingLine['aisle'], Row[]>();
  for (const row of rows) {
    const section = sections.get(row.line.aisle);
    if (section) section.push(row);
    else sections.set(row.line.aisle, [row]);
  }
  return [...sections];
}
