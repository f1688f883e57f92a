import { daysPerWeek } from '../calendar.ts';
import type { EatingGroup } from '../nutrition/eating-groups.ts';
import {
  type FoodKind,
  fruitKinds,
  pottageKinds,
  starchKinds,
  vegetableKinds,
} from '../nutrition/food-kinds.ts';
import type { DietType } from '../profile/options.ts';
import type { GroupTarget } from './eating-pattern.ts';
import type { DailyTargets } from './targets.ts';

/** Grams as eaten from which a food is one of a plate. */
const tablespoon = 15;

/** What is counted: a food as a guest would call it, or a whole group. */
export type Counted = { readonly kind: FoodKind } | { readonly group: EatingGroup };

/** What a month should hold of a food at most, and of some at least; grams as eaten. */
interface LimitRow {
  readonly of: Counted;
  /** Grams of a day and of a week, at 2,000 kcal. */
  readonly day?: number;
  readonly week?: number;
  /** Whether the grams stay the same however much somebody eats. */
  readonly flat?: true;
  /** Meals of a week that hold it. */
  readonly meals?: number;
  /** Whether lunches and dinners alone count as its meals. */
  readonly ofMains?: true;
  /** Part of the meals with pulses, for who has so many of them that it is more. */
  readonly partOfPulses?: number;
  /** Grams from which a meal holds it; a tablespoon where nothing is said. */
  readonly from?: number;
  /** Share of the lunches and dinners of the month that hold it. */
  readonly share?: number;
  /** Grams that every day should hold, and meals of a week that should. */
  readonly leastOfDay?: number;
  readonly leastMeals?: number;
  /** Times the points of other limits, where nobody is to go beyond it. */
  readonly times?: number;
  /** Times the points of a meal too many alone, where one tires of a food sooner than it is too much. */
  readonly mealTimes?: number;
  /** Grams of a day, and meals of a week, of who eats few carbohydrates: a banana is half of a meal's. */
  readonly lowCarb?: { readonly day: number; readonly meals: number };
  /** Whether one tires of it after `mostOfProtein` meals of a week, however much of it the member's pattern has room for. */
  readonly tires?: true;
}

/** Of one vegetable and of one starch, which a month of other plates makes room for. */
const mostOfVegetable = 0.3;
const mostOfStarch = 0.45;
/** Times the points of a wish for what is bad for anybody. */
const hard = 10;
/** Portions of fruit and of fish (WHO; Food-based dietary guidelines for South Africa 2013). */
const fruitPortion = 80;
const fishMeals = 2;
/**
 * Meals of a week, breakfasts with them, that may hold the same meat, fish or eggs before it is worn out. Larger helpings
 * make room for who is to eat more of it; who eats no meat has fewer to choose from. [J]
 */
const mostOfProtein: Readonly<Record<DietType, number>> = {
  'No Restrictions': 5,
  Other: 5,
  'Low-Carb': 5,
  'Fish-Only': 7,
  Vegetarian: 7,
  Vegan: 7,
};
const oneProtein = { tires: true, mealTimes: 20 } as const;

/** What one kind of food is limited by, apart from how often a plate is like another. */
type OwnLimits = Partial<Record<FoodKind, Omit<LimitRow, 'of' | 'share'>>>;

const ownLimits: OwnLimits = {
  bananas: { lowCarb: { day: 100, meals: 2 }, mealTimes: 3 },
  cabbage: { day: 150, meals: 4, week: 500 },
  carrots: { day: 200, meals: 5 },
  pumpkin: { day: 200, meals: 5 },
  beetroot: { day: 200, meals: 3 },
  spinach: { day: 200, meals: 5 },
  onion: { day: 200 },
  rice: { day: 350, meals: 6 },
  pasta: { day: 350, meals: 4, mealTimes: 8 },
};

function rowsOf(kinds: readonly FoodKind[], share?: number): readonly LimitRow[] {
  return kinds.map((kind) => ({
    of: { kind },
    ...(share === undefined ? {} : { share }),
    ...ownLimits[kind],
  }));
}

