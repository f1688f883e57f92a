import type { DietType } from '../../profile/options.ts';
import { type EatenMeal, type EatenPlan, gramsAt, most, weeklyMean } from './eaten-plan.ts';
import type { EatingMeasure } from './eating-rules.ts';
import { type EatingGroup, placesOfFoods } from './food-groups.ts';
import { weeklyPattern } from './weekly-pattern.ts';

interface FibreLimits {
  /** Times the target, mean of the weeks; grams of a day and of a meal. */
  readonly times: number;
  readonly day: number;
  readonly meal: number;
}

const meatEaters: FibreLimits = { times: 1.3, day: 50, meal: 20 };
/** Discomfort is named from 50 to 70 g a day; who lives on plants gets more of it. [J] */
const fibreLimits: Readonly<Record<DietType, FibreLimits>> = {
  'No Restrictions': meatEaters,
  Other: meatEaters,
  'Low-Carb': meatEaters,
  'Fish-Only': meatEaters,
  Vegetarian: { times: 1.5, day: 60, meal: 25 },
  Vegan: { times: 2, day: 70, meal: 25 },
};

function auditFibre(plan: EatenPlan): readonly EatingMeasure[] {
  const limits = fibreLimits[plan.eater.diet];
  const fibreOf = (meals: readonly EatenMeal[]) => meals.reduce((sum, { fibre }) => sum + fibre, 0);
  const times = weeklyMean(plan, fibreOf) / 7 / plan.fibre;
  const day = most(plan.days.map(fibreOf));
  const meal = most(plan.meals.map(({ fibre }) => fibre));
  return [
    { rule: 'E3a', figure: times, holds: times >= 1 && times <= limits.times },
    { rule: 'E3b', figure: day, holds: day <= limits.day },
    { rule: 'E3c', figure: meal, holds: meal <= limits.meal },
  ];
}

/** Kinds of the groups that are looked at for monotony, each once. */
function kindsOf(...groups: readonly EatingGroup[]): readonly string[] {
  const inGroups = placesOfFoods.filter(([, { group }]) => group && groups.includes(group));
  return [...new Set(inGroups.map(([, { kind }]) => kind))];
}

/** Base of most pots; nobody counts them as the vegetable of a plate. */
const pottage: readonly string[] = ['onion', 'tomato'];
const vegetables = kindsOf('vegetables');
/** What a plate is told by. */
export const plateVegetables: readonly string[] = vegetables.filter(
  (kind) => !pottage.includes(kind),
);
const fruits = kindsOf('fruit');
export const starches: readonly string[] = kindsOf('pap', 'rice and pasta', 'bread', 'potatoes');

/** Grams as eaten from which a kind is on the plate: a tablespoon. */
const tablespoon = 15;
const mostMealsOfVegetable = 0.3;
const mostMealsOfStarch = 0.45;
const leastVegetables = 8;
const leastFruits = 4;

function holdsKind({ kinds }: EatenMeal, kind: string): boolean {
  return (kinds.get(kind) ?? 0) >= tablespoon;
}

/** Share of the main meals that hold the kind that most of them hold. */
function largestShare({ meals }: EatenPlan, kinds: readonly string[]): number {
  const mains = meals.filter(({ isMain }) => isMain);
  const counts = kinds.map((kind) => mains.filter((meal) => holdsKind(meal, kind)).length);
  return most(counts) / Math.max(1, mains.length);
}

function fewestKinds({ weeks }: EatenPlan, kinds: readonly string[]): number {
  const counts = weeks.map(
    (meals) => kinds.filter((kind) => meals.some((meal) => holdsKind(meal, kind))).length,
  );
  return Math.min(...counts);
}

function auditMonotony(plan: EatenPlan): readonly EatingMeasure[] {
  const vegetable = largestShare(plan, plateVegetables);
  const starch = largestShare(plan, starches);
  const kinds = fewestKinds(plan, vegetables);
  const fruit = fewestKinds(plan, fruits);
  return [
    { rule: 'E5a', figure: 100 * vegetable, holds: vegetable <= mostMealsOfVegetable },
    { rule: 'E5b', figure: 100 * starch, holds: starch <= mostMealsOfStarch },
    { rule: 'E5c', figure: kinds, holds: kinds >= leastVegetables },
    { rule: 'E5d', figure: fruit, holds: fruit >= leastFruits },
  ];
}

/** Grams of a portion of fruit, and of a day's vegetables and fruit (WHO). */
const portion = 80;
const leastProduce = 400;
const leastFruitDays = 0.95;

function auditDays(plan: EatenPlan): readonly EatingMeasure[] {
  const fruitDays = plan.days.filter((meals) => gramsAt(meals, 'fruit') >= portion).length;
  const share = fruitDays / Math.max(1, plan.days.length);
  const least = Math.min(
    ...plan.days.map((meals) => gramsAt(meals, 'fruit') + gramsAt(meals, 'vegetables')),
  );
  return [
    { rule: 'E11a', figure: 100 * share, holds: share >= leastFruitDays },
    { rule: 'E11b', figure: least, holds: least >= leastProduce },
  ];
}

const fishMeals = 2;
/** Grams of an egg, and the band of eggs and milk around the target. */
const egg = 50;
const eggBand = [3 / 5, 7 / 5] as const;
const milkBand = [0.8, 1.3] as const;

function within(times: number, [least, top]: readonly [number, number]): boolean {
  return times >= least && times <= top;
}

/** Eggs, milk and fish, of those who eat them. */
function auditAnimalFoods(plan: EatenPlan): readonly EatingMeasure[] {
  const targets = weeklyPattern(plan.eater);
  const wanted = (group: EatingGroup) => targets.get(group)?.grams ?? 0;
  const weekly = (group: EatingGroup) => weeklyMean(plan, (meals) => gramsAt(meals, group));
  const eats = (group: EatingGroup) => wanted(group) > 0 && !plan.without.has(group);
  const measures: EatingMeasure[] = [];
  if (eats('fish')) {
    const times = weeklyMean(
      plan,
      (meals) => meals.filter((meal) => gramsAt([meal], 'fish') > 0).length,
    );
    measures.push({ rule: 'E11c', figure: times, holds: times >= fishMeals });
  }
  if (eats('eggs')) {
    const grams = weekly('eggs');
    const holds = within(grams / wanted('eggs'), eggBand);
    measures.push({ rule: 'E11d', figure: grams / egg, holds });
  }
  if (eats('milk')) {
    const times = weekly('milk') / wanted('milk');
    measures.push({ rule: 'E11e', figure: 100 * times, holds: within(times, milkBand) });
  }
  return measures;
}

/** E3, E5 and E11: fibre, and the variety and amount of vegetables, fruit, fish, eggs and milk. */
export function auditProduceAndFibre(plan: EatenPlan): readonly EatingMeasure[] {
  return [
    ...auditFibre(plan),
    ...auditMonotony(plan),
    ...auditDays(plan),
    ...auditAnimalFoods(plan),
  ];
}
