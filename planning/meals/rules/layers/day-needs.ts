import { absent } from '../../../absent.ts';
import {
  at,
  dairyIndex,
  dayAmounts,
  firstGroup,
  groupCount,
  type Vector,
} from '../../../nutrition/vector.ts';
import { mostFibre } from '../../../targets/eating-limits.ts';
import { isForTeens, type ReferenceIntakes } from '../../../targets/reference-intakes.ts';
import { type DailyTargets, fibreByEnergy } from '../../../targets/targets.ts';
import type { MealTime } from '../../model/meal-times.ts';
import { boundOf, type NutritionRule } from '../table/bounds.ts';
import { fibreRoom } from '../table/margins.ts';
import { firstMicronutrient, mainAmounts, micronutrients } from '../table/nutrients.ts';
import { groupGrams, isSmallDay, nutritionRules, upperRulesOf } from '../table/nutrition-rules.ts';
import type { NutritionTerms } from '../table/nutrition-terms.ts';

import { from, mostProteinShare, steepFrom } from './day-starts.ts';
import type { MealAmounts, PointsBeyond } from './meal-amounts.ts';
import { over, steep } from './slopes.ts';

/** By what a day's portions are found: its own needs, and perhaps what lies beyond it. */
export interface DayPenalty {
  readonly own: DayNeeds;
  readonly beyond: PointsBeyond | null;
  /** So many amounts of a vector, from the first on, are asked for; what the day costs apart. */
  readonly amounts: number;
}

const rules = nutritionRules;

