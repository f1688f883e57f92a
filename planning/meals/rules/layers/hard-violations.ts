import { absent } from '../../../absent.ts';
import { daysPerWeek } from '../../../calendar.ts';
import {
  at,
  firstGroup,
  groupCount,
  retinolIndex,
  type Vector,
} from '../../../nutrition/vector.ts';
import type { DailyTargets } from '../../../targets/targets.ts';
import type { MealTime } from '../../model/meal-times.ts';
import { type Bound, boundOf, hair } from '../table/bounds.ts';
import {
  groupGrams,
  isSmallDay,
  nutritionRules as limits,
  upperRulesOf,
} from '../table/nutrition-rules.ts';

interface GatedRule {
  readonly side: 'least' | 'most';
  readonly gate: Bound;
}

/** Grams of protein by which the plan may ask for less than the body, for want of room, before that is said. */
const unsaid = 0.5;
/** Grams by which portions are rounded. */
const gramHair = 0.05;

/** A bound of the gate. @param limit the member's own, where it is relative to one */
function gateOf({ gate, side }: GatedRule, targets: DailyTargets, limit = 0): number {
  return boundOf(gate, side, limit, targets);
}

/** 0 within the limit; else 1 and ten times the share by which a value lies beyond it. */
function beyond(value: number, limit: number): number {
  return value <= limit ? 0 : 1 + (10 * (value - limit)) / Math.max(hair, Math.abs(limit));
}

function below(value: number, limit: number): number {
  return value >= limit ? 0 : 1 + (10 * (limit - value)) / Math.max(hair, limit);
}

/** What a day holds, as the rules below ask for it. */
interface DayFacts {
  readonly targets: DailyTargets;
  readonly times: readonly MealTime[];
  readonly total: Vector;
  readonly mealKcal: ArrayLike<number>;
  readonly kcal: number;
  /** Starch as a share of the energy. */
  readonly starch: number;
}

/** What the mean day of a week holds. */
interface WeekFacts {
  readonly targets: DailyTargets;
  readonly most: ReturnType<typeof upperRulesOf>;
  readonly mean: (index: number) => number;
  readonly kcal: number;
  /** Starch and fat as shares of the energy. */
  readonly starch: number;
  readonly fat: number;
}

interface HardRule<Facts> {
  /** The audited rule that it keeps. */
  readonly rule: string;
  /** 0 where it is kept; else 1 and more. */
  readonly violation: (facts: Facts) => number;
}

const isLowCarb = ({ carbohydrate }: DailyTargets) => carbohydrate.low === 0;

function missingGroups({ targets, times, total }: DayFacts): number {
  if (isSmallDay(times.length, targets.energy)) return 0;
  let groups = 0;
  for (let index = firstGroup; index < firstGroup + groupCount; index++) {
    if ((total[index] ?? absent()) >= groupGrams) groups++;
  }
  return Math.max(0, limits.foodGroups.gate.amount - groups);
}

/** A rule for each meal of a day, as many as a day may have. */
const mealRules = Array.from(
  { length: 5 },
  (_, index): HardRule<DayFacts> => ({
    rule: '30',
    violation: ({ times, mealKcal, kcal }) => {
      const share = times[index]?.share;
      if (share === undefined) return 0;
      return beyond(
        Math.abs((mealKcal[index] ?? absent()) / kcal - share),
        limits.energyOfMeal.gate.amount,
      );
    },
  }),
);

/** What every day must hold, at the limits themselves. The sum is taken in this order. */
const dayRules: readonly HardRule<DayFacts>[] = [
  {
    rule: '13a',
    violation: ({ targets, kcal }) =>
      beyond(Math.abs(kcal / targets.energy - 1), limits.energyOfDay.gate.amount),
  },
  {
    rule: '14a',
    violation: ({ targets, total }) =>
      below(
        total[at.protein] ?? absent(),
        limits.leastProteinOfDay.gate.amount * (targets.protein.low + unsaid) + gramHair,
      ),
  },
  {
    rule: '15',
    violation: ({ targets, total, kcal }) =>
      beyond(
        total[at.protein] ?? absent(),
        limits.mostProteinOfDay.gate.amount *
          Math.min(targets.protein.high, (limits.proteinShare.hard.amount * kcal) / 4) -
          gramHair,
      ),
  },
  {
    rule: '17a',
    violation: ({ targets, starch }) =>
      beyond(
        starch,
        isLowCarb(targets)
          ? gateOf(limits.mostStarch, targets, targets.carbohydrate.high)
          : limits.mostStarchOfDay.gate.amount,
      ),
  },
  {
    rule: '17a',
    violation: ({ targets, total }) =>
      below(
        total[at.carbohydrate] ?? absent(),
        gateOf(limits.starchGrams, targets, targets.carbohydrate.lowGrams),
      ),
  },
  {
    rule: '17a',
    violation: ({ targets, starch }) =>
      isLowCarb(targets) ? 0 : below(starch, limits.leastStarchOfDay.gate.amount),
  },
  {
    rule: '21a',
    violation: ({ targets, total, kcal }) =>
      beyond(
        (4 * (total[at.freeSugars] ?? absent())) / kcal,
        gateOf(limits.freeSugars, targets, targets.freeSugars.high),
      ),
  },
  {
    rule: '24',
    violation: ({ targets, total }) =>
      below(total[at.produce] ?? absent(), gateOf(limits.produce, targets, targets.produce)),
  },
  ...mealRules,
  { rule: '47a', violation: missingGroups },
];

