import { at, randIndex, type Vector, vectorLength, zeroVector } from '../nutrition/vector.ts';
import { type DayNeeds, type DayPenalty, mainAmounts, type PointsBeyond } from './day-penalty.ts';
import {
  multipliers,
  type PortionedDish,
  referenceSize,
  type SizedDish,
  seasoningSize,
} from './portions.ts';

/** The dishes of each meal of a day, in the day's order. */
export type DayDishes = readonly (readonly PortionedDish[])[];

export interface SizedDay {
  readonly meals: readonly (readonly SizedDish[])[];
  readonly total: Vector;
}

/** How well dishes go together at their best sizes. */
export interface Sizing {
  /** Points for everything: needs, cost and proportions. */
  readonly penalty: number;
  /** Points for needs alone; what the day costs is a wish, what it holds is not. */
  readonly needs: number;
  /** Sizes of the parts of each dish, by meal. */
  readonly sizes: () => MealSizes;
}

/** Sizes of the parts of each dish, by meal; null for a meal that was not sized yet. */
export type MealSizes = readonly (readonly (readonly number[])[] | null)[];

const logOf = multipliers.map((multiplier) => Math.log(multiplier));
/** What it costs to serve the parts of a dish in other proportions than its cook meant. */
const tiltWeight = 1.2;

/** A part that can be resized. */
interface Variable {
  /** Amounts by size, as in its part. */
  readonly table: Float64Array;
  readonly low: number;
  readonly high: number;
  readonly meal: number;
  readonly dish: DishState;
  size: number;
  /** Moves that the day had seen when this part was last found best as it is; -1 for never. */
  settledAt: number;
}

interface DishState {
  readonly meal: number;
  readonly portioned: PortionedDish;
  readonly variables: Variable[];
  readonly seasonings: Float64Array | null;
  readonly tilts: boolean;
  sizeSum: number;
  seasoning: number;
  /** Sums over the parts of the logarithm of their size, and of its square. */
  logSum: number;
  logSquares: number;
  /** How far its proportions are from those that its cook meant. */
  tilt: number;
}

function tiltOf(logSum: number, logSquares: number, parts: number): number {
  return logSquares - (logSum * logSum) / parts;
}

/** The most meals that a day could have. */
const mostMeals = 16;

/** One day is sized after another, hundreds for a plan: all of them in the same memory. */
const sums = {
  total: zeroVector(),
  trial: zeroVector(),
  mealKcal: new Float64Array(mostMeals),
  mealProtein: new Float64Array(mostMeals),
  mealPoints: new Float64Array(mostMeals),
};

/** Size of the seasoning of a dish after one of its parts goes to another size. */
function seasoningAfter(
  { seasonings, seasoning, sizeSum, variables }: DishState,
  before: number,
  size: number,
): number {
  return seasonings ? seasoningSize(sizeSum - before + size, variables.length) : seasoning;
}

