import type { Dated, Weekday, WeekNumber } from '../calendar.ts';
import type { Aisle } from '../catalogue/food.ts';
import type { FoodKey } from '../catalogue/foods.ts';
import type { Stock } from '../catalogue/packs/stock.ts';
import type { ColdStore, Storage } from '../catalogue/packs/storage.ts';
import type { Price } from '../catalogue/price.ts';

export type Tier = Price['tier'];

/** A pack that one buys, and how many of it over the month. */
export interface ShoppingPack {
  /** Tier of the product; the budget list takes a premium product where that is the cheaper one. */
  readonly tier: Tier;
  readonly store: string;
  readonly product: string;
  readonly packLabel: string;
  readonly packGrams: number;
  /** Cents for one pack, VAT included. */
  readonly cents: number;
  /** ISO day on which the price was seen, and whether that is too long ago to rely on. */
  readonly date: string;
  readonly stale: boolean;
  readonly status: Price['status'];
  readonly basis: string;
  readonly quantity: number;
  /** `quantity` times `cents`. */
  readonly totalCents: number;
}

/** Packs of one kind bought on one day. */
export interface Purchase {
  readonly week: WeekNumber;
  /** The name of the plan's first day is the week's main shop; another day is a top-up of what would not keep. */
  readonly weekday: Weekday;
  /** Index into `packs`. */
  readonly pack: number;
  readonly quantity: number;
}

/** One way to buy a food for the month; no packs where all that is needed is at home. */
export interface ShoppingOption {
  readonly packs: readonly ShoppingPack[];
  /** In the order of the days. */
  readonly purchases: readonly Purchase[];
  readonly cents: number;
  readonly boughtGrams: number;
  /** Had or bought and not needed: what still keeps at month's end, and what is past its shelf life by then. */
  readonly keptGrams: number;
  readonly spoiledGrams: number;
}

export interface ShoppingLine {
  readonly food: FoodKey;
  readonly name: string;
  readonly aisle: Aisle;
  readonly storage: Storage;
  /** Days that it keeps after purchase, unfrozen. */
  readonly keepsDays: number;
  /** Grams that the four weeks serve, as weighed by the cook. */
  readonly servedGrams: number;
  /** Grams of it as bought, with peel, bone or brine; the most that is needed, to the milligram. */
  readonly neededGrams: number;
  /** Grams of that for which what is at home is enough, as bought; absent where nothing is. */
  readonly homeGrams?: number;
  readonly budget: ShoppingOption;
  readonly premium: ShoppingOption;
}

export interface ShoppingTotal {
  readonly cents: number;
  /** What the leftovers that keep are worth, at the price paid. */
  readonly keptCents: number;
  /** What such a month costs once packs are carried from one to the next: what it eats, and what spoils of it. */
  readonly usualCents: number;
}

/** The month's list as it is stored in `details`; its HTML and its texts are made from it and from nothing else. */
export interface ShoppingList extends Dated {
  readonly version: 1;
  /** ISO day on which it was made. */
  readonly date: string;
  /** Fingerprint of the meals it was made from, see `planFingerprint`: another one means that it is out of date. */
  readonly plan: string;
  /** What was at home before; absent where nothing is known of. */
  readonly stock?: Stock;
  /** Shops that the member named, to which the list keeps where it can; absent for the usual two. */
  readonly shops?: readonly string[];
  /** Where what is bought is kept; absent where there is a freezer. */
  readonly cold?: Exclude<ColdStore, 'freezer'>;
  /** Day of the month on which the member is paid; absent where they said none. */
  readonly payDay?: number;
  /** In the order of the aisles, then by name. */
  readonly lines: readonly ShoppingLine[];
  readonly budget: ShoppingTotal;
  readonly premium: ShoppingTotal;
}

/** Days after which a price is shown as old. */
export const priceStaleAfterDays = 60;
