import { type Dated, firstWeekday, type WeekNumber } from '../../calendar.ts';
import { type Aisle, aisles } from '../../catalogue/food.ts';
import { keepsOnceOpen } from '../../catalogue/food-facts/once-open.ts';
import { plantMilks } from '../../catalogue/food-facts/plant-milks.ts';
import {
  type Purchase,
  priceStaleAfterDays,
  type ShoppingLine,
  type ShoppingList,
  type ShoppingOption,
  type ShoppingPack,
  type Tier,
} from '../../shopping/shopping-list.ts';
import { dayBrief, dayText } from '../day-words.ts';

const noBreakSpace = '\u00a0';

export const aisleEmoji: Readonly<Record<Aisle, string>> = {
  'Vegetables & fruit': '🥬',
  'Meat & fish': '🍗',
  'Dairy & eggs': '🥛',
  Bakery: '🍞',
  Pantry: '🌾',
  Tinned: '🥫',
  Frozen: '🧊',
  'Spices & condiments': '🧂',
  Drinks: '🫖',
};

export const indicativePrices =
  'Prices are indicative: shelf prices as seen on the days shown, VAT included. Your shop may charge more or less.';

/** Lines by aisle, in the order in which a shop is walked; aisles without a line are left out. */
export function linesByAisle(
  lines: readonly ShoppingLine[],
): readonly (readonly [Aisle, readonly ShoppingLine[]])[] {
  return aisles.flatMap((aisle) => {
    const here = lines.filter((line) => line.aisle === aisle);
    return here.length > 0 ? [[aisle, here] as const] : [];
  });
}

/** How a pack label is read: by pieces ('18 eggs'), as a thing of about a weight ('1 head (about 400 g)'), by weight or volume. */
const pieces = /^(\d+) ([a-z][a-z ]{2,})$/;
const thing = /^(?:1 )?([a-z]+) \((about [^)]+)\)$/;
const measured = /^([\d.]+) (g|kg|ml|litres?)\b/;
const units = /^(litres?|kg|ml|g)\b/;

interface Pieces {
  readonly count: number;
  readonly name: string;
}

function piecesOf(label: string): Pieces | null {
  const [, count, name] = pieces.exec(label) ?? [];
  if (count === undefined || name === undefined || units.test(name)) return null;
  return { count: Number(count), name };
}

