import type { HomeStyle } from '../../profile/kitchen-questions.ts';
import type { DietType } from '../../profile/options.ts';
import { type EatingGroup, eatingGroups } from './food-groups.ts';

/** What a member spends on food, from least to most. */
export const eatingLevels = ['Thrifty', 'Low-cost', 'Moderate', 'Liberal'] as const;
export type EatingLevel = (typeof eatingLevels)[number];

/** Taken where nobody said anything. */
export const defaultLevel: EatingLevel = 'Moderate';

/** What an amount grows with. */
type Grows = 'energy' | 'produce' | 'protein';

interface Row {
  /** Grams as eaten a week of somebody who eats everything, at 2,000 kcal, level by level. */
  readonly grams: Readonly<Record<EatingLevel, number>>;
  /** Grams that count as a distance of 1 where less is wished for. */
  readonly floor: number;
  readonly grows: Grows;
  /** Only a top: less is no distance. */
  readonly isCap?: true;
  /** Most that is wished for of those who eat meat, however much somebody needs. */
  readonly most?: number;
  /** What it grows with for those who eat meat, whose further protein has other sources. */
  readonly ofMeatDiets?: Grows;
  /** kcal of a gram as eaten, of the foods that the rows were costed with. */
  readonly kcal: number;
}

function row(
  [thrifty, low, moderate, liberal]: readonly [number, number, number, number],
  floor: number,
  grows: Grows,
  kcal: number,
  more: Pick<Row, 'isCap' | 'most' | 'ofMeatDiets'> = {},
): Row {
  const grams = { Thrifty: thrifty, 'Low-cost': low, Moderate: moderate, Liberal: liberal };
  return { grams, floor, grows, kcal, ...more };
}

/**
 * Weekly targets: between what South Africans eat (FAO food balance 2013; Plate of the Nation 2020 and 2021; Steyn 2003)
 * and the food guide of the Department of Health, each level costed at the table's prices. The tops of red meat and
 * processed meat are those of the World Cancer Research Fund, and of eggs and milk what anybody eats of them (10 eggs,
 * half a litre a day). Soya is counted moist, three times its dry mince.
 */
const rows: Readonly<Record<EatingGroup, Row>> = {
  pap: row([2300, 1670, 1000, 500], 300, 'energy', 1.2),
  'rice and pasta': row([850, 950, 950, 850], 300, 'energy', 1.35),
  bread: row([560, 560, 510, 450], 200, 'energy', 2.6),
  cereal: row([120, 150, 200, 240], 80, 'energy', 3.7),
  potatoes: row([500, 570, 650, 650], 200, 'energy', 0.8),
  vegetables: row([1500, 1730, 2010, 2140], 500, 'produce', 0.3),
  fruit: row([1300, 1450, 1700, 1920], 500, 'produce', 0.55),
  chicken: row([330, 380, 380, 360], 150, 'protein', 1.9),
  'red meat': row([100, 190, 340, 410], 150, 'protein', 2.5, { most: 500 }),
  'processed meat': row([60, 60, 60, 75], 50, 'protein', 2.7, { isCap: true, most: 75 }),
  offal: row([0, 0, 0, 0], 50, 'protein', 1.6, { isCap: true }),
  fish: row([170, 200, 260, 310], 120, 'protein', 1.4),
  eggs: row([220, 250, 250, 300], 100, 'protein', 1.43, { most: 500 }),
  milk: row([1800, 2000, 2250, 2400], 700, 'protein', 0.6, { most: 3500 }),
  cheese: row([15, 40, 85, 120], 60, 'protein', 3.8),
  pulses: row([450, 400, 350, 300], 150, 'protein', 1.2, { most: 450, ofMeatDiets: 'produce' }),
  soya: row([120, 75, 0, 0], 120, 'protein', 1.1, { isCap: true, most: 210 }),
  nuts: row([80, 90, 100, 120], 60, 'energy', 6),
  fats: row([140, 155, 155, 160], 80, 'energy', 8),
  sugar: row([140, 125, 110, 90], 60, 'energy', 3.9, { isCap: true }),
};

