import {
  at,
  dairyIndex,
  firstGroup,
  groupCount,
  type Vector,
  vectorLength,
} from '../nutrition/vector.ts';
import { isForTeens, type ReferenceIntakes } from '../targets/reference-intakes.ts';
import { type DailyTargets, fibreByEnergy } from '../targets/targets.ts';
import type { MealTime } from './meal-times.ts';

/** Points for what lies beyond a day; never negative. */
export type PointsBeyond = (
  total: Vector,
  mealKcal: Float64Array,
  mealProtein: Float64Array,
) => number;

/** By what a day's portions are found: its own needs, and perhaps what lies beyond it. */
export interface DayPenalty {
  readonly own: DayNeeds;
  readonly beyond: PointsBeyond | null;
}

/** Energy, macronutrients, fibre, sugars, sodium, vegetables and fruit, iron and zinc stand first in a vector. */
export const mainAmounts = at.zincMg + 1;

/** In the order of the vectors, without a gap. */
export const micronutrients = [
  'calciumMg',
  'ironMg',
  'zincMg',
  'vitaminAUg',
  'vitaminCMg',
  'vitaminB12Ug',
  'folateUg',
] as const;
export const firstMicronutrient = at.calciumMg;

/** Points for each Rand that food costs by weight; what packs cost is counted where the month is looked at. */
const pointsPerRand = 1;
/** The same where a month would be too dear: a Rand a day is 28 in a month. */
export const whenDear = 6;
/** Vegetables and fruit beyond this multiple of the target are dear and filling, not better. */
const plentyOfProduce = 1.9;
/** More fibre than this multiple of what is asked for by energy, whatever the diet, is hard on the gut. */
export const plentyOfFibre = 1.6;
/** Share of the recommended intake below which a day's shortfall counts. */
const micronutrientShare = 0.85;
/** Milligrams of iron and zinc a day near which more of them is no good any more (upper limits 45 and 40, teens 34). */
const plentyOfIron = 41;
const plentyOfZinc = 37;
const plentyOfZincForTeens = 31;
const pointsPerMineral = 20;
const pointsPerFibre = 1.5;
/** Grams from which a food group counts as eaten (FAO 2021). */
const groupGrams = 15;
/** Days of two meals or little energy hold one group less. */
const littleEnergy = 1400;

function over(value: number, limit: number): number {
  return value > limit ? value - limit : 0;
}

/**
 * How far inside protein, starch and fat are planned: less where much protein leaves little room between them.
 * @returns a share of the energy
 */
export function marginOf({ energy, protein, carbohydrate, fat, fibre }: DailyTargets): number {
  const taken = (4 * protein.low + 2 * fibre) / energy + carbohydrate.low + fat.low;
  return Math.min(0.01, Math.max(0.001, (1 - taken) / 8));
}

/** Share of the energy by which whole portions miss their limits. */
const roomToRound = 0.008;

/**
 * Grams of fibre beyond which starch, protein and fat at their least have no room left in the energy: much protein from
 * pulses brings so much.
 */
export function fibreRoom({ energy, protein, carbohydrate, fat }: DailyTargets): number {
  const room = 1 - carbohydrate.low - fat.low - roomToRound;
  return Math.max(0, (room * energy - 4 * protein.low) / 2);
}

/** Points for a share of the energy that lies outside its range: much more where a hard rule begins, `slack` further. */
function steep(outside: number, slack: number): number {
  if (outside <= 0) return 0;
  return 1200 * outside + (outside > slack ? 15 + 4000 * (outside - slack) : 0);
}

/**
 * How far a day is from what it should be by its targets; 0 is right in every respect. One point is about one thing
 * slightly off; a hard rule broken costs 30 or more. Weights are ours, set so that safety of the numbers wins over
 * comfort. Every figure is planned a little inside its limit, so that rounding stays inside.
 *
 * Sizing looks at thousands of days, so the points come in parts, what is counted fastest first: where the first parts
 * are too many already, nothing else is counted. No part is ever negative.
 */
export class DayNeeds implements DayPenalty {
  readonly #energy: number;
  readonly #proteinLow: number;
  readonly #proteinHigh: number;
  readonly #proteinMargin: number;
  readonly #carbLow: number;
  readonly #carbHigh: number;
  readonly #carbGrams: number;
  readonly #fatLow: number;
  readonly #fatHigh: number;
  readonly #saturated: number;
  readonly #sugars: number;
  readonly #sodium: number;
  readonly #fibre: number;
  readonly #usualFibre: number;
  readonly #produce: number;
  readonly #groups: number;
  readonly #fibreRoom: number;
  readonly #mostIron: number;
  readonly #mostZinc: number;
  readonly #perIntake: Float64Array;
  readonly #shares: Float64Array;
  readonly #proteinWanted: Float64Array;

