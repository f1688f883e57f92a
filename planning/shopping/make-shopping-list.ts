import { firstWeekday, type Weekday, weekdayOf, weekNumberOf } from '../calendar.ts';
import { dayNumber } from '../calendar-day.ts';
import type { Catalogue, CatalogueFood } from '../catalogue/catalogue.ts';
import { aisles } from '../catalogue/food.ts';
import type { FoodKey } from '../catalogue/foods.ts';
import { type Pack, packOf, worthwhilePacks } from '../catalogue/packs/packs.ts';
import { storageOf } from '../catalogue/packs/storage.ts';
import type { Price } from '../catalogue/price.ts';
import type { MealWeek } from '../meals/model/meal-plan.ts';
import { fingerprintOf, planNeeds } from './plan-needs.ts';
import { planTrips, type TripPlan } from './plan-trips.ts';
import {
  type Purchase,
  priceStaleAfterDays,
  type ShoppingLine,
  type ShoppingList,
  type ShoppingOption,
  type ShoppingPack,
  type ShoppingTotal,
  type Tier,
} from './shopping-list.ts';

/** Milligram precision, so that what is stored reads as it is meant. */
function toMilligram(grams: number): number {
  return Math.round(grams * 1000) / 1000;
}

function isStale(price: Price, today: number): boolean {
  const seen = dayNumber(price.date);
  return seen === null || today - seen > priceStaleAfterDays;
}

/** What is the same for every line of a list. */
interface ListDays {
  /** Number of the day from which the age of prices is counted. */
  readonly today: number;
  /** The name of the plan's first day. */
  readonly first: Weekday;
}

function purchasesOf(
  plan: TripPlan,
  packIndex: ReadonlyMap<number, number>,
  first: Weekday,
): readonly Purchase[] {
  return plan.trips.flatMap(({ day, counts }) =>
    counts.flatMap((quantity, offered): readonly Purchase[] => {
      const pack = packIndex.get(offered);
      const week = weekNumberOf(day);
      const weekday = weekdayOf(day, first);
      if (quantity === 0 || pack === undefined || !week) return [];
      return [{ week, weekday, pack, quantity }];
    }),
  );
}

/** The packs of a food that are worth buying, and when how many of them are bought. */
export interface Choice {
  readonly offered: readonly Pack[];
  readonly plan: TripPlan;
}

function optionOf({ offered, plan }: Choice, { today, first }: ListDays): ShoppingOption {
  const packs: ShoppingPack[] = [];
  const packIndex = new Map<number, number>();
  for (const [index, { price, cents }] of offered.entries()) {
    const quantity = plan.trips.reduce((sum, { counts }) => sum + (counts[index] ?? 0), 0);
    if (quantity === 0) continue;
    packIndex.set(index, packs.length);
    packs.push({
      tier: price.tier,
      store: price.store,
      product: price.product,
      packLabel: price.packLabel,
      packGrams: price.packGrams,
      cents,
      date: price.date,
      stale: isStale(price, today),
      status: price.status,
      basis: price.basis,
      quantity,
      totalCents: quantity * cents,
    });
  }
  return {
    packs,
    purchases: purchasesOf(plan, packIndex, first),
    cents: packs.reduce((sum, { totalCents }) => sum + totalCents, 0),
    boughtGrams: toMilligram(packs.reduce((sum, pack) => sum + pack.quantity * pack.packGrams, 0)),
    keptGrams: toMilligram(plan.keptGrams),
    spoiledGrams: toMilligram(plan.spoiledGrams),
  };
}

/**
 * What is bought of a food for each of the two lists.
 * @param milligrams served on each day of the plan
 */
export function choicesOf(
  food: CatalogueFood,
  milligrams: readonly number[],
  prices: readonly Price[],
): Readonly<Record<Tier, Choice>> {
  if (prices.length === 0) throw new Error(`no price for ${food.key}`);
  const needs = milligrams.map((served) => served / 1000 / food.edibleShare);
  const storage = storageOf(food);
  const choose = (chosen: readonly Price[]): Choice => {
    const offered = worthwhilePacks(chosen.map(packOf));
    return { offered, plan: planTrips(needs, storage, food.shelfLifeDays, offered) };
  };
  const premiumPrices = prices.filter(({ tier }) => tier === 'premium');
  const premium = choose(premiumPrices.length > 0 ? premiumPrices : prices);
  // the budget list takes any pack, so a premium product too where a smaller or reduced pack makes it the cheaper buy;
  // trip by trip the cheapest packs may still cost more over the month than the premium ones, then those are taken
  const mixed = choose(prices);
  return { budget: mixed.plan.cents <= premium.plan.cents ? mixed : premium, premium };
}

function lineOf(
  food: CatalogueFood,
  milligrams: readonly number[],
  prices: readonly Price[],
  days: ListDays,
): ShoppingLine {
  const { budget, premium } = choicesOf(food, milligrams, prices);
  const served = milligrams.reduce((sum, day) => sum + day, 0) / 1000;
  return {
    food: food.key,
    name: food.name,
    aisle: food.aisle,
    storage: storageOf(food),
    keepsDays: food.shelfLifeDays,
    servedGrams: served,
    neededGrams: toMilligram(served / food.edibleShare),
    budget: optionOf(budget, days),
    premium: optionOf(premium, days),
  };
}

function totalOf(lines: readonly ShoppingLine[], tier: Tier): ShoppingTotal {
  let cents = 0;
  let keptCents = 0;
  for (const line of lines) {
    const option = line[tier];
    cents += option.cents;
    keptCents += Math.round((option.cents * option.keptGrams) / option.boughtGrams);
  }
  return { cents, keptCents };
}

function byAisleAndName(a: ShoppingLine, b: ShoppingLine): number {
  if (a.aisle !== b.aisle) return aisles.indexOf(a.aisle) - aisles.indexOf(b.aisle);
  // by code unit: the same on every machine, whatever its language
  return a.name === b.name ? 0 : a.name < b.name ? -1 : 1;
}

function foodOf(catalogue: Catalogue, key: FoodKey): CatalogueFood {
  const food = catalogue.foods.get(key);
  if (!food) throw new Error(`the plan names the unknown food ${key}`);
  return food;
}

/**
 * The month's list: what four weeks of meals need of each food, in whole packs, for a budget and a premium basket.
 * Lines come from the plan and from nothing else, so the list can hold nothing that the plan does not (water comes
 * from the tap and is no food of the catalogue).
 * @param options.today ISO day from which the age of prices is counted
 * @throws when the plan names an unknown food, a food has no price, or `today` is no day
 */
export function makeShoppingList(
  weeks: readonly MealWeek[],
  catalogue: Catalogue,
  options: { readonly today: string },
): ShoppingList {
  const today = dayNumber(options.today);
  if (today === null) throw new Error(`not a day: ${options.today}`);
  const [{ start } = {}] = weeks;
  const days = { today, first: firstWeekday({ start }) };
  const needs = planNeeds(weeks);
  const lines = [...needs]
    .filter(([, served]) => served.some((milligrams) => milligrams > 0))
    .map(([key, served]) => lineOf(foodOf(catalogue, key), served, catalogue.prices[key], days))
    .sort(byAisleAndName);
  return {
    version: 1,
    date: options.today,
    ...(start === undefined ? {} : { start }),
    plan: fingerprintOf(needs),
    lines,
    budget: totalOf(lines, 'budget'),
    premium: totalOf(lines, 'premium'),
  };
}