/** Grams of protein a day that the rows bring at 2,000 kcal. */
const proteinOf: Readonly<Record<EatingLevel, number>> = {
  Thrifty: 76,
  'Low-cost': 83,
  Moderate: 92,
  Liberal: 98,
};
const kcalOfRows = 2000;
/** Vegetables and fruit together, grams a week: 400 g a day (WHO). */
const leastProduce = 2800;

interface DietChange {
  /** Times as much as the level's own row. */
  readonly times: Readonly<Partial<Record<EatingGroup, number>>>;
  /** Grams instead of the row, at 2,000 kcal; wished for, and no longer a mere top. */
  readonly grams?: Readonly<Partial<Record<EatingGroup, number>>>;
}

const noMeat = { chicken: 0, 'red meat': 0, 'processed meat': 0, offal: 0 } as const;
/** Of starches, so that fruit, milk and vegetables have room in a quarter of the energy. [J] */
const few = 0.15;
const dietChanges: Readonly<Record<DietType, DietChange>> = {
  'No Restrictions': { times: {} },
  Other: { times: {} },
  Vegetarian: {
    times: { ...noMeat, fish: 0, pulses: 2.2, eggs: 1.4, cheese: 1.5 },
    grams: { soya: 150 },
  },
  Vegan: {
    times: { ...noMeat, fish: 0, eggs: 0, cheese: 0, pulses: 3, nuts: 2 },
    grams: { milk: 2000, soya: 400 },
  },
  'Fish-Only': { times: { ...noMeat, fish: 3, pulses: 1.5, eggs: 1.3 } },
  'Low-Carb': {
    times: {
      pap: few,
      'rice and pasta': few,
      bread: few,
      cereal: few,
      potatoes: few,
      pulses: 0.4,
      vegetables: 1.4,
      eggs: 2,
      cheese: 1.6,
      chicken: 1.3,
      fish: 1.3,
      'red meat': 1.4,
    },
    // two portions of 80 g of berries or citrus a day
    grams: { fruit: 1120 },
  },
};

/** Diets that eat meat; of the others nothing is held back, as their protein has no other source. */
export const meatDiets: ReadonlySet<DietType> = new Set<DietType>([
  'No Restrictions',
  'Other',
  'Low-Carb',
]);

/** What a home style makes of the groups; shares within a group (pasta of rice and pasta) are left as they are. [J] */
const styleTimes: Readonly<Record<HomeStyle, Readonly<Partial<Record<EatingGroup, number>>>>> = {
  'Zulu, Xhosa or Sotho': { pap: 1.8, 'rice and pasta': 0.6, milk: 1.3 },
  Cape: { 'rice and pasta': 1.5, pap: 0.3, fish: 1.2 },
  Afrikaans: { potatoes: 1.4, 'red meat': 1.2, pap: 0.7 },
  'Durban Indian': { 'rice and pasta': 1.5, pulses: 1.4, pap: 0.3 },
  Urban: { pap: 0.5, 'rice and pasta': 1.25 },
};

/** Whose week it is. */
export interface Eater {
  readonly diet: DietType;
  /** kcal and grams of protein a day, as the plan's targets say. */
  readonly energy: number;
  readonly protein: number;
  readonly level: EatingLevel;
  /** Said by the member; absent where nobody said anything, and then nothing is multiplied. */
  readonly style?: HomeStyle;
}

export interface GroupTarget {
  /** Grams as eaten a week. */
  readonly grams: number;
  readonly floor: number;
  /** Nothing but a top: no distance is counted. */
  readonly isCap: boolean;
}

/** Grams that nobody is meant more of, who has other protein. */
function topOf(group: EatingGroup, { diet }: Eater): number {
  return (meatDiets.has(diet) ? rows[group].most : undefined) ?? Number.POSITIVE_INFINITY;
}