const vegetables = [...rowsOf(vegetableKinds, mostOfVegetable), ...rowsOf(pottageKinds)];
/** Meals of a week with one fruit before it is always the same. [J] */
const mostOfFruit = 5;
const fruits = rowsOf(fruitKinds).map((row) => ({ ...row, meals: mostOfFruit }));
const starches = rowsOf(starchKinds, mostOfStarch);
const others: readonly LimitRow[] = [
  { of: { group: 'pap' }, day: 600, meals: 8 },
  { of: { group: 'potatoes' }, day: 300, meals: 5 },
  { of: { group: 'bread' }, day: 160, meals: 12 },
  { of: { group: 'chicken' }, day: 220, week: 700, ...oneProtein },
  { of: { kind: 'chicken breast' }, meals: 4 },
  { of: { group: 'red meat' }, day: 180, meals: 5, week: 500, flat: true, times: hard },
  { of: { kind: 'pilchards' }, day: 155, meals: 2, from: 1, times: hard },
  { of: { kind: 'tuna' }, day: 155, meals: 2 },
  { of: { group: 'fish' }, week: 400, leastMeals: fishMeals, from: 1, ...oneProtein },
  { of: { kind: 'liver' }, day: 120, meals: 1 },
  { of: { group: 'eggs' }, day: 150, week: 350, from: 40, times: 3, mealTimes: 2, tires: true },
  { of: { kind: 'soya mince' }, day: 120, meals: 2 },
  { of: { kind: 'lentils' }, meals: 2, mealTimes: 6, partOfPulses: 0.45 },
  { of: { kind: 'milk' }, day: 500, meals: 9, from: 150 },
  { of: { kind: 'seeds' }, day: 20, meals: 5, week: 80 },
  { of: { kind: 'oil' }, day: 30, week: 180 },
  { of: { kind: 'oats' }, meals: 4, mealTimes: 3 },
  { of: { kind: 'peanut butter' }, meals: 4, from: 5 },
  { of: { group: 'fruit' }, leastOfDay: fruitPortion },
  { of: { group: 'pulses' }, ofMains: true, from: 40 },
];

/**
 * The most of a food that its eaters eat, about the 95th percentile of them, and how often one plate may be like
 * another. Ours, between surveys and the Food-based dietary guidelines; red meat by the World Cancer Research Fund.
 */
const rows: readonly LimitRow[] = [...vegetables, ...fruits, ...starches, ...others];

/** What is counted, in the order of all lists of limits. */
export const countedFoods: readonly Counted[] = rows.map(({ of }) => of);
const lastVegetable = vegetables.length;
/** Which of them are the vegetables, and which the fruits, of which a week should hold several. */
export const vegetableColumns = { from: 0, to: lastVegetable } as const;
export const fruitColumns = { from: lastVegetable, to: lastVegetable + fruits.length } as const;
/** Vegetables and starches by which a plate is told from another. */
export const plateVegetableColumns = { from: 0, to: vegetableKinds.length } as const;
export const starchColumns = {
  from: fruitColumns.to,
  to: fruitColumns.to + starches.length,
} as const;
/** Different vegetables and fruits that every week should hold. */
export const leastKinds = { vegetables: 8, fruits: 4 } as const;

/**
 * Pulses: lunches and dinners of a week at most, and grams of a day, cooked of 60, 110 and 160 dry. Who lives on them has
 * more.
 */
const pulses: Readonly<
  Record<DietType, { readonly meals: number; readonly day: number; readonly times: number }>
> = {
  'No Restrictions': { meals: 4, day: 150, times: hard },
  Other: { meals: 4, day: 150, times: hard },
  'Low-Carb': { meals: 4, day: 150, times: hard },
  'Fish-Only': { meals: 6, day: 150, times: hard },
  Vegetarian: { meals: 9, day: 275, times: 2 },
  Vegan: { meals: 12, day: 400, times: 1 },
};

