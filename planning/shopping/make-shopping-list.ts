import { absent } from '../absent.ts';
import { firstWeekday, type Weekday, weekdayOf, weekNumberOf } from '../calendar.ts';
import { dayNumber } from '../calendar-day.ts';
import type { Catalogue, CatalogueFood } from '../catalogue/catalogue.ts';
import { aisles } from '../catalogue/food.ts';
import type { FoodKey } from '../catalogue/foods.ts';
import { type HowBought, usualBuying } from '../catalogue/packs/how-bought.ts';
import { pricesAt } from '../catalogue/packs/shops.ts';
import { lotsOf } from '../catalogue/packs/stock.ts';
import { keepsDaysOf, storageOf } from '../catalogue/packs/storage.ts';
import type { Price } from '../catalogue/price.ts';
import { type MealWeek, stockOf } from '../meals/model/meal-plan.ts';
import { fingerprintOf, planNeeds } from './plan-needs.ts';
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
import {
  type Buying,
  choicesOf,
  keptCents,
  type PackPurchase,
  toMilligram,
} from './trips/buy-food.ts';
import { boughtOnPayDay, payShop } from './trips/pay-day.ts';
import type { TripPlan } from './trips/plan-trips.ts';

function isStale(price: Price, today: number): boolean {
  const seen = dayNumber(price.date);
  return seen === null || today - seen > priceStaleAfterDays;
}

/** What is the same for every line of a list. */
interface ListFrame {
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

function optionOf({ offered, plan }: PackPurchase, { today, first }: ListFrame): ShoppingOption {
  const packs: ShoppingPack[] = [];
  const packIndex = new Map<number, number>();
  for (const [index, { price, cents }] of offered.entries()) {
    const quantity = plan.trips.reduce((sum, { counts }) => sum + (counts[index] ?? absent()), 0);
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

type Choices = Readonly<Record<Tier, PackPurchase>>;

/** What is bought of each food. */
interface Bought {
  readonly buying: Buying;
  readonly choices: Choices;
}

/** The same for who has a pay day, with a large shopping then. */
function withPayDay(bought: readonly Bought[], day: number | null): readonly Bought[] {
  if (day === null) return bought;
  const keeps = (index: number) => {
    const buying = bought[index]?.buying;
    return buying !== undefined && storageOf(buying.food, buying.cold) === 'shelf';
  };
  const of = (tier: Tier) =>
    boughtOnPayDay(
      bought.map(({ choices }) => choices[tier]),
      keeps,
      day,
    );
  const [budget, premium] = [of('budget'), of('premium')];
  return bought.map(({ buying, choices }, index) => ({
    buying,
    choices: {
      budget: budget[index] ?? choices.budget,
      premium: premium[index] ?? choices.premium,
    },
  }));
}

/** A line, with what it adds to the totals. */
interface MadeLine {
  readonly line: ShoppingLine;
  readonly totals: Readonly<Record<Tier, ShoppingTotal>>;
}

function lineOf({ buying, choices }: Bought, frame: ListFrame): MadeLine {
  const { food, milligrams, stock, cold } = buying;
  const home = lotsOf(stock, food.key).reduce((sum, { grams }) => sum + grams, 0);
  // what a month costs that begins with what such a month leaves is what it eats and what spoils, whatever there is now
  const usual = home > 0 ? choicesOf({ ...buying, stock: [] }) : choices;
  const served = milligrams.reduce((sum, day) => sum + day, 0) / 1000;
  const needed = served / food.edibleShare;
  // nobody knows which of the two lists was followed: the next one begins with what either leaves
  const left = Math.min(usual.budget.plan.keptGrams, usual.premium.plan.keptGrams);
  const totalOf = (tier: Tier): ShoppingTotal => ({
    cents: choices[tier].plan.cents,
    keptCents: keptCents(choices[tier]),
    usualCents: usual[tier].plan.cents - keptCents(usual[tier], left),
  });
  const budget = optionOf(choices.budget, frame);
  const premium = optionOf(choices.premium, frame);
  return {
    line: {
      food: food.key,
      name: food.name,
      aisle: food.aisle,
      storage: storageOf(food, cold),
      keepsDays: keepsDaysOf(food, cold),
      servedGrams: served,
      neededGrams: toMilligram(needed),
      ...(home > 0 ? { homeGrams: toMilligram(home) } : {}),
      budget,
      premium,
    },
    totals: { budget: totalOf('budget'), premium: totalOf('premium') },
  };
}

function sumOf(totals: readonly ShoppingTotal[]): ShoppingTotal {
  const sum = (part: keyof ShoppingTotal) => totals.reduce((cents, one) => cents + one[part], 0);
  return { cents: sum('cents'), keptCents: sum('keptCents'), usualCents: sum('usualCents') };
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

/** How a list is made, beside the plan. */
export interface ListWishes {
  /** ISO day from which the age of prices is counted. */
  readonly today: string;
  /** Where and when the member buys; as usual where it is left out. */
  readonly ways?: HowBought;
}

/**
 * The month's list: what four weeks of meals need of each food beyond what is at home, in whole packs, for a budget and
 * a premium basket. Lines come from the plan and from nothing else, so the list can hold nothing that the plan does not
 * (water comes from the tap and is no food of the catalogue).
 * @throws when the plan names an unknown food, a food has no price, or `today` is no day
 */
export function makeShoppingList(
  weeks: readonly MealWeek[],
  catalogue: Catalogue,
  wishes: ListWishes,
): ShoppingList {
  const today = dayNumber(wishes.today);
  if (today === null) throw new Error(`not a day: ${wishes.today}`);
  const { shops, cold, payDay } = wishes.ways ?? usualBuying;
  const [{ start } = {}] = weeks;
  const stock = stockOf(weeks);
  const frame = { today, first: firstWeekday({ start }) };
  const needs = planNeeds(weeks);
  const bought = [...needs]
    .filter(([, served]) => served.some((milligrams) => milligrams > 0))
    .map(([key, milligrams]) => {
      const prices = pricesAt(catalogue.prices[key], shops);
      const buying = { food: foodOf(catalogue, key), milligrams, prices, stock, cold };
      return { buying, choices: choicesOf(buying) };
    });
  const made = withPayDay(bought, payShop({ start }, payDay))
    .map((one) => lineOf(one, frame))
    .sort((a, b) => byAisleAndName(a.line, b.line));
  const totalOf = (tier: Tier) => sumOf(made.map(({ totals }) => totals[tier]));
  return {
    version: 1,
    date: wishes.today,
    ...(start === undefined ? {} : { start }),
    plan: fingerprintOf(needs),
    ...(stock.length > 0 ? { stock } : {}),
    ...(shops.length > 0 ? { shops } : {}),
    ...(cold === 'freezer' ? {} : { cold }),
    ...(payDay === null ? {} : { payDay }),
    lines: made.map(({ line }) => line),
    budget: totalOf('budget'),
    premium: totalOf('premium'),
  };
}
