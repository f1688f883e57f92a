import { absent } from '../../absent.ts';
import { dayInWeek, daysPerWeek, weekIndexOf, weeksOfPlan } from '../../calendar.ts';
import type { CatalogueFood } from '../catalogue.ts';
import type { Price } from '../price.ts';
import { cheapestPacks, packOf, worthwhilePacks } from './packs.ts';
import { type ColdStore, keepsDaysOf, storageOf } from './storage.ts';

/** Half weeks of a plan: Monday to Wednesday and Thursday to Sunday, as one shops. */
export const halfWeeks = 2 * weeksOfPlan;

export function halfWeekOf(day: number): number {
  return 2 * weekIndexOf(day) + (dayInWeek(day) >= 3 ? 1 : 0);
}

/** Days of a half week. */
const daysOfHalf = daysPerWeek / 2;
/** More than this many steps of a table are counted in the pack that is cheapest by weight. */
const mostSteps = 24;
/**
 * Trips of a half week for what keeps one day or two. Members without a fridge and without a freezer alone buy any such
 * food; with fewer trips their lists came dearer than the planner thought (30 members, November 2026).
 */
const tripsInHalf: Readonly<Record<number, number>> = { 1: 3, 2: 2 };
/** Rands at which a gram that spoils is counted beside its price. */
const randPerSpoiledGram = 0.06;

/** What a month's need of one food costs in whole packs, quickly and nearly as the shopping list will say it. */
export class PackCost {
  /** Edible grams that can be had, ascending, and the Rands that they cost. */
  readonly #grams: Float64Array;
  readonly #rand: Float64Array;
  readonly #bulkGrams: number;
  readonly #bulkRand: number;
  /** Half weeks for which a purchase keeps, and days. */
  readonly #halves: number;
  readonly #days: number;
  /** Times that it is bought in a half week. */
  readonly #trips: number;
  /** Weeks that a purchase can serve: 4 for what is bought once, 0 for what keeps less than a week. */
  readonly #weeks: number;

  constructor(food: CatalogueFood, prices: readonly Price[], cold: ColdStore = 'freezer') {
    const packs = worthwhilePacks(prices.map(packOf));
    const [bulk] = packs;
    const grams: number[] = [];
    const rand: number[] = [];
    for (let held = 0; packs.length > 0 && grams.length < mostSteps; ) {
      const choice = cheapestPacks(packs, held + 0.01);
      held = choice.grams;
      grams.push(held * food.edibleShare);
      rand.push(choice.cents / 100);
    }
    this.#grams = Float64Array.from(grams);
    this.#rand = Float64Array.from(rand);
    this.#bulkGrams = (bulk?.grams ?? 1000) * food.edibleShare;
    this.#bulkRand = (bulk?.cents ?? 100_000) / 100;
    const life = Math.floor(keepsDaysOf(food, cold));
    this.#days = life;
    this.#trips = storageOf(food, cold) === 'fresh' ? (tripsInHalf[life] ?? 1) : 1;
    this.#halves = Math.max(1, Math.floor(life / daysOfHalf));
    this.#weeks =
      storageOf(food, cold) === 'fresh'
        ? Math.min(weeksOfPlan - 1, Math.floor(life / daysPerWeek))
        : weeksOfPlan;
  }

  /** Index of the fewest packs that hold so many edible grams; beyond the table the last one. */
  #step(need: number): number {
    let step = 0;
    while (step < this.#grams.length - 1 && (this.#grams[step] ?? absent()) < need) step++;
    return step;
  }

  /** Packs of the pack that is cheapest by weight, beyond a step of the table. */
  #bulkPacks(need: number, step: number): number {
    const held = this.#grams[step] ?? absent();
    return held >= need ? 0 : Math.ceil((need - held) / this.#bulkGrams);
  }

