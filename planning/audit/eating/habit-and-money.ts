import type { ShoppingLine, ShoppingList } from '../../shopping/shopping-list.ts';
import { type EatenPlan, type EatingUnderAudit, gramsAt, weeklyMean } from './eaten-plan.ts';
import type { EatingMeasure } from './eating-rules.ts';
import type { EatingGroup } from './food-groups.ts';
import { type Eater, type EatingLevel, weeklyPattern } from './weekly-pattern.ts';

/** How far the mean week lies from the pattern, of every group of which less is a distance too. */
export interface HabitDistance {
  readonly mean: number;
  readonly most: number;
  /** Share of the target that the group that is missed most falls short by; 0 where none does. */
  readonly missing: number;
}

/** Distance of a group: difference to the target as a share of it, or of the group's floor where that is more. */
export function habitDistance(
  plan: EatenPlan,
  level: EatingLevel = plan.eater.level,
): HabitDistance {
  const distances: number[] = [];
  let missing = 0;
  for (const [group, { grams, floor, isCap }] of weeklyPattern({ ...plan.eater, level })) {
    if (isCap || plan.without.has(group)) continue;
    const eaten = weeklyMean(plan, (meals) => gramsAt(meals, group));
    distances.push(Math.abs(eaten - grams) / Math.max(grams, floor));
    missing = Math.max(missing, (grams - eaten) / Math.max(grams, floor));
  }
  const sum = distances.reduce((total, one) => total + one, 0);
  return {
    mean: sum / Math.max(1, distances.length),
    most: Math.max(0, ...distances),
    missing,
  };
}

/** The most that a plan may lie from its pattern, mean and largest group: linear programs reach .06 and .21 at R1,300. */
const furthest: Readonly<Record<EatingLevel, readonly [mean: number, most: number]>> = {
  Thrifty: [0.25, 0.65],
  'Low-cost': [0.2, 0.55],
  Moderate: [0.15, 0.5],
  Liberal: [0.15, 0.5],
};

/** E7. */
export function auditHabit(plan: EatenPlan): readonly EatingMeasure[] {
  const { mean, most } = habitDistance(plan);
  const [mostMean, mostOfAll] = furthest[plan.eater.level];
  return [
    { rule: 'E7a', figure: mean, holds: mean <= mostMean },
    { rule: 'E7b', figure: most, holds: most <= mostOfAll },
  ];
}

/** Groups of which more money never buys less, and how much less is chance. */
const neverLess: readonly EatingGroup[] = ['red meat', 'fruit', 'fish'];
const byChance = 0.9;

/**
 * E13, of one member planned at two levels: more money brings a plan no further from the Moderate pattern and takes no
 * meat, fruit or fish away.
 */
export function compareLevels(cheaper: EatenPlan, dearer: EatenPlan): EatingMeasure {
  const further = habitDistance(dearer, 'Moderate').mean - habitDistance(cheaper, 'Moderate').mean;
  const taken = neverLess.filter((group) => {
    const grams = (plan: EatenPlan) => weeklyMean(plan, (meals) => gramsAt(meals, group));
    return grams(dearer) < byChance * grams(cheaper);
  });
  return { rule: 'E13', figure: further, holds: further <= 1e-9 && taken.length === 0 };
}

/**
 * Rands a calendar month for each 1,000 kcal of the day: what the normal pattern of the level costs at the prices of
 * February 2026, and a tenth for packs and what spoils.
 */
const randsPer1000: Readonly<Record<EatingLevel, number>> = {
  Thrifty: 650,
  'Low-cost': 850,
  Moderate: 1150,
  Liberal: 1650,
};
/** Rands of a month below which nobody's food goes; and for each gram of protein beyond 18 % of the energy. */
const leastRands = 1100;
const randsPerGram = 7;
const usualProtein = 0.18;
/** Of a calendar month (30.4 days) in the 28 days of a plan. */
export const monthOfPlan = 0.92;

/** Rands that 28 days may cost at a level. */
export function levelBudget({ energy, protein, level }: Omit<Eater, 'diet' | 'style'>): number {
  const beyond = Math.max(0, protein - (usualProtein * energy) / 4);
  const month = Math.max(leastRands, (randsPer1000[level] * energy) / 1000);
  return monthOfPlan * (month + randsPerGram * beyond);
}

