import type { FoodKey } from '../foods.ts';
import type { Recipe } from '../recipe.ts';

/** Dry pulses that are cooked ahead, as a cook calls them. */
export const cookedAhead: ReadonlyMap<FoodKey, string> = new Map([
  ['sugar-beans', 'sugar beans'],
  ['chickpeas-dry', 'chickpeas'],
  ['lentils-brown', 'brown lentils'],
]);

/**
 * What is done the evening before, or once for several meals: dry pulses cost less than half of the tinned ones, and
 * the minutes of a recipe then count from the cooked pot.
 */
export const soakedBeans =
  'Ahead: soak the dry beans overnight, boil them hard for ten minutes in fresh water and simmer for about an hour until soft; or take them from a pot that is cooked already (three days in the fridge, or frozen).';

export const soakedChickpeas =
  'Ahead: soak the dry chickpeas overnight and simmer them in fresh water for about an hour until soft; or take them from a pot that is cooked already (three days in the fridge, or frozen).';

export const soakedPeas =
  'Ahead: soak the split peas overnight in plenty of water, so that they are soft in half an hour.';

export const soakedSamp =
  'Ahead: cover the samp with plenty of water and leave it overnight, so that it is soft in an hour.';

export const simmeredLentils =
  'Ahead: simmer the lentils in plain water for about 25 minutes until soft; or take them from a pot that is cooked already (three days in the fridge, or frozen).';

export const cookedLentilsAndBeans =
  'Ahead: simmer the lentils in plain water for about 25 minutes until soft; soak the dry beans overnight, boil them hard for ten minutes in fresh water and simmer for about an hour until soft; or take both from pots that are cooked already (three days in the fridge, or frozen).';

/** Tough cuts of chicken, cooked once for several meals: the minutes of a recipe then count from the soft meat. */
export const simmeredGizzards =
  'Ahead: clean the gizzards, boil them up in fresh water and simmer for about an hour until tender; or take them from a pot that is cooked already (two days in the fridge, or frozen).';

export const simmeredFeet =
  'Ahead: scald and clean the chicken feet and heads, boil them up in fresh water and simmer for about an hour until soft; keep some of the water with them (two days in the fridge, or frozen).';

/** Meat that fries in minutes once it is off the bone. */
export const cutThighsAndSoakedBeans =
  'Ahead: soak the dry beans overnight, boil them hard for ten minutes in fresh water and simmer for about an hour until soft, or take them from a pot that is cooked already; cut the meat of the thighs from the bone in thin pieces, and keep it covered in the fridge until the next day.';

/** Two of these at once: the pots of one evening. */
export const simmeredFeetAndBeans =
  'Ahead: soak the dry beans overnight and boil them hard for ten minutes in fresh water, scald and clean the chicken feet and heads, and simmer both for about an hour until soft; keep some of the water with them (two days in the fridge, or frozen).';

export const simmeredFeetAndGizzards =
  'Ahead: scald and clean the chicken feet and heads, clean the gizzards, boil both up in fresh water and simmer for about an hour until soft; keep some of the water with them (two days in the fridge, or frozen).';

export const simmeredFeetSoakedPeas =
  'Ahead: soak the split peas overnight in plenty of water; scald and clean the chicken feet and heads, boil them up in fresh water, simmer for about an hour until soft and keep the water with them (two days in the fridge, or frozen).';

export const simmeredGizzardsAndBeans =
  'Ahead: soak the dry beans overnight and boil them hard for ten minutes in fresh water, clean the gizzards, and simmer both for about an hour until tender; or take them from pots that are cooked already (two days in the fridge, or frozen).';

/** Only water and a night: at most five minutes of hands, and no pot on the stove. */
const waiting: ReadonlySet<string> = new Set([soakedPeas, soakedSamp]);

/** What a dish needs before its own minutes begin: nothing, a thing that lies and waits, or work at the stove. */
export type Ahead = 'nothing' | 'waiting' | 'work';

export function aheadOf({ ahead }: Pick<Recipe, 'ahead'>): Ahead {
  if (ahead === undefined) return 'nothing';
  return waiting.has(ahead) ? 'waiting' : 'work';
}
