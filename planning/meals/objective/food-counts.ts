import { daysOfPlan, weekIndexOf, weeksOfPlan } from '../../calendar.ts';
import {
  countedFoods,
  eatingLimits,
  type FoodLimit,
  fruitColumns,
  leastKinds,
  vegetableColumns,
} from '../../targets/eating-limits.ts';
import type { Plate } from '../model/plates.ts';
import type { JudgedTask } from './judged-task.ts';
import type { Terms } from './terms.ts';

const columns = countedFoods.length;

/** 0 for vegetables, 1 for fruits, 2 for what is neither. */
const kindOf = Uint8Array.from(countedFoods, (_, column) => {
  const isIn = ({ from, to }: { readonly from: number; readonly to: number }) =>
    column >= from && column < to;
  return isIn(vegetableColumns) ? 0 : isIn(fruitColumns) ? 1 : 2;
});
const wantedKinds = [leastKinds.vegetables, leastKinds.fruits] as const;

/** Grams of a column on a plate; 0 where it holds none. */
function gramsOn(plate: Plate | null, column: number): number {
  if (!plate) return 0;
  const index = plate.counted.indexOf(column);
  return index < 0 ? 0 : (plate.countedGrams[index] ?? 0);
}

/** How much of each food days and weeks hold, and at how many meals, against what its eaters eat. */
export class FoodCounts {
  readonly #terms: Terms;
  readonly #limits: readonly FoodLimit[];
  /** Grams by day and by week; meals by week; lunches and dinners of the month. */
  readonly #dayGrams = new Float64Array(columns * daysOfPlan);
  readonly #weekGrams = new Float64Array(columns * weeksOfPlan);
  readonly #meals = new Int32Array(columns * weeksOfPlan);
  readonly #mains = new Int32Array(columns);
  /** Lunches and dinners of the month that may hold each. */
  readonly #mostMains: Float64Array;
  /** Different vegetables of each week, then fruits. */
  readonly #kinds = new Int32Array(2 * weeksOfPlan);
  /** What the last look would change of them. */
  readonly #moreKinds = new Int32Array(2);
  #points: number;

  /**
   * @param days that are planned
   * @param mains lunches and dinners that are planned
   */
  constructor(task: JudgedTask, days: ReadonlySet<number>, mains: number) {
    this.#terms = task.terms;
    this.#limits = eatingLimits(task.targets, task.pattern);
    this.#mostMains = Float64Array.from(this.#limits, ({ share }) => share * mains);
    const weeks = new Set([...days].map(weekIndexOf)).size;
    let points = 0;
    for (let column = 0; column < columns; column++) {
      points += days.size * this.#ofDay(column, 0) + weeks * this.#ofMeals(column, 0);
    }
    this.#points = points + weeks * (this.#ofKinds(0, 0) + this.#ofKinds(1, 0));
  }

  get points(): number {
    return this.#points;
  }

