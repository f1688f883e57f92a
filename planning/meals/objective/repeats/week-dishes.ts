import { absent } from '../../../absent.ts';
import { daysOfPlan, weekIndexOf } from '../../../calendar.ts';
import type { Kitchen } from '../../model/kitchen.ts';
import type { Plate } from '../../model/plates.ts';
import type { Terms } from '../terms.ts';

const weeks = 4;
/** Shared dishes of two weeks as a part of all their dishes, from where on they count as too alike. */
const alike = 0.54;

/** Lunches and dinners of a week at which the same side is welcome: a glass of milk on every second day. [J] */
const mostSides = 4;

const noDishes: readonly number[] = [];

function isSideOf(plate: Plate | null, dish: number): boolean {
  return plate !== null && plate.ids.indexOf(dish, 1) > 0;
}

/** Dishes of a month, sides among them: none twice on a day or at every meal, and weeks that are not all the same. */
export class WeekDishes {
  readonly #dishDays: Uint8Array;
  readonly #dishWeeks: Uint8Array;
  readonly #dishesOfWeek = new Int32Array(weeks);
  readonly #shared = new Int32Array(weeks * weeks);
  /** What the last look would change: dishes that come twice on the day, dishes of its week, and those shared. */
  #doublesMore = 0;
  #dishesMore = 0;
  readonly #sharedMore = new Int32Array(weeks);
  /** Dishes that come a second time on a day. */
  #doubles = 0;
  /** By dish, whether it may come at every meal: a scoop of pap. */
  readonly #isScoop: readonly boolean[];
  /** By dish and week, lunches and dinners at which it stands beside another dish. */
  readonly #sideWeeks: Uint8Array;
  /** Meals at which a side comes once more than is welcome in its week. */
  #sidesMany = 0;
  readonly #terms: Terms;

  constructor(kitchen: Kitchen, terms: Terms) {
    this.#terms = terms;
    this.#isScoop = kitchen.dishes.map(({ portioned: { facts } }) => facts.isScoop);
    this.#sideWeeks = new Uint8Array(kitchen.dishes.length * weeks);
    this.#dishWeeks = new Uint8Array(kitchen.dishes.length * weeks);
    this.#dishDays = new Uint8Array(kitchen.dishes.length * daysOfPlan);
  }

