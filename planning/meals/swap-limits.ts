import type { Slot } from '../catalogue/recipe.ts';
import { at, retinolIndex, type Vector } from '../nutrition/vector.ts';
import { isForTeens, type ReferenceIntakes } from '../targets/reference-intakes.ts';
import type { DailyTargets } from '../targets/targets.ts';
import { mostADay } from './hard-misses.ts';
import type { MealTime } from './meal-times.ts';

/** What the plan is held to in one place. */
export interface SwapLimits {
  readonly targets: DailyTargets;
  readonly intakes: ReferenceIntakes;
  readonly times: readonly MealTime[];
  /** Index of the meal that is swapped. */
  readonly meal: number;
}

/** What a swap may not make worse: the meal, its day, its week and the month. */
export interface SwapFigures {
  readonly day: Vector;
  /** kcal of each meal of the day. */
  readonly mealKcal: ArrayLike<number>;
  /** Grams of protein of the meal that is swapped. */
  readonly mealProtein: number;
  /** Sum over the seven days of the week. */
  readonly week: Vector;
  /** Food groups of the day, of the ten of the Minimum Dietary Diversity for Women indicator. */
  readonly groups: number;
  /** Different main dishes at this meal over the four weeks. */
  readonly mains: number;
}

/** Stays clear of each limit by more than the rounding of sums. */
const margin = 1e-6;
/** A meal holds its share of the day's energy give or take this much. */
const shareSlack = 0.05;
const fewestGroups = 5;
/** Different main dishes that four weeks should hold. */
const fewestMains: Readonly<Record<Slot, number>> = {
  dinner: 12,
  lunch: 8,
  breakfast: 5,
  snack: 0,
};
/** Milligrams of sodium a day, mean of the week, that are too much whatever else speaks for a dish. */
const mostSodium = 2300;
/** Share of a recommended intake below which the mean of a week has missed it. */
const enoughIntake = 0.8;

function below(value: number, limit: number): number {
  return Math.max(0, limit + margin - value);
}

function above(value: number, limit: number, clearance = margin): number {
  return Math.max(0, value - limit + clearance);
}

/** Shares of the energy that come from the macronutrients and from what is to be limited. */
function sharesOf(total: Vector) {
  const kcal = Math.max(1, total[at.kcal] ?? 0);
  const share = (index: number, kcalPerGram: number) => (kcalPerGram * (total[index] ?? 0)) / kcal;
  return {
    protein: share(at.protein, 4),
    carbohydrate: share(at.carbohydrate, 4),
    fat: share(at.fat, 9),
    saturatedFat: share(at.saturatedFat, 9),
    freeSugars: share(at.freeSugars, 4),
  };
}

function dayExcess({ targets }: SwapLimits, { day, groups }: SwapFigures): readonly number[] {
  const { energy, protein, carbohydrate, fat, freeSugars, produce } = targets;
  const shares = sharesOf(day);
  const grams = day[at.protein] ?? 0;
  return [
    above(Math.abs((day[at.kcal] ?? 0) / energy - 1), 0.05),
    below(grams / protein.low, 0.95),
    above(grams / protein.high, 1.05),
    above(shares.protein, 0.35 * 1.05),
    below(shares.carbohydrate, carbohydrate.low) + above(shares.carbohydrate, carbohydrate.high),
    below((day[at.carbohydrate] ?? 0) / carbohydrate.lowGrams, 1),
    below(shares.fat, fat.low) + above(shares.fat, fat.high),
    above(shares.freeSugars, freeSugars.high),
    below((day[at.produce] ?? 0) / produce, 1),
    below(groups, fewestGroups),
  ];
}

/** The meals as parts of the day as it is, and of the day as it should be. */
function mealExcess(limits: SwapLimits, figures: SwapFigures): readonly number[] {
  const { targets, times, meal } = limits;
  const kcal = Math.max(1, figures.day[at.kcal] ?? 0);
  const slot = times[meal]?.slot ?? 'snack';
  return [
    ...times.flatMap(({ share }, index) => {
      const part = figures.mealKcal[index] ?? 0;
      return [
        above(Math.abs(part / kcal - share), shareSlack),
        above(Math.abs(part / targets.energy - share), shareSlack),
      ];
    }),
    slot === 'snack' ? 0 : below(figures.mealProtein, targets.proteinPerMeal),
    Math.max(0, fewestMains[slot] - figures.mains),
  ];
}

function weekExcess({ targets, intakes }: SwapLimits, { week }: SwapFigures): readonly number[] {
  const { energy, protein, carbohydrate, fat, saturatedFat, fibre } = targets;
  const shares = sharesOf(week);
  const mean = (index: number) => (week[index] ?? 0) / 7;
  const most = mostADay(isForTeens(intakes));
  // missed or not: the member was told what the week misses, so a little more or less of it is no news
  const missed = (index: number, intake: number, share = enoughIntake) =>
    mean(index) < share * intake ? 1 : 0;
  return [
    above(Math.abs(mean(at.kcal) / energy - 1), 0.02),
    below(mean(at.protein) / protein.low, 1),
    below(shares.carbohydrate, carbohydrate.low) + above(shares.carbohydrate, carbohydrate.high),
    below(shares.fat, fat.low) + above(shares.fat, fat.high),
    above(shares.saturatedFat, saturatedFat.high),
    above(mean(at.sodiumMg) / mostSodium, 1),
    below(mean(at.fibre) / fibre, 1),
    above(mean(at.ironMg) / most.ironMg, 1),
    above(mean(at.zincMg) / most.zincMg, 1),
    above(mean(retinolIndex) / most.retinolUg, 1),
    missed(at.calciumMg, intakes.calciumMg),
    missed(at.ironMg, intakes.ironMg),
    missed(at.zincMg, intakes.zincMg),
    missed(at.vitaminAUg, intakes.vitaminAUg),
    missed(at.vitaminCMg, intakes.vitaminCMg),
    // a vegan plan has to hold all of it
    missed(at.vitaminB12Ug, intakes.vitaminB12Ug, 1),
    missed(at.vitaminB12Ug, intakes.vitaminB12Ug),
    missed(at.folateUg, intakes.folateUg),
  ];
}

/** How far each figure lies outside its limit, 0 for inside. */
export function excesses(limits: SwapLimits, figures: SwapFigures): readonly number[] {
  return [
    ...dayExcess(limits, figures),
    ...mealExcess(limits, figures),
    ...weekExcess(limits, figures),
  ];
}

/** How much further outside their limits the figures lie than they did, added up; 0 when nothing became worse. */
export function worsening(after: readonly number[], before: readonly number[]): number {
  let sum = 0;
  for (const [index, excess] of after.entries()) sum += above(excess, before[index] ?? 0, 0);
  return sum;
}
