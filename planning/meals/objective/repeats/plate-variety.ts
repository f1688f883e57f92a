import { absent } from '../../../absent.ts';
import { daysOfPlan } from '../../../calendar.ts';
import { dishFamilies } from '../../../catalogue/dishes/dish-family.ts';
import type { Kitchen } from '../../model/kitchen.ts';
import { likenesses } from '../../model/plate-likeness.ts';
import { mainOf, type Plate } from '../../model/plates.ts';
import type { Terms } from '../terms.ts';
import { countDays } from './repeat-points.ts';

/** Families of dishes that a month should hold. */
const wantedFamilies = 7;

/**
 * Lunches and dinners that are cooked: how soon the same protein comes with the same starch and vegetable again, and
 * from how many families of dishes the month is made. What is left over is counted with the pot that it comes from.
 */
export class PlateVariety {
  readonly #terms: Terms;
  readonly #kitchen: Kitchen;
  /** By likeness, the days with such a plate, and those with a second one, as bits. */
  readonly #days = new Int32Array(likenesses);
  readonly #twice = new Int32Array(likenesses);
  readonly #ofFamily = new Int32Array(dishFamilies.length);
  #families = 0;
  /** Plates that come again too soon. */
  #soon = 0;

  constructor(kitchen: Kitchen, terms: Terms) {
    this.#kitchen = kitchen;
    this.#terms = terms;
  }

  get points(): number {
    return this.#pointsFor(this.#soon, this.#families);
  }

  #pointsFor(soon: number, families: number): number {
    const { likeSoon, familiesFew } = this.#terms;
    return likeSoon.weight * soon + familiesFew.weight * Math.max(0, wantedFamilies - families);
  }

  #familyOf(plate: Plate): number {
    return (this.#kitchen.dishes[mainOf(plate)] ?? absent()).family;
  }

  /** Plates of a likeness that come less than three days after another, were one on a day more or less. */
  #soonWith(likeness: number, day: number, sign: 1 | -1 | 0): number {
    let days = this.#days[likeness] ?? absent();
    let twice = this.#twice[likeness] ?? absent();
    const bit = 1 << day;
    if (sign === 1) {
      if (days & bit) twice |= bit;
      days |= bit;
    } else if (sign === -1) {
      if (twice & bit) twice &= ~bit;
      else days &= ~bit;
    }
    return countDays(twice) + countDays(days & ((days << 1) | (days << 2)));
  }

  #moreSoon(likeness: number, day: number, sign: 1 | -1): number {
    return this.#soonWith(likeness, day, sign) - this.#soonWith(likeness, day, 0);
  }

  /** Points more with another plate in the place of one, each null where it is not counted; nothing changes. */
  look(day: number, before: Plate | null, plate: Plate | null): number {
    const left = before?.likeness ?? -1;
    const comes = plate?.likeness ?? -1;
    let soon = 0;
    if (left !== comes) {
      if (left >= 0) soon += this.#moreSoon(left, day, -1);
      if (comes >= 0) soon += this.#moreSoon(comes, day, 1);
    }
    const from = before ? this.#familyOf(before) : -1;
    const to = plate ? this.#familyOf(plate) : -1;
    let families = 0;
    if (from !== to) {
      if (from >= 0 && this.#ofFamily[from] === 1) families--;
      if (to >= 0 && this.#ofFamily[to] === 0) families++;
    }
    if (soon === 0 && families === 0) return 0;
    const now = this.#pointsFor(this.#soon, this.#families);
    return this.#pointsFor(this.#soon + soon, this.#families + families) - now;
  }

  /** Puts a plate in a place that is empty, or takes it out. */
  change(day: number, plate: Plate, sign: 1 | -1): void {
    const { likeness } = plate;
    if (likeness >= 0) {
      this.#soon += this.#moreSoon(likeness, day, sign);
      const bit = 1 << day;
      const days = this.#days[likeness] ?? absent();
      const twice = this.#twice[likeness] ?? absent();
      if (sign === 1 && days & bit) this.#twice[likeness] = twice | bit;
      else if (sign === 1) this.#days[likeness] = days | bit;
      else if (twice & bit) this.#twice[likeness] = twice & ~bit;
      else this.#days[likeness] = days & ~bit;
    }
    const family = this.#familyOf(plate);
    if (family < 0) return;
    const count = (this.#ofFamily[family] ?? absent()) + sign;
    this.#ofFamily[family] = count;
    if (sign === 1 ? count === 1 : count === 0) this.#families += sign;
  }
}

/** A month is as long as the bits of a number are. */
const bitsOfNumber = 31;
if (daysOfPlan > bitsOfNumber) throw new Error('days of a plan are counted as bits');