  readonly #perRand: number;
  readonly #whole: boolean;
  /** So many amounts of a vector, from the first on, are asked for; what the day costs apart. */
  readonly amounts: number;
  readonly own = this;
  readonly beyond = null;

  /**
   * @param share below 1 for a part of a day, of which nobody asks milk or five food groups
   * @param perRand points for each Rand
   */
  constructor(
    targets: DailyTargets,
    times: readonly MealTime[],
    intakes: ReferenceIntakes,
    share = 1,
    perRand = pointsPerRand,
  ) {
    this.#perRand = perRand;
    this.#whole = share === 1;
    this.amounts = share === 1 ? vectorLength : mainAmounts;
    this.#fibreRoom = fibreRoom(targets);
    this.#mostIron = plentyOfIron * share;
    this.#mostZinc = (isForTeens(intakes) ? plentyOfZincForTeens : plentyOfZinc) * share;
    const { carbohydrate, fat } = targets;
    this.#energy = targets.energy;
    this.#proteinLow = targets.protein.low;
    this.#proteinHigh = targets.protein.high;
    const margin = marginOf(targets);
    this.#proteinMargin = 1 + margin;
    this.#carbLow = carbohydrate.low === 0 ? 0 : carbohydrate.low + margin;
    this.#carbHigh = carbohydrate.high - 0.01;
    this.#carbGrams = carbohydrate.lowGrams * 1.02;
    this.#fatLow = fat.low + margin;
    this.#fatHigh = fat.high - 0.01;
    this.#saturated = targets.saturatedFat.high - 0.005;
    this.#sugars = targets.freeSugars.high - 0.005;
    this.#sodium = targets.sodium;
    this.#fibre = targets.fibre;
    this.#usualFibre = Math.max(targets.fibre, share * fibreByEnergy(targets.energy / share));
    this.#produce = targets.produce;
    this.#groups = times.length === 2 || targets.energy < littleEnergy ? 4 : 5;
    this.#perIntake = Float64Array.from(micronutrients, (name) => 1 / intakes[name]);
    this.#shares = Float64Array.from(times, (time) => time.share);
    this.#proteinWanted = Float64Array.from(times, (time) =>
      time.slot === 'snack' ? 0 : targets.proteinPerMeal * 1.005,
    );
  }

  #macronutrients(total: Vector, kcal: number): number {
    const grams = total[at.carbohydrate] ?? 0;
    const carb = (4 * grams) / kcal;
    let points = steep(this.#carbLow - carb, 0.04) + steep(carb - this.#carbHigh, 0.008);
    if (grams < this.#carbGrams) points += 400 * (1 - grams / this.#carbGrams);
    const fat = (9 * (total[at.fat] ?? 0)) / kcal;
    points += steep(this.#fatLow - fat, 0.03) + steep(fat - this.#fatHigh, 0.03);
    points += 400 * over((9 * (total[at.saturatedFat] ?? 0)) / kcal, this.#saturated);
    const sugars = (4 * (total[at.freeSugars] ?? 0)) / kcal;
    points += 150 * over(sugars, 0.045) + 3000 * over(sugars, this.#sugars);
    const protein = total[at.protein] ?? 0;
    const short = this.#proteinMargin - protein / this.#proteinLow;
    if (short > 0) points += 1000 * short + 2500 * over(short, 0.045);
    const much = Math.max(protein / this.#proteinHigh, (4 * protein) / (0.35 * kcal));
    points += 600 * over(much, 1.01) + 3000 * over(much, 1.04);
    return points;
  }

  #wholesome(total: Vector): number {
    const sodium = total[at.sodiumMg] ?? 0;
    let points =
      0.03 * over(sodium, this.#sodium * 0.96) + 0.08 * over(sodium, this.#sodium * 1.12);
    points += pointsPerMineral * over(total[at.ironMg] ?? 0, this.#mostIron);
    points += pointsPerMineral * over(total[at.zincMg] ?? 0, this.#mostZinc);
    points += pointsPerFibre * over(total[at.fibre] ?? 0, this.#fibreRoom);
    points += this.#ofFibre(total[at.fibre] ?? 0);
    return points + this.#ofProduce(total[at.produce] ?? 0);
  }

  #ofFibre(grams: number): number {
    const fibre = grams / this.#fibre;
    return fibre < 1.01 ? 100 * (1.01 - fibre) : 40 * over(grams / this.#usualFibre, plentyOfFibre);
  }

  #ofProduce(grams: number): number {
    const produce = grams / this.#produce;
    return produce < 1.02 ? 240 * (1.02 - produce) : 8 * over(produce, plentyOfProduce);
  }

  /** Adds points for milk and micronutrients that are short. */
  #withNutrients(total: Vector, others: number): number {
    let points = others;
    const dairy = total[dairyIndex] ?? 0;
    if (dairy < 1.01) points += 70 + 140 * (1.01 - dairy);
    for (let index = 0; index < micronutrients.length; index++) {
      const share = (total[firstMicronutrient + index] ?? 0) * (this.#perIntake[index] ?? 0);
      if (share < micronutrientShare) points += 3 * (micronutrientShare - share);
    }
    return points;
  }

  #diversity(total: Vector): number {
    let groups = 0;
    for (let index = firstGroup; index < firstGroup + groupCount; index++) {
      const grams = total[index] ?? 0;
      if (grams >= groupGrams) groups++;
      else if (grams > 5) groups += (0.5 * (grams - 5)) / (groupGrams - 5);
    }
    return groups < this.#groups ? 45 * (this.#groups - groups) : 0;
  }

  ofEnergy(kcal: number): number {
    const off = kcal / this.#energy - 1;
    const far = Math.abs(off);
    return 400 * off * off + 2500 * over(far, 0.015) + 5000 * over(far, 0.045);
  }

  /** A part of the points for the other main amounts, which alone is too much for most days. */
  ofFibreAndProduce(fibre: number, produce: number): number {
    return this.#ofFibre(fibre) + this.#ofProduce(produce);
  }

  /**
   * Points for the other main amounts.
   * @param enough points from which on the sum matters no more: any number beyond it may be returned then
   */
  ofMain(total: Vector, enough = Infinity): number {
    const points = this.#macronutrients(total, Math.max(1, total[at.kcal] ?? 0));
    return points > enough ? points : points + this.#wholesome(total);
  }

  /** Points for what is short of the amounts after them: never more where there is more of everything. */
  ofShort(total: Vector): number {
    return this.#whole ? this.#withNutrients(total, this.#diversity(total)) : 0;
  }

  /** Points for what the day holds, however it lies over the meals. */
  ofTotal(total: Vector): number {
    const kcal = total[at.kcal] ?? 0;
    const macronutrients = this.#macronutrients(total, Math.max(1, kcal));
    const wholesome = this.#wholesome(total);
    const points = this.ofEnergy(kcal) + macronutrients;
    if (!this.#whole) return points + wholesome;
    return points + this.#withNutrients(total, wholesome) + this.#diversity(total);
  }

  /** Points for how energy and protein lie over the meals. */
  ofMeals(mealKcal: Float64Array, mealProtein: Float64Array): number {
    let points = 0;
    for (let index = 0; index < this.#shares.length; index++) {
      points += this.ofMeal(index, mealKcal[index] ?? 0, mealProtein[index] ?? 0);
    }
    return points;
  }

  ofMeal(meal: number, kcal: number, protein: number): number {
    const off = Math.abs(kcal / this.#energy - (this.#shares[meal] ?? 0));
    let points = 300 * over(off, 0.025) + 3000 * over(off, 0.042);
    const wanted = this.#proteinWanted[meal] ?? 0;
    if (protein < wanted) points += 6 + 60 * (1 - protein / wanted);
    return points;
  }

  needs(total: Vector, mealKcal: Float64Array, mealProtein: Float64Array): number {
    return this.ofTotal(total) + this.ofMeals(mealKcal, mealProtein);
  }

  /** Points for what a day costs. @param rand at the cheapest prices by weight */
  cost(rand: number): number {
    return this.#perRand * rand;
  }
}

export function dayPenalty(
  targets: DailyTargets,
  times: readonly MealTime[],
  intakes: ReferenceIntakes,
  perRand = pointsPerRand,
): DayNeeds {
  return new DayNeeds(targets, times, intakes, 1, perRand);
}

/** The same for one meal alone, against its share of the day. */
export function mealPenalty(
  targets: DailyTargets,
  time: MealTime,
  intakes: ReferenceIntakes,
): DayNeeds {
  const { share } = time;
  const part: DailyTargets = {
    ...targets,
    energy: targets.energy * share,
    protein: { low: targets.protein.low * share, high: targets.protein.high * share },
    carbohydrate: { ...targets.carbohydrate, lowGrams: targets.carbohydrate.lowGrams * share },
    fibre: targets.fibre * share,
    sodium: targets.sodium * share,
    produce: targets.produce * share,
  };
  return new DayNeeds(part, [{ ...time, share: 1 }], intakes, share);
}
