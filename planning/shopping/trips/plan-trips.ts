import { absent } from '../../absent.ts';
import { dayInWeek, daysOfPlan, daysPerWeek, firstDayOf, weekIndices } from '../../calendar.ts';
import { eatFromLots } from '../../catalogue/packs/eat-lots.ts';
import { cheapestPacks, type Pack, tolerance } from '../../catalogue/packs/packs.ts';
import type { StockLot } from '../../catalogue/packs/stock.ts';
import type { Storage } from '../../catalogue/packs/storage.ts';
import { spreadPacks, type Trip } from './spread-packs.ts';

export interface TripPlan {
  readonly trips: readonly Trip[];
  readonly cents: number;
  /** Of what was there before and what was bought. */
  readonly keptGrams: number;
  readonly spoiledGrams: number;
}

/** A food of which to buy. */
export interface FoodToBuy {
  /** Grams as bought for each of the 28 days. */
  readonly needs: readonly number[];
  readonly storage: Storage;
  /** Days that it keeps after purchase, where it is neither frozen nor keeps anyway. */
  readonly shelfLifeDays: number;
  /** What of it is at home, oldest first. */
  readonly atHome?: readonly StockLot[];
}

interface Candidate extends TripPlan {
  /** Trips on other days than the main shop. */
  readonly topUps: number;
  /** Grams times the days that they lay before they were eaten: less is fresher. */
  readonly lying: number;
}

/** The main shop is on the first day of each week; what would not keep until the next one is topped up three days later. */
const mainShops = weekIndices.map(firstDayOf);
const topUpAfter = 3;
const mainShopsAndTopUps = mainShops.flatMap((day) => [day, day + topUpAfter]);
/** A food that keeps fewer days would spoil between two shopping days and is bought when it is needed. */
const fewestDaysBetweenShops = 4;

function subsets(days: readonly number[]): readonly (readonly number[])[] {
  const all: number[][] = [];
  for (let mask = 1; mask < 1 << days.length; mask++) {
    all.push(days.filter((_, index) => mask & (1 << index)));
  }
  return all;
}

/** Days on which to buy a food that keeps `life` days: as soon as it is needed, for as long as it keeps. */
function whenNeeded(needs: readonly number[], life: number): readonly number[] {
  const days: number[] = [];
  for (const [day, need] of needs.entries()) {
    if (need > tolerance && day >= (days.at(-1) ?? Number.NEGATIVE_INFINITY) + life) days.push(day);
  }
  return days;
}

/** Sets of days that are worth trying. A shop is of no use when the rest of its week needs nothing: the next will do. */
function dayChoices(needs: readonly number[], shelfLife: number) {
  if (shelfLife < fewestDaysBetweenShops) return [whenNeeded(needs, shelfLife)];
  return subsets(
    (shelfLife >= daysPerWeek ? mainShops : mainShopsAndTopUps).filter((shop) =>
      needs.slice(shop, shop - dayInWeek(shop) + daysPerWeek).some((need) => need > tolerance),
    ),
  );
}

/** What is left of lots at the end of the month: what is good on the day after the plan, and what is not. */
function leftOf(lots: readonly StockLot[], life: number) {
  const sum = (kept: boolean) =>
    lots
      .filter(({ day }) => day + life > daysOfPlan === kept)
      .reduce((grams, lot) => grams + lot.grams, 0);
  return { keptGrams: sum(true), spoiledGrams: sum(false) };
}

/**
 * Buys on the given days what is needed until the next of them; null when something would spoil before it is eaten, or
 * all would cost more than `most` cents.
 */
