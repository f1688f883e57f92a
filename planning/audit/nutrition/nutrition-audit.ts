import type { MealWeek, PlannedDay, PlannedIngredient } from '../../meals/model/meal-plan.ts';
import type { Profile } from '../../profile/profile.ts';
import type { Check } from '../finding.ts';
import { type MealsUnderAudit, notesOf } from '../plan-under-audit.ts';
import {
  halfCupOfMilk,
  processedMeat,
  pulsesDry,
  pulsesWet,
} from '../statements/food-statements.ts';
import { type Foods, ingredientsOf, meanOf, type Sums, sumMeals } from '../sums.ts';
import type { ExpectedTargets } from './expected-targets.ts';
import { checkMicronutrients } from './micronutrient-audit.ts';
import { noMonthReaches, tooDear } from './target-audit.ts';

const mealShares: Readonly<Record<Profile['meals_per_day'], readonly number[]>> = {
  2: [0.45, 0.55],
  3: [0.25, 0.35, 0.4],
  4: [0.25, 0.3, 0.1, 0.35],
  5: [0.2, 0.1, 0.3, 0.1, 0.3],
};

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** Rules 17a, 18 and 21a: what a day's energy is made of. */
function checkDayShares(sums: Sums, expected: ExpectedTargets, check: Check): void {
  const starch = (4 * sums.carbohydrate) / sums.kcal;
  const says = () => `${percent(starch)}, ${sums.carbohydrate.toFixed(0)} g`;
  if (expected.lowCarb) check('18', starch <= 0.26 && sums.carbohydrate >= 50, says);
  else check('17a', starch >= 0.4 && starch <= 0.68 && sums.carbohydrate >= 130, says);
  const sugars = (4 * sums.freeSugars) / sums.kcal;
  check('21a', sugars <= 0.1, () => percent(sugars));
}

/** Rules 16 and 30: how a day's energy and protein lie over its meals. */
function checkMeals(
  day: PlannedDay,
  total: Sums,
  profile: Profile,
  expected: ExpectedTargets,
  foods: Foods,
  check: Check,
): void {
  const least = Math.min(20, 0.25 * expected.referenceWeight);
  for (const [index, meal] of day.meals.entries()) {
    const sums = sumMeals([meal], foods);
    const share = sums.kcal / total.kcal;
    const wanted = mealShares[profile.meals_per_day][index] ?? 0;
    check('30', Math.abs(share - wanted) <= 0.05, () => `${meal.name} holds ${percent(share)}`);
    if (wanted <= 0.1) continue;
    check(
      '16',
      sums.protein >= least - 0.05,
      () => `${meal.name}: ${sums.protein.toFixed(1)} of ${least.toFixed(1)} g`,
    );
  }
}

/**
 * Why less protein than rule 14 asks for is allowed: where rules 17 and 19 and the fibre of the food leave no room for it,
 * or what holds it costs far more than the budget, the plan says so, and what there is room for is served.
 * @param share of the protein that there is room for
 */
function noRoom(
  grams: number,
  share: number,
  expected: ExpectedTargets,
  { notes, target }: MealWeek,
) {
  const said = notes.join(' ');
  return () => {
    // how far a plan may go back for money is held by rule 84a
    if (tooDear.test(said) && grams >= share * target.protein - 0.5) {
      return `more than ${target.protein} g costs far more than the budget`;
    }
    const { proteinRoom, proteinModest } = expected;
    if (noMonthReaches.test(said) && grams >= share * proteinModest - 0.5) {
      return `no month keeps every rule with more than the ${proteinModest.toFixed(0)} g that the body needs`;
    }
    return proteinRoom < expected.protein &&
      grams >= share * proteinRoom - 0.5 &&
      /protein goal .* too little room/i.test(said)
      ? `rules 17 and 19 leave room for ${proteinRoom.toFixed(0)} g beside the fibre that comes with it`
      : null;
  };
}

function auditDay(
  day: PlannedDay,
  week: MealWeek,
  profile: Profile,
  expected: ExpectedTargets,
  foods: Foods,
  check: Check,
): Sums {
  const sums = sumMeals(day.meals, foods);
  const off = sums.kcal / week.target.energy - 1;
  check('13a', Math.abs(off) <= 0.05, () => percent(off));
  const grams = `${sums.protein.toFixed(0)} g`;
  check(
    '14a',
    sums.protein >= 0.95 * expected.protein,
    () => `${grams} of ${expected.protein.toFixed(0)} g`,
    noRoom(sums.protein, 0.95, expected, week),
  );
  const most = 1.05 * Math.min(expected.proteinLimit, (0.35 * sums.kcal) / 4);
  check('15', sums.protein <= most, () => `${grams}, at most ${most.toFixed(0)} g`);
  checkDayShares(sums, expected, check);
  check('24', sums.produce >= 400, () => `${sums.produce.toFixed(0)} g`);
  checkMeals(day, sums, profile, expected, foods, check);
  checkIngredients(ingredientsOf(day.meals), foods, check);
  return sums;
}

const drinks =
  /\b(wine|beer|cider(?! vinegar)|brandy|rum|whisk(e)?y|sherry|vodka|gin|energy drink)\b/i;
/** Energy of acetic acid, and carbonates that count as carbohydrate: the four factors do not see either. */
const beyondFactors = /vinegar|baking powder/i;

