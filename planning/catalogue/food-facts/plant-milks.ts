import type { FoodKey } from '../foods.ts';

/**
 * Plant drinks in the place of milk. Only some makers add calcium and vitamin B12, so plans count neither, and the
 * shopping list asks for a carton that has both.
 */
export const plantMilks: ReadonlySet<FoodKey> = new Set<FoodKey>([
  'soya-milk',
  'almond-milk',
  'macadamia-milk',
]);