/** Rands that a member's 28 days may cost. */
export function budgetOf({ eater, choices }: EatenPlan): number {
  return choices.rands ?? levelBudget(eater);
}

/** What a list costs, Rands. */
export interface Bill {
  /** All packs of the month, and those bought in its first week. */
  readonly first: number;
  readonly firstWeek: number;
  /** What is eaten and what spoils, the rest of each pack being carried over. */
  readonly steady: number;
  readonly spoiled: number;
}

function costOf({ packs, purchases }: ShoppingLine['budget'], week?: number): number {
  return purchases
    .filter((purchase) => week === undefined || purchase.week === week)
    .reduce((sum, { pack, quantity }) => sum + (quantity * (packs[pack]?.cents ?? 0)) / 100, 0);
}

function billOfLine({ budget }: ShoppingLine): Bill {
  const { boughtGrams, keptGrams, spoiledGrams } = budget;
  const first = costOf(budget);
  const shareOf = (grams: number) => (boughtGrams === 0 ? 0 : grams / boughtGrams);
  return {
    first,
    firstWeek: costOf(budget, 1),
    steady: first * (1 - shareOf(keptGrams)),
    spoiled: first * shareOf(spoiledGrams),
  };
}

export function billOf(lists: readonly Pick<ShoppingList, 'lines'>[]): Bill {
  const bills = lists.flatMap(({ lines }) => lines.map(billOfLine));
  const sum = (part: keyof Bill) => bills.reduce((total, bill) => total + bill[part], 0);
  return {
    first: sum('first'),
    firstWeek: sum('firstWeek'),
    steady: sum('steady'),
    spoiled: sum('spoiled'),
  };
}

/**
 * Share of a shopping that falls into its first week. Where the page names the packs that last two months or more, these
 * are left out where that is less: who is told what a full cupboard costs can leave it for later.
 */
function firstWeekShare({ list, listPage = '' }: Priced): number {
  const all = billOf([list]);
  const share = all.firstWeek / all.first;
  if (!listPage.includes('of this lasts two months or more: ')) return share;
  const lines = list.lines.filter(
    ({ storage, neededGrams, budget }) =>
      storage === 'fresh' || budget.boughtGrams < 2 * neededGrams,
  );
  const others = billOf([{ lines }]);
  return Math.min(share, others.firstWeek / others.first);
}

/** How far a steady month may go above the budget at all. */
const overBudget = 1.03;
/** A group is missed from this share of its target; money is left from this share of the budget. */
const missed = 0.25;
const leftOver = 0.05;
const mostSpoiled = 0.05;
const mostInFirstWeek = 0.6;
const mostOfSteadyWeek = 0.45;

/** What is known of the money of a plan. */
type Priced = Pick<EatingUnderAudit, 'listPage' | 'later'> & {
  readonly list: Pick<ShoppingList, 'lines'>;
};

/**
 * E8: money, of a plan with its list. What falls into the first week of a steady month is read from lists of such months:
 * the first shopping buys packs in their first week that a later one buys when they are finished.
 */
export function auditMoney(plan: EatenPlan, priced: Priced): EatingMeasure[] {
  const bill = billOf([priced.list]);
  const ofBudget = bill.steady / budgetOf(plan);
  const { missing } = habitDistance(plan);
  const left = 1 - ofBudget;
  const spoiled = bill.spoiled / bill.first;
  const firstWeek = firstWeekShare(priced);
  const later = priced.later ? billOf(priced.later) : null;
  const steadyWeek = later ? later.firstWeek / later.first : 0;
  return [
    { rule: 'E8a', figure: 100 * ofBudget, holds: ofBudget <= overBudget },
    { rule: 'E8b', figure: 100 * ofBudget, holds: ofBudget <= 1 },
    { rule: 'E8c', figure: 100 * missing, holds: missing <= missed || left <= leftOver },
    { rule: 'E8d', figure: 100 * spoiled, holds: spoiled <= mostSpoiled },
    { rule: 'E8e', figure: 100 * firstWeek, holds: firstWeek <= mostInFirstWeek },
    ...(later
      ? [
          {
            rule: 'E8f' as const,
            figure: 100 * steadyWeek,
            holds: steadyWeek <= mostOfSteadyWeek,
          },
        ]
      : []),
  ];
}
