import { absent } from '../../../absent.ts';
import { slots } from '../../../catalogue/recipe.ts';
import type { MenuPlace } from '../../model/plates.ts';
import type { JudgedTask } from '../judged-task.ts';
import type { Terms } from '../terms.ts';
import {
  mostMains,
  repeatClassOf,
  repeatPoints,
  repeatsTooMany,
  wantedMains,
} from './repeat-points.ts';
import { WeekdayPlates } from './weekday-plates.ts';

/** By number of the slot. */
const classOf = slots.map((slot) => repeatClassOf[slot]);
const wantedOf = slots.map((slot) => wantedMains[slot]);
const mostOf = slots.map((slot) => mostMains[slot]);

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
  readonly #weekdays: WeekdayPlates;

  constructor(task: JudgedTask, places: readonly MenuPlace[]) {
    const { kitchen, terms } = task;
    this.#weekdays = new WeekdayPlates(task, places);
    this.#terms = terms;
    const dishes = kitchen.dishes.length;
    this.#mainDays = new Int32Array(dishes * 3);
    this.#leftoverDays = new Int32Array(dishes);
    this.#mainPoints = new Float64Array(dishes * 3);
    this.#mains = new Uint8Array(dishes * slots.length);
    this.#slotsUsed = [...new Set(places.map(({ slot }) => slots.indexOf(slot)))];
  }

  get points(): number {
    let points = this.#mainTotal + this.#weekdays.points;
    for (let index = 0; index < this.#slotsUsed.length; index++) {
      const slot = this.#slotsUsed[index] ?? absent();
      points += this.#ofCount(slot, this.#mainsOfSlot[slot] ?? absent());
    }
    return points;
  }

  /** Points for so many different main dishes of a slot. */
  #ofCount(slot: number, count: number): number {
    const { mainsFew, mainsMany } = this.#terms;
    return (
      mainsFew.weight * Math.max(0, (wantedOf[slot] ?? absent()) - count) +
      mainsMany.weight * Math.max(0, count - (mostOf[slot] ?? absent()))
    );
  }

  /** Whether a dish is the main one of a meal of that kind on that day. @param slot its number in `slots` */
  isOn(dish: number, slot: number, day: number): boolean {
    return (
      ((this.#mainDays[dish * 3 + (classOf[slot] ?? absent())] ?? absent()) & (1 << day)) !== 0
    );
  }

  /** Days too many of the main dish of a meal. @param slot its number in `slots` */
  repeatsTooMany(dish: number, slot: number): number {
    if (classOf[slot] !== 1) return 0;
    return repeatsTooMany(
      this.#mainDays[dish * 3 + 1] ?? absent(),
      this.#leftoverDays[dish] ?? absent(),
    );
  }

  /**
   * Points more with another main dish in the place of one; nothing changes.
   * @param before the dish that is there; null for none
   * @param leftover whether the other one would be left over
   */
  look(before: number | null, main: number, slot: number, day: number, leftover: boolean): number {
    if (before === main) return this.#moreOf(main, slot, day, leftover, 1);
    let points = this.#moreOf(main, slot, day, leftover, 1);
    points += this.#weekdays.look(before, main, slot, day);
    if (before !== null) points += this.#moreOf(before, slot, day, false, -1);
    const comes = this.#mains[main * slots.length + slot] === 0;
    const goes = before !== null && this.#mains[before * slots.length + slot] === 1;
    if (comes === goes) return points;
    const count = this.#mainsOfSlot[slot] ?? absent();
    return points + this.#ofCount(slot, count + (comes ? 1 : -1)) - this.#ofCount(slot, count);
  }

  /** Points of one day more, or less, of a main dish, or of one that is left over and was not. */
  #moreOf(main: number, slot: number, day: number, leftover: boolean, sign: 1 | -1): number {
    const kind = classOf[slot] ?? absent();
    const at = main * 3 + kind;
    const days = this.#mainDays[at] ?? absent();
    const bit = 1 << day;
    const now = sign === 1 ? days | bit : days & ~bit;
    const known = this.#leftoverDays[main] ?? absent();
    const leftovers = leftover ? known | bit : known & ~bit;
    if (now === days && leftovers === known) return 0;
    return repeatPoints(kind, now, leftovers, this.#terms) - (this.#mainPoints[at] ?? absent());
  }

  change(dish: number, slot: number, day: number, leftover: boolean, sign: 1 | -1): void {
    this.#weekdays.change(dish, slot, day, sign);
    const kind = classOf[slot] ?? absent();
    const at = dish * 3 + kind;
    const bit = 1 << day;
    const days = this.#mainDays[at] ?? absent();
    const now = sign === 1 ? days | bit : days & ~bit;
    this.#mainDays[at] = now;
    const leftovers = this.#leftoverDays[dish] ?? absent();
    if (leftover) {
      this.#leftoverDays[dish] = sign === 1 ? leftovers | bit : leftovers & ~bit;
    }
    const points = repeatPoints(kind, now, this.#leftoverDays[dish] ?? absent(), this.#terms);
    this.#mainTotal += points - (this.#mainPoints[at] ?? absent());
    this.#mainPoints[at] = points;
    const main = dish * slots.length + slot;
    const count = (this.#mains[main] ?? absent()) + sign;
    this.#mains[main] = count;
    if (sign === 1 ? count === 1 : count === 0) {
      this.#mainsOfSlot[slot] = (this.#mainsOfSlot[slot] ?? absent()) + sign;
    }
  }
}