  #ofDay(column: number, grams: number): number {
    const limit = this.#limits[column];
    if (!limit) return 0;
    const { day, leastOfDay } = limit;
    let points = grams > day ? this.#terms.foodOfDay.weight * (grams / day - 1) : 0;
    if (grams < leastOfDay) points += this.#terms.fruitOfDay.weight * (1 - grams / leastOfDay);
    return points;
  }

  #ofWeek(column: number, grams: number): number {
    const most = this.#limits[column]?.week ?? Infinity;
    return grams > most ? this.#terms.foodOfWeek.weight * (grams / most - 1) : 0;
  }

  #ofMeals(column: number, meals: number): number {
    const limit = this.#limits[column];
    if (!limit) return 0;
    let points = meals > limit.meals ? this.#terms.foodTooOften.weight * (meals - limit.meals) : 0;
    if (meals < limit.leastMeals) {
      points += this.#terms.foodTooSeldom.weight * (limit.leastMeals - meals);
    }
    return points;
  }

  #ofMains(column: number, mains: number): number {
    const most = this.#mostMains[column] ?? Infinity;
    return mains > most ? this.#terms.likePlates.weight * (mains - most) : 0;
  }

  #ofKinds(kind: number, count: number): number {
    return this.#terms.kindsFew.weight * Math.max(0, (wantedKinds[kind] ?? 0) - count);
  }

  /** Whether so many grams make it one of the meals that are counted. */
  #isMeal(column: number, grams: number, isMain: boolean): boolean {
    const limit = this.#limits[column];
    return limit !== undefined && grams >= limit.from && (isMain || !limit.ofMains);
  }

  /** Points more where a meal of a day holds other grams of one food; nothing changes but what is noted of kinds. */
  #more(column: number, day: number, isMain: boolean, before: number, after: number): number {
    const week = weekIndexOf(day);
    const inDay = this.#dayGrams[column * daysOfPlan + day] ?? 0;
    const inWeek = this.#weekGrams[column * weeksOfPlan + week] ?? 0;
    let points =
      this.#ofDay(column, inDay - before + after) -
      this.#ofDay(column, inDay) +
      (this.#ofWeek(column, inWeek - before + after) - this.#ofWeek(column, inWeek));
    const was = this.#isMeal(column, before, isMain);
    const is = this.#isMeal(column, after, isMain);
    if (was === is) return points;
    const step = is ? 1 : -1;
    const meals = this.#meals[column * weeksOfPlan + week] ?? 0;
    points += this.#ofMeals(column, meals + step) - this.#ofMeals(column, meals);
    if (isMain) {
      const mains = this.#mains[column] ?? 0;
      points += this.#ofMains(column, mains + step) - this.#ofMains(column, mains);
    }
    const kind = kindOf[column] ?? 2;
    if (kind < 2 && (is ? meals === 0 : meals === 1)) {
      this.#moreKinds[kind] = (this.#moreKinds[kind] ?? 0) + step;
    }
    return points;
  }

  /** Points more with another plate in the place of one; nothing changes. */
  look(day: number, isMain: boolean, before: Plate | null, plate: Plate | null): number {
    this.#moreKinds.fill(0);
    let points = 0;
    for (let index = 0; index < (before?.counted.length ?? 0); index++) {
      const column = before?.counted[index] ?? 0;
      const grams = before?.countedGrams[index] ?? 0;
      points += this.#more(column, day, isMain, grams, gramsOn(plate, column));
    }
    for (let index = 0; index < (plate?.counted.length ?? 0); index++) {
      const column = plate?.counted[index] ?? 0;
      if (before?.counted.includes(column)) continue;
      points += this.#more(column, day, isMain, 0, plate?.countedGrams[index] ?? 0);
    }
    const week = weekIndexOf(day);
    for (let kind = 0; kind < 2; kind++) {
      const more = this.#moreKinds[kind] ?? 0;
      if (more === 0) continue;
      const count = this.#kinds[kind * weeksOfPlan + week] ?? 0;
      points += this.#ofKinds(kind, count + more) - this.#ofKinds(kind, count);
    }
    return points;
  }

  /** Puts a plate in a place that is empty, or takes it out. */
  change(day: number, isMain: boolean, plate: Plate, sign: 1 | -1): void {
    this.#points +=
      sign === 1 ? this.look(day, isMain, null, plate) : this.look(day, isMain, plate, null);
    const week = weekIndexOf(day);
    for (let kind = 0; kind < 2; kind++) {
      const at = kind * weeksOfPlan + week;
      this.#kinds[at] = (this.#kinds[at] ?? 0) + (this.#moreKinds[kind] ?? 0);
    }
    for (let index = 0; index < plate.counted.length; index++) {
      const column = plate.counted[index] ?? 0;
      const grams = plate.countedGrams[index] ?? 0;
      const inDay = column * daysOfPlan + day;
      const inWeek = column * weeksOfPlan + week;
      this.#dayGrams[inDay] = (this.#dayGrams[inDay] ?? 0) + sign * grams;
      this.#weekGrams[inWeek] = (this.#weekGrams[inWeek] ?? 0) + sign * grams;
      if (!this.#isMeal(column, grams, isMain)) continue;
      this.#meals[inWeek] = (this.#meals[inWeek] ?? 0) + sign;
      if (isMain) this.#mains[column] = (this.#mains[column] ?? 0) + sign;
    }
  }
}
