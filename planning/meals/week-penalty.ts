import { at, retinolIndex } from '../nutrition/vector.ts';
import type { ReferenceIntakes } from '../targets/reference-intakes.ts';
import type { DailyTargets } from '../targets/targets.ts';
import { firstMicronutrient, marginOf, micronutrients } from './day-penalty.ts';

/** Share of a recommended intake that a week's mean day should reach, a little above the share that is told. */
const wantedIntake = 0.83;
/** Milligrams of sodium on a mean day: wished for, and never more. */
const wantedSodium = 1960;
const mostSodium = 2260;

function over(value: number, limit: number): number {
  return value > limit ? value - limit : 0;
}

export interface WeekAsks {
  readonly vegan: boolean;
  /** 18 years or younger: lower upper limits. */
  readonly teen: boolean;
}

/** Points of a week by what its mean day holds. */
export class WeekNeeds {
  readonly #targets: DailyTargets;
  readonly #margin: number;
  readonly #perIntake: Float64Array;
  readonly #vegan: boolean;
  readonly #mostZinc: number;
  readonly #mostRetinol: number;

  constructor(targets: DailyTargets, intakes: ReferenceIntakes, { vegan, teen }: WeekAsks) {
    this.#targets = targets;
    this.#margin = Math.min(0.003, marginOf(targets));
    this.#perIntake = Float64Array.from(micronutrients, (name) => 1 / intakes[name]);
    this.#vegan = vegan;
    this.#mostZinc = teen ? 32 : 38;
    this.#mostRetinol = teen ? 2600 : 2800;
  }

  /** @param sum over seven days, from `from` on */
  of(sum: Float64Array, from: number): number {
    const { energy, protein, carbohydrate, fat, saturatedFat, fibre } = this.#targets;
    const kcal = Math.max(1, (sum[from] ?? 0) / 7);
    const mean = (index: number) => (sum[from + index] ?? 0) / 7;
    let points = 12000 * over(Math.abs(kcal / energy - 1), 0.014);
    const short = 1 + this.#margin - mean(at.protein) / protein.low;
    if (short > 0) points += 15 + 10000 * short;
    const carb = (4 * mean(at.carbohydrate)) / kcal;
    points +=
      8000 * (over(carbohydrate.low + this.#margin, carb) + over(carb, carbohydrate.high - 0.003));
    const fatShare = (9 * mean(at.fat)) / kcal;
    points += 8000 * (over(fat.low + this.#margin, fatShare) + over(fatShare, fat.high - 0.003));
    points += 8000 * over((9 * mean(at.saturatedFat)) / kcal, saturatedFat.high - 0.003);
    points += 400 * over((4 * mean(at.freeSugars)) / kcal, 0.048);
    const sodium = mean(at.sodiumMg);
    points += 0.6 * over(sodium, wantedSodium) + 5 * over(sodium, mostSodium);
    points += 3000 * over(1.004, mean(at.fibre) / fibre);
    points += this.#micronutrients(sum, from);
    return points;
  }

  #micronutrients(sum: Float64Array, from: number): number {
    let points = 0;
    for (let index = 0; index < micronutrients.length; index++) {
      const amount = sum[from + firstMicronutrient + index] ?? 0;
      const share = (amount * (this.#perIntake[index] ?? 0)) / 7;
      if (share < wantedIntake) points += 15 + 375 * (wantedIntake - share);
    }
    if (this.#vegan) {
      const share = ((sum[from + at.vitaminB12Ug] ?? 0) * (this.#perIntake[5] ?? 0)) / 7;
      if (share < 1.01) points += 12 * (1.01 - share);
    }
    points +=
      15 * over((sum[from + at.ironMg] ?? 0) / 7, 42) +
      100 * over((sum[from + at.ironMg] ?? 0) / 7, 44);
    points += 15 * over((sum[from + at.zincMg] ?? 0) / 7, this.#mostZinc);
    points += 0.1 * over((sum[from + retinolIndex] ?? 0) / 7, this.#mostRetinol);
    return points;
  }
}
