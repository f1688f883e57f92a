import type { Catalogue, CatalogueFood } from '../catalogue/catalogue.ts';
import type { ConstituentKey } from '../catalogue/food-facts/constituents.ts';
import type { FoodKey } from '../catalogue/foods.ts';
import type { FaithRule } from '../profile/kitchen-answers.ts';

/** What a faith leaves out, by what food is made of, and the word by which it is told. */
type LeftOut = readonly (readonly [constituent: ConstituentKey, word: string])[];

/**
 * Gelatine comes from pigs or cattle and labels seldom say of which, so it goes with either. No food or recipe of ours
 * holds alcohol; a test keeps it so. Whether meat was slaughtered as a faith asks, no price list tells.
 */
const leftOut: Readonly<Record<FaithRule, LeftOut>> = {
  'No pork and no alcohol': [
    ['pork', 'pork'],
    ['gelatine', 'gelatine'],
  ],
  'No beef': [
    ['beef', 'beef'],
    ['gelatine', 'gelatine'],
  ],
};

/** Meat of which nobody wrote down which animal it is may be of any. */
function isUnknownMeat({ animals, madeOf }: CatalogueFood): boolean {
  return animals.includes('meat') && madeOf.length === 0;
}

/** Foods that a faith leaves out, each with the word by which a member knows why. */
export function foodsOfFaith(
  rules: readonly FaithRule[],
  catalogue: Catalogue,
): ReadonlyMap<FoodKey, string> {
  const words = new Map<FoodKey, string>();
  for (const [constituent, word] of rules.flatMap((rule) => leftOut[rule])) {
    for (const food of catalogue.foods.values()) {
      if (words.has(food.key)) continue;
      if (food.madeOf.includes(constituent) || isUnknownMeat(food)) words.set(food.key, word);
    }
  }
  return words;
}

/** What a faith leaves out in words for a sentence, each once. */
export function faithWords(rules: readonly FaithRule[]): readonly string[] {
  const words = rules.flatMap((rule) => leftOut[rule].map(([, word]) => word));
  return [...new Set(words)];
}
