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
  readonly penalty: number;
}

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

  constructor(day: DayDishes, mealTargets: readonly number[], penalty: DayPenalty) {
    this.#mealKcal = new Float64Array(day.length);
    this.#mealProtein = new Float64Array(day.length);
    this.#penalty = penalty;
    for (const [meal, dishes] of day.entries()) {
      const reference = dishes.reduce((sum, dish) => sum + dish.kcal, 0);
      const start = nearestSize((mealTargets[meal] ?? reference) / Math.max(1, reference));
      for (const portioned of dishes) this.#addDish(portioned, meal, start);
    }
  }

  #addDish(portioned: PortionedDish, meal: number, start: number): void {
    const dish: DishState = { portioned, meal, variables: [], seasoning: referenceSize, tilt: 0 };
    for (const part of portioned.parts) {
      const size = Math.min(part.high, Math.max(part.low, start));
      const variable = { part, meal, dish, size };
      dish.variables.push(variable);
      this.variables.push(variable);
      this.#add(meal, part.vectors[size], 1);
    }
    dish.seasoning = this.#seasoningOf(dish);
    if (portioned.seasoning) this.#add(meal, portioned.seasoning.vectors[dish.seasoning], 1);
    dish.tilt = tiltOf(dish.variables);
    this.dishes.push(dish);
  }

  #seasoningOf(dish: DishState): number {
    const sizes: number[] = [];
    for (const variable of dish.variables) sizes.push(variable.size);
    return seasoningSize(sizes);
  }

  #add(meal: number, vector: Vector | undefined, factor: number): void {
    if (!vector) return;
    addTo(this.total, vector, factor);
    this.#mealKcal[meal] = (this.#mealKcal[meal] ?? 0) + factor * (vector[at.kcal] ?? 0);
    this.#mealProtein[meal] = (this.#mealProtein[meal] ?? 0) + factor * (vector[at.protein] ?? 0);
  }

  move(variable: Variable, size: number): void {
    const { part, meal, dish } = variable;
    this.#add(meal, part.vectors[variable.size], -1);
    this.#add(meal, part.vectors[size], 1);
    variable.size = size;
    dish.tilt = tiltOf(dish.variables);
    if (!dish.portioned.seasoning) return;
    const seasoning = this.#seasoningOf(dish);
    if (seasoning === dish.seasoning) return;
    this.#add(meal, dish.portioned.seasoning.vectors[dish.seasoning], -1);
    this.#add(meal, dish.portioned.seasoning.vectors[seasoning], 1);
    dish.seasoning = seasoning;
  }

  penalty(): number {
    let tilt = 0;
    for (const dish of this.dishes) tilt += dish.tilt;
    return this.#penalty(this.total, this.#mealKcal, this.#mealProtein) + tiltWeight * tilt;
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

/** Tries every part one or two sizes up and down and keeps the best; returns the new penalty. */
function bestSingleMove(state: DayState, current: number): number {
  let best = current - tiny;
  let chosen: Variable | null = null;
  let chosenSize = 0;
  for (const variable of state.variables) {
    const from = variable.size;
    for (const step of [-1, 1, -2, 2, -4, 4]) {
      const to = from + step;
      if (to < variable.part.low || to > variable.part.high) continue;
      state.move(variable, to);
      const penalty = state.penalty();
      if (penalty < best) {
        best = penalty;
        chosen = variable;
        chosenSize = to;
      }
    }
    state.move(variable, from);
  }
  if (!chosen) return current;
  state.move(chosen, chosenSize);
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
  /** Single moves at most. */
  readonly moves: number;
  /** Pair moves at most; 0 for a quick look at a candidate. */
  readonly pairs: number;
}

/**
 * Chooses the size of every part of a day's dishes so that the day comes as near to its targets as these dishes allow.
 * @param mealTargets kcal of each meal
 */
export function sizeDay(
  day: DayDishes,
  mealTargets: readonly number[],
  penalty: DayPenalty,
  effort: SizingEffort,
): SizedDay {
  const state = new DayState(day, mealTargets, penalty);
  let current = state.penalty();
  let pairs = effort.pairs;
  for (let moves = 0; moves < effort.moves; moves++) {
    const next = bestSingleMove(state, current);
    if (next < current) {
      current = next;
      continue;
    }
    if (pairs-- <= 0) break;
    const paired = bestPairMove(state, current);
    if (paired >= current) break;
    current = paired;
  }
  return finished(state, day, current);
}

function finished(state: DayState, day: DayDishes, penalty: number): SizedDay {
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
  return { meals: sized, total, penalty };
}
