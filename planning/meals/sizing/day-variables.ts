import { absent } from '../../absent.ts';
import { type Vector, zeroVector } from '../../nutrition/vector.ts';
import { amountsAt, type Part, type PortionedDish } from '../model/portions/portions.ts';
import { multipliers, referenceSize, seasoningSize } from '../model/portions/sizes.ts';

/** Logarithm of the multiplier of each size: tilt is counted in these. */
export const logOf = multipliers.map((multiplier) => Math.log(multiplier));
/** A part that can be resized. */
export interface Variable {
  /** As in its part. */
  bySize: readonly Vector[];
  low: number;
  high: number;
  meal: number;
  dish: DishState;
  size: number;
  /** Moves that the day had seen when this part was last found best as it is; -1 for never. */
  settledAt: number;
}

/** A dish of the day as it is served now. */
export interface DishState {
  meal: number;
  /** Parts that can be resized. */
  parts: number;
  /** How the dish is seasoned at every size, as in its part; null where it is not. */
  seasonings: Pick<Part, 'bySize'> | null;
  sizeSum: number;
  seasoning: number;
  /** Sums over the parts of the logarithm of their size, and of its square. */
  logSum: number;
  logSquares: number;
  /** How far its proportions are from those that its cook meant. */
  tilt: number;
}

/** How far parts are from one another, from the sums over the logarithms of their sizes. */
export function tiltOf(logSum: number, logSquares: number, parts: number): number {
  return logSquares - (logSum * logSum) / parts;
}

const noSizes: readonly Vector[] = [];
const nothing: Vector = zeroVector();

function newDish(): DishState {
  return {
    meal: 0,
    parts: 0,
    seasonings: null,
    sizeSum: 0,
    seasoning: referenceSize,
    logSum: 0,
    logSquares: 0,
    tilt: 0,
  };
}

/** One day is sized after another, hundreds for a plan: all of them in the same memory. */
const spareDishes: DishState[] = [];
const spareVariables: Variable[] = [];

/** A dish of a day that has so many already, none of its parts counted yet. */
export function dishAt(
  index: number,
  { parts, seasoning }: PortionedDish,
  meal: number,
): DishState {
  let dish = spareDishes[index];
  if (!dish) {
    dish = newDish();
    spareDishes.push(dish);
  }
  dish.meal = meal;
  dish.parts = parts.length;
  dish.seasonings = seasoning;
  dish.sizeSum = 0;
  dish.logSum = 0;
  dish.logSquares = 0;
  dish.tilt = 0;
  return dish;
}

/** A part of a day that has so many already, counted in its dish. */
export function variableAt(
  index: number,
  { bySize, low, high }: Part,
  dish: DishState,
  size: number,
): Variable {
  let variable = spareVariables[index];
  if (!variable) {
    variable = { bySize: noSizes, low: 0, high: 0, meal: 0, dish, size: 0, settledAt: -1 };
    spareVariables.push(variable);
  }
  variable.bySize = bySize;
  variable.low = low;
  variable.high = high;
  variable.meal = dish.meal;
  variable.dish = dish;
  variable.size = size;
  variable.settledAt = -1;
  dish.sizeSum += size;
  const log = logOf[size] ?? absent();
  dish.logSum += log;
  dish.logSquares += log * log;
  return variable;
}

/** Amounts of the seasoning of a dish at one of its sizes; nothing where it has none. */
export function seasoningOf({ seasonings }: DishState, size: number): Vector {
  return seasonings ? amountsAt(seasonings, size) : nothing;
}

/** Size of the seasoning of a dish after one of its parts goes to another size. */
export function seasoningAfter(
  { seasonings, seasoning, sizeSum, parts }: DishState,
  before: number,
  size: number,
): number {
  return seasonings ? seasoningSize(sizeSum - before + size, parts) : seasoning;
}

/**
 * What is held with other amounts of a part and of its seasoning, for those from one index up to `end`.
 * @param old amounts of the seasoning; the same as now where it stays
 */
export function holdWith(
  result: Vector,
  held: Vector,
  before: Vector,
  after: Vector,
  old: Vector,
  now: Vector,
  from: number,
  end: number,
): void {
  if (old === now) {
    for (let index = from; index < end; index++) {
      result[index] =
        (held[index] ?? absent()) - (before[index] ?? absent()) + (after[index] ?? absent());
    }
    return;
  }
  for (let index = from; index < end; index++) {
    const part =
      (held[index] ?? absent()) - (before[index] ?? absent()) + (after[index] ?? absent());
    result[index] = part - (old[index] ?? absent()) + (now[index] ?? absent());
  }
}
