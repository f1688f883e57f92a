import { firstWeekday, weekNumberOf } from '../../calendar.ts';
import { anyStore, usualShops } from '../../catalogue/packs/shops.ts';
import type { ShoppingLine, ShoppingList, Tier } from '../../shopping/shopping-list.ts';
import { payShop } from '../../shopping/trips/pay-day.ts';
import { dayBrief } from '../day-words.ts';
import { randText } from '../figures.ts';
import { amountText } from './shopping-words.ts';

/** Packs that hold at least so many times what the month needs are named. */
const lastsMonths = 2;
/** More names than these are read by nobody. */
const mostNamed = 6;
const centsPerRand = 100;

/** About so much: whole Rands, as what a usual month costs is known no better. */
function aboutRand(cents: number): string {
  return randText(Math.round(cents / centsPerRand) * centsPerRand);
}

/** What of the list is still there after the next month, the dearest first. */
function lasting(list: ShoppingList, tier: Tier): readonly ShoppingLine[] {
  return list.lines
    .filter(({ storage, neededGrams, [tier]: { boughtGrams, cents } }) => {
      return storage !== 'fresh' && cents > 0 && boughtGrams >= lastsMonths * neededGrams;
    })
    .sort((a, b) => b[tier].cents - a[tier].cents || (a.name < b.name ? -1 : 1));
}

/**
 * What this shopping costs and what such a month costs once packs are carried over, with the packs that make the
 * difference: 'First shopping R3 074, a usual month about R2 277. R240 of this lasts two months or more: Rice, Paprika.'
 * @param cents what this shopping costs, where the member says other than the list
 */
export function monthsText(list: ShoppingList, tier: Tier, cents = list[tier].cents): string {
  const { usualCents } = list[tier];
  const shopping = list.stock ? 'This month' : 'First shopping';
  const packs = lasting(list, tier);
  const lastingCents = packs.reduce((sum, line) => sum + line[tier].cents, 0);
  const named = packs.slice(0, mostNamed).map(({ name }) => name);
  const more = packs.length > named.length ? ' and others' : '';
  return [
    `${shopping} ${randText(cents)}, a usual month about ${aboutRand(usualCents)}.`,
    ...(lastingCents > 0
      ? [`${aboutRand(lastingCents)} of this lasts two months or more: ${named.join(', ')}${more}.`]
      : []),
  ].join(' ');
}

/** What is at home of a line, in the unit of its packs; null where nothing is. */
export function homeText({ homeGrams, budget: { packs } }: ShoppingLine): string | null {
  return homeGrams === undefined ? null : amountText(homeGrams, packs[0], 'down');
}

/** What the list takes to be at home, and whence it knows; null where it knows of nothing. */
export function atHomeText(list: ShoppingList): string | null {
  const had = list.lines.flatMap((line) => {
    const text = homeText(line);
    return text === null ? [] : [`${line.name} (${text})`];
  });
  if (had.length === 0) return null;
  return `Left over from your last list, so less of it is bought: ${had.join(', ')}. Look whether it is there.`;
}

const listOf = new Intl.ListFormat('en-ZA', { type: 'conjunction' });

/** Names of more foods than these are read by nobody. */
const mostElsewhere = 6;

interface Stored {
  readonly name: string;
  readonly store: string;
}

/** 'Bread rolls at Makro': what was seen at other shops alone. */
function foundElsewhere(packs: readonly Stored[], elsewhere: readonly string[]): string {
  return elsewhere
    .map((store) => {
      const names = packs.filter((pack) => pack.store === store).map(({ name }) => name);
      return `${listOf.format(new Set(names))} at ${store}`;
    })
    .join('; ');
}

/**
 * What of a list has no price from the shops that the member named: it is bought there all the same, or where they like,
 * and the prices are a guide.
 */
function pricedElsewhere(packs: readonly Stored[], elsewhere: readonly string[]): string {
  const foods = new Set(packs.map(({ name }) => name));
  const others = new Set(
    packs.filter(({ store }) => elsewhere.includes(store)).map(({ name }) => name),
  );
  if (others.size <= mostElsewhere) {
    return `We saw only these elsewhere: ${foundElsewhere(packs, elsewhere)}.`;
  }
  return `Of ${others.size} of the ${foods.size} foods we know no price from there: they are priced as at ${listOf.format(elsewhere)}, and yours may differ.`;
}

/** Where the list is bought, and what of it these shops were not seen to sell. */
export function shopsText(list: ShoppingList, tier: Tier): string {
  const packs = list.lines.flatMap((line) =>
    line[tier].packs.map(({ store }) => ({ name: line.name, store })),
  );
  const stores = [...new Set(packs.map(({ store }) => store))].filter(
    (store) => store !== anyStore,
  );
  const shops = list.shops ?? usualShops;
  const elsewhere = stores.filter((store) => !shops.includes(store)).sort();
  if (list.shops) {
    const own = `Bought at ${listOf.format(list.shops)}, as you chose.`;
    return elsewhere.length === 0 ? own : `${own} ${pricedElsewhere(packs, elsewhere)}`;
  }
  const here = shops.filter((shop) => stores.includes(shop));
  const there = foundElsewhere(packs, elsewhere);
  if (here.length === 0) return there === '' ? '' : `Bought: ${there}.`;
  const bought = `Bought at ${listOf.format(here)}`;
  return there === '' ? `${bought}.` : `${bought}; elsewhere ${there}.`;
}

/** The store of a pack as a row of the list says it: a guide where it is none of those that the member named. */
export function storeText({ shops }: Pick<ShoppingList, 'shops'>, store: string): string {
  return !shops || store === anyStore || shops.includes(store) ? store : `priced as at ${store}`;
}

/** When what keeps is bought by who is paid on a day of the month; null for who said none, and where no day is known. */
export function payDayText(list: ShoppingList): string | null {
  const day = payShop(list, list.payDay ?? null);
  const week = day === null ? undefined : weekNumberOf(day);
  if (list.payDay === undefined || week === undefined) return null;
  const shop = dayBrief(list, { week, weekday: firstWeekday(list) });
  return `You are paid on day ${list.payDay} of the month, so what keeps in the cupboard is bought on ${shop}, as far as one shopping should carry.`;
}
