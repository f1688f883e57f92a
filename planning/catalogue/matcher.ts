import type { Catalogue, CatalogueFood, Dish } from './catalogue.ts';
import {
  allergyWords,
  type Group,
  groups,
  joined,
  neverServed,
  originOf,
  pictures,
} from './food-groups.ts';
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

/** Compounds in whose name a single word means something else ('butter' is not peanut butter). */
const notMeantBy: Readonly<Record<string, readonly string[]>> = {
  butter: ['peanut', 'bean', 'butternut'],
  milk: ['coconut', 'soya', 'soy', 'almond', 'oat', 'macadamia', 'plant'],
  sugar: ['bean', 'free'],
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
  'i im ive we do dont not no never non like hate dislike love eat any all kind type of the a an with in it or and my me very too much raw fresh cooked fried boiled hot cold food dish thing anything everything please pls plz except unless especially only containing contain product have has having am are is be being that which when cannot cant wont get got sick ill make makes feel avoid free allergic allergy allergie allergiese allergen intolerant intolerance anaphylaxis anaphylactic sensitive severe severely mild badly stomach taste texture smell hou nie van geen ek baie asseblief angidli angiyithandi'.split(
    ' ',
  ),
);
/** After such a word the wish turns round; we leave out too much and say that we were not sure. */
const turning = /\b(?:except|unless|besides|apart from|other than|behalwe|buiten)\b/i;
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
  'lutho',
  'not applicable',
  'no allergies',
  'no dislikes',
  'nothing really',
  'none really',
  'i eat everything',
  'i eat anything',
]);

/** Pictures as the words for which they stand, so that nobody's 🥜 is lost. */
function inWords(text: string): string {
  let words = text;
  for (const [picture, word] of pictures) words = words.replaceAll(picture, `, ${word}, `);
  return words;
}

/** Whether somebody said something: a letter, a digit or a picture that we do not know. */
function saysSomething(part: string): boolean {
  if (nothing.has(normalise(part))) return /\p{Extended_Pictographic}/u.test(part);
  return normalise(part).length > 1 || !/^[a-z0-9]?$/.test(normalise(part));
}

/** Free text into single wishes: 'mushrooms, liver and onions' into three. */
function terms(text: string): readonly string[] {
  return inWords(text)
    .split(/[,;:\n\r/|+&•()]|\.(?=\s|$)|\s-\s|\b(?:and|or|en|of|nor|plus|also|but)\b/iu)
    .map((part) => part.trim())
    .filter(saysSomething);
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

/** Everything that a group holds. */
function addGroup(group: Group, catalogue: Catalogue, found: Found): void {
  for (const food of catalogue.foods.values()) {
    if (inGroup(food, group)) found.foods.add(food.key);
  }
  for (const word of group.words ?? []) addNamed([word], catalogue, found);
}

/** Foods and dishes whose names hold all the words. */
function addNamed(words: readonly string[], catalogue: Catalogue, found: Found): boolean {
  let hit = false;
  for (const food of catalogue.foods.values()) {
    if (!food.labels.some((label) => labelMeans(label, words))) continue;
    found.foods.add(food.key);
    hit = true;
  }
  for (const dish of catalogue.dishes) {
    if (!labelMeans(dish.nameWords, words)) continue;
    found.dishes.add(dish.recipe.id);
    hit = true;
  }
  return hit;
}

/** A group, foods or dishes of that name. */
function addMatches(words: readonly string[], catalogue: Catalogue, found: Found): boolean {
  const group = groups.get(words.join(' '));
  if (group) addGroup(group, catalogue, found);
  const hit = group?.diet ? false : addNamed(words, catalogue, found);
  return hit || group !== undefined || (words.length === 1 && neverServed.has(words[0] ?? ''));
}

/** The known words that a misspelt word may stand for, at most one edit away. */
function corrections(word: string, catalogue: Catalogue): readonly string[] {
  const near = new Set<string>();
  if (word.length < 3) return [];
  // 'fsh': three letters are too few to guess among all names, not among the groups that can make somebody ill
  for (const known of groups.keys()) {
    if (known[0] === word[0] && withinOneEdit(known, word)) near.add(known);
  }
  if (word.length < 4) return [...near];
  const consider = (known: string) => {
    if (known.length >= 4 && known[0] === word[0] && withinOneEdit(known, word)) near.add(known);
  };
  for (const food of catalogue.foods.values())
    for (const label of food.labels) label.forEach(consider);
  for (const dish of catalogue.dishes) dish.nameWords.forEach(consider);
  return [...near];
}

/** Singular words of a term, names in two words joined. */
function termWords(term: string): readonly string[] {
  const words: string[] = [];
  for (const word of wordsOf(term)) {
    const before = words.at(-1);
    const whole = before === undefined ? undefined : joined.get(`${before} ${word}`);
    if (whole !== undefined) words.pop();
    words.push(whole ?? word);
  }
  return words;
}

/** Groups that stand in neighbouring words: 'badly allergic to tree nuts'. */
function addPairs(words: readonly string[], catalogue: Catalogue, found: Found): boolean {
  let hit = false;
  for (const [index, word] of words.entries()) {
    const group = groups.get(`${word} ${words[index + 1] ?? ''}`);
    if (!group) continue;
    addGroup(group, catalogue, found);
    hit = true;
  }
  return hit;
}

/** @returns whether the term was understood, as a whole or in a part of it */
function matchTerm(term: string, catalogue: Catalogue, found: Found): boolean {
  const said = termWords(term);
  const words = said.filter((word) => !fillers.has(word));
  if (words.length === 0) return false;
  let hit = false;
  if (said.some((word) => allergyWords.has(word))) {
    for (const word of words) {
      const origin = originOf.get(word);
      if (origin) addGroup(origin, catalogue, found);
    }
  }
  // 'gluten free' asks for no gluten; 'gluten free bread' may ask for either, so we are not sure
  const without = said.includes('free') ? words.filter((word) => groups.has(word)) : [];
  for (const word of without) {
    const group = groups.get(word);
    if (group) addGroup(group, catalogue, found);
  }
  if (without.length > 0) {
    const whole = without.length === words.length;
    if (!whole) addMatches(words, catalogue, found);
    return whole;
  }
  if (addMatches(words, catalogue, found)) hit = true;
  if (addPairs(said, catalogue, found)) hit = true;
  if (hit) return !turning.test(term);
  // 'raw red onion rings': no food is called so, but a word of it is one; leaving out too much is the safe side
  let unknown = 0;
  let guessed = false;
  for (const word of words) {
    if (addMatches([word], catalogue, found)) {
      hit = true;
      continue;
    }
    const near = corrections(word, catalogue);
    for (const known of near) {
      if (addMatches([singular(known)], catalogue, found)) guessed = true;
    }
    if (near.length === 0) unknown++;
  }
  if (turning.test(term)) return false;
  // a guess beside a word that we do not know is no more than that
  return hit || (guessed && unknown === 0);
}

/**
 * Reads a member's own words for foods against the catalogue: South African names, plurals, Afrikaans and isiZulu
 * names, additives, pictures, one misspelling. When in doubt more is left out rather than less; what is not understood is returned.
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