/**
 * How far a day is from what it should be by its targets; 0 is right in every respect. Every figure is planned a little
 * inside its limit, so that rounding stays inside.
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
  readonly #muchSodium: number;
  readonly #fibre: number;
  readonly #usualFibre: number;
  readonly #mostFibre: number;
  /** Of each meal. */
  readonly #mostFibreOf: Float64Array;
  readonly #produce: number;
  readonly #groups: number;
  readonly #fibreRoom: number;
  readonly #mostIron: number;
  readonly #mostZinc: number;
  readonly #perIntake: Float64Array;
  readonly #shares: Float64Array;
  readonly #proteinWanted: Float64Array;

  readonly #terms: NutritionTerms;
  readonly #perRand: number;
  readonly #whole: boolean;
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
    terms: NutritionTerms,
    share: number,
    perRand: number,
  ) {
    this.#terms = terms;
    this.#perRand = perRand;
    this.#whole = share === 1;
    this.amounts = share === 1 ? dayAmounts : mainAmounts;
    this.#fibreRoom = fibreRoom(targets);
    const { iron, zinc } = upperRulesOf(isForTeens(intakes));
    this.#mostIron = iron.day[0].amount * share;
    this.#mostZinc = zinc.day[0].amount * share;
    const { carbohydrate, fat } = targets;
    this.#energy = targets.energy;
    this.#proteinLow = targets.protein.low;
    this.#proteinHigh = targets.protein.high;
    const bound = (rule: NutritionRule, limit: number, step: 0 | 1 = 0) => {
      const start = rule.day?.[step];
      return start ? boundOf(start, rule.side, limit, targets) : limit;
    };
    this.#proteinMargin = bound(rules.leastProteinOfDay, 1);
    this.#carbLow = carbohydrate.low === 0 ? 0 : bound(rules.leastStarch, carbohydrate.low);
    this.#carbHigh = bound(rules.mostStarch, carbohydrate.high);
    this.#carbGrams = bound(rules.starchGrams, carbohydrate.lowGrams);
    this.#fatLow = bound(rules.leastFat, fat.low);
    this.#fatHigh = bound(rules.mostFat, fat.high);
    this.#saturated = bound(rules.saturatedFat, targets.saturatedFat.high);
    this.#sugars = bound(rules.freeSugars, targets.freeSugars.high, 1);
    this.#sodium = bound(rules.sodium, targets.sodium);
    this.#muchSodium = bound(rules.sodium, targets.sodium, 1);
    this.#fibre = targets.fibre;
    this.#usualFibre = Math.max(targets.fibre, share * fibreByEnergy(targets.energy / share));
    this.#mostFibre = share === 1 ? mostFibre(targets, 1).day : Infinity;
    this.#produce = targets.produce;
    this.#groups = from.foodGroups - Number(isSmallDay(times.length, targets.energy));
    this.#perIntake = Float64Array.from(micronutrients, (name) => 1 / intakes[name]);
    this.#shares = Float64Array.from(times, (time) => time.share);
    this.#mostFibreOf = Float64Array.from(times, (time) => mostFibre(targets, time.share).meal);
    this.#proteinWanted = Float64Array.from(times, (time) =>
      time.slot === 'snack' ? 0 : targets.proteinPerMeal * from.proteinOfMeal,
    );
  }

  #macronutrients(total: Vector, kcal: number): number {
    const w = this.#terms;
    const grams = total[at.carbohydrate] ?? absent();
    const carb = (4 * grams) / kcal;
    let points =
      steep(
        this.#carbLow - carb,
        steepFrom.leastStarch,
        w.dayStarch,
        w.dayStarchOut,
        w.dayStarchMuch,
      ) +
      steep(
        carb - this.#carbHigh,
        steepFrom.mostStarch,
        w.dayStarch,
        w.dayStarchOut,
        w.dayStarchMuch,
      );
    if (grams < this.#carbGrams) {
      points += w.dayStarchGrams.weight * (1 - grams / this.#carbGrams);
    }
    const fat = (9 * (total[at.fat] ?? absent())) / kcal;
    points +=
      steep(this.#fatLow - fat, steepFrom.leastFat, w.dayFat, w.dayFatOut, w.dayFatMuch) +
      steep(fat - this.#fatHigh, steepFrom.mostFat, w.dayFat, w.dayFatOut, w.dayFatMuch);
    const saturated = (9 * (total[at.saturatedFat] ?? absent())) / kcal;
    points += w.daySaturated.weight * over(saturated, this.#saturated);
    const sugars = (4 * (total[at.freeSugars] ?? absent())) / kcal;
    points +=
      w.daySugars.weight * over(sugars, from.freeSugars) +
      w.daySugarsMuch.weight * over(sugars, this.#sugars);
    const protein = total[at.protein] ?? absent();
    const short = this.#proteinMargin - protein / this.#proteinLow;
    if (short > 0) {
      points +=
        w.dayProtein.weight * short +
        w.dayProteinMuch.weight * over(short, steepFrom.leastProteinOfDay);
    }
    const much = Math.max(protein / this.#proteinHigh, (4 * protein) / (mostProteinShare * kcal));
    points +=
      w.dayProteinOver.weight * over(much, from.mostProteinOfDay) +
      w.dayProteinOverMuch.weight * over(much, steepFrom.mostProteinOfDay);
    return points;
  }

  #wholesome(total: Vector): number {
    const w = this.#terms;
    const sodium = total[at.sodiumMg] ?? absent();
    let points =
      w.daySodium.weight * over(sodium, this.#sodium) +
      w.daySodiumMuch.weight * over(sodium, this.#muchSodium);
    points += w.dayIron.weight * over(total[at.ironMg] ?? absent(), this.#mostIron);
    points += w.dayZinc.weight * over(total[at.zincMg] ?? absent(), this.#mostZinc);
    points += w.dayFibreRoom.weight * over(total[at.fibre] ?? absent(), this.#fibreRoom);
    points += this.#ofFibre(total[at.fibre] ?? absent());
    return points + this.#ofProduce(total[at.produce] ?? absent());
  }

  #ofFibre(grams: number): number {
    const { dayFibre, dayFibreOver, dayFibreMuch } = this.#terms;
    const fibre = grams / this.#fibre;
    if (fibre < from.fibre) return dayFibre.weight * (from.fibre - fibre);
    return (
      dayFibreOver.weight * over(grams / this.#usualFibre, from.plentyOfFibre) +
      dayFibreMuch.weight * over(grams, this.#mostFibre)
    );
  }

  #ofProduce(grams: number): number {
    const { dayProduce, dayProduceOver } = this.#terms;
    const produce = grams / this.#produce;
    return produce < from.produce
      ? dayProduce.weight * (from.produce - produce)
      : dayProduceOver.weight * over(produce, from.plentyOfProduce);
  }

  /** Adds points for milk and micronutrients that are short. */
  #withNutrients(total: Vector, others: number): number {
    const { dayMilkShort, dayMilk, dayMicronutrients } = this.#terms;
    let points = others;
    const dairy = total[dairyIndex] ?? absent();
    if (dairy < from.milk) points += dayMilkShort.weight + dayMilk.weight * (from.milk - dairy);
    for (let index = 0; index < micronutrients.length; index++) {
      const share =
        (total[firstMicronutrient + index] ?? absent()) * (this.#perIntake[index] ?? absent());
      if (share < from.micronutrients) {
        points += dayMicronutrients.weight * (from.micronutrients - share);
      }
    }
    return points;
  }

  #diversity(total: Vector): number {
    let groups = 0;
    for (let index = firstGroup; index < firstGroup + groupCount; index++) {
      const grams = total[index] ?? absent();
      if (grams >= groupGrams) groups++;
      else if (grams > 5) groups += (0.5 * (grams - 5)) / (groupGrams - 5);
    }
    return groups < this.#groups ? this.#terms.dayGroups.weight * (this.#groups - groups) : 0;
  }

  ofEnergy(kcal: number): number {
    const { dayEnergySquared, dayEnergy, dayEnergyMuch } = this.#terms;
    const off = kcal / this.#energy - 1;
    const far = Math.abs(off);
    return (
      dayEnergySquared.weight * off * off +
      dayEnergy.weight * over(far, from.energyOfDay) +
      dayEnergyMuch.weight * over(far, steepFrom.energyOfDay)
    );
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
    const points = this.#macronutrients(total, Math.max(1, total[at.kcal] ?? absent()));
    return points > enough ? points : points + this.#wholesome(total);
  }

  /** Points for what is short of the amounts after them: never more where there is more of everything. */
  ofShort(total: Vector): number {
    return this.#whole ? this.#withNutrients(total, this.#diversity(total)) : 0;
  }

  /** Points for what the day holds, however it lies over the meals. */
  ofTotal(total: Vector): number {
    const kcal = total[at.kcal] ?? absent();
    const macronutrients = this.#macronutrients(total, Math.max(1, kcal));
    const wholesome = this.#wholesome(total);
    const points = this.ofEnergy(kcal) + macronutrients;
    if (!this.#whole) return points + wholesome;
    return points + this.#withNutrients(total, wholesome) + this.#diversity(total);
  }

  ofMeal(meal: number, kcal: number, protein: number, fibre: number): number {
    const w = this.#terms;
    const off = Math.abs(kcal / this.#energy - (this.#shares[meal] ?? absent()));
    let points =
      w.mealEnergy.weight * over(off, from.energyOfMeal) +
      w.mealEnergyMuch.weight * over(off, steepFrom.energyOfMeal) +
      w.mealFibre.weight * over(fibre, this.#mostFibreOf[meal] ?? absent());
    const wanted = this.#proteinWanted[meal] ?? absent();
    if (protein < wanted) {
      points += w.mealShort.weight + w.mealProtein.weight * (1 - protein / wanted);
    }
    return points;
  }

  /** Points for what the day holds, and for how energy, protein and fibre lie over the meals. */
  needs(total: Vector, { kcal, protein, fibre }: MealAmounts): number {
    let ofMeals = 0;
    for (let meal = 0; meal < this.#shares.length; meal++) {
      const grams = protein[meal] ?? absent();
      ofMeals += this.ofMeal(meal, kcal[meal] ?? absent(), grams, fibre[meal] ?? absent());
    }
    return this.ofTotal(total) + ofMeals;
  }

  /** Points for what a day costs. @param rand at the cheapest prices by weight */
  cost(rand: number): number {
    return this.#perRand * rand;
  }
}
