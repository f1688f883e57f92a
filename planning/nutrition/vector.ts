import type { Food } from '../catalogue/food.ts';

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

/** Beside the amounts a vector holds what they cost: Rands at the cheapest price known, for steering only. */
export const randIndex = measured.length;
const vectorLength = measured.length + 1;

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

export function zeroVector(): Vector {
  return new Float64Array(vectorLength);
}

/**
 * Amounts in one gram of a food. What was not measured counts as nothing, so it never helps to reach a target.
 * @param rand Rands for one edible gram
 */
export function perGram(food: Food, rand: number): Vector {
  const n = food.per100g;
  const vector = zeroVector();
  const set = (name: Measured, per100g: number | null) => {
    vector[at[name]] = (per100g ?? 0) / 100;
  };
  set('kcal', n.kcal);
  set('protein', n.protein);
  set('fat', n.fat);
  set('saturatedFat', n.saturatedFat);
  set('carbohydrate', Math.max(0, n.carbohydrate - n.fibre));
  set('fibre', n.fibre);
  set('freeSugars', n.freeSugars);
  set('sodiumMg', n.sodium);
  set('produce', food.countsAsProduce ? 100 : 0);
  set('calciumMg', n.calcium);
  set('ironMg', n.iron);
  set('zincMg', n.zinc);
  set('vitaminAUg', n.vitaminA);
  set('vitaminCMg', n.vitaminC);
  set('vitaminB12Ug', n.vitaminB12);
  set('folateUg', n.folate);
  vector[randIndex] = rand;
  return vector;
}

/** Adds `factor` times `source` to `target`. */
export function addTo(target: Vector, source: Vector, factor = 1): void {
  for (let index = 0; index < target.length; index++) {
    target[index] = (target[index] ?? 0) + factor * (source[index] ?? 0);
  }
}

export function amountsOf(vector: Vector): Amounts {
  const amount = (name: Measured) => vector[at[name]] ?? 0;
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