/** The portions of one day as numbers that can be moved one step at a time; the last one made is in use. */
class DayState {
  readonly variables: Variable[] = [];
  readonly dishes: DishState[] = [];
  /** Moves made so far. */
  moves = 0;
  readonly #total = sums.total;
  /** What the day would hold after the move that is looked at. */
  readonly #trial = sums.trial;
  #rand = 0;
  #tilt = 0;
  readonly #mealKcal = sums.mealKcal;
  readonly #mealProtein = sums.mealProtein;
  /** Points for energy and protein of each meal, and of all of them. */
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
    { own, beyond }: DayPenalty,
    known: MealSizes,
  ) {
    this.#mealKcal.fill(0);
    this.#mealProtein.fill(0);
    this.#mealPoints.fill(0);
    this.#own = own;
    this.#beyond = beyond;
    this.#amounts = beyond ? vectorLength : own.amounts;
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
    const dish: DishState = {
      meal,
      portioned,
      variables: [],
      seasonings: portioned.seasoning?.amounts ?? null,
      tilts: portioned.parts.length > 1,
      sizeSum: 0,
      seasoning: referenceSize,
      logSum: 0,
      logSquares: 0,
      tilt: 0,
    };
    const { parts } = portioned;
    for (let index = 0; index < parts.length; index++) {
      const part = parts[index];
      if (!part) continue;
      const { amounts, low, high } = part;
      const size = known?.[index] ?? Math.min(high, Math.max(low, start));
      const variable: Variable = { table: amounts, low, high, meal, dish, size, settledAt: -1 };
      dish.variables.push(variable);
      this.variables.push(variable);
      dish.sizeSum += size;
      const log = logOf[size] ?? 0;
      dish.logSum += log;
      dish.logSquares += log * log;
      this.#add(meal, amounts, size * vectorLength);
    }
    dish.seasoning = seasoningSize(dish.sizeSum, dish.variables.length);
    if (dish.seasonings) this.#add(meal, dish.seasonings, dish.seasoning * vectorLength);
    if (portioned.kept) this.#add(meal, portioned.kept.vector, 0);
    if (dish.tilts) dish.tilt = tiltOf(dish.logSum, dish.logSquares, dish.variables.length);
    this.#tilt += dish.tilt;
    this.dishes.push(dish);
  }

  #add(meal: number, table: Float64Array, from: number): void {
    const amounts = this.#amounts;
    const total = this.#total;
    for (let index = 0; index < amounts; index++) {
      total[index] = (total[index] ?? 0) + (table[from + index] ?? 0);
    }
    this.#rand += table[from + randIndex] ?? 0;
    this.#mealKcal[meal] = (this.#mealKcal[meal] ?? 0) + (table[from + at.kcal] ?? 0);
    this.#mealProtein[meal] = (this.#mealProtein[meal] ?? 0) + (table[from + at.protein] ?? 0);
  }

  #countMeal(meal: number): void {
    const kcal = this.#mealKcal[meal] ?? 0;
    const points = this.#own.ofMeal(meal, kcal, this.#mealProtein[meal] ?? 0);
    this.#mealSum += points - (this.#mealPoints[meal] ?? 0);
    this.#mealPoints[meal] = points;
  }

  #tiltAfter({ dish, size: from }: Variable, size: number): number {
    if (!dish.tilts) return this.#tilt;
    const before = logOf[from] ?? 0;
    const after = logOf[size] ?? 0;
    const logSum = dish.logSum - before + after;
    const logSquares = dish.logSquares - before * before + after * after;
    return this.#tilt - dish.tilt + tiltOf(logSum, logSquares, dish.variables.length);
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
    const { meal, table, dish } = variable;
    const own = this.#own;
    const total = this.#total;
    const before = variable.size * vectorLength;
    const after = size * vectorLength;
    const seasoning = seasoningAfter(dish, variable.size, size);
    const seasonings = seasoning === dish.seasoning ? null : dish.seasonings;
    const old = dish.seasoning * vectorLength;
    const now = seasoning * vectorLength;

    let moreKcal = (table[after] ?? 0) - (table[before] ?? 0);
    if (seasonings) moreKcal += (seasonings[now] ?? 0) - (seasonings[old] ?? 0);
    // most steps lead away from the energy of the day
    let points =
      own.ofEnergy((total[at.kcal] ?? 0) + moreKcal) +
      (this.#mealSum - (this.#mealPoints[meal] ?? 0));
    if (points > enough) return points;

    let moreProtein = (table[after + at.protein] ?? 0) - (table[before + at.protein] ?? 0);
    let rand = this.#rand + ((table[after + randIndex] ?? 0) - (table[before + randIndex] ?? 0));
    if (seasonings) {
      moreProtein += (seasonings[now + at.protein] ?? 0) - (seasonings[old + at.protein] ?? 0);
      rand += (seasonings[now + randIndex] ?? 0) - (seasonings[old + randIndex] ?? 0);
    }
    const mealKcal = (this.#mealKcal[meal] ?? 0) + moreKcal;
    const mealProtein = (this.#mealProtein[meal] ?? 0) + moreProtein;
    points +=
      own.ofMeal(meal, mealKcal, mealProtein) +
      own.cost(rand) +
      tiltWeight * this.#tiltAfter(variable, size);
    if (points > enough) return points;

    // what is short stays so where a part gets smaller
    const short = size < variable.size ? this.#shortNow() : 0;
    if (points + short > enough) return points + short;
    const trial = this.#trial;
    const held = (from: number, to: number) => {
      for (let index = from; index < to; index++) {
        trial[index] =
          (total[index] ?? 0) - (table[before + index] ?? 0) + (table[after + index] ?? 0);
      }
      if (!seasonings) return;
      for (let index = from; index < to; index++) {
        trial[index] =
          (trial[index] ?? 0) - (seasonings[old + index] ?? 0) + (seasonings[now + index] ?? 0);
      }
    };
    held(0, mainAmounts);
    points += own.ofMain(trial, enough - points - short);
    if (points + short > enough) return points + short;
    // where nothing is short, nothing is with more of it
    if (!this.#beyond && size > variable.size && this.#shortNow() === 0) return points;
    held(mainAmounts, this.#amounts);
    points += own.ofShort(trial);
    if (!this.#beyond || points > enough) return points;
    return points + this.#beyondWith(meal, mealKcal, mealProtein);
  }

  /** Points for what lies beyond the day, were a meal to hold other energy and protein. */
  #beyondWith(meal: number, kcal: number, protein: number): number {
    const kcalNow = this.#mealKcal[meal] ?? 0;
    const proteinNow = this.#mealProtein[meal] ?? 0;
    this.#mealKcal[meal] = kcal;
    this.#mealProtein[meal] = protein;
    const points = this.#beyond?.(this.#trial, this.#mealKcal, this.#mealProtein) ?? 0;
    this.#mealKcal[meal] = kcalNow;
    this.#mealProtein[meal] = proteinNow;
    return points;
  }

  move(variable: Variable, size: number): void {
    const { meal, table, dish } = variable;
    const seasoning = seasoningAfter(dish, variable.size, size);
    const { seasonings } = dish;
    this.#tilt = this.#tiltAfter(variable, size);
    this.#exchange(meal, table, variable.size, size);
    if (seasonings && seasoning !== dish.seasoning) {
      this.#exchange(meal, seasonings, dish.seasoning, seasoning);
    }
    this.#countMeal(meal);
    const before = logOf[variable.size] ?? 0;
    const after = logOf[size] ?? 0;
    dish.logSum += after - before;
    dish.logSquares += after * after - before * before;
    dish.tilt = tiltOf(dish.logSum, dish.logSquares, dish.variables.length);
    dish.sizeSum += size - variable.size;
    variable.size = size;
    dish.seasoning = seasoning;
    this.#short = -1;
    this.moves++;
  }

  /** Takes one size of a part or of the seasoning out and puts another in. */
  #exchange(meal: number, table: Float64Array, from: number, to: number): void {
    const total = this.#total;
    const before = from * vectorLength;
    const after = to * vectorLength;
    for (let index = 0; index < this.#amounts; index++) {
      total[index] =
        (total[index] ?? 0) - (table[before + index] ?? 0) + (table[after + index] ?? 0);
    }
    const more = (index: number) => (table[after + index] ?? 0) - (table[before + index] ?? 0);
    this.#rand += more(randIndex);
    this.#mealKcal[meal] = (this.#mealKcal[meal] ?? 0) + more(at.kcal);
    this.#mealProtein[meal] = (this.#mealProtein[meal] ?? 0) + more(at.protein);
  }

  penalty(): number {
    return this.needs() + this.#own.cost(this.#rand) + tiltWeight * this.#tilt;
  }

  sizesOf(meal: number): number[][] {
    const sizes: number[][] = [];
    for (const dish of this.dishes) {
      if (dish.meal !== meal) continue;
      const own: number[] = [];
      for (const { size } of dish.variables) own.push(size);
      sizes.push(own);
    }
    return sizes;
  }

  needs(): number {
    const own = this.#own.needs(this.#total, this.#mealKcal, this.#mealProtein);
    return own + (this.#beyond?.(this.#total, this.#mealKcal, this.#mealProtein) ?? 0);
  }
}

export function nearestSize(multiplier: number): number {
  let best = 0;
  let least = Infinity;
  for (let size = 0; size < multipliers.length; size++) {
    const distance = Math.abs((multipliers[size] ?? 1) - multiplier);
    if (distance < least) {
      least = distance;
      best = size;
    }
  }
  return best;
}

const tiny = 1e-9;

/** Gives each part in turn the size that suits best with the others as they are; returns the new penalty. */
function sweep(state: DayState, current: number, wide: boolean): number {
  let best = current;
  for (const variable of state.variables) {
    // nothing moved since this part was found best as it is
    if (variable.settledAt === state.moves) continue;
    let chosen = variable.size;
    for (let direction = -1; direction <= 1; direction += 2) {
      // a step is worth a second one only where the first one helped; a leap now and then crosses a hollow
      for (
        let to = variable.size + direction;
        to >= variable.low && to <= variable.high;
        to += direction
      ) {
        const penalty = state.look(variable, to, best);
        if (penalty >= best - tiny) break;
        best = penalty;
        chosen = to;
      }
      if (!wide || chosen !== variable.size) continue;
      const leap = variable.size + 3 * direction;
      if (leap < variable.low || leap > variable.high) continue;
      const penalty = state.look(variable, leap, best);
      if (penalty < best - tiny) {
        best = penalty;
        chosen = leap;
      }
    }
    if (chosen === variable.size) variable.settledAt = state.moves;
    else state.move(variable, chosen);
  }
  return best;
}

/** Tries one part up while another goes down, which single moves cannot do without leaving the energy band. */
function bestPairMove(state: DayState, current: number): number {
  for (const up of state.variables) {
    if (up.size >= up.high) continue;
    state.move(up, up.size + 1);
    for (const down of state.variables) {
      if (down === up || down.size <= down.low) continue;
      const penalty = state.look(down, down.size - 1, current);
      if (penalty < current - tiny) {
        state.move(down, down.size - 1);
        return penalty;
      }
    }
    state.move(up, up.size - 1);
  }
  return current;
}

export interface SizingEffort {
  /** Rounds over all parts at most. */
  readonly sweeps: number;
  /** Pair moves at most; 0 for a quick look at a candidate. */
  readonly pairs: number;
}

/**
 * Chooses the size of every part of a day's dishes so that the day comes as near to its targets as these dishes allow.
 * @param mealTargets kcal of each meal
 * @param known sizes to start from, where a meal was sized before; null for a meal that is new
 */
export function sizeDay(
  day: DayDishes,
  mealTargets: readonly number[],
  penalty: DayPenalty,
  effort: SizingEffort,
  known: MealSizes = [],
): Sizing {
  const state = new DayState(day, mealTargets, penalty, known);
  let current = state.penalty();
  let pairs = effort.pairs;
  for (let round = 0; round < effort.sweeps; round++) {
    const next = sweep(state, current, effort.pairs > 0);
    if (next < current) {
      current = next;
      continue;
    }
    if (pairs-- <= 0) break;
    const paired = bestPairMove(state, current);
    if (paired >= current) break;
    current = paired;
  }
  return {
    penalty: current,
    needs: state.needs(),
    sizes: () => day.map((_, meal) => state.sizesOf(meal)),
  };
}