  /** Rands for so many edible grams bought at once. */
  randFor(need: number): number {
    if (need <= 0) return 0;
    const step = this.#step(need);
    return (this.#rand[step] ?? absent()) + this.#bulkPacks(need, step) * this.#bulkRand;
  }

  /**
   * Rands for an edible gram of what is bought at once, in the packs that a month buys for such a need: who needs little
   * of it buys small packs, which are dearer by weight.
   */
  paidPerGram(need: number): number {
    if (need <= 0) return this.randPerGram;
    const step = this.#step(need);
    const packs = this.#bulkPacks(need, step);
    const rand = (this.#rand[step] ?? absent()) + packs * this.#bulkRand;
    return rand / ((this.#grams[step] ?? absent()) + packs * this.#bulkGrams);
  }

  /** Whether any month's need is bought at once, so that its price follows from the sum alone. */
  get boughtAtOnce(): boolean {
    return this.#weeks === weeksOfPlan;
  }

  /** Rands for an edible gram at the best price by weight. */
  get randPerGram(): number {
    return this.#bulkRand / this.#bulkGrams;
  }

  /**
   * Needs bought at once that cost the same as this one: more than `over`, up to `most`. Nothing is said of needs beyond
   * the table.
   */
  samePrice(need: number): { readonly over: number; readonly most: number } {
    if (need <= 0) return { over: -Infinity, most: 0 };
    const step = this.#step(need);
    const most = this.#grams[step] ?? absent();
    if (need > most) return { over: Infinity, most: -Infinity };
    return { over: step === 0 ? 0 : (this.#grams[step - 1] ?? absent()), most };
  }

  /**
   * Rands for a month, with a little more for what will spoil, and without what is left over and still good.
   * @param need edible grams by half week, `halfWeeks` of them from `from` on
   * @param total of them
   */
  rand(need: Float64Array, from: number, total: number): number {
    if (this.#weeks === weeksOfPlan) return this.randFor(total);
    if (this.#trips > 1) return this.#boughtOften(need, from);
    if (this.#weeks === 0) return this.#bought(need, from, 1, Infinity);
    let best = Infinity;
    for (let weeks = 1; weeks <= this.#weeks; weeks++) {
      best = Math.min(best, this.#bought(need, from, 2 * weeks, best));
    }
    return best;
  }

  /** Bought on several days of a half week, as it does not keep for longer. */
  #boughtOften(need: Float64Array, from: number): number {
    let rand = 0;
    for (let half = from; half < from + halfWeeks; half++) {
      rand += this.#trips * this.randFor((need[half] ?? absent()) / this.#trips);
    }
    return rand;
  }

  /**
   * Bought for `span` half weeks at a time; what is left over serves the next purchase when it still keeps.
   * @param enough Rands from which the exact sum matters no more
   */
  #bought(need: Float64Array, from: number, span: number, enough: number): number {
    let rand = 0;
    let left = 0;
    let boughtAt = 0;
    for (let start = 0; start < halfWeeks; start += span) {
      if (start + span - boughtAt > this.#halves) {
        rand += randPerSpoiledGram * left;
        left = 0;
      }
      let missing = 0;
      for (let half = start; half < Math.min(halfWeeks, start + span); half++) {
        missing += need[from + half] ?? absent();
      }
      if (missing <= left) {
        left -= missing;
      } else {
        missing -= left;
        // more than nothing is missing here
        const step = this.#step(missing);
        const packs = this.#bulkPacks(missing, step);
        rand += (this.#rand[step] ?? absent()) + packs * this.#bulkRand;
        left = (this.#grams[step] ?? absent()) + packs * this.#bulkGrams - missing;
        boughtAt = start;
      }
      // what may be left over is worth less than it costs, so this never falls
      if (rand - this.randPerGram * left >= enough) return rand;
    }
    // what is still good after the plan is not lost
    const good = boughtAt * daysOfHalf + this.#days > daysOfHalf * halfWeeks;
    return good ? rand - this.randPerGram * left : rand + randPerSpoiledGram * left;
  }
}
