import { addTo, at, type Vector, zeroVector } from '../nutrition/vector.ts';
import type { DayPenalty } from './day-penalty.ts';
import {
  multipliers,
  type Part,
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

interface Variable {
  readonly part: Part;
  readonly meal: number;
  readonly dish: DishState;
  size: number;
}
interface DishState {
  readonly portioned: PortionedDish;
  readonly meal: number;
  readonly variables: Variable[];
  sizeSum: number;
  seasoning: number;
  tilt: number;
}

const logOf = multipliers.map((multiplier) => Math.log(multiplier));
/** What it costs to serve the parts of a dish in other proportions than its cook meant. */
const tiltWeight = 1.2;

/** The portions of one day as numbers that can be moved one step at a time. */
class DayState {
  readonly variables: Variable[] = [];
  readonly total: Vector = zeroVector();
  readonly dishes: DishState[] = [];
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
      const reference = dishes.reduce((sum, dish) => sum + dish.kcal, 0);
      const start = nearestSize((mealTargets[meal] ?? reference) / Math.max(1, reference));
      for (const [index, portioned] of dishes.entries()) {
        this.#addDish(portioned, meal, start, known[meal]?.[index] ?? []);
      }
    }
  }

  #addDish(portioned: PortionedDish, meal: number, start: number, known: readonly number[]): void {
    const dish: DishState = {
      portioned,
      meal,
      variables: [],
      sizeSum: 0,
      seasoning: referenceSize,
      tilt: 0,
    };
    for (const [index, part] of portioned.parts.entries()) {
      const size = known[index] ?? Math.min(part.high, Math.max(part.low, start));
      const variable = { part, meal, dish, size };
      dish.variables.push(variable);
      dish.sizeSum += size;
      this.variables.push(variable);
      this.#add(meal, part.vectors[size], 1);
    }
    dish.seasoning = seasoningSize(dish.sizeSum, dish.variables.length);
    if (portioned.seasoning) this.#add(meal, portioned.seasoning.vectors[dish.seasoning], 1);
    if (portioned.kept) this.#add(meal, portioned.kept.vector, 1);
    dish.tilt = tiltOf(dish.variables);
    this.dishes.push(dish);
  }

  #add(meal: number, vector: Vector | undefined, factor: number): void {
    if (!vector) return;
    addTo(this.total, vector, factor);
    this.#mealKcal[meal] = (this.#mealKcal[meal] ?? 0) + factor * (vector[at.kcal] ?? 0);
    this.#mealProtein[meal] = (this.#mealProtein[meal] ?? 0) + factor * (vector[at.protein] ?? 0);
  }

  /** Puts one vector in the place of another, in one pass: the innermost loop of planning. */
  #exchange(meal: number, before: Vector | undefined, after: Vector | undefined): void {
    if (!before || !after) return;
    const total = this.total;
    for (let index = 0; index < total.length; index++) {
      total[index] = (total[index] ?? 0) - (before[index] ?? 0) + (after[index] ?? 0);
    }
    const kcal = (after[at.kcal] ?? 0) - (before[at.kcal] ?? 0);
    const protein = (after[at.protein] ?? 0) - (before[at.protein] ?? 0);
    this.#mealKcal[meal] = (this.#mealKcal[meal] ?? 0) + kcal;
    this.#mealProtein[meal] = (this.#mealProtein[meal] ?? 0) + protein;
  }

  move(variable: Variable, size: number): void {
    if (size === variable.size) return;
    const { part, meal, dish } = variable;
    this.#exchange(meal, part.vectors[variable.size], part.vectors[size]);
    dish.sizeSum += size - variable.size;
    variable.size = size;
    dish.tilt = tiltOf(dish.variables);
    if (!dish.portioned.seasoning) return;
    const seasoning = seasoningSize(dish.sizeSum, dish.variables.length);
    if (seasoning === dish.seasoning) return;
    const { vectors } = dish.portioned.seasoning;
    this.#exchange(meal, vectors[dish.seasoning], vectors[seasoning]);
    dish.seasoning = seasoning;
  }

  penalty(): number {
    let tilt = 0;
    for (const dish of this.dishes) tilt += dish.tilt;
    return this.needs() + this.#penalty.cost(this.total) + tiltWeight * tilt;
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

function nearestSize(multiplier: number): number {
  let best = 0;
  for (const [size, value] of multipliers.entries()) {
    if (Math.abs(value - multiplier) < Math.abs((multipliers[best] ?? 1) - multiplier)) best = size;
  }
  return best;
}

function tiltOf(variables: readonly Variable[]): number {
  if (variables.length < 2) return 0;
  let sum = 0;
  for (const variable of variables) sum += logOf[variable.size] ?? 0;
  const mean = sum / variables.length;
  let tilt = 0;
  for (const variable of variables) tilt += ((logOf[variable.size] ?? 0) - mean) ** 2;
  return tilt;
}

const tiny = 1e-9;

const steps = [-1, 1, -3, 3] as const;

/** Gives each part in turn the size that suits best with the others as they are; returns the new penalty. */
function sweep(state: DayState, current: number): number {
  let best = current;
  for (const variable of state.variables) {
    const from = variable.size;
    let chosen = from;
    for (const step of steps) {
      const to = from + step;
      if (to < variable.part.low || to > variable.part.high) continue;
      state.move(variable, to);
      const penalty = state.penalty();
      if (penalty < best - tiny) {
        best = penalty;
        chosen = to;
      }
    }
    state.move(variable, chosen);
  }
  return best;
}

/** Tries one part up while another goes down, which single moves cannot do without leaving the energy band. */
function bestPairMove(state: DayState, current: number): number {
  for (const up of state.variables) {
    if (up.size >= up.part.high) continue;
    for (const down of state.variables) {
      if (down === up || down.size <= down.part.low || up.size >= up.part.high) continue;
      state.move(up, up.size + 1);
      state.move(down, down.size - 1);
      const penalty = state.penalty();
      if (penalty < current - tiny) return penalty;
      state.move(down, down.size + 1);
      state.move(up, up.size - 1);
    }
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
    const next = sweep(state, current);
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
