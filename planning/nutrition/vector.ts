import { absent } from '../absent.ts';
import { diversityGroups } from './diversity-groups.ts';
import { eatingGroups } from './eating-groups.ts';

/** What is summed over a plan, in the order of the vectors. Grams, except where the name says otherwise. */
export const measured = [
  'kcal',
  'protein',
  'fat',
  'saturatedFat',
  'carbohydrate',
  'fibre',
  'freeSugars',
  'sodiumMg',
  'produce',
  'calciumMg',
  'ironMg',
  'zincMg',
  'vitaminAUg',
  'vitaminCMg',
  'vitaminB12Ug',
  'folateUg',
] as const;
export type Measured = (typeof measured)[number];

/**
 * Beside the amounts a vector holds what only steers: Rands at the cheapest price known, micrograms of vitamin A that is
 * retinol already, half cups of milk or what stands for it, grams of each diversity group, and grams as eaten of each
 * group by which eating is compared with a pattern.
 */
export const randIndex = measured.length;
export const retinolIndex = randIndex + 1;
export const dairyIndex = randIndex + 2;
export const firstGroup = randIndex + 3;
export const groupCount = diversityGroups.length;
/** Amounts that days and weeks are judged by; what follows them counts over the month alone. */
export const dayAmounts = firstGroup + groupCount;
/** @alias Where they end, the groups as eaten begin. */
export const firstEaten = dayAmounts;
export const eatenCount = eatingGroups.length;
export const vectorLength = firstEaten + eatenCount;

/** Amounts by name; `carbohydrate` is available carbohydrate (without fibre), `produce` vegetables and fruit. */
export type Amounts = Readonly<Record<Measured, number>>;

/** The same amounts as numbers in the order of `measured`, for the inner loops. */
export type Vector = Float64Array;

export const at = {
  kcal: 0,
  protein: 1,
  fat: 2,
  saturatedFat: 3,
  carbohydrate: 4,
  fibre: 5,
  freeSugars: 6,
  sodiumMg: 7,
  produce: 8,
  calciumMg: 9,
  ironMg: 10,
  zincMg: 11,
  vitaminAUg: 12,
  vitaminCMg: 13,
  vitaminB12Ug: 14,
  folateUg: 15,
} as const satisfies Readonly<Record<Measured, number>>;

const vectorBytes = vectorLength * Float64Array.BYTES_PER_ELEMENT;
const vectorsOfSlab = 256;
let slab = new ArrayBuffer(0);
let used = vectorsOfSlab;

/** Cut from memory that many of them share: a plan makes thousands, and memory of its own for each is dear. */
export function zeroVector(): Vector {
  if (used === vectorsOfSlab) {
    slab = new ArrayBuffer(vectorsOfSlab * vectorBytes);
    used = 0;
  }
  return new Float64Array(slab, vectorBytes * used++, vectorLength);
}

/** Adds `factor` times `source` to `target`. */
export function addTo(target: Vector, source: Vector, factor = 1): void {
  for (let index = 0; index < target.length; index++) {
    target[index] = (target[index] ?? absent()) + factor * (source[index] ?? absent());
  }
}

export function amountsOf(vector: Vector): Amounts {
  const amount = (name: Measured) => vector[at[name]] ?? absent();
  return {
    kcal: amount('kcal'),
    protein: amount('protein'),
    fat: amount('fat'),
    saturatedFat: amount('saturatedFat'),
    carbohydrate: amount('carbohydrate'),
    fibre: amount('fibre'),
    freeSugars: amount('freeSugars'),
    sodiumMg: amount('sodiumMg'),
    produce: amount('produce'),
    calciumMg: amount('calciumMg'),
    ironMg: amount('ironMg'),
    zincMg: amount('zincMg'),
    vitaminAUg: amount('vitaminAUg'),
    vitaminCMg: amount('vitaminCMg'),
    vitaminB12Ug: amount('vitaminB12Ug'),
    folateUg: amount('folateUg'),
  };
}
