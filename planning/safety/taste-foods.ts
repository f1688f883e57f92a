import type { Catalogue, CatalogueFood } from '../catalogue/catalogue.ts';
import { eatenAs } from '../catalogue/food-facts/eating-group-of.ts';
import type { FoodKey } from '../catalogue/foods.ts';
import type { TasteGroup } from '../profile/kitchen-answers.ts';

/** Kinds of food that a member may never want: how it is called in a sentence, and which foods it is. */
interface Taste {
  readonly word: string;
  includes(food: CatalogueFood): boolean;
}

const soyaMince: ReadonlySet<FoodKey> = new Set<FoodKey>(['soya-mince', 'soy-mince-frozen']);
/** Its beans are few, but whole. */
const relishOfBeans: FoodKey = 'chakalaka-tinned';

/**
 * Meat, poultry and fish count wherever an animal of theirs is in it, as for a diet. Egg counts where it is an egg: who
 * may not have it in bread says so as an allergy. Of soya only the mince is asked about; tofu and soya milk are no pulses
 * to anybody who cooks.
 */
const tastes: Readonly<Record<TasteGroup, Taste>> = {
  red_meat: { word: 'red meat', includes: ({ animals }) => animals.includes('meat') },
  chicken: { word: 'chicken', includes: ({ animals }) => animals.includes('poultry') },
  fish: {
    word: 'fish',
    includes: ({ animals }) => animals.includes('fish') || animals.includes('shellfish'),
  },
  eggs: { word: 'eggs', includes: ({ proteinKind }) => proteinKind === 'eggs' },
  pulses: {
    word: 'beans',
    includes: ({ key, diversityGroup, proteinKind, role }) =>
      key === relishOfBeans ||
      (diversityGroup === 'pulses' && proteinKind !== 'soya' && role !== 'dairy'),
  },
  offal: { word: 'offal', includes: ({ proteinKind }) => proteinKind === 'offal' },
  processed_meat: {
    word: 'processed meat',
    includes: (food) => eatenAs(food.key, food)?.group === 'processed meat',
  },
  soya_mince: { word: 'soya mince', includes: ({ key }) => soyaMince.has(key) },
};

/** Foods of these kinds, each with the word by which a member knows why it is left out. */
export function foodsOfTastes(
  groups: readonly TasteGroup[],
  catalogue: Catalogue,
): ReadonlyMap<FoodKey, string> {
  const words = new Map<FoodKey, string>();
  for (const group of groups) {
    const { word, includes } = tastes[group];
    for (const food of catalogue.foods.values()) {
      if (includes(food) && !words.has(food.key)) words.set(food.key, word);
    }
  }
  return words;
}

/** The kinds of food in words for a sentence. */
export function tasteWords(groups: readonly TasteGroup[]): readonly string[] {
  return groups.map((group) => tastes[group].word);
}
