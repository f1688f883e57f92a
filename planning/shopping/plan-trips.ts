import { dayInWeek, daysOfPlan, daysPerWeek, firstDayOf, weekIndices } from '../calendar.ts';
import { cheapestPacks, type Pack, tolerance } from '../catalogue/packs/packs.ts';
import type { Storage } from '../catalogue/packs/storage.ts';

/** A day on which to buy, counted from the plan's first Monday, and how many of each pack. */
export interface Trip {
  readonly day: number;
  readonly counts: readonly number[];
}

export interface TripPlan {
  readonly trips: readonly Trip[];
  readonly cents: number;
  readonly keptGrams: number;
  readonly spoiledGrams: number;
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
function dayChoices(needs: readonly number[], storage: Storage, shelfLife: number) {
  if (storage === 'shelf') return [[0]];
  if (storage === 'fresh' && shelfLife < fewestDaysBetweenShops) {
    return [whenNeeded(needs, shelfLife)];
  }
  const weekly = storage === 'freezer' || shelfLife >= 7;
  return subsets(
    (weekly ? mainShops : mainShopsAndTopUps).filter((shop) =>
      needs.slice(shop, shop - dayInWeek(shop) + daysPerWeek).some((need) => need > tolerance),
    ),
  );
}

interface Lot {
  readonly day: number;
  grams: number;
}

/** Eats `open` grams on a day from what was bought before, oldest first; returns the grams still open. */
function eatFromLots(lots: readonly Lot[], day: number, life: number, open: number) {
  let lying = 0;
  for (const lot of lots) {
    if (open <= tolerance) break;
    if (day - lot.day >= life) continue;
    const eaten = Math.min(open, lot.grams);
    lot.grams -= eaten;
    open -= eaten;
    lying += eaten * (day - lot.day);
  }
  return { open, lying };
}

/**
 * Buys on the given days what is needed until the next of them; null when something would spoil before it is eaten, or
 * all would cost more than `most` cents.
 */
function buyOn(
  days: readonly number[],
  needs: readonly number[],
  life: number,
  packs: readonly Pack[],
  most: number,
): Candidate | null {
  const lots: Lot[] = [];
  const trips: Trip[] = [];
  let cents = 0;
  let lying = 0;
  for (const [index, tripDay] of days.entries()) {
    let missing = 0;
    for (let day = tripDay; day < (days[index + 1] ?? daysOfPlan); day++) {
      const eaten = eatFromLots(lots, day, life, needs[day] ?? 0);
      lying += eaten.lying;
      if (eaten.open <= tolerance) continue;
      if (day - tripDay >= life) return null;
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
  // what is bought on the last days of its life is good on the day after the plan, or it is not left over
  const keeps = (lot: Lot) => lot.day + life > daysOfPlan;
  const left = (kept: boolean) =>
    lots.reduce((sum, lot) => sum + (keeps(lot) === kept ? lot.grams : 0), 0);
  return {
    trips,
    cents,
    keptGrams: left(true),
    spoiledGrams: left(false),
    topUps: trips.filter(({ day }) => dayInWeek(day) !== 0).length,
    lying,
  };
}

/**
 * When to buy how many packs so that every day has what it needs and nothing is eaten past its shelf life.
 *
 * - What keeps four weeks is bought once, in week 1.
 * - What freezes is bought at the week's main shop as it is needed; the rest of a pack waits in the freezer.
 * - Anything else is bought at main shops, and where it keeps less than a week also on Thursdays. All sets of
 *   these days are tried: the cheapest wins (the fewest packs, so the least waste), then the fewest top-ups, then the
 *   fewest trips, then the freshest food. What a trip leaves over serves the next one while it keeps.
 * - What keeps less than four days is bought on the day.
 *
 * @param needs grams as bought for each of the 28 days, not all 0
 * @param packs from `worthwhilePacks`, at least one
 */
export function planTrips(
  needs: readonly number[],
  storage: Storage,
  shelfLifeDays: number,
  packs: readonly Pack[],
): TripPlan {
  const shelfLife = Math.max(1, Math.floor(shelfLifeDays));
  const life = storage === 'fresh' ? shelfLife : Number.POSITIVE_INFINITY;
  const first = needs.findIndex((need) => need > tolerance);
  let best: Candidate | null = null;
  for (const days of dayChoices(needs, storage, shelfLife)) {
    if ((days[0] ?? 0) > first) continue;
    const candidate = buyOn(days, needs, life, packs, best?.cents ?? Infinity);
    if (candidate && (!best || isBetter(candidate, best, storage))) best = candidate;
  }
  if (!best) throw new Error('a food that is needed cannot be bought in time');
  const { trips, cents, keptGrams, spoiledGrams } = best;
  return { trips, cents, keptGrams, spoiledGrams };
}

function isBetter(a: Candidate, b: Candidate, storage: Storage): boolean {
  if (a.cents !== b.cents) return a.cents < b.cents;
  // a full freezer is no aim: what freezes is still bought week by week
  if (storage === 'fresh') {
    if (a.topUps !== b.topUps) return a.topUps < b.topUps;
    if (a.trips.length !== b.trips.length) return a.trips.length < b.trips.length;
  }
  return a.lying < b.lying - tolerance;
}
