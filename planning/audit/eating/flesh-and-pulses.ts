import type { DietType } from '../../profile/options.ts';
import { auditCaps } from './caps.ts';
import { type EatenMeal, type EatenPlan, gramsAt, kindAt, most, weeklyMean } from './eaten-plan.ts';
import type { EatingMeasure } from './eating-rules.ts';
import { dryPulses } from './food-groups.ts';
import { type EatingLevel, meatDiets } from './weekly-pattern.ts';

/** Red meat, grams cooked a week in the mean; the most of a week is the World Cancer Research Fund's 500 g. */
const redMeat: Readonly<Record<EatingLevel, readonly [least: number, most: number]>> = {
  Thrifty: [60, 500],
  'Low-cost': [120, 500],
  Moderate: [200, 500],
  Liberal: [200, 500],
};

function eatsRedMeat({ eater, without }: EatenPlan): boolean {
  return meatDiets.has(eater.diet) && !without.has('red meat');
}

function auditRedMeat(plan: EatenPlan): readonly EatingMeasure[] {
  const mean = weeklyMean(plan, (meals) => gramsAt(meals, 'red meat'));
  const largest = most(plan.weeks.map((meals) => gramsAt(meals, 'red meat')));
  const [fewest, top] = redMeat[plan.eater.level];
  const all: EatingMeasure = { rule: 'E1b', figure: largest, holds: largest <= top };
  if (!eatsRedMeat(plan)) return [all];
  return [{ rule: 'E1a', figure: mean, holds: mean >= fewest && mean <= top }, all];
}

/** What is asked of pulses: main meals a week in the mean and at most, dry grams of a meal and of a day. */
interface PulseLimits {
  readonly mean: readonly [least: number, most: number];
  readonly week: number;
  readonly meal: number;
  readonly day: number;
}

/**
 * Half a cup a day (50 g dry) is the largest dose of which comfort was tested (Winham and Hutchins 2011); of those who
 * live on pulses more is asked. Low-Carb's own pattern holds one meal a week, and that of Fish-Only half as much again
 * as others'.
 */
const pulseLimits: Readonly<Record<DietType, PulseLimits>> = {
  'No Restrictions': { mean: [2, 4], week: 5, meal: 60, day: 60 },
  Other: { mean: [2, 4], week: 5, meal: 60, day: 60 },
  'Low-Carb': { mean: [0, 4], week: 5, meal: 60, day: 60 },
  'Fish-Only': { mean: [2, 6], week: 6, meal: 60, day: 60 },
  Vegetarian: { mean: [4, 9], week: 9, meal: 75, day: 110 },
  Vegan: { mean: [6, 12], week: 12, meal: 75, day: 110 },
};

/** Grams as eaten from which a dish is one of pulses, of meat or of fish, and no longer seasoned with it. [J] */
const helping = 40;

/** Amounts come in whole steps of a food; so much over a limit is the scale's. */
const slack = 1e-6;

function mainMealsWith(meals: readonly EatenMeal[], group: 'pulses'): number {
  return meals.filter(({ isMain, groups }) => isMain && (groups.get(group) ?? 0) >= helping).length;
}

function auditPulses(plan: EatenPlan): readonly EatingMeasure[] {
  const { mean, week, meal, day } = pulseLimits[plan.eater.diet];
  const count = (meals: readonly EatenMeal[]) => mainMealsWith(meals, 'pulses');
  const times = weeklyMean(plan, count);
  const inWeek = most(plan.weeks.map(count));
  const inMeal = most(plan.meals.map((one) => dryPulses(gramsAt([one], 'pulses'))));
  const inDay = most(plan.days.map((meals) => dryPulses(gramsAt(meals, 'pulses'))));
  const wished: EatingMeasure = {
    rule: 'E2a',
    figure: times,
    holds: times >= mean[0] && times <= mean[1],
  };
  return [
    ...(plan.without.has('pulses') ? [] : [wished]),
    { rule: 'E2b', figure: inWeek, holds: inWeek <= week },
    { rule: 'E2c', figure: inMeal, holds: inMeal <= meal + slack },
    { rule: 'E2d', figure: inDay, holds: inDay <= day + slack },
  ];
}

/** Meals a week. */
const mostProcessed = 1;
const mostPilchards = 2;

function auditRareFoods(plan: EatenPlan): readonly EatingMeasure[] {
  const offal = plan.meals.filter((meal) => gramsAt([meal], 'offal') > 0).length;
  const processed = most(
    plan.weeks.map((week) => week.filter((meal) => gramsAt([meal], 'processed meat') > 0).length),
  );
  const pilchards = most(
    plan.weeks.map((week) => week.filter((meal) => kindAt([meal], 'pilchards') > 0).length),
  );
  return [
    { rule: 'E4a', figure: offal, holds: plan.choices.offal === true || offal === 0 },
    { rule: 'E4b', figure: processed, holds: processed <= mostProcessed },
    { rule: 'E4c', figure: pilchards, holds: pilchards <= mostPilchards },
  ];
}

/** E1, E2 and E4: meat, fish and beans as often as people eat them. */
export function auditFleshAndPulses(plan: EatenPlan): readonly EatingMeasure[] {
  return [...auditRedMeat(plan), ...auditPulses(plan), ...auditRareFoods(plan), auditCaps(plan)];
}
