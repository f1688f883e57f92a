import { absent } from '../../absent.ts';
import { daysOfPlan, weekIndexOf, weeksOfPlan } from '../../calendar.ts';
import { eatingGroups } from '../../nutrition/eating-groups.ts';
import { firstEaten, type Vector } from '../../nutrition/vector.ts';
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
/** Columns of whole groups, and where a vector holds these. */
const groupColumns = countedFoods.flatMap((of, column): readonly (readonly [number, number])[] =>
  'group' in of ? [[column, firstEaten + eatingGroups.indexOf(of.group)]] : [],
);
const wantedKinds = [leastKinds.vegetables, leastKinds.fruits] as const;

/** Grams of a column on a plate; 0 where it holds none. */
function gramsOn(plate: Plate | null, column: number): number {
  if (!plate) return 0;
  const index = plate.counted.indexOf(column);
  return index < 0 ? 0 : (plate.countedGrams[index] ?? absent());
}

/** How much of each food days and weeks hold, and at how many meals, against what its eaters eat. */
export class FoodCounts {
  readonly #terms: Terms;
  /** By column: grams of a day and of a week, meals of a week, and the points of going beyond them. */
  readonly #mostOfDay: Float64Array;
  readonly #mostOfWeek: Float64Array;
  readonly #mostMeals: Float64Array;
  readonly #perDay: Float64Array;
  readonly #perWeek: Float64Array;
  readonly #perMeal: Float64Array;
  /** Grams of a day and meals of a week at least, and grams from which a meal is one. */
  readonly #leastOfDay: Float64Array;
  readonly #leastMeals: Float64Array;
  readonly #from: Float64Array;
  readonly #ofMains: Uint8Array;
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
    const limits = eatingLimits(task.targets, task.pattern);
    const { foodOfDay, foodOfWeek, foodTooOften } = task.terms;
    const numbers = (of: (limit: FoodLimit) => number) => Float64Array.from(limits, of);
    this.#mostOfDay = numbers(({ day }) => day);
    this.#mostOfWeek = numbers(({ week }) => week);
    this.#mostMeals = numbers(({ meals }) => meals);
    this.#perDay = numbers(({ times }) => times * foodOfDay.weight);
    this.#perWeek = numbers(({ times }) => times * foodOfWeek.weight);
    this.#perMeal = numbers(({ mealTimes }) => mealTimes * foodTooOften.weight);
    this.#leastOfDay = numbers(({ leastOfDay }) => leastOfDay);
    this.#leastMeals = numbers(({ leastMeals }) => leastMeals);
    this.#from = numbers(({ from }) => from);
    this.#ofMains = Uint8Array.from(limits, ({ ofMains }) => (ofMains ? 1 : 0));
    this.#mostMains = numbers(({ share }) => share * mains);
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
    const most = this.#mostOfDay[column] ?? absent();
    if (grams > most) return (this.#perDay[column] ?? absent()) * (grams / most - 1);
    const least = this.#leastOfDay[column] ?? absent();
    return grams < least ? this.#terms.fruitOfDay.weight * (1 - grams / least) : 0;
  }

  #ofWeek(column: number, grams: number): number {
    const most = this.#mostOfWeek[column] ?? absent();
    return grams > most ? (this.#perWeek[column] ?? absent()) * (grams / most - 1) : 0;
  }

  #ofMeals(column: number, meals: number): number {
    const many = meals - (this.#mostMeals[column] ?? absent());
    if (many > 0) return (this.#perMeal[column] ?? absent()) * many;
    const few = (this.#leastMeals[column] ?? absent()) - meals;
    return few > 0 ? this.#terms.foodTooSeldom.weight * few : 0;
  }

  #likePlates(column: number, mains: number): number {
    const most = this.#mostMains[column] ?? absent();
    return mains > most ? this.#terms.likePlates.weight * (mains - most) : 0;
  }

  #ofKinds(kind: number, count: number): number {
    return this.#terms.kindsFew.weight * Math.max(0, (wantedKinds[kind] ?? absent()) - count);
  }

  /** Whether so many grams make it one of the meals that are counted. */
  #isMeal(column: number, grams: number, isMain: boolean): boolean {
    return grams >= (this.#from[column] ?? absent()) && (isMain || this.#ofMains[column] === 0);
  }

