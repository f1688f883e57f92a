import { absent } from '../../../absent.ts';
import { daysPerWeek } from '../../../calendar.ts';
import { at, retinolIndex } from '../../../nutrition/vector.ts';
import type { ReferenceIntakes } from '../../../targets/reference-intakes.ts';
import type { DailyTargets } from '../../../targets/targets.ts';
import { type Bound, boundOf } from '../table/bounds.ts';
import { firstMicronutrient, micronutrients } from '../table/nutrients.ts';
import { nutritionRules, upperRulesOf } from '../table/nutrition-rules.ts';
import type { NutritionTerms } from '../table/nutrition-terms.ts';
import { over } from './slopes.ts';

const rules = nutritionRules;
/** From where on the mean day of a week costs points, where that is the same for everybody. */
const start = {
  energy: rules.energyOfWeek.week[0].amount,
  freeSugars: rules.freeSugars.week[0].amount,
  sodium: rules.sodium.week[0].amount,
  muchSodium: rules.sodium.week[1].amount,
  fibre: rules.fibre.week[0].amount,
  micronutrients: rules.micronutrients.week[0].amount,
  b12: rules.b12OfVegans.week[0].amount,
  iron: rules.iron.week[0].amount,
  muchIron: rules.iron.week[1].amount,
};

const vitaminB12 = micronutrients.indexOf('vitaminB12Ug');

interface WeeklyRule {
  readonly side: 'least' | 'most';
  readonly week: readonly [Bound];
}

/** What a week asks of some members and not of others. */
export interface WeekAsks {
  /** Plants hold no vitamin B12, so nobody asks their plans for it. */
  readonly vegan: boolean;
  /** 18 years or younger: lower upper limits. */
  readonly teen: boolean;
}

/** Points of a week by what its mean day holds. */
export class WeekNeeds {
  readonly #targets: DailyTargets;
  readonly #terms: NutritionTerms;
  /** Ranges of protein (as a share of its target), starch and fat, and the most saturated fat, a little inside. */
  readonly #leastProtein: number;
  readonly #leastStarch: number;
  readonly #mostStarch: number;
  readonly #leastFat: number;
  readonly #mostFat: number;
  readonly #saturated: number;
  readonly #perIntake: Float64Array;
  readonly #vegan: boolean;
  readonly #mostZinc: number;
  readonly #mostRetinol: number;

  constructor(
    targets: DailyTargets,
    intakes: ReferenceIntakes,
    { vegan, teen }: WeekAsks,
    terms: NutritionTerms,
  ) {
    this.#targets = targets;
    this.#terms = terms;
    const { carbohydrate, fat, saturatedFat } = targets;
    const bound = ({ week, side }: WeeklyRule, limit: number) =>
      boundOf(week[0], side, limit, targets);
    this.#leastProtein = bound(rules.leastProteinOfWeek, 1);
    this.#leastStarch = bound(rules.leastStarch, carbohydrate.low);
    this.#mostStarch = bound(rules.mostStarch, carbohydrate.high);
    this.#leastFat = bound(rules.leastFat, fat.low);
    this.#mostFat = bound(rules.mostFat, fat.high);
    this.#saturated = bound(rules.saturatedFat, saturatedFat.high);
    this.#perIntake = Float64Array.from(micronutrients, (name) => 1 / intakes[name]);
    this.#vegan = vegan;
    const { zinc, retinol } = upperRulesOf(teen);
    this.#mostZinc = zinc.week[0].amount;
    this.#mostRetinol = retinol.week[0].amount;
  }

  /** @param sum over seven days, from `from` on */
  of(sum: Float64Array, from: number): number {
    const { energy, protein, fibre } = this.#targets;
    const kcal = Math.max(1, (sum[from] ?? absent()) / daysPerWeek);
    const mean = (index: number) => (sum[from + index] ?? absent()) / daysPerWeek;
    const w = this.#terms;
    let points = w.weekEnergy.weight * over(Math.abs(kcal / energy - 1), start.energy);
    const short = this.#leastProtein - mean(at.protein) / protein.low;
    if (short > 0) points += w.weekShort.weight + w.weekProtein.weight * short;
    const carb = (4 * mean(at.carbohydrate)) / kcal;
    points += w.weekStarch.weight * (over(this.#leastStarch, carb) + over(carb, this.#mostStarch));
    const fatShare = (9 * mean(at.fat)) / kcal;
    points += w.weekFat.weight * (over(this.#leastFat, fatShare) + over(fatShare, this.#mostFat));
    const saturated = (9 * mean(at.saturatedFat)) / kcal;
    points += w.weekSaturated.weight * over(saturated, this.#saturated);
    points += w.weekSugars.weight * over((4 * mean(at.freeSugars)) / kcal, start.freeSugars);
    const sodium = mean(at.sodiumMg);
    points +=
      w.weekSodium.weight * over(sodium, start.sodium) +
      w.weekSodiumMuch.weight * over(sodium, start.muchSodium);
    points += w.weekFibre.weight * over(start.fibre, mean(at.fibre) / fibre);
    points += this.#micronutrients(sum, from);
    return points;
  }

  #micronutrients(sum: Float64Array, from: number): number {
    const w = this.#terms;
    let points = 0;
    for (let index = 0; index < micronutrients.length; index++) {
      if (this.#vegan && index === vitaminB12) continue;
      const amount = sum[from + firstMicronutrient + index] ?? absent();
      const share = (amount * (this.#perIntake[index] ?? absent())) / daysPerWeek;
      if (share < start.micronutrients) {
        points += w.weekLacks.weight + w.weekMicronutrients.weight * (start.micronutrients - share);
      }
    }
    if (this.#vegan) {
      const share =
        ((sum[from + at.vitaminB12Ug] ?? absent()) * (this.#perIntake[5] ?? absent())) /
        daysPerWeek;
      if (share < start.b12) points += w.weekB12.weight * (start.b12 - share);
    }
    const iron = (sum[from + at.ironMg] ?? absent()) / daysPerWeek;
    points +=
      w.weekIron.weight * over(iron, start.iron) +
      w.weekIronMuch.weight * over(iron, start.muchIron);
    const zinc = (sum[from + at.zincMg] ?? absent()) / daysPerWeek;
    points += w.weekZinc.weight * over(zinc, this.#mostZinc);
    const retinol = (sum[from + retinolIndex] ?? absent()) / daysPerWeek;
    points += w.weekRetinol.weight * over(retinol, this.#mostRetinol);
    return points;
  }
}
