import { daysPerWeek } from '../calendar.ts';
import { type EatingGroup, eatingGroups } from '../nutrition/eating-groups.ts';
import {
  type EatingWishes,
  eatingWishesOf,
  type Frequency,
  type FrequencyGroup,
  frequencyGroups,
} from '../profile/kitchen-answers.ts';
import type { BudgetLevel, HomeStyle } from '../profile/kitchen-questions.ts';
import type { DietType } from '../profile/options.ts';
import { pattern, type Scaling } from './eating-pattern-table.ts';
import type { DailyTargets } from './targets.ts';

/** Grams of protein a day that each level's pattern brings at 2,000 kcal. */
const patternProtein = [76, 83, 92, 98] as const;
const patternEnergy = 2000;
/** Grams of vegetables and fruit a week below which no pattern goes: 400 g a day. */
const leastProduce = 2800;

/** What a diet makes of the Moderate pattern: times as much, or grams of what others do not count. */
interface DietChange {
  readonly times?: Partial<Record<EatingGroup, number>>;
  readonly grams?: Partial<Record<EatingGroup, number>>;
}

const none = { chicken: 0, 'red meat': 0, 'processed meat': 0, offal: 0 } as const;
/** A day of Low-Carb holds a quarter of its energy as carbohydrate, of which fruit, milk and vegetables bring most. */
const fewStarch = 0.15;
const dietChanges: Readonly<Record<DietType, DietChange>> = {
  'No Restrictions': {},
  Other: {},
  Vegetarian: {
    times: { ...none, fish: 0, pulses: 2.2, eggs: 1.4, cheese: 1.5 },
    grams: { soya: 150 },
  },
  Vegan: {
    times: { ...none, fish: 0, eggs: 0, cheese: 0, pulses: 3, nuts: 2 },
    grams: { soya: 400, milk: 2000 },
  },
  'Fish-Only': { times: { ...none, fish: 3, pulses: 1.5, eggs: 1.3 } },
  'Low-Carb': {
    times: {
      pap: fewStarch,
      'rice and pasta': fewStarch,
      bread: fewStarch,
      cereal: fewStarch,
      potatoes: fewStarch,
      pulses: 0.4,
      vegetables: 1.4,
      fruit: 0.66,
      eggs: 2,
      cheese: 1.6,
      chicken: 1.3,
      fish: 1.3,
      'red meat': 1.4,
    },
  },
};
/** Times as much of a food as others eat. A group's own limit holds whoever likes it. */
const timesOfFrequency: Readonly<Record<Frequency, number>> = {
  Never: 0,
  Seldom: 0.4,
  Sometimes: 1,
  Often: 1.5,
};
const groupOfAnswer: Readonly<Record<FrequencyGroup, EatingGroup>> = {
  red_meat: 'red meat',
  chicken: 'chicken',
  fish: 'fish',
  eggs: 'eggs',
  pulses: 'pulses',
  processed_meat: 'processed meat',
  soya_mince: 'soya',
};
/** Groups that take each other's place on a plate: less of one is more of the others. */
const mainProteins: readonly EatingGroup[] = ['chicken', 'red meat', 'fish', 'eggs', 'pulses'];
/** Times as much of the others at most, for what one of them lost. */
const mostInstead = 1.5;

/** What a home style makes of the groups. Ours; from what surveys and cooks say of breakfasts, suppers and Sundays. */
const styleTimes: Readonly<Record<HomeStyle, Readonly<Partial<Record<EatingGroup, number>>>>> = {
  'Zulu, Xhosa or Sotho': { pap: 1.8, 'rice and pasta': 0.6, milk: 1.3 },
  Cape: { 'rice and pasta': 1.5, pap: 0.3, fish: 1.2 },
  Afrikaans: { potatoes: 1.4, 'red meat': 1.2, pap: 0.7 },
  'Durban Indian': { 'rice and pasta': 1.5, pulses: 1.4, pap: 0.3 },
  Urban: { pap: 0.5, 'rice and pasta': 1.25 },
};

/** Times as much of a group as others eat, for who cooks in these styles: between them, where there are two. */
function timesOfStyles(group: EatingGroup, styles: readonly HomeStyle[]): number {
  if (styles.length === 0) return 1;
  return sum(styles.map((style) => styleTimes[style][group] ?? 1)) / styles.length;
}

/** Times as much of each group as others eat, by what a member said. */
function timesOfWishes(
  usual: readonly number[],
  { often, styles }: EatingWishes,
): readonly number[] {
  const said = new Map(
    frequencyGroups.map((answer) => [groupOfAnswer[answer], timesOfFrequency[often[answer]]]),
  );
  const kcalOf = (wanted: (group: EatingGroup) => number) =>
    sum(
      eatingGroups.map((group, at) =>
        mainProteins.includes(group) ? (usual[at] ?? 0) * pattern[group].kcal * wanted(group) : 0,
      ),
    );
  const isFree = (group: EatingGroup) => said.get(group) === 1;
  const free = kcalOf((group) => (isFree(group) ? 1 : 0));
  const lost = kcalOf((group) => (isFree(group) ? 0 : 1 - (said.get(group) ?? 1)));
  const instead = Math.min(mostInstead, Math.max(0.5, (free + lost) / Math.max(1, free)));
  return eatingGroups.map((group) => {
    const wished = said.get(group) ?? 1;
    const own = mainProteins.includes(group) && isFree(group) ? instead : wished;
    return own * timesOfStyles(group, styles);
  });
}

