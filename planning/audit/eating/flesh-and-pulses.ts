import type { DietType } from '../../profile/options.ts';
import { type EatenMeal, type EatenPlan, gramsAt, kindAt, most, weeklyMean } from './eaten-plan.ts';
import type { EatingMeasure } from './eating-rules.ts';
import type { EatingGroup } from './food-groups.ts';
import { type EatingLevel, meatDiets, weeklyPattern } from './weekly-pattern.ts';

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

const dryGrams = (meals: readonly EatenMeal[]) =>
  meals.reduce((grams, { dryPulses }) => grams + dryPulses, 0);

function mainMealsWith(meals: readonly EatenMeal[], group: 'pulses'): number {
  return meals.filter(({ isMain, groups }) => isMain && (groups.get(group) ?? 0) >= helping).length;
}

function auditPulses(plan: EatenPlan): readonly EatingMeasure[] {
  const { mean, week, meal, day } = pulseLimits[plan.eater.diet];
  const count = (meals: readonly EatenMeal[]) => mainMealsWith(meals, 'pulses');
  const times = weeklyMean(plan, count);
  const inWeek = most(plan.weeks.map(count));
  const inMeal = most(plan.meals.map((one) => one.dryPulses));
  const inDay = most(plan.days.map(dryGrams));
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

/**
 * The most of a food that its eaters eat, about the 95th percentile of them, at 2,000 kcal: grams as eaten of a day and
 * of a week, meals of a week. [J]
 */
interface Cap {
  readonly of: { readonly kinds: readonly string[] } | { readonly group: EatingGroup };
  readonly day?: number;
  readonly meals?: number;
  readonly week?: number;
  /** Grams from which it is a meal of this; a tablespoon where it is not said. */
  readonly from?: number;
}

const caps: readonly Cap[] = [
  { of: { kinds: ['cabbage'] }, day: 150, meals: 4, week: 500 },
  { of: { kinds: ['carrots'] }, day: 200, meals: 5 },
  { of: { kinds: ['pumpkin'] }, day: 200, meals: 5 },
  { of: { kinds: ['beetroot'] }, day: 200, meals: 3 },
  { of: { kinds: ['spinach'] }, day: 200, meals: 5 },
  { of: { kinds: ['onion'] }, day: 200 },
  { of: { group: 'pap' }, day: 600, meals: 8 },
  { of: { kinds: ['rice'] }, day: 350, meals: 6 },
  { of: { kinds: ['pasta'] }, day: 350, meals: 4 },
  { of: { group: 'potatoes' }, day: 300, meals: 5 },
  { of: { group: 'bread' }, day: 160, meals: 12 },
  { of: { group: 'chicken' }, day: 220, meals: 6, week: 700 },
  { of: { kinds: ['chicken breast'] }, meals: 4 },
  { of: { group: 'red meat' }, day: 180, meals: 5, week: 500 },
  { of: { kinds: ['pilchards'] }, day: 155, meals: 2 },
  { of: { kinds: ['tuna'] }, day: 155, meals: 2 },
  { of: { group: 'fish' }, week: 400 },
  { of: { kinds: ['liver'] }, day: 120, meals: 1 },
  { of: { kinds: ['other offal'] }, day: 120, meals: 1 },
  { of: { group: 'eggs' }, day: 150, week: 350 },
  { of: { kinds: ['soya mince'] }, day: 120, meals: 2 },
  { of: { kinds: ['milk', 'plant milk'] }, day: 500, meals: 9, from: 150 },
  { of: { kinds: ['seeds'] }, day: 20, meals: 5, week: 80 },
  { of: { kinds: ['oil'] }, day: 30, week: 180 },
];

/** A cap makes room for this much more than a member's own weekly target. */
const aboveTarget = 1.25;
const tablespoon = 15;

function gramsOf(meals: readonly EatenMeal[], { of }: Cap): number {
  if ('group' in of) return gramsAt(meals, of.group);
  return of.kinds.reduce((sum, kind) => sum + kindAt(meals, kind), 0);
}

/** Whether a plan holds more of a food than its cap, scaled to the member. */
function isBroken(cap: Cap, plan: EatenPlan, targets: ReturnType<typeof weeklyPattern>): boolean {
  const byEnergy = plan.eater.energy / 2000;
  const target = 'group' in cap.of ? (targets.get(cap.of.group)?.grams ?? 0) : 0;
  const {
    day = Number.POSITIVE_INFINITY,
    week = Number.POSITIVE_INFINITY,
    meals = Number.POSITIVE_INFINITY,
    from = tablespoon,
  } = cap;
  const inDay = most(plan.days.map((one) => gramsOf(one, cap)));
  const inWeek = most(plan.weeks.map((one) => gramsOf(one, cap)));
  const sittings = most(
    plan.weeks.map((one) => one.filter((meal) => gramsOf([meal], cap) >= from).length),
  );
  // who wishes for more of a group than others eat has it at as many more meals
  const moreOften =
    week === Number.POSITIVE_INFINITY ? 1 : (aboveTarget * target) / (week * byEnergy);
  return (
    inDay > Math.max(day * byEnergy, (aboveTarget * target) / 7) ||
    inWeek > Math.max(week * byEnergy, aboveTarget * target) ||
    sittings > meals * Math.max(1, moreOften)
  );
}

/** E4: how many caps a plan breaks. */
function auditCaps(plan: EatenPlan): EatingMeasure {
  const targets = weeklyPattern(plan.eater);
  const broken = caps.filter((cap) => isBroken(cap, plan, targets)).length;
  return { rule: 'E4d', figure: broken, holds: broken === 0 };
}

/** E1, E2 and E4: meat, fish and beans as often as people eat them. */
export function auditFleshAndPulses(plan: EatenPlan): readonly EatingMeasure[] {
  return [...auditRedMeat(plan), ...auditPulses(plan), ...auditRareFoods(plan), auditCaps(plan)];
}
