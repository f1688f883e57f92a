import { absent } from '../../absent.ts';
import { at, randIndex, type Vector, zeroVector } from '../../nutrition/vector.ts';
import { amountsAt, type PortionedDish } from '../model/portions/portions.ts';
import { nearestSize, seasoningSize } from '../model/portions/sizes.ts';
import type { DayNeeds, DayPenalty } from '../rules/layers/day-needs.ts';
import type { PointsBeyond } from '../rules/layers/meal-amounts.ts';
import { mainAmounts } from '../rules/table/nutrients.ts';

import {
  type DishState,
  dishAt,
  holdWith,
  logOf,
  seasoningAfter,
  seasoningOf,
  tiltOf,
  type Variable,
  variableAt,
} from './day-variables.ts';

/** The dishes of each meal of a day, in the day's order. */
export type DayDishes = readonly (readonly PortionedDish[])[];

/** Sizes of the parts of each dish, by meal; null for a meal that was not sized yet. */
export type MealSizes = readonly (readonly (readonly number[])[] | null)[];

/**
 * Points for serving the parts of a dish in other proportions than its cook meant, by the sum of the squares of how far
 * the logarithms of their sizes lie apart: 27 for one part of three half as large again as the others.
 */
const tiltWeight = 250;

/** The most meals that a day could have. */
const mostMeals = 16;

/** One day is sized after another, hundreds for a plan: all of them in the same memory. */
const sums = {
  total: zeroVector(),
  trial: zeroVector(),
  meals: {
    kcal: new Float64Array(mostMeals),
    protein: new Float64Array(mostMeals),
    fibre: new Float64Array(mostMeals),
  },
  mealPoints: new Float64Array(mostMeals),
};

/** How much more of one amount there is after a change. */
function more(before: Vector, after: Vector, index: number): number {
  return (after[index] ?? absent()) - (before[index] ?? absent());
}

/** The portions of one day as numbers that can be moved one step at a time; the last one made is in use. */
export class DayState {
  readonly variables: Variable[] = [];
  readonly dishes: DishState[] = [];
  /** Moves made so far. */
  moves = 0;
  readonly #total = sums.total;
  /** What the day would hold after the move that is looked at. */
  readonly #trial = sums.trial;
  #rand = 0;
  #tilt = 0;
  readonly #meals = sums.meals;
  readonly #mealKcal = sums.meals.kcal;
  readonly #mealProtein = sums.meals.protein;
  readonly #mealFibre = sums.meals.fibre;
  /** Points for energy, protein and fibre of each meal, and of all of them. */
  readonly #mealPoints = sums.mealPoints;
  #mealSum = 0;
  readonly #own: DayNeeds;
  readonly #beyond: PointsBeyond | null;
  /** So many amounts of a vector count. */
  readonly #amounts: number;
  /** Points for what the day is short of; -1 while they are not counted. */
  #short = -1;

  constructor(
    day: DayDishes,
    mealTargets: readonly number[],
    { own, beyond, amounts }: DayPenalty,
    known: MealSizes,
  ) {
    this.#mealKcal.fill(0);
    this.#mealProtein.fill(0);
    this.#mealFibre.fill(0);
    this.#mealPoints.fill(0);
    this.#own = own;
    this.#beyond = beyond;
    this.#amounts = amounts;
    this.#total.fill(0);
    for (let meal = 0; meal < day.length; meal++) {
      const dishes = day[meal] ?? [];
      let reference = 0;
      for (const dish of dishes) reference += dish.kcal;
      const start = nearestSize((mealTargets[meal] ?? reference) / Math.max(1, reference));
      for (let index = 0; index < dishes.length; index++) {
        const portioned = dishes[index];
        if (portioned) this.#addDish(portioned, meal, start, known[meal]?.[index]);
      }
      this.#countMeal(meal);
    }
  }