/** Diets that live on what others eat little of: their protein has no other source. */
const plantDiets: ReadonlySet<DietType> = new Set<DietType>(['Vegetarian', 'Vegan', 'Fish-Only']);

/** How much of a group belongs to a member's week, and how a distance from that is counted. */
export interface GroupTarget {
  readonly group: EatingGroup;
  /** Grams as eaten a week; where `isCap`, only more than that is a distance. */
  readonly grams: number;
  /** Grams that are a distance of 1. */
  readonly unit: number;
  readonly weight: number;
  readonly isCap: boolean;
}

const levelIndex: Readonly<Record<BudgetLevel, 0 | 1 | 2 | 3>> = {
  Thrifty: 0,
  'Low-cost': 1,
  Moderate: 2,
  Liberal: 3,
};

/**
 * What people who eat like a member eat in a week, in the order of `eatingGroups`: starches, fats and sugar scaled by
 * energy, half of vegetables and fruit, protein foods by the protein that the member needs; more or less of what they
 * said that they like often or seldom.
 */
export function eatingPattern(
  targets: DailyTargets,
  level: BudgetLevel,
  wishes: EatingWishes = eatingWishesOf(undefined),
): readonly GroupTarget[] {
  const { energy, protein, diet } = targets;
  const at = levelIndex[level];
  const byEnergy = energy / patternEnergy;
  const scales: Readonly<Record<Scaling, number>> = {
    energy: byEnergy,
    produce: 0.6 + 0.4 * byEnergy,
    protein: Math.max(byEnergy, protein.low / patternProtein[at]),
  };
  const { times, grams: instead } = dietChanges[diet];
  const usual = eatingGroups.map((group) => {
    const { grams, scaling: ofAll, besideFlesh } = pattern[group];
    const scaling = plantDiets.has(diet) ? ofAll : (besideFlesh ?? ofAll);
    return (instead?.[group] ?? grams[at] * (times?.[group] ?? 1)) * scales[scaling];
  });
  const wished = timesOfWishes(usual, wishes);
  const limits = eatingGroups.map((group) =>
    plantDiets.has(diet) ? Infinity : (pattern[group].most ?? Infinity),
  );
  const scaled = limits.map((limit, index) =>
    Math.min(limit, (usual[index] ?? 0) * (wished[index] ?? 1)),
  );
  const produce = eatingGroups.map((group) => pattern[group].scaling === 'produce');
  const moreProduce = Math.max(1, leastProduce / sum(scaled.filter((_, group) => produce[group])));
  const wanted = scaled.map((grams, group) => (produce[group] ? moreProduce * grams : grams));
  return balanced(wanted, limits, targets).map((grams, index) => {
    const group = eatingGroups[index] ?? 'pap';
    const { floor, weight, isCap = false } = pattern[group];
    const counts = instead?.[group] === undefined && isCap;
    return { group, grams, unit: Math.max(grams, floor), weight, isCap: counts };
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Groups that give a week the energy that its others leave, and times as little and as much of them. */
interface Filling {
  readonly gives: (group: EatingGroup) => boolean;
  readonly least: number;
  readonly most: number;
}

const fats: readonly EatingGroup[] = ['nuts', 'fats'];
/** Foods of protein that bring next to no starch. */
const withoutStarch: readonly EatingGroup[] = [
  ...fats,
  'chicken',
  'red meat',
  'fish',
  'eggs',
  'cheese',
];
const usualFilling: readonly Filling[] = [
  { gives: (group) => pattern[group].scaling === 'energy', least: 0.4, most: 1.6 },
];
/**
 * Where starch gives way, fat takes its place before protein does: that is what such diets are made of, and meat alone
 * would cost more than the others' starch and go beyond its own limit.
 */
const lowCarbFilling: readonly Filling[] = [
  { gives: (group) => fats.includes(group), least: 1, most: 2 },
  { gives: (group) => withoutStarch.includes(group), least: 0.4, most: 1.6 },
];
/** Rounds in which what a group at its limit leaves goes to the others. */
const rounds = 3;

/**
 * The same pattern with the energy of the member's week: more or less of the starches, fats and sugar, or on a diet of
 * little starch of its fats, nuts and protein foods.
 * @param limits grams that no group goes beyond
 */
function balanced(
  wanted: readonly number[],
  limits: readonly number[],
  { energy, diet }: DailyTargets,
): readonly number[] {
  let now = wanted;
  for (const { gives, least, most } of diet === 'Low-Carb' ? lowCarbFilling : usualFilling) {
    const start = now;
    let factor = 1;
    for (let round = 0; round < rounds; round++) {
      const kcal = now.map((grams, index) => grams * pattern[eatingGroups[index] ?? 'pap'].kcal);
      const isOpen = (index: number) =>
        gives(eatingGroups[index] ?? 'pap') &&
        (round === 0 || (now[index] ?? 0) < (limits[index] ?? 0));
      const given = sum(kcal.filter((_, index) => isOpen(index)));
      const missing = daysPerWeek * energy - sum(kcal);
      factor = Math.min(most, Math.max(least, factor * ((given + missing) / Math.max(1, given))));
      now = start.map((grams, index) =>
        gives(eatingGroups[index] ?? 'pap') ? Math.min(limits[index] ?? 0, factor * grams) : grams,
      );
    }
  }
  return now;
}
