import { addTo, at, type Vector, vectorLength, zeroVector } from '../nutrition/vector.ts';
import type { DayPenalty } from './day-penalty.ts';
import {
  multipliers,
  type PortionedDish,
  referenceSize,
  type SizedDish,
  seasoningSize,
  sizedVector,
} from './portions.ts';

/** The dishes of each meal of a day, in the day's order. */
export type DayDishes = readonly (readonly PortionedDish[])[];

export interface SizedDay {
  readonly meals: readonly (readonly SizedDish[])[];
  readonly total: Vector;
}

/** How well dishes go together at their best sizes; `day` works the portions out. */
export interface Sizing {
  /** Points for everything: needs, cost and proportions. */
  readonly penalty: number;
  /** Points for needs alone; what the day costs is a wish, what it holds is not. */
  readonly needs: number;
  /** Sizes of the parts of each dish, by meal. */
  readonly sizes: () => MealSizes;
  readonly day: () => SizedDay;
}

/** Sizes of the parts of each dish, by meal; null for a meal that was not sized yet. */
export type MealSizes = readonly (readonly (readonly number[])[] | null)[];

const logOf = multipliers.map((multiplier) => Math.log(multiplier));
/** What it costs to serve the parts of a dish in other proportions than its cook meant. */
const tiltWeight = 1.2;

/** A part that can be resized. */
interface Variable {
  readonly vectors: readonly Vector[];
  readonly low: number;
  readonly high: number;
  readonly meal: number;
  readonly dish: DishState;
  size: number;
}
interface DishState {
  readonly meal: number;
  readonly portioned: PortionedDish;
  readonly variables: Variable[];
  readonly seasonings: readonly Vector[] | null;
  readonly tilts: boolean;
  sizeSum: number;
  seasoning: number;
  /** Sums over the parts of the logarithm of their size, and of its square. */
  logSum: number;
  logSquares: number;
}

function tiltOf(logSum: number, logSquares: number, parts: number): number {
  return logSquares - (logSum * logSum) / parts;
}

/** The portions of one day as numbers that can be moved one step at a time. */
class DayState {
  readonly variables: Variable[] = [];
  readonly dishes: DishState[] = [];
  total: Vector = zeroVector();
  /** What the day would hold after the move that is looked at. */
  trial: Vector = zeroVector();
  tilt = 0;
  readonly #mealKcal: Float64Array;
  readonly #mealProtein: Float64Array;
  readonly #penalty: DayPenalty;

  constructor(
    day: DayDishes,
    mealTargets: readonly number[],
    penalty: DayPenalty,
    known: MealSizes,
  ) {
    this.#mealKcal = new Float64Array(day.length);
    this.#mealProtein = new Float64Array(day.length);
    this.#penalty = penalty;
    for (const [meal, dishes] of day.entries()) {
      let reference = 0;
      for (const dish of dishes) reference += dish.kcal;
      const start = nearestSize((mealTargets[meal] ?? reference) / Math.max(1, reference));
      for (const [index, portioned] of dishes.entries()) {
        this.#addDish(portioned, meal, start, known[meal]?.[index]);
      }
    }
  }

