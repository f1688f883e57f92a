import type { EatingGroup } from '../nutrition/eating-groups.ts';
/** How an amount follows the member: with the energy of the day, half with it, or with its protein. */
export type Scaling = 'energy' | 'produce' | 'protein';

interface PatternRow {
  /** Of a gram as eaten. */
  readonly kcal: number;
  /** Grams as eaten a week at 2,000 kcal, by level: Thrifty, Low-cost, Moderate, Liberal. */
  readonly grams: readonly [number, number, number, number];
  /** Grams below which a difference counts as one of so many. */
  readonly floor: number;
  /** How much it matters beside others. */
  readonly weight: number;
  readonly scaling: Scaling;
  /** Only more than this is a distance. */
  readonly isCap?: true;
  /** Grams a week beyond which nobody's amount is scaled. */
  readonly most?: number;
  /** How it follows who eats meat or fish every day, where others live on it. */
  readonly besideFlesh?: Scaling;
}

function row(
  kcal: number,
  grams: PatternRow['grams'],
  floor: number,
  weight: number,
  scaling: Scaling,
  more: Pick<PatternRow, 'isCap' | 'most' | 'besideFlesh'> = {},
): PatternRow {
  return { kcal, grams, floor, weight, scaling, ...more };
}

/**
 * What people here eat in a healthy week, by how much they spend. Between what surveys and food balance sheets say
 * (FAO 2013, Plate of the Nation 2020 and 2021, Steyn 2003) and the Guidelines for Healthy Eating of the Department of
 * Health; red meat within the 500 g cooked of the World Cancer Research Fund.
 */
export const pattern: Readonly<Record<EatingGroup, PatternRow>> = {
  pap: row(1.2, [2300, 1670, 1000, 500], 300, 1, 'energy'),
  'rice and pasta': row(1.35, [850, 950, 950, 850], 300, 1, 'energy'),
  bread: row(2.65, [560, 560, 510, 450], 200, 1, 'energy'),
  cereal: row(3.75, [120, 150, 200, 240], 80, 1, 'energy'),
  potatoes: row(0.8, [500, 570, 650, 650], 200, 1, 'energy'),
  vegetables: row(0.3, [1500, 1730, 2010, 2140], 500, 1.2, 'produce'),
  fruit: row(0.55, [1300, 1450, 1700, 1920], 500, 1.2, 'produce'),
  chicken: row(2, [330, 380, 380, 360], 150, 1.5, 'protein'),
  'red meat': row(2.6, [100, 190, 340, 410], 150, 1.5, 'protein', { most: 480 }),
  'processed meat': row(2.7, [60, 60, 60, 75], 50, 1.5, 'protein', { isCap: true, most: 75 }),
  offal: row(1.6, [0, 0, 0, 0], 50, 1.5, 'protein', { isCap: true }),
  fish: row(1.4, [170, 200, 260, 310], 120, 1.5, 'protein'),
  eggs: row(1.43, [220, 250, 250, 300], 100, 1.5, 'protein', { most: 500 }),
  milk: row(0.6, [1800, 2000, 2250, 2400], 700, 1, 'protein', { most: 3500 }),
  cheese: row(3.8, [15, 40, 85, 120], 60, 1, 'protein'),
  // whoever eats meat and needs more protein has more of chicken, eggs, milk and fish, and beans no more often
  pulses: row(1.2, [450, 400, 350, 300], 150, 1.5, 'protein', {
    most: 450,
    besideFlesh: 'produce',
  }),
  soya: row(1.1, [120, 75, 0, 0], 120, 1.5, 'protein', { isCap: true, most: 210 }),
  nuts: row(6, [80, 90, 100, 120], 60, 1.5, 'energy'),
  fats: row(8, [140, 155, 155, 160], 80, 0.5, 'energy'),
  sugar: row(3.9, [140, 125, 110, 90], 60, 0.5, 'energy', { isCap: true }),
};