function buyOn(
  days: readonly number[],
  { needs, atHome = [] }: FoodToBuy,
  life: number,
  packs: readonly Pack[],
  most: number,
): Candidate | null {
  const lots: StockLot[] = atHome.map((lot) => ({ ...lot }));
  const trips: Trip[] = [];
  let cents = 0;
  let lying = 0;
  for (const [index, tripDay] of days.entries()) {
    let missing = 0;
    for (let day = index === 0 ? 0 : tripDay; day < (days[index + 1] ?? daysOfPlan); day++) {
      const eaten = eatFromLots(lots, day, life, needs[day] ?? absent());
      lying += eaten.lying;
      if (eaten.open <= tolerance) continue;
      if (day < tripDay || day - tripDay >= life) return null;
      missing += eaten.open;
      lying += eaten.open * (day - tripDay);
    }
    if (missing <= tolerance) continue;
    const choice = cheapestPacks(packs, missing);
    trips.push({ day: tripDay, counts: choice.counts });
    cents += choice.cents;
    if (cents > most) return null;
    lots.push({ day: tripDay, grams: Math.max(0, choice.grams - missing) });
  }
  const topUps = trips.filter(({ day }) => dayInWeek(day) !== 0).length;
  return { trips, cents, ...leftOf(lots, life), topUps, lying };
}

/** Grams of each day for which nothing is at home, and what is left of that at the end. */
function eatHome({ needs, atHome = [] }: FoodToBuy, life: number) {
  const left = atHome.map((lot) => ({ ...lot }));
  const open = needs.map((need, day) => eatFromLots(left, day, life, need).open);
  return { open, left };
}

/** Buys what keeps: the packs that hold the month's need for the least money, each in the week that first needs it. */
function buyWhatKeeps(wanted: FoodToBuy, packs: readonly Pack[]): TripPlan {
  const { open, left } = eatHome(wanted, Infinity);
  const missing = open.reduce((sum, grams) => sum + grams, 0);
  const { keptGrams, spoiledGrams } = leftOf(left, Infinity);
  if (missing <= tolerance) return { trips: [], cents: 0, keptGrams, spoiledGrams };
  const { counts, grams, cents } = cheapestPacks(packs, missing);
  return {
    trips: spreadPacks(open, packs, counts, mainShops),
    cents,
    keptGrams: keptGrams + Math.max(0, grams - missing),
    spoiledGrams,
  };
}

function buyFresh(wanted: FoodToBuy, packs: readonly Pack[]): TripPlan {
  const life = Math.max(1, Math.floor(wanted.shelfLifeDays));
  const { open, left } = eatHome(wanted, life);
  const first = open.findIndex((grams) => grams > tolerance);
  if (first < 0) return { trips: [], cents: 0, ...leftOf(left, life) };
  let best: Candidate | null = null;
  for (const days of dayChoices(open, life)) {
    if ((days[0] ?? absent()) > first) continue;
    const candidate = buyOn(days, wanted, life, packs, best?.cents ?? Infinity);
    if (candidate && (!best || isBetter(candidate, best))) best = candidate;
  }
  if (!best) throw new Error('a food that is needed cannot be bought in time');
  const { trips, cents, keptGrams, spoiledGrams } = best;
  return { trips, cents, keptGrams, spoiledGrams };
}

function isBetter(a: Candidate, b: Candidate): boolean {
  if (a.cents !== b.cents) return a.cents < b.cents;
  if (a.topUps !== b.topUps) return a.topUps < b.topUps;
  // one goes to the main shop every week: what can wait until then costs nothing before
  return a.lying < b.lying - tolerance;
}

/**
 * When to buy how many packs so that every day has what it needs and nothing is eaten past its shelf life. What is at
 * home is eaten first, and a pack is bought in the week that first needs it, never before.
 *
 * - What keeps four weeks or freezes: the cheapest packs for all that the month needs.
 * - Anything else is bought at main shops, and where it keeps less than a week also three days later. All sets of
 *   these days are tried: the cheapest wins (the fewest packs, so the least waste), then the fewest top-ups, then the
 *   freshest food. What a trip leaves over serves the next one while it keeps.
 * - What keeps less than four days is bought on the day.
 *
 * @param packs from `worthwhilePacks`, at least one
 */
export function planTrips(wanted: FoodToBuy, packs: readonly Pack[]): TripPlan {
  return wanted.storage === 'fresh' ? buyFresh(wanted, packs) : buyWhatKeeps(wanted, packs);
}
