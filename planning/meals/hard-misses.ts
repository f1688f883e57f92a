import { at, firstGroup, groupCount, retinolIndex, type Vector } from '../nutrition/vector.ts';
import type { DailyTargets } from '../targets/targets.ts';
import type { MealTime } from './meal-times.ts';

/** Grams from which a food group counts as eaten, and energy from which on five of them are asked for. */
const groupGrams = 15;
const littleEnergy = 1400;
const mostSodium = 2300;
/** Grams of protein by which the plan may ask for less than the body, for want of room, before that is said. */
const unsaid = 0.5;
/** A hair inside every limit, so that no sum in another order falls outside it. */
const hair = 0.0005;

/** What a week's mean day may hold at most of what is too much of a good thing; a little inside the upper limits. */
export function mostADay(teen: boolean) {
  return { ironMg: 44.9, zincMg: teen ? 33.9 : 39.9, retinolUg: teen ? 2790 : 2990 };
}

/** 0 within the limit; else 1 and ten times the share by which a value lies beyond it. */
function beyond(value: number, limit: number): number {
  return value <= limit ? 0 : 1 + (10 * (value - limit)) / Math.max(hair, Math.abs(limit));
}

function below(value: number, limit: number): number {
  return value >= limit ? 0 : 1 + (10 * (limit - value)) / Math.max(hair, limit);
}

/** What every plan must hold, at the limits themselves: wishes, cost and variety are no part of it. */
export class HardMisses {
  readonly #targets: DailyTargets;
  readonly #times: readonly MealTime[];
  readonly #teen: boolean;

  constructor(targets: DailyTargets, times: readonly MealTime[], teen: boolean) {
    this.#targets = targets;
    this.#times = times;
    this.#teen = teen;
  }

  /** @returns 0 for a day that breaks nothing; each rule broken counts 1 and more */
  ofDay(total: Vector, mealKcal: readonly number[]): number {
    const { energy, protein, carbohydrate, freeSugars, produce } = this.#targets;
    const kcal = Math.max(1, total[at.kcal] ?? 0);
    const grams = total[at.carbohydrate] ?? 0;
    const starch = (4 * grams) / kcal;
    const eaten = total[at.protein] ?? 0;
    const lowCarb = carbohydrate.low === 0;
    let misses = beyond(Math.abs(kcal / energy - 1), 0.05 - hair);
    misses += below(eaten, 0.95 * (protein.low + unsaid) + 0.05);
    misses += beyond(eaten, 1.05 * Math.min(protein.high, (0.35 * kcal) / 4) - 0.05);
    misses += beyond(starch, (lowCarb ? carbohydrate.high : 0.68) - hair);
    misses += below(grams, carbohydrate.lowGrams + 0.05);
    if (!lowCarb) misses += below(starch, 0.4 + hair);
    misses += beyond((4 * (total[at.freeSugars] ?? 0)) / kcal, freeSugars.high - hair);
    misses += below(total[at.produce] ?? 0, produce);
    for (const [index, { share }] of this.#times.entries()) {
      misses += beyond(Math.abs((mealKcal[index] ?? 0) / kcal - share), 0.05 - hair);
    }
    return misses + this.#groupMisses(total);
  }

  #groupMisses(total: Vector): number {
    if (this.#times.length === 2 || this.#targets.energy < littleEnergy) return 0;
    let groups = 0;
    for (let index = firstGroup; index < firstGroup + groupCount; index++) {
      if ((total[index] ?? 0) >= groupGrams) groups++;
    }
    return Math.max(0, 5 - groups);
  }

  /** @param sum over seven days */
  ofWeek(sum: Vector): number {
    const { energy, protein, carbohydrate, fat, saturatedFat, fibre } = this.#targets;
    const mean = (index: number) => (sum[index] ?? 0) / 7;
    const kcal = Math.max(1, mean(at.kcal));
    const starch = (4 * mean(at.carbohydrate)) / kcal;
    const fatShare = (9 * mean(at.fat)) / kcal;
    let misses = beyond(Math.abs(kcal / energy - 1), 0.02 - hair);
    misses += below(mean(at.protein), protein.low);
    if (carbohydrate.low > 0) {
      misses += below(starch, carbohydrate.low + hair) + beyond(starch, carbohydrate.high - hair);
    }
    misses += below(fatShare, fat.low + hair) + beyond(fatShare, fat.high - hair);
    misses += beyond((9 * mean(at.saturatedFat)) / kcal, saturatedFat.high - hair);
    misses += beyond(mean(at.sodiumMg), mostSodium - 1);
    misses += below(mean(at.fibre), fibre);
    const { ironMg, zincMg, retinolUg } = mostADay(this.#teen);
    misses += beyond(mean(at.ironMg), ironMg) + beyond(mean(at.zincMg), zincMg);
    return misses + beyond(mean(retinolIndex), retinolUg);
  }
}