  #addDish(portioned: PortionedDish, meal: number, start: number, known?: readonly number[]): void {
    const dish = dishAt(this.dishes.length, portioned, meal);
    this.dishes.push(dish);
    const { parts } = portioned;
    for (let index = 0; index < parts.length; index++) {
      const part = parts[index];
      if (!part) continue;
      const { low, high } = part;
      const size = known?.[index] ?? Math.min(high, Math.max(low, start));
      this.variables.push(variableAt(this.variables.length, part, dish, size));
      this.#add(meal, amountsAt(part, size));
    }
    dish.seasoning = seasoningSize(dish.sizeSum, dish.parts);
    if (dish.seasonings) this.#add(meal, amountsAt(dish.seasonings, dish.seasoning));
    if (portioned.kept) this.#add(meal, portioned.kept.vector);
    if (dish.parts > 1) dish.tilt = tiltOf(dish.logSum, dish.logSquares, dish.parts);
    this.#tilt += dish.tilt;
  }

  #add(meal: number, added: Vector): void {
    const amounts = this.#amounts;
    const total = this.#total;
    for (let index = 0; index < amounts; index++) {
      total[index] = (total[index] ?? absent()) + (added[index] ?? absent());
    }
    this.#rand += added[randIndex] ?? absent();
    this.#mealKcal[meal] = (this.#mealKcal[meal] ?? absent()) + (added[at.kcal] ?? absent());
    this.#mealProtein[meal] =
      (this.#mealProtein[meal] ?? absent()) + (added[at.protein] ?? absent());
    this.#mealFibre[meal] = (this.#mealFibre[meal] ?? absent()) + (added[at.fibre] ?? absent());
  }

  #countMeal(meal: number): void {
    const kcal = this.#mealKcal[meal] ?? absent();
    const fibre = this.#mealFibre[meal] ?? absent();
    const points = this.#own.ofMeal(meal, kcal, this.#mealProtein[meal] ?? absent(), fibre);
    this.#mealSum += points - (this.#mealPoints[meal] ?? absent());
    this.#mealPoints[meal] = points;
  }

  #tiltAfter({ dish, size: from }: Variable, size: number): number {
    if (dish.parts < 2) return this.#tilt;
    const before = logOf[from] ?? absent();
    const after = logOf[size] ?? absent();
    const logSum = dish.logSum - before + after;
    const logSquares = dish.logSquares - before * before + after * after;
    return this.#tilt - dish.tilt + tiltOf(logSum, logSquares, dish.parts);
  }

  /** Points for what the day is short of as it is. */
  #shortNow(): number {
    if (this.#short < 0) this.#short = this.#own.ofShort(this.#total);
    return this.#short;
  }

  /**
   * Points after a move that is not made: the innermost loop of planning, so it allocates nothing.
   * @param enough points from which on the sum matters no more: any number beyond it may be returned then
   */
  look(variable: Variable, size: number, enough: number): number {
    const { meal, dish } = variable;
    const own = this.#own;
    const total = this.#total;
    const before = amountsAt(variable, variable.size);
    const after = amountsAt(variable, size);
    const seasoning = seasoningAfter(dish, variable.size, size);
    const old = seasoningOf(dish, dish.seasoning);
    const now = seasoningOf(dish, seasoning);

    const moreKcal = more(before, after, at.kcal) + more(old, now, at.kcal);
    // most steps lead away from the energy of the day
    let points =
      own.ofEnergy((total[at.kcal] ?? absent()) + moreKcal) +
      (this.#mealSum - (this.#mealPoints[meal] ?? absent()));
    if (points > enough) return points;

    const moreProtein = more(before, after, at.protein) + more(old, now, at.protein);
    const moreFibre = more(before, after, at.fibre) + more(old, now, at.fibre);
    const rand = this.#rand + more(before, after, randIndex) + more(old, now, randIndex);
    const mealKcal = (this.#mealKcal[meal] ?? absent()) + moreKcal;
    const mealProtein = (this.#mealProtein[meal] ?? absent()) + moreProtein;
    const mealFibre = (this.#mealFibre[meal] ?? absent()) + moreFibre;
    points +=
      own.ofMeal(meal, mealKcal, mealProtein, mealFibre) +
      own.cost(rand) +
      tiltWeight * this.#tiltAfter(variable, size);
    if (points > enough) return points;

    // what is short stays so where a part gets smaller
    const short = size < variable.size ? this.#shortNow() : 0;
    if (points + short > enough) return points + short;
    const room = enough - points - short;
    const trial = this.#trial;
    holdWith(trial, total, before, after, old, now, 0, mainAmounts);
    const least = own.ofFibreAndProduce(trial[at.fibre] ?? absent(), trial[at.produce] ?? absent());
    if (least > room) return points + short + least;
    points += own.ofMain(trial, room);
    if (points + short > enough) return points + short;
    // where nothing is short, nothing is with more of it
    if (!this.#beyond && size > variable.size && this.#shortNow() === 0) return points;
    const end = this.#amounts;
    holdWith(trial, total, before, after, old, now, mainAmounts, end);
    points += own.ofShort(trial);
    if (!this.#beyond || points > enough) return points;
    return points + this.#beyondWith(meal, mealKcal, mealProtein);
  }

  /** Points for what lies beyond the day, were a meal to hold other energy and protein. */
  #beyondWith(meal: number, kcal: number, protein: number): number {
    const kcalNow = this.#mealKcal[meal] ?? absent();
    const proteinNow = this.#mealProtein[meal] ?? absent();
    this.#mealKcal[meal] = kcal;
    this.#mealProtein[meal] = protein;
    const points = this.#beyond?.(this.#trial, this.#meals) ?? 0;
    this.#mealKcal[meal] = kcalNow;
    this.#mealProtein[meal] = proteinNow;
    return points;
  }

  move(variable: Variable, size: number): void {
    const { meal, dish } = variable;
    const seasoning = seasoningAfter(dish, variable.size, size);
    const { seasonings } = dish;
    this.#tilt = this.#tiltAfter(variable, size);
    this.#exchange(meal, amountsAt(variable, variable.size), amountsAt(variable, size));
    if (seasonings && seasoning !== dish.seasoning) {
      this.#exchange(meal, amountsAt(seasonings, dish.seasoning), amountsAt(seasonings, seasoning));
    }
    this.#countMeal(meal);
    const before = logOf[variable.size] ?? absent();
    const after = logOf[size] ?? absent();
    dish.logSum += after - before;
    dish.logSquares += after * after - before * before;
    dish.tilt = tiltOf(dish.logSum, dish.logSquares, dish.parts);
    dish.sizeSum += size - variable.size;
    variable.size = size;
    dish.seasoning = seasoning;
    this.#short = -1;
    this.moves++;
  }

  /** Takes the amounts of one size of a part or of the seasoning out and puts those of another in. */
  #exchange(meal: number, before: Vector, after: Vector): void {
    const total = this.#total;
    for (let index = 0; index < this.#amounts; index++) {
      total[index] =
        (total[index] ?? absent()) - (before[index] ?? absent()) + (after[index] ?? absent());
    }
    this.#rand += more(before, after, randIndex);
    this.#mealKcal[meal] = (this.#mealKcal[meal] ?? absent()) + more(before, after, at.kcal);
    this.#mealProtein[meal] =
      (this.#mealProtein[meal] ?? absent()) + more(before, after, at.protein);
    this.#mealFibre[meal] = (this.#mealFibre[meal] ?? absent()) + more(before, after, at.fibre);
  }

  penalty(): number {
    return this.needs() + this.#own.cost(this.#rand) + tiltWeight * this.#tilt;
  }

  sizesOf(meal: number): number[][] {
    const sizes: number[][] = [];
    let first = 0;
    for (const dish of this.dishes) {
      const end = first + dish.parts;
      if (dish.meal === meal) {
        const own: number[] = [];
        for (let index = first; index < end; index++) {
          own.push((this.variables[index] ?? absent()).size);
        }
        sizes.push(own);
      }
      first = end;
    }
    return sizes;
  }

  needs(): number {
    const own = this.#own.needs(this.#total, this.#meals);
    return own + (this.#beyond?.(this.#total, this.#meals) ?? 0);
  }
}