/** What the mean day of every week must hold, at the limits themselves. The sum is taken in this order. */
const weekRules: readonly HardRule<WeekFacts>[] = [
  {
    rule: '13b',
    violation: ({ targets, kcal }) =>
      beyond(Math.abs(kcal / targets.energy - 1), limits.energyOfWeek.gate.amount),
  },
  {
    rule: '14b',
    violation: ({ targets, mean }) =>
      below(mean(at.protein), gateOf(limits.leastProteinOfWeek, targets, targets.protein.low)),
  },
  {
    rule: '17b',
    violation: ({ targets, starch }) => {
      if (isLowCarb(targets)) return 0;
      const { low, high } = targets.carbohydrate;
      const least = gateOf(limits.leastStarch, targets, low);
      return below(starch, least) + beyond(starch, gateOf(limits.mostStarch, targets, high));
    },
  },
  {
    rule: '19',
    violation: ({ targets, targets: { fat: range }, fat }) =>
      below(fat, gateOf(limits.leastFat, targets, range.low)),
  },
  {
    rule: '19',
    violation: ({ targets, targets: { fat: range }, fat }) =>
      beyond(fat, gateOf(limits.mostFat, targets, range.high)),
  },
  {
    rule: '20',
    violation: ({ targets, mean, kcal }) =>
      beyond(
        (9 * mean(at.saturatedFat)) / kcal,
        gateOf(limits.saturatedFat, targets, targets.saturatedFat.high),
      ),
  },
  { rule: '22a', violation: ({ mean }) => beyond(mean(at.sodiumMg), limits.sodium.gate.amount) },
  {
    rule: '23',
    violation: ({ targets, mean }) =>
      below(mean(at.fibre), limits.fibre.gate.amount * targets.fibre),
  },
  { rule: '27', violation: ({ most, mean }) => beyond(mean(at.ironMg), most.iron.gate.amount) },
  { rule: '27', violation: ({ most, mean }) => beyond(mean(at.zincMg), most.zinc.gate.amount) },
  {
    rule: '27',
    violation: ({ most, mean }) => beyond(mean(retinolIndex), most.retinol.gate.amount),
  },
];

function violationsOf<Facts>(rules: readonly HardRule<Facts>[], facts: Facts): readonly number[] {
  return rules.map(({ violation }) => violation(facts));
}

function sumOf<Facts>(rules: readonly HardRule<Facts>[], facts: Facts): number {
  let sum = 0;
  for (const { violation } of rules) sum += violation(facts);
  return sum;
}

/** What every plan must hold, at the limits themselves: wishes, cost and variety are no part of it. */
export class HardViolations {
  readonly #targets: DailyTargets;
  readonly #times: readonly MealTime[];
  readonly #most: ReturnType<typeof upperRulesOf>;

  constructor(targets: DailyTargets, times: readonly MealTime[], teen: boolean) {
    this.#targets = targets;
    this.#times = times;
    this.#most = upperRulesOf(teen);
  }

  #dayFacts(total: Vector, mealKcal: ArrayLike<number>): DayFacts {
    const kcal = Math.max(1, total[at.kcal] ?? absent());
    const starch = (4 * (total[at.carbohydrate] ?? absent())) / kcal;
    return { targets: this.#targets, times: this.#times, total, mealKcal, kcal, starch };
  }

  #weekFacts(sum: Vector): WeekFacts {
    const mean = (index: number) => (sum[index] ?? absent()) / daysPerWeek;
    const kcal = Math.max(1, mean(at.kcal));
    const starch = (4 * mean(at.carbohydrate)) / kcal;
    const fat = (9 * mean(at.fat)) / kcal;
    return { targets: this.#targets, most: this.#most, mean, kcal, starch, fat };
  }

  /** @returns 0 for a day that breaks nothing; each rule broken counts 1 and more */
  ofDay(total: Vector, mealKcal: ArrayLike<number>): number {
    return sumOf(dayRules, this.#dayFacts(total, mealKcal));
  }

  /** The same rule by rule, always in the same order. */
  eachOfDay(total: Vector, mealKcal: ArrayLike<number>): readonly number[] {
    return violationsOf(dayRules, this.#dayFacts(total, mealKcal));
  }

  /** @param sum over seven days */
  ofWeek(sum: Vector): number {
    return sumOf(weekRules, this.#weekFacts(sum));
  }

  /** The same rule by rule, always in the same order. @param sum over seven days */
  eachOfWeek(sum: Vector): readonly number[] {
    return violationsOf(weekRules, this.#weekFacts(sum));
  }
}
