import { slots } from '../../catalogue/recipe.ts';
import type { Kitchen } from '../model/kitchen.ts';
import type { MenuPlace } from '../model/plates.ts';
import { repeatClassOf, repeatPoints, repeatsTooMany, wantedMains } from './repeat-points.ts';
import type { Terms } from './terms.ts';

/** By number of the slot. */
const classOf = slots.map((slot) => repeatClassOf[slot]);
const wantedOf = slots.map((slot) => wantedMains[slot]);

/** Main dishes of a month: on which days each comes, and how many different ones. */
export class MainDishes {
  /** Days on which a dish is the main one, by class; days of leftovers. */
  readonly #mainDays: Int32Array;
  readonly #leftoverDays: Int32Array;
  readonly #mainPoints: Float64Array;
  /** How often a dish is the main one of a slot, and how many different ones the slot has. */
  readonly #mains: Uint8Array;
  readonly #mainsOfSlot = new Int32Array(slots.length);
  readonly #slotsUsed: readonly number[];
  #mainTotal = 0;
  readonly #terms: Terms;

  constructor(kitchen: Kitchen, places: readonly MenuPlace[], terms: Terms) {
    this.#terms = terms;
    const dishes = kitchen.dishes.length;
    this.#mainDays = new Int32Array(dishes * 3);
    this.#leftoverDays = new Int32Array(dishes);
    this.#mainPoints = new Float64Array(dishes * 3);
    this.#mains = new Uint8Array(dishes * slots.length);
    this.#slotsUsed = [...new Set(places.map(({ slot }) => slots.indexOf(slot)))];
  }

  get points(): number {
    let points = this.#mainTotal;
    for (let index = 0; index < this.#slotsUsed.length; index++) {
      const slot = this.#slotsUsed[index] ?? 0;
      const missing = (wantedOf[slot] ?? 0) - (this.#mainsOfSlot[slot] ?? 0);
      points += this.#terms.mainsFew.weight * Math.max(0, missing);
    }
    return points;
  }

  /** Whether a dish is the main one of a meal of that kind on that day. @param slot its number in `slots` */
  isOn(dish: number, slot: number, day: number): boolean {
    return ((this.#mainDays[dish * 3 + (classOf[slot] ?? 0)] ?? 0) & (1 << day)) !== 0;
  }

  /** Days too many of the main dish of a meal. @param slot its number in `slots` */
  repeatsTooMany(dish: number, slot: number): number {
    if (classOf[slot] !== 1) return 0;
    return repeatsTooMany(this.#mainDays[dish * 3 + 1] ?? 0, this.#leftoverDays[dish] ?? 0);
  }

  /** Points of one day more, or less, of a main dish. */
  look(main: number, slot: number, day: number, leftover: boolean, sign: 1 | -1): number {
    const kind = classOf[slot] ?? 0;
    const at = main * 3 + kind;
    const days = this.#mainDays[at] ?? 0;
    const bit = 1 << day;
    const now = sign === 1 ? days | bit : days & ~bit;
    if (now === days) return 0;
    const known = this.#leftoverDays[main] ?? 0;
    const leftovers = leftover ? known | bit : known & ~bit;
    let points = repeatPoints(kind, now, leftovers, this.#terms) - (this.#mainPoints[at] ?? 0);
    const count = this.#mains[main * slots.length + slot] ?? 0;
    const missing = (wantedOf[slot] ?? 0) - (this.#mainsOfSlot[slot] ?? 0);
    if (sign === 1 && count === 0 && missing > 0) points -= this.#terms.mainsFew.weight;
    if (sign === -1 && count === 1 && missing >= 0) points += this.#terms.mainsFew.weight;
    return points;
  }

  change(dish: number, slot: number, day: number, leftover: boolean, sign: 1 | -1): void {
    const kind = classOf[slot] ?? 0;
    const at = dish * 3 + kind;
    const bit = 1 << day;
    const days = this.#mainDays[at] ?? 0;
    const now = sign === 1 ? days | bit : days & ~bit;
    this.#mainDays[at] = now;
    const leftovers = this.#leftoverDays[dish] ?? 0;
    if (leftover) {
      this.#leftoverDays[dish] = sign === 1 ? leftovers | bit : leftovers & ~bit;
    }
    const points = repeatPoints(kind, now, this.#leftoverDays[dish] ?? 0, this.#terms);
    this.#mainTotal += points - (this.#mainPoints[at] ?? 0);
    this.#mainPoints[at] = points;
    const main = dish * slots.length + slot;
    const count = (this.#mains[main] ?? 0) + sign;
    this.#mains[main] = count;
    if (sign === 1 ? count === 1 : count === 0) {
      this.#mainsOfSlot[slot] = (this.#mainsOfSlot[slot] ?? 0) + sign;
    }
  }
}
