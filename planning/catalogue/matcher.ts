import type { Catalogue, CatalogueFood, Dish } from './catalogue.ts';
import type { Allergen, AnimalClass } from './food.ts';
import type { FoodKey } from './foods.ts';
import { normalise, singular, withinOneEdit, wordsOf } from './words.ts';

/** What a free text of disliked foods was understood to mean. */
export interface FoodMatch {
  readonly foods: ReadonlySet<FoodKey>;
  /** Recipes whose very name holds what is disliked ('curry', 'soup'). */
  readonly dishes: ReadonlySet<string>;
  /** Parts of the text that name nothing we know, as typed. */
  readonly unmatched: readonly string[];
}

interface Group {
  readonly allergens?: readonly Allergen[];
  readonly animals?: readonly AnimalClass[];
}

/** Words that mean a whole group, reached through what foods contain, so that 'eggs' also leaves out mayonnaise. */
const groups: Readonly<Record<string, Group>> = {
  egg: { allergens: ['eggs'] },
  eier: { allergens: ['eggs'] },
  dairy: { allergens: ['lactose', 'milk-protein'] },
  lactose: { allergens: ['lactose'] },
  suiwel: { allergens: ['lactose', 'milk-protein'] },
  fish: { animals: ['fish'] },
  vis: { animals: ['fish'] },
  seafood: { animals: ['fish', 'shellfish'] },
  shellfish: { animals: ['shellfish'] },
  seekos: { animals: ['fish', 'shellfish'] },
  meat: { animals: ['meat', 'poultry'] },
  vleis: { animals: ['meat', 'poultry'] },
  inyama: { animals: ['meat', 'poultry'] },
  poultry: { animals: ['poultry'] },
  gluten: { allergens: ['gluten'] },
  wheat: { allergens: ['gluten'] },
  koring: { allergens: ['gluten'] },
  peanut: { allergens: ['peanuts'] },
  groundnut: { allergens: ['peanuts'] },
  nut: { allergens: ['peanuts', 'tree-nuts'] },
  neut: { allergens: ['peanuts', 'tree-nuts'] },
  soy: { allergens: ['soy'] },
  soya: { allergens: ['soy'] },
  sesame: { allergens: ['sesame'] },
  mustard: { allergens: ['mustard'] },
  honey: { animals: ['honey'] },
};

/** Compounds in whose name a single word means something else ('butter' is not peanut butter). */
const notMeantBy: Readonly<Record<string, readonly string[]>> = {
  butter: ['peanut', 'bean', 'butternut'],
  milk: ['coconut'],
  potato: ['sweet'],
  pepper: ['black', 'ground'],
  cream: ['cracker', 'corn'],
  apple: ['cider'],
  gluten: ['free'],
  lactose: ['free'],
  corn: ['flake', 'flour', 'cake', 'thin'],
};

/** Words around a food that say nothing about which food it is. */
const fillers = new Set(
  'i we do dont not no never like hate dislike love eat any all kind type of the a an with in or and my me very too much raw fresh cooked fried boiled hot cold food dish thing anything everything please except especially only containing product'.split(
    ' ',
  ),
);
const nothing = new Set([
  '',
  'none',
  'nothing',
  'na',
  'n a',
  'no',
  'nil',
  'geen',
  'niks',
  'not applicable',
]);

/** Free text into single wishes: 'mushrooms, liver and onions' into three. */
function terms(text: string): readonly string[] {
  if (nothing.has(normalise(text))) return [];
  return text
    .split(/[,;:\n\r/|+&•()]|\.(?=\s|$)|\s-\s|\b(?:and|or|en|of|nor|plus|also|but)\b/iu)
    .map((part) => part.trim())
    .filter((part) => normalise(part).length > 1 && !nothing.has(normalise(part)));
}

/** Whether a name means these words: it holds them all, and none that gives a single word another meaning. */
export function labelMeans(label: readonly string[], words: readonly string[]): boolean {
  if (!words.every((word) => label.includes(word))) return false;
  const [only] = words;
  if (words.length !== 1 || only === undefined) return true;
  return !(notMeantBy[only] ?? []).some((other) => label.includes(other));
}

function inGroup(food: CatalogueFood, group: Group): boolean {
  const { allergens = [], animals = [] } = group;
  // unknown contents may hold anything, so they belong to every group that is asked for
  if (allergens.length > 0 && food.allergens === null) return true;
  return (
    allergens.some(
      (allergen) => food.allergens?.includes(allergen) || food.mayContain.includes(allergen),
    ) || animals.some((animal) => food.animals.includes(animal))
  );
}

interface Found {
  readonly foods: Set<FoodKey>;
  readonly dishes: Set<string>;
}

function addMatches(words: readonly string[], catalogue: Catalogue, found: Found): boolean {
  const before = found.foods.size + found.dishes.size;
  let hit = false;
  const group = words.length === 1 ? groups[words[0] ?? ''] : undefined;
  for (const food of catalogue.foods.values()) {
    const named = food.labels.some((label) => labelMeans(label, words));
    if (named || (group && inGroup(food, group))) {
      found.foods.add(food.key);
      hit = true;
    }
  }
  for (const dish of catalogue.dishes) {
    if (labelMeans(dish.nameWords, words)) {
      found.dishes.add(dish.recipe.id);
      hit = true;
    }
  }
  return hit || found.foods.size + found.dishes.size > before;
}

/** The known words that a misspelt word may stand for, at most one edit away. */
function corrections(word: string, catalogue: Catalogue): readonly string[] {
  if (word.length < 4) return [];
  const near = new Set<string>();
  const consider = (known: string) => {
    if (known.length >= 4 && known[0] === word[0] && withinOneEdit(known, word)) near.add(known);
  };
  for (const food of catalogue.foods.values())
    for (const label of food.labels) label.forEach(consider);
  for (const dish of catalogue.dishes) dish.nameWords.forEach(consider);
  Object.keys(groups).forEach(consider);
  return [...near];
}

function matchTerm(term: string, catalogue: Catalogue, found: Found): boolean {
  const words = wordsOf(term).filter((word) => !fillers.has(word));
  if (words.length === 0) return false;
  if (addMatches(words, catalogue, found)) return true;
  // 'raw red onion rings': no food is called so, but a word of it is one; leaving out too much is the safe side
  let hit = false;
  for (const word of words) {
    if (addMatches([word], catalogue, found)) {
      hit = true;
      continue;
    }
    for (const near of corrections(word, catalogue)) {
      if (addMatches([singular(near)], catalogue, found)) hit = true;
    }
  }
  return hit;
}

/**
 * Reads a member's own words for foods against the catalogue: South African names, plurals, Afrikaans and isiZulu
 * names, one misspelling. When in doubt more is left out rather than less; what is not understood is returned.
 */
export function matchFoods(text: string, catalogue: Catalogue): FoodMatch {
  const found: Found = { foods: new Set(), dishes: new Set() };
  const unmatched: string[] = [];
  for (const term of terms(text)) {
    if (!matchTerm(term, catalogue, found)) unmatched.push(term);
  }
  return { ...found, unmatched };
}

/** Whether a dish is free of what a match leaves out. */
export function avoids(dish: Dish, match: FoodMatch): boolean {
  if (match.dishes.has(dish.recipe.id)) return false;
  for (const key of dish.foods) if (match.foods.has(key)) return false;
  return true;
}