/**
 * Grams of fibre that are comfortable, of a day and of a meal. Discomfort is named from 50 to 70 g a day; who lives on
 * plants is used to more of it, and has it from what brings protein.
 */
const fibre: Readonly<Record<DietType, { readonly day: number; readonly meal: number }>> = {
  'No Restrictions': { day: 50, meal: 20 },
  Other: { day: 50, meal: 20 },
  'Low-Carb': { day: 50, meal: 20 },
  'Fish-Only': { day: 50, meal: 20 },
  Vegetarian: { day: 60, meal: 25 },
  Vegan: { day: 70, meal: 25 },
};
/** A meal of a day of few meals holds its share of what the day is asked for, and somewhat more. */
const moreThanItsShare = 1.25;

/** The most grams of fibre that are comfortable of a day, and of a meal with so much of its energy. */
export function mostFibre(
  { fibre: asked, diet }: DailyTargets,
  share: number,
): { readonly day: number; readonly meal: number } {
  const { day, meal } = fibre[diet];
  return { day, meal: Math.max(meal, moreThanItsShare * share * asked) };
}

/** A limit makes room for so much more than a member's own weekly target. */
const aboveTarget = 1.25;
const usualEnergy = 2000;

/** The limits of one food for one member; grams as eaten, and infinite where there is none. */
export interface FoodLimit {
  readonly from: number;
  readonly day: number;
  readonly week: number;
  readonly meals: number;
  readonly ofMains: boolean;
  readonly share: number;
  readonly leastOfDay: number;
  readonly leastMeals: number;
  /** Times the points of a wish; and of a meal too many. */
  readonly times: number;
  readonly mealTimes: number;
}

/** What a row says that it does not say. */
const unlimited = {
  from: tablespoon,
  day: Infinity,
  week: Infinity,
  flat: false,
  meals: Infinity,
  partOfPulses: 0,
  ofMains: false,
  share: Infinity,
  leastOfDay: 0,
  leastMeals: 0,
  times: 1,
  mealTimes: 1,
};

/** Grams of a row's group that a member is asked to eat in a week; null where it is no group of their pattern. */
function weeklyTarget({ of }: LimitRow, pattern: readonly GroupTarget[]): number | null {
  const own = 'group' in of ? pattern.find(({ group }) => group === of.group) : undefined;
  if (own === undefined) return null;
  return own.isCap ? 0 : own.grams;
}

/**
 * The limits for a member, in the order of `countedFoods`: grams by their energy, and room for what they eat more of than
 * others. What they do not eat at all is asked of nobody.
 */
export function eatingLimits(
  { energy, diet }: DailyTargets,
  pattern: readonly GroupTarget[],
): readonly FoodLimit[] {
  const byEnergy = energy / usualEnergy;
  return rows.map((row): FoodLimit => {
    const { week, partOfPulses, mealTimes, ...asked } = { ...unlimited, ...row };
    const ofDiet = 'group' in row.of && row.of.group === 'pulses' ? pulses[diet] : null;
    const ofCarbs = diet === 'Low-Carb' ? row.lowCarb : undefined;
    const { day, meals, times } = ofDiet ?? { ...asked, ...ofCarbs };
    const target = weeklyTarget(row, pattern);
    const eats = target !== 0;
    const room = aboveTarget * (target ?? 0);
    const moreOften = week === Infinity ? 1 : room / (week * byEnergy);
    const often = Math.max(meals * Math.max(1, moreOften), partOfPulses * pulses[diet].meals);
    return {
      from: asked.from,
      day: ofDiet ? day : Math.max(day * byEnergy, room / daysPerWeek),
      week: asked.flat ? week : Math.max(week * byEnergy, room),
      meals: row.tires ? mostOfProtein[diet] : often,
      ofMains: asked.ofMains,
      share: asked.share,
      leastOfDay: eats ? asked.leastOfDay : 0,
      leastMeals: eats ? asked.leastMeals : 0,
      times,
      mealTimes: times * mealTimes,
    };
  });
}