function gramsOf(group: EatingGroup, eater: Eater): number {
  const { diet, level, energy, protein, style } = eater;
  const { grams, grows: ofAll, ofMeatDiets } = rows[group];
  const grows = meatDiets.has(diet) ? (ofMeatDiets ?? ofAll) : ofAll;
  const change = dietChanges[diet];
  const usual = change.grams?.[group] ?? grams[level] * (change.times[group] ?? 1);
  const byEnergy = energy / kcalOfRows;
  const times = {
    energy: byEnergy,
    produce: 0.6 + 0.4 * byEnergy,
    // who needs much energy and little protein eats no less meat than others
    protein: Math.max(byEnergy, protein / proteinOf[level]),
  }[grows];
  const styled = style ? (styleTimes[style][group] ?? 1) : 1;
  return Math.min(topOf(group, eater), usual * times * styled);
}

/** kcal of a week that the rows of a level bring, as it happens some 3 % below 7 times 2,000. */
function kcalOf(level: EatingLevel): number {
  return eatingGroups.reduce((sum, group) => sum + rows[group].kcal * rows[group].grams[level], 0);
}

/** Which groups take up the energy that the others leave, and times as little and as much of their own rows. */
interface Filling {
  readonly groups: readonly EatingGroup[];
  readonly band: readonly [least: number, most: number];
}

function growingWith(grows: Grows): readonly EatingGroup[] {
  return eatingGroups.filter((group) => rows[group].grows === grows);
}

const fatFoods: readonly EatingGroup[] = ['nuts', 'fats'];
const usualFillings: readonly Filling[] = [{ groups: growingWith('energy'), band: [0.4, 1.6] }];
/** Little starch is made up by fat first, to twice as much, and only then by protein foods. [J] */
const lowCarbFillings: readonly Filling[] = [
  { groups: fatFoods, band: [1, 2] },
  { groups: [...fatFoods, 'chicken', 'red meat', 'fish', 'eggs', 'cheese'], band: [0.4, 1.6] },
];
const halvings = 40;

/** Grams of each group with the energy of the week, none beyond its top; how much more is found by halving. */
function filled(
  plain: ReadonlyMap<EatingGroup, number>,
  eater: Eater,
): ReadonlyMap<EatingGroup, number> {
  const wanted = (eater.energy / kcalOfRows) * kcalOf(eater.level);
  const kcal = (week: ReadonlyMap<EatingGroup, number>) =>
    [...week].reduce((sum, [group, grams]) => sum + rows[group].kcal * grams, 0);
  let now = plain;
  for (const { groups, band } of eater.diet === 'Low-Carb' ? lowCarbFillings : usualFillings) {
    const start = now;
    const withTimes = (times: number) =>
      new Map(
        [...start].map(([group, grams]) =>
          groups.includes(group)
            ? ([group, Math.min(topOf(group, eater), times * grams)] as const)
            : ([group, grams] as const),
        ),
      );
    let [low, high]: readonly [number, number] = band;
    for (let halving = 0; halving < halvings; halving++) {
      const middle = (low + high) / 2;
      if (kcal(withTimes(middle)) < wanted) low = middle;
      else high = middle;
    }
    now = withTimes((low + high) / 2);
  }
  return now;
}

/**
 * What somebody who eats like this member eats in a week. Groups grow with energy, with protein or hardly at all, so
 * together they would bring another energy than the member's own: the groups that fill take up the difference.
 */
export function weeklyPattern(eater: Eater): ReadonlyMap<EatingGroup, GroupTarget> {
  const produce = gramsOf('vegetables', eater) + gramsOf('fruit', eater);
  const moreProduce = Math.max(1, leastProduce / produce);
  const plain = new Map(
    eatingGroups.map((group) => {
      const isProduce = group === 'vegetables' || group === 'fruit';
      return [group, gramsOf(group, eater) * (isProduce ? moreProduce : 1)] as const;
    }),
  );
  return new Map(
    [...filled(plain, eater)].map(([group, grams]) => {
      const { floor, isCap = false } = rows[group];
      const wished = dietChanges[eater.diet].grams?.[group] !== undefined;
      return [group, { grams, floor, isCap: (isCap && !wished) || grams === 0 }];
    }),
  );
}