  #alikePoints(both: number, all: number): number {
    const overlap = both / Math.max(1, all);
    return overlap > alike ? this.#terms.alikeWeeks.weight * (overlap - alike) : 0;
  }

  get points(): number {
    let points =
      this.#terms.twiceADay.weight * this.#doubles + this.#terms.sideOften.weight * this.#sidesMany;
    for (let week = 0; week < weeks; week++) {
      for (let other = week + 1; other < weeks; other++) {
        const both = this.#shared[week * weeks + other] ?? absent();
        const all =
          (this.#dishesOfWeek[week] ?? absent()) + (this.#dishesOfWeek[other] ?? absent()) - both;
        points += this.#alikePoints(both, all);
      }
    }
    return points;
  }

  /** Largest part of its dishes that a week shares with another one, 0 to 1. */
  likenessOf(week: number): number {
    let most = 0;
    for (let other = 0; other < weeks; other++) {
      if (other === week) continue;
      const both = this.#shared[Math.min(week, other) * weeks + Math.max(week, other)] ?? absent();
      const all =
        (this.#dishesOfWeek[week] ?? absent()) + (this.#dishesOfWeek[other] ?? absent()) - both;
      most = Math.max(most, both / Math.max(1, all));
    }
    return most;
  }

  /** Whether a plate has a side that comes more often in a week than is welcome. */
  hasSideTooOften({ ids }: Plate, week: number): boolean {
    return ids.some((dish, index) => index > 0 && this.#sideTimes(dish, week) > mostSides);
  }

  /** Times that a dish stands beside others in a week; of a scoop, of which nobody tires, none. */
  #sideTimes(dish: number, week: number): number {
    return this.#sideWeeks[dish * weeks + week] ?? absent();
  }

  /** @param isMain whether it is a lunch or a dinner */
  change({ ids }: Plate, day: number, isMain: boolean, sign: 1 | -1): void {
    const week = weekIndexOf(day);
    for (let index = 0; index < ids.length; index++) {
      const dish = ids[index] ?? absent();
      this.#changeDish(dish, day, week, sign);
      if (isMain && index > 0) this.#changeSide(dish, week, sign);
    }
  }

  #changeSide(dish: number, week: number, sign: 1 | -1): void {
    if (this.#isScoop[dish]) return;
    const before = Math.max(0, this.#sideTimes(dish, week) - mostSides);
    const at = dish * weeks + week;
    this.#sideWeeks[at] = (this.#sideWeeks[at] ?? absent()) + sign;
    this.#sidesMany += Math.max(0, this.#sideTimes(dish, week) - mostSides) - before;
  }

  /** Meals more at which a side comes too often with another plate at a lunch or a dinner; nothing changes. */
  #moreOfSides(week: number, before: Plate | null, plate: Plate): number {
    let many = 0;
    for (let index = 1; index < plate.ids.length; index++) {
      const dish = plate.ids[index] ?? absent();
      if (this.#sideTimes(dish, week) >= mostSides && !isSideOf(before, dish)) many++;
    }
    const gone = before?.ids ?? [];
    for (let index = 1; index < gone.length; index++) {
      const dish = gone[index] ?? absent();
      if (this.#sideTimes(dish, week) > mostSides && !isSideOf(plate, dish)) many--;
    }
    return many;
  }

  /**
   * Points more with another plate in the place of one; nothing changes.
   * @param isMain whether it is a lunch or a dinner
   */
  look(day: number, isMain: boolean, before: Plate | null, plate: Plate): number {
    const week = weekIndexOf(day);
    const many = isMain ? this.#moreOfSides(week, before, plate) : 0;
    this.#doublesMore = 0;
    this.#dishesMore = 0;
    this.#sharedMore.fill(0);
    const old = before?.ids ?? noDishes;
    this.#noteOthers(plate.ids, old, day, 1);
    this.#noteOthers(old, plate.ids, day, -1);
    let points =
      this.#terms.twiceADay.weight * this.#doublesMore + this.#terms.sideOften.weight * many;
    for (let other = 0; other < weeks; other++) points += this.#alikeMore(week, other);
    return points;
  }

  /** Notes what changes on a day where those dishes come (1) or go (-1) that are not among others. */
  #noteOthers(
    dishes: readonly number[],
    others: readonly number[],
    day: number,
    sign: 1 | -1,
  ): void {
    const week = weekIndexOf(day);
    /** What goes was there once itself. */
    const itself = sign === 1 ? 0 : 1;
    for (let index = 0; index < dishes.length; index++) {
      const dish = dishes[index] ?? absent();
      if (others.includes(dish)) continue;
      if ((this.#dishDays[dish * daysOfPlan + day] ?? absent()) > itself) this.#doublesMore += sign;
      if ((this.#dishWeeks[dish * weeks + week] ?? absent()) > itself) continue;
      this.#dishesMore += sign;
      this.#share(dish, week, sign);
    }
  }

  /** Points more for how alike a week and another one would be after what is noted. */
  #alikeMore(week: number, other: number): number {
    const change = this.#sharedMore[other] ?? absent();
    if (other === week || (change === 0 && this.#dishesMore === 0)) return 0;
    const both = this.#shared[Math.min(week, other) * weeks + Math.max(week, other)] ?? absent();
    const all =
      (this.#dishesOfWeek[week] ?? absent()) + (this.#dishesOfWeek[other] ?? absent()) - both;
    const after = this.#alikePoints(both + change, all + this.#dishesMore - change);
    return after - this.#alikePoints(both, all);
  }

  #share(dish: number, week: number, sign: 1 | -1): void {
    for (let other = 0; other < weeks; other++) {
      if (other === week || (this.#dishWeeks[dish * weeks + other] ?? absent()) === 0) continue;
      this.#sharedMore[other] = (this.#sharedMore[other] ?? absent()) + sign;
    }
  }

  #changeDish(dish: number, day: number, week: number, sign: 1 | -1): void {
    const today = (this.#dishDays[dish * daysOfPlan + day] ?? absent()) + sign;
    this.#dishDays[dish * daysOfPlan + day] = today;
    if (sign === 1 ? today > 1 : today > 0) this.#doubles += sign;
    const at = dish * weeks + week;
    const count = (this.#dishWeeks[at] ?? absent()) + sign;
    this.#dishWeeks[at] = count;
    if (sign === 1 ? count !== 1 : count !== 0) return;
    this.#dishesOfWeek[week] = (this.#dishesOfWeek[week] ?? absent()) + sign;
    for (let other = 0; other < weeks; other++) {
      if (other === week || (this.#dishWeeks[dish * weeks + other] ?? absent()) === 0) continue;
      const pair = Math.min(week, other) * weeks + Math.max(week, other);
      this.#shared[pair] = (this.#shared[pair] ?? absent()) + sign;
    }
  }
}