  /** Points more where a meal of a day holds other grams of one food; nothing changes but what is noted of kinds. */
  #more(column: number, day: number, isMain: boolean, before: number, after: number): number {
    const week = weekIndexOf(day);
    const inDay = this.#dayGrams[column * daysOfPlan + day] ?? absent();
    const inWeek = this.#weekGrams[column * weeksOfPlan + week] ?? absent();
    let points =
      this.#ofDay(column, inDay - before + after) -
      this.#ofDay(column, inDay) +
      (this.#ofWeek(column, inWeek - before + after) - this.#ofWeek(column, inWeek));
    const was = this.#isMeal(column, before, isMain);
    const is = this.#isMeal(column, after, isMain);
    if (was === is) return points;
    const step = is ? 1 : -1;
    const meals = this.#meals[column * weeksOfPlan + week] ?? absent();
    points += this.#ofMeals(column, meals + step) - this.#ofMeals(column, meals);
    if (isMain) {
      const mains = this.#mains[column] ?? absent();
      points += this.#likePlates(column, mains + step) - this.#likePlates(column, mains);
    }
    const kind = kindOf[column] ?? absent();
    if (kind < 2 && (is ? meals === 0 : meals === 1)) {
      this.#moreKinds[kind] = (this.#moreKinds[kind] ?? absent()) + step;
    }
    return points;
  }

  /** Points more with another plate in the place of one; nothing changes. */
  look(day: number, isMain: boolean, before: Plate | null, plate: Plate | null): number {
    this.#moreKinds.fill(0);
    let points = 0;
    for (let index = 0; index < (before?.counted.length ?? 0); index++) {
      const column = before?.counted[index] ?? absent();
      const grams = before?.countedGrams[index] ?? absent();
      points += this.#more(column, day, isMain, grams, gramsOn(plate, column));
    }
    for (let index = 0; index < (plate?.counted.length ?? 0); index++) {
      const column = plate?.counted[index] ?? absent();
      if (before?.counted.includes(column)) continue;
      points += this.#more(column, day, isMain, 0, plate?.countedGrams[index] ?? absent());
    }
    const week = weekIndexOf(day);
    for (let kind = 0; kind < 2; kind++) points += this.#pointsMoreOfKinds(kind, week);
    return points;
  }

  /** Points more in a week for the kinds that the last look would bring or take. */
  #pointsMoreOfKinds(kind: number, week: number): number {
    const more = this.#moreKinds[kind] ?? absent();
    if (more === 0) return 0;
    const count = this.#kinds[kind * weeksOfPlan + week] ?? absent();
    return this.#ofKinds(kind, count + more) - this.#ofKinds(kind, count);
  }

  /** Points of a day by what it holds of whole groups, the others of its week being as they are. @param now what it holds */
  byDay(day: number, now: Vector): (total: Vector) => number {
    const week = weekIndexOf(day);
    const others = groupColumns.map(
      ([column, at]) =>
        (this.#weekGrams[column * weeksOfPlan + week] ?? absent()) - (now[at] ?? absent()),
    );
    return (total) => {
      let points = 0;
      for (let index = 0; index < groupColumns.length; index++) {
        const [column, at] = groupColumns[index] ?? absent();
        const grams = total[at] ?? absent();
        points +=
          this.#ofDay(column, grams) + this.#ofWeek(column, (others[index] ?? absent()) + grams);
      }
      return points;
    };
  }

  /** Puts a plate in a place that is empty, or takes it out. */
  change(day: number, isMain: boolean, plate: Plate, sign: 1 | -1): void {
    this.#points +=
      sign === 1 ? this.look(day, isMain, null, plate) : this.look(day, isMain, plate, null);
    const week = weekIndexOf(day);
    for (let kind = 0; kind < 2; kind++) {
      const at = kind * weeksOfPlan + week;
      this.#kinds[at] = (this.#kinds[at] ?? absent()) + (this.#moreKinds[kind] ?? absent());
    }
    for (let index = 0; index < plate.counted.length; index++) {
      const column = plate.counted[index] ?? absent();
      const grams = plate.countedGrams[index] ?? absent();
      const inDay = column * daysOfPlan + day;
      const inWeek = column * weeksOfPlan + week;
      this.#dayGrams[inDay] = (this.#dayGrams[inDay] ?? absent()) + sign * grams;
      this.#weekGrams[inWeek] = (this.#weekGrams[inWeek] ?? absent()) + sign * grams;
      if (!this.#isMeal(column, grams, isMain)) continue;
      this.#meals[inWeek] = (this.#meals[inWeek] ?? absent()) + sign;
      if (isMain) this.#mains[column] = (this.#mains[column] ?? absent()) + sign;
    }
  }
}