function pluralOf(noun: string): string {
  if (noun.endsWith('lf')) return `${noun.slice(0, -1)}ves`;
  return /(ch|sh|s|x|mango|potato|tomato)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** So many of a pack in words: '3 × 2 kg', '36 eggs (2 × 18)', '2 heads (about 1.8 kg each)'. */
export function packsText(quantity: number, label: string): string {
  const counted = piecesOf(label);
  if (counted) {
    const all = `${quantity * counted.count}${noBreakSpace}${counted.name}`;
    return quantity === 1 ? all : `${all} (${quantity} × ${counted.count})`;
  }
  const [, noun, weight] = thing.exec(label) ?? [];
  if (noun !== undefined && weight !== undefined) {
    return quantity === 1
      ? `1${noBreakSpace}${noun} (${weight})`
      : `${quantity}${noBreakSpace}${pluralOf(noun)} (${weight} each)`;
  }
  return `${quantity} × ${label.replaceAll(' ', noBreakSpace)}`;
}

/** Three figures are all that a kitchen can tell apart: 1.45 kg, 820 g, 2.4 litres. */
function inUnits(small: number, unit: string, thousands: string): string {
  if (small < 1000) {
    const shown = small < 10 ? Math.round(small * 10) / 10 : Math.round(small);
    if (shown < 1000) return `${shown}${noBreakSpace}${unit}`;
  }
  const figures = Math.round(small / 10) / 100;
  return `${figures}${noBreakSpace}${figures === 1 && thousands === 'litres' ? 'litre' : thousands}`;
}

/**
 * An amount of a food in the unit in which its packs are sold, so that a line has one unit: grams and kilograms, for
 * milk and oil millilitres and litres, for eggs and rolls pieces.
 * @param pack the pack of which the label tells the unit; grams where there is none
 */
export function amountText(
  grams: number,
  pack: Pick<ShoppingPack, 'packLabel' | 'packGrams'> | undefined,
  rounding: 'up' | 'down',
): string {
  if (!pack) return inUnits(grams, 'g', 'kg');
  const counted = piecesOf(pack.packLabel);
  if (counted) {
    const exact = (grams * counted.count) / pack.packGrams;
    // eggs of one pack differ by a few grams: a twentieth of an egg is none
    const count = rounding === 'up' ? Math.ceil(exact - 0.05) : Math.floor(exact + 0.05);
    return `${count}${noBreakSpace}${count === 1 ? singularOf(counted.name) : counted.name}`;
  }
  const [, size, unit] = measured.exec(pack.packLabel) ?? [];
  if (size === undefined || unit === undefined) return inUnits(grams, 'g', 'kg');
  // a litre weighs more or less than a kilogram, and a trimmed pack counts as more than it weighs: as the label says
  const labelled =
    (grams * Number(size) * (unit === 'g' || unit === 'ml' ? 1 : 1000)) / pack.packGrams;
  return unit.endsWith('g') ? inUnits(labelled, 'g', 'kg') : inUnits(labelled, 'ml', 'litres');
}

function singularOf(plural: string): string {
  if (plural.endsWith('mangoes')) return 'mango';
  return plural.endsWith('s') ? plural.slice(0, -1) : plural;
}

/** Whether a purchase is one of the week's main shop, and not a top-up. */
export function isMainShop(list: Dated, { weekday }: Pick<Purchase, 'weekday'>): boolean {
  return weekday === firstWeekday(list);
}

/** When a purchase is due: 'week 2 (Fri 4 Dec)'; without dates 'week 2', and for a top-up 'week 2 (Thursday)'. */
function dueText(list: Dated, purchase: Purchase): string {
  const week = `week${noBreakSpace}${purchase.week}`;
  const said = list.start !== undefined || !isMainShop(list, purchase);
  return said ? `${week} (${dayBrief(list, purchase)})` : week;
}

/** When to buy how many of a pack: 'week 1', or '2 in week 1, 1 in week 3'. @param index of the pack in the option */
export function whenText(list: Dated, option: ShoppingOption, index: number): string {
  const purchases = option.purchases.filter(({ pack }) => pack === index);
  const [only] = purchases;
  if (only && purchases.length === 1) return dueText(list, only);
  return purchases
    .map((purchase) => `${purchase.quantity} in ${dueText(list, purchase)}`)
    .join(', ');
}

/** 'Week 2, from Fri 4 Dec'; 'Week 2' where the plan's first day is not known. */
export function weekTitle(list: Dated, week: WeekNumber): string {
  const title = `Week ${week}`;
  const first = { week, weekday: firstWeekday(list) };
  return list.start === undefined ? title : `${title}, from ${dayBrief(list, first)}`;
}

function daysText(days: number): string {
  return `${days}${noBreakSpace}${days === 1 ? 'day' : 'days'}`;
}

/** What to look for on the pack, and what to do with a food that does not simply keep; null where there is nothing to say. */
export function storageText(line: ShoppingLine): string | null {
  const kept = keepingText(line);
  if (!plantMilks.has(line.food)) return kept;
  return kept === null ? fortifiedCarton : `${fortifiedCarton} ${kept}`;
}

/** Plans count nothing that is added to these drinks, because only some cartons hold it. */
const fortifiedCarton = 'Choose a carton that says calcium and vitamin B12 are added.';

function keepingText({ food, aisle, storage, keepsDays }: ShoppingLine): string | null {
  const days = daysText(keepsDays);
  if (storage === 'freezer') return `Freeze in portions what you do not eat within ${days}.`;
  const open = keepsOnceOpen(food, aisle);
  if (open !== null && open < keepsDays) {
    return `Once open: in the fridge, and freeze in portions what you do not eat within ${daysText(open)}.`;
  }
  return storage === 'fresh' && keepsDays < 7 ? `Keeps ${days}.` : null;
}

/** What a purchase costs, in cents. */
function purchaseCents(option: ShoppingOption, { pack, quantity }: Purchase): number {
  return quantity * (option.packs[pack]?.cents ?? 0);
}

/** Cents spent in a week. */
export function weekCents(list: ShoppingList, tier: Tier, week: WeekNumber): number {
  return list.lines
    .flatMap((line) =>
      line[tier].purchases
        .filter((purchase) => purchase.week === week)
        .map((purchase) => purchaseCents(line[tier], purchase)),
    )
    .reduce((sum, cents) => sum + cents, 0);
}

/** Days between which the list's prices were seen, and how many are old. */
export function priceDays(list: ShoppingList, tiers: readonly Tier[]) {
  const packs = list.lines.flatMap((line) => tiers.flatMap((tier) => line[tier].packs));
  const days = packs.map(({ date }) => date).sort();
  return {
    first: days[0] ?? list.date,
    last: days.at(-1) ?? list.date,
    stale: packs.filter(({ stale }) => stale).length,
    estimated: packs.filter(({ status }) => status === 'estimated').length,
    packs: packs.length,
  };
}

/** Whether most prices of a list are old: said once for the list, it need not be said of each. */
function pricesMostlyOld(list: ShoppingList): boolean {
  const { stale, packs } = priceDays(list, ['budget', 'premium']);
  return stale * 2 > packs;
}

/** From when the prices are, in a few words for the head of the list; null while most of them are of late. */
export function oldPricesText(list: ShoppingList): string | null {
  if (!pricesMostlyOld(list)) return null;
  const { first, last } = priceDays(list, ['budget', 'premium']);
  const month = (isoDay: string) => dayText(isoDay).split(noBreakSpace).slice(1).join(noBreakSpace);
  const [from, to] = [month(first), month(last)];
  return `Prices are of ${from === to ? to : `${from} to ${to}`}: your shop may ask more by now.`;
}

/** From when the prices are, how many are old and how many estimated, in sentences. */
export function priceNote(list: ShoppingList): string {
  const { first, last, stale, estimated, packs } = priceDays(list, ['budget', 'premium']);
  const seen =
    first === last ? `on ${dayText(first)}` : `from ${dayText(first)} to ${dayText(last)}`;
  const old = stale === packs ? 'All of them are' : `${stale} of ${packs} are`;
  return [
    `${indicativePrices} They were seen ${seen}.`,
    stale > 0
      ? ` ${old} older than ${priceStaleAfterDays} days${pricesMostlyOld(list) ? '' : ' and marked as old'}.`
      : '',
    estimated > 0
      ? ` ${estimated} of ${packs} are estimated from the price of a similar product, and say so.`
      : '',
  ].join('');
}

export const readTheLabel =
  'Shops change products: always read the label when you have an allergy.';

/** Less than this share of what was bought is not worth naming. */
const negligibleShare = 0.01;

/** What is bought and not eaten: 'left over: 450 g', 'will not keep: 2 peppers'; null when there is next to nothing. */
export function surplusText(option: ShoppingOption): string | null {
  const [pack] = option.packs;
  if (!pack) return null;
  const named = (name: string, grams: number) => {
    const amount = amountText(grams, pack, 'down');
    const none =
      grams <= negligibleShare * option.boughtGrams || amount.startsWith(`0${noBreakSpace}`);
    return none ? [] : [`${name}: ${amount}`];
  };
  const texts = [
    ...named('left over', option.keptGrams),
    ...named('will not keep', option.spoiledGrams),
  ];
  return texts.length > 0 ? texts.join(' · ') : null;
}