/** Rules 28 and 29. */
function checkIngredients(
  ingredients: readonly PlannedIngredient[],
  foods: Foods,
  check: Check,
): void {
  for (const { food: key } of ingredients) {
    const { name, per100g } = foods[key];
    check('28', !drinks.test(name), () => key);
    const { kcal } = per100g;
    const available = Math.max(0, per100g.carbohydrate - per100g.fibre);
    const factors = 4 * per100g.protein + 4 * available + 9 * per100g.fat + 2 * per100g.fibre;
    // by 100 g: a line of a plan is that times its grams
    const close = Math.abs(kcal - factors) <= Math.max(10, 0.05 * kcal) + 0.05;
    check(
      '29',
      close || beyondFactors.test(name),
      () => `${key}: ${kcal} kcal against ${factors.toFixed(0)} of its macronutrients`,
    );
  }
}

/** Rules 13b to 23: means of a week. */
function checkWeek(
  days: readonly Sums[],
  week: MealWeek,
  profile: Profile,
  expected: ExpectedTargets,
  check: Check,
): void {
  const kcal = meanOf(days, (day) => day.kcal);
  const share = (pick: (sums: Sums) => number, perGram: number) =>
    (perGram * meanOf(days, pick)) / kcal;
  const off = kcal / week.target.energy - 1;
  check('13b', Math.abs(off) <= 0.02, () => percent(off));
  const protein = meanOf(days, (day) => day.protein);
  // shown in whole grams, so half a gram is no miss
  check(
    '14b',
    protein >= expected.protein - 0.5,
    () => `${protein.toFixed(1)} of ${expected.protein.toFixed(1)} g`,
    noRoom(protein, 1, expected, week),
  );
  const { lowCarb } = expected;
  const starch = share((day) => day.carbohydrate, 4);
  if (!lowCarb) check('17b', starch >= 0.45 && starch <= 0.65, () => percent(starch));
  const fat = share((day) => day.fat, 9);
  const [low, high] = lowCarb ? [0.35, 0.6] : [profile.age < 18 ? 0.25 : 0.2, 0.35];
  check('19', fat >= low && fat <= high, () => percent(fat));
  const saturated = share((day) => day.saturatedFat, 9);
  check('20', saturated <= (lowCarb ? 0.12 : 0.1), () => percent(saturated));
  const sugars = share((day) => day.freeSugars, 4);
  check('21b', sugars <= 0.05, () => percent(sugars));
  const sodium = meanOf(days, (day) => day.sodium);
  check('22a', sodium <= 2300, () => `${sodium.toFixed(0)} mg`);
  check('22b', sodium <= 2000, () => `${sodium.toFixed(0)} mg`);
  const fibre = meanOf(days, (day) => day.fibre);
  const wanted = lowCarb ? 25 : Math.max(25, Math.min(38, (14 * week.target.energy) / 1000));
  check('23', fibre >= wanted - 0.05, () => `${fibre.toFixed(1)} of ${wanted.toFixed(1)} g`);
}

/** Whether the grams of foods of a set reach a helping. */
function helping(
  ingredients: readonly PlannedIngredient[],
  set: ReadonlySet<string>,
  grams: number,
): number {
  let sum = 0;
  for (const ingredient of ingredients) if (set.has(ingredient.food)) sum += ingredient.grams;
  return sum / grams;
}

/** Rule 31: the South African messages on food. */
function checkMessages(week: MealWeek, lowCarb: boolean, foods: Foods, check: Check): void {
  const meals = week.days.flatMap((day) => day.meals).map((meal) => ingredientsOf([meal]));
  const withPulses = meals.filter(
    (meal) => helping(meal, pulsesDry, 20) + helping(meal, pulsesWet, 60) >= 1,
  ).length;
  check('31a', withPulses >= 2, () => `${withPulses} meals with pulses`);
  const dry = week.days.filter(({ meals: eaten }) => {
    let cups = 0;
    for (const { food, grams } of ingredientsOf(eaten)) {
      cups += grams / (halfCupOfMilk.get(food) ?? Number.POSITIVE_INFINITY);
    }
    return cups < 1;
  }).length;
  check('31b', dry === 0, () => `${dry} days without half a cup`);
  const starchy = meals.filter(
    (meal) =>
      meal
        .filter(({ food }) => foods[food].diversityGroup === 'grains-roots')
        .reduce((sum, { grams }) => sum + grams, 0) >= 20,
  ).length;
  if (!lowCarb) check('31c', 2 * starchy >= meals.length, () => `${starchy} of ${meals.length}`);
  const processed = meals.filter((meal) => meal.some(({ food }) => processedMeat.has(food))).length;
  check('31d', processed <= 1, () => `${processed} meals`);
}

/** Rules 13 to 31, by an arithmetic of this file's own. */
export function auditNutrition(
  plan: MealsUnderAudit,
  expected: ExpectedTargets,
  foods: Foods,
  at: (week: number, day?: string) => Check,
): void {
  const said = notesOf(plan);
  for (const week of plan.weeks) {
    const check = at(week.week);
    const days = week.days.map((day) =>
      auditDay(day, week, plan.profile, expected, foods, at(week.week, day.weekday)),
    );
    if (days.length === 0) continue;
    checkWeek(days, week, plan.profile, expected, check);
    checkMicronutrients(days, plan.profile, said, check);
    checkMessages(week, expected.lowCarb, foods, check);
  }
}