  #addDish(portioned: PortionedDish, meal: number, start: number, known?: readonly number[]): void {
    const dish: DishState = {
      meal,
      portioned,
      variables: [],
      seasonings: portioned.seasoning?.vectors ?? null,
      tilts: portioned.parts.length > 1,
      sizeSum: 0,
      seasoning: referenceSize,
      logSum: 0,
      logSquares: 0,
    };
    for (const [index, { vectors, low, high }] of portioned.parts.entries()) {
      const size = known?.[index] ?? Math.min(high, Math.max(low, start));
      const variable: Variable = { vectors, low, high, meal, dish, size };
      dish.variables.push(variable);
      this.variables.push(variable);
      dish.sizeSum += size;
      const log = logOf[size] ?? 0;
      dish.logSum += log;
      dish.logSquares += log * log;
      this.#add(meal, vectors[size]);
    }
    dish.seasoning = seasoningSize(dish.sizeSum, dish.variables.length);
    this.#add(meal, dish.seasonings?.[dish.seasoning]);
    if (portioned.kept) this.#add(meal, portioned.kept.vector);
    if (dish.tilts) this.tilt += tiltOf(dish.logSum, dish.logSquares, dish.variables.length);
    this.dishes.push(dish);
  }

  #add(meal: number, vector: Vector | undefined): void {
    if (!vector) return;
    addTo(this.total, vector);
    this.#addToMeal(meal, vector[at.kcal] ?? 0, vector[at.protein] ?? 0);
  }

  #addToMeal(meal: number, kcal: number, protein: number): void {
    this.#mealKcal[meal] = (this.#mealKcal[meal] ?? 0) + kcal;
    this.#mealProtein[meal] = (this.#mealProtein[meal] ?? 0) + protein;
  }

  #tiltAfter(variable: Variable, size: number): number {
    const { dish } = variable;
    if (!dish.tilts) return this.tilt;
    const before = logOf[variable.size] ?? 0;
    const after = logOf[size] ?? 0;
    const logSum = dish.logSum - before + after;
    const logSquares = dish.logSquares - before * before + after * after;
    const parts = dish.variables.length;
    return (
      this.tilt - tiltOf(dish.logSum, dish.logSquares, parts) + tiltOf(logSum, logSquares, parts)
    );
  }

  /** Points after a move that is not made: the innermost loop of planning, so it allocates nothing. */
  look(variable: Variable, size: number): number {
    const { vectors, meal, dish } = variable;
    const before = vectors[variable.size];
    const after = vectors[size];
    if (!before || !after) return Infinity;
    const { total, trial } = this;
    for (let index = 0; index < vectorLength; index++) {
      trial[index] = (total[index] ?? 0) - (before[index] ?? 0) + (after[index] ?? 0);
    }
    let kcal = (after[at.kcal] ?? 0) - (before[at.kcal] ?? 0);
    let protein = (after[at.protein] ?? 0) - (before[at.protein] ?? 0);
    if (dish.seasonings) {
      const next = seasoningSize(dish.sizeSum - variable.size + size, dish.variables.length);
      const old = dish.seasonings[dish.seasoning];
      const now = dish.seasonings[next];
      if (next !== dish.seasoning && old && now) {
        for (let index = 0; index < vectorLength; index++) {
          trial[index] = (trial[index] ?? 0) - (old[index] ?? 0) + (now[index] ?? 0);
        }
        kcal += (now[at.kcal] ?? 0) - (old[at.kcal] ?? 0);
        protein += (now[at.protein] ?? 0) - (old[at.protein] ?? 0);
      }
    }
    this.#addToMeal(meal, kcal, protein);
    const needs = this.#penalty.needs(trial, this.#mealKcal, this.#mealProtein);
    this.#addToMeal(meal, -kcal, -protein);
    return needs + this.#penalty.cost(trial) + tiltWeight * this.#tiltAfter(variable, size);
  }

  move(variable: Variable, size: number): void {
    if (size === variable.size) return;
    const { vectors, meal, dish } = variable;
    const kcal = this.total[at.kcal] ?? 0;
    const protein = this.total[at.protein] ?? 0;
    this.look(variable, size);
    this.tilt = this.#tiltAfter(variable, size);
    [this.total, this.trial] = [this.trial, this.total];
    this.#addToMeal(
      meal,
      (this.total[at.kcal] ?? 0) - kcal,
      (this.total[at.protein] ?? 0) - protein,
    );
    const before = logOf[variable.size] ?? 0;
    const after = logOf[size] ?? 0;
    dish.logSum += after - before;
    dish.logSquares += after * after - before * before;
    dish.sizeSum += size - variable.size;
    variable.size = size;
    if (vectors && dish.seasonings) {
      dish.seasoning = seasoningSize(dish.sizeSum, dish.variables.length);
    }
  }

  penalty(): number {
    return this.needs() + this.#penalty.cost(this.total) + tiltWeight * this.tilt;
  }

  sizesOf(meal: number): number[][] {
    return this.dishes
      .filter((dish) => dish.meal === meal)
      .map((dish) => dish.variables.map((variable) => variable.size));
  }

  needs(): number {
    return this.#penalty.needs(this.total, this.#mealKcal, this.#mealProtein);
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
    let chosen = variable.size;
    for (let direction = -1; direction <= 1; direction += 2) {
      // a step is worth a second one only where the first one helped; a leap now and then crosses a hollow
      for (
        let to = variable.size + direction;
        to >= variable.low && to <= variable.high;
        to += direction
      ) {
        const penalty = state.look(variable, to);
        if (penalty >= best - tiny) break;
        best = penalty;
        chosen = to;
      }
      if (!wide || chosen !== variable.size) continue;
      const leap = variable.size + 3 * direction;
      if (leap < variable.low || leap > variable.high) continue;
      const penalty = state.look(variable, leap);
      if (penalty < best - tiny) {
        best = penalty;
        chosen = leap;
      }
    }
    state.move(variable, chosen);
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
      const penalty = state.look(down, down.size - 1);
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
    day: () => finished(state, day),
  };
}

function finished(state: DayState, day: DayDishes): SizedDay {
  const sized = day.map((_, meal) =>
    state.dishes
      .filter((dish) => dish.meal === meal)
      .map((dish) => ({
        portioned: dish.portioned,
        sizes: dish.variables.map((variable) => variable.size),
      })),
  );
  // summed afresh from the grams that will be shown, so no rounding of many moves remains
  const total = zeroVector();
  for (const dish of sized.flat()) addTo(total, sizedVector(dish));
  return { meals: sized, total };
}
