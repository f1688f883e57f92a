import { at } from '../../../nutrition/vector.ts';

/** Energy, macronutrients, fibre, sugars, sodium, vegetables and fruit, iron and zinc stand first in a vector. */
export const mainAmounts = at.zincMg + 1;

/** In the order of the vectors, without a gap. */
export const micronutrients = [
  'calciumMg',
  'ironMg',
  'zincMg',
  'vitaminAUg',
  'vitaminCMg',
  'vitaminB12Ug',
  'folateUg',
] as const;
/** Their place in a vector: they stand in it one after another, in this order. */
export const firstMicronutrient = at.calciumMg;
