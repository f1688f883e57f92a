import { at, randIndex, type Vector } from '../nutrition/vector.ts';
import type { ReferenceIntakes } from '../targets/reference-intakes.ts';
import type { DailyTargets } from '../targets/targets.ts';
import type { MealTime } from './meal-times.ts';

/**
 * How far a day is from what it should be; 0 is right in every respect. One point is about one thing slightly off; a
 * hard rule broken costs 30 or more. Weights are ours, set so that safety of the numbers wins over comfort.
 */
export interface DayPenalty {
  readonly needs: (total: Vector, mealKcal: Float64Array, mealProtein: Float64Array) => number;
  /** Points for what the day costs. */
  readonly cost: (total: Vector) => number;
}

/** In the order of the vectors, without a gap. */
const micronutrients = [
  'calciumMg',
  'ironMg',
  'zincMg',
  'vitaminAUg',
  'vitaminCMg',
  'vitaminB12Ug',
  'folateUg',
] as const;
const firstMicronutrient = at.calciumMg;

/** Rands for 1,000 kcal that a day may cost before cheaper food is looked for, and points for each Rand more. */
const thriftyRand = 10;
const pointsPerRand = 0.22;
/** Vegetables and fruit beyond this multiple of the target are dear and filling, not better. */
const plentyOfProduce = 1.9;
/** More fibre than this multiple of the target is hard on the gut. */
const plentyOfFibre = 1.7;

/** Share of the recommended intake below which a shortfall counts. */
const micronutrientShare = 0.85;

/** How much `value` lies outside a range. */
function outside(value: number, low: number, high: number): number {
  return value < low ? low - value : value > high ? value - high : 0;
}

function above(value: number, limit: number): number {
  return value > limit ? value - limit : 0;
}

export function dayPenalty(
  targets: DailyTargets,
  times: readonly MealTime[],
  intakes: ReferenceIntakes,
): DayPenalty {
  const { energy, protein, carbohydrate, fat } = targets;
  // planned a little inside each limit, so that rounding of portions stays inside
  const carbLow = carbohydrate.low === 0 ? 0 : carbohydrate.low + 0.01;
  const carbHigh = carbohydrate.high - 0.01;
  const read = (total: Vector, index: number) => total[index] ?? 0;
  const perIntake = Float64Array.from(micronutrients, (name) => 1 / intakes[name]);

  const macronutrients = (total: Vector): number => {
    const kcal = Math.max(1, read(total, at.kcal));
    const grams = read(total, at.carbohydrate);
    let points = 12 * (outside((4 * grams) / kcal, carbLow, carbHigh) / 0.01);
    points +=
      20 *
      (outside(grams, carbohydrate.lowGrams * 1.02, Infinity) / (0.05 * carbohydrate.lowGrams));
    points +=
      12 * (outside((9 * read(total, at.fat)) / kcal, fat.low + 0.01, fat.high - 0.01) / 0.01);
    points +=
      4 *
      (above((9 * read(total, at.saturatedFat)) / kcal, targets.saturatedFat.high - 0.005) / 0.01);
    const sugars = (4 * read(total, at.freeSugars)) / kcal;
    points += 1.5 * (above(sugars, 0.045) / 0.01);
    points += 30 * (above(sugars, targets.freeSugars.high - 0.005) / 0.01);
    const grammes = read(total, at.protein);
    points += 50 * (outside(grammes / protein.low, 1.01, Infinity) / 0.05);
    points += 30 * (above(grammes / protein.high, 1) / 0.05);
    return points;
  };
  const wholesome = (total: Vector): number => {
    const sodium = read(total, at.sodiumMg);
    let points = 3 * (above(sodium, targets.sodium * 0.95) / 100);
    points += 8 * (above(sodium, targets.sodium * 1.12) / 100);
    points += 5 * (outside(read(total, at.fibre) / targets.fibre, 1.01, Infinity) / 0.05);
    points += 12 * (outside(read(total, at.produce) / targets.produce, 1.02, Infinity) / 0.05);
    points += 1.5 * (above(read(total, at.fibre) / targets.fibre, plentyOfFibre) / 0.1);
    points += 0.6 * (above(read(total, at.produce) / targets.produce, plentyOfProduce) / 0.25);
    for (let index = 0; index < perIntake.length; index++) {
      const share = read(total, firstMicronutrient + index) * (perIntake[index] ?? 0);
      if (share < micronutrientShare) points += 1.5 * (micronutrientShare - share);
    }
    return points;
  };
  const shares = Float64Array.from(times, (time) => time.share);
  const proteinWanted = Float64Array.from(times, (time) =>
    time.slot === 'snack' ? 0 : targets.proteinPerMeal,
  );
  const meals = (mealKcal: Float64Array, mealProtein: Float64Array): number => {
    let points = 0;
    for (let index = 0; index < shares.length; index++) {
      const off = Math.abs((mealKcal[index] ?? 0) / energy - (shares[index] ?? 0));
      points += 3 * (above(off, 0.025) / 0.01) + 30 * (above(off, 0.045) / 0.01);
      const wanted = proteinWanted[index] ?? 0;
      const protein = mealProtein[index] ?? 0;
      if (protein < wanted) points += 3 * ((wanted - protein) / (0.1 * wanted));
    }
    return points;
  };
  return {
    needs(total, mealKcal, mealProtein) {
      const off = read(total, at.kcal) / energy - 1;
      const energyPoints = 400 * off * off + 25 * (above(Math.abs(off), 0.015) / 0.01);
      return energyPoints + macronutrients(total) + wholesome(total) + meals(mealKcal, mealProtein);
    },
    cost: (total) => pointsPerRand * above(read(total, randIndex), (thriftyRand * energy) / 1000),
  };
}
