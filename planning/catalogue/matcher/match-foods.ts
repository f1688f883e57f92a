import type { Catalogue } from '../catalogue.ts';
import { isKindOf } from '../food-facts/constituents.ts';
import type { FoodKey } from '../foods.ts';
import { normalise, singular, wordsOf } from '../words.ts';
import { groups } from './groups.ts';
import { type Lexicon, lexiconOf } from './lexicon.ts';
import { corrections } from './spelling.ts';
import { allergyWords, descriptors, fillers, foodPictures, joined } from './word-lists.ts';

/** What a free text of disliked foods was understood to mean. */
export interface FoodMatch {
  readonly foods: ReadonlySet<FoodKey>;
  /** Recipes whose very name holds what is disliked ('curry', 'soup'). */
  readonly dishes: ReadonlySet<string>;
  /** By food key or recipe id: the member's own word for it, without what is said around it. */
  readonly words: ReadonlyMap<string, string>;
  /** Parts of the text that hold something we do not know, as typed; what is known of them is left out all the same. */
  readonly unmatched: readonly string[];
}

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
/** 'Bones' of a fish or a chop are no beans, which are called so in Afrikaans. */
const bone = 'bone';

/** Pictures as the words for which they stand, so that nobody's 🥜 is lost. */
function inWords(text: string): string {
  let words = text;
  for (const [picture, word] of foodPictures) words = words.replaceAll(picture, `, ${word}, `);
  return words;
}

/** Whether somebody said something: a letter, a digit or a picture that we do not know. */
function saysSomething(part: string): boolean {
  if (nothing.has(normalise(part))) return /\p{Extended_Pictographic}/u.test(part);
  return normalise(part).length > 1 || !/^[a-z0-9]?$/.test(normalise(part));
}

/** Free text into single wishes, as typed: 'mushrooms, liver and onions' into three. */
function termsOf(text: string): readonly string[] {
  return inWords(text)
    .split(/[,;:\n\r/|+&•()]|\.(?=\s|$)|\s-\s|\b(?:and|or|en|of|nor|plus|also|but)\b/iu)
    .map((part) => part.trim())
    .filter(saysSomething);
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

/**
 * 'Tuna fish' is tuna, and 'sheep meat' mutton. Of other words both count, in whatever order: who leaves out commas may mean
 * milk and cheese, and cashews may stand for all nuts.
 */
function withoutWhole(words: readonly string[]): readonly string[] {
  const [kind = '', whole = '', ...more] = words;
  const isCompound = more.length === 0 && (whole === 'fish' || whole === 'meat');
  return isCompound && isKindOf(kind, whole) ? [kind] : words;
}

/** Compounds in whose name a single word means something else ('butter' is not peanut butter). */
const notMeantBy: Readonly<Record<string, readonly string[]>> = {
  butter: ['peanut', 'bean', 'butternut'],
  milk: ['coconut', 'soya', 'soy', 'almond', 'oat', 'macadamia', 'plant'],
  sugar: ['bean', 'free'],
  potato: ['sweet'],
  pepper: ['black', 'ground'],
  cream: ['cracker', 'corn', 'coconut'],
  egg: ['free'],
  bean: ['coffee', 'cocoa'],
  kidney: ['bean'],
};

/** Reads one term. */
class TermReader {
  readonly foods = new Set<FoodKey>();
  readonly dishes = new Set<string>();
  /** Singular words of the names that were found in it, as they stand in the term. */
  readonly #named = new Set<string>();
  readonly #catalogue: Catalogue;
  readonly #lexicon: Lexicon;

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
    this.#lexicon = lexiconOf(catalogue);
  }

  /** Takes a name; dishes that are called after it go as well, though they may not hold it. */
  #take(name: string, asAllergy: boolean, typed = name): void {
    const sense = this.#lexicon.senses.get(name);
    if (!sense) return;
    const words = name.split(' ');
    for (const word of typed.split(' ')) this.#named.add(word);
    for (const key of asAllergy ? sense.asAllergy : sense.foods) this.foods.add(key);
    for (const id of sense.dishes) this.dishes.add(id);
    if (groups.get(name)?.diet) return;
    this.#takeDishesNamed(words);
  }

  #takeDishesNamed(words: readonly string[]): boolean {
    const [only = ''] = words;
    const others = words.length === 1 ? (notMeantBy[only] ?? []) : [];
    let found = false;
    for (const { nameWords, recipe } of this.#catalogue.dishes) {
      if (!words.every((word) => nameWords.includes(word))) continue;
      if (others.some((other) => nameWords.includes(other))) continue;
      this.dishes.add(recipe.id);
      found = true;
    }
    return found;
  }

  /** 'Low-fat milk' or 'chicken soup': words in any order that stand in one name of a food or a dish. */
  #takeNamed(words: readonly string[]): boolean {
    const { senses } = this.#lexicon;
    if (words.length < 2 || !words.some((word) => senses.has(word))) return false;
    // three foods side by side are a list without commas, and not one dish
    const isFood = (word: string) => senses.get(word)?.weak === false && !descriptors.has(word);
    if (words.length > 2 && words.every(isFood)) return false;
    let found = false;
    for (const { key, labels } of this.#catalogue.foods.values()) {
      if (!labels.some((label) => words.every((word) => label.includes(word)))) continue;
      this.foods.add(key);
      found = true;
    }
    if (!this.#takeDishesNamed(words) && !found) return false;
    for (const word of words) this.#named.add(word);
    return true;
  }

  /** The longest name that begins at a word. */
  #nameAt(words: readonly string[], from: number): string | null {
    const { senses, longest } = this.#lexicon;
    for (let length = Math.min(longest, words.length - from); length > 0; length--) {
      const name = words.slice(from, from + length).join(' ');
      if (senses.has(name)) return name;
    }
    return null;
  }

  /** Names in a term one after another, and the words that are none. */
  #namesIn(words: readonly string[]) {
    const names: string[] = [];
    const others: string[] = [];
    for (let at = 0; at < words.length; ) {
      const name = this.#nameAt(words, at);
      if (name === null) others.push(words[at] ?? '');
      else names.push(name);
      at += name === null ? 1 : name.split(' ').length;
    }
    return { names, others };
  }

  /** Whether a name lost a word that belongs to a longer one: the 'cold' of 'no cold meat please'. */
  #isShortened(name: string, said: readonly string[]): boolean {
    const { names } = this.#namesIn(said);
    return names.some(
      (whole) => !name.includes(whole) && whole.split(' ').some((word) => fillers.has(word)),
    );
  }

  /** The names that say what is meant: in 'mushroom soup' the mushrooms, in 'fish bones' the fish. */
  #tellingOf(names: readonly string[]): readonly string[] {
    const { senses } = this.#lexicon;
    const telling = names.filter((name) => !senses.get(name)?.weak && !descriptors.has(name));
    if (telling.length === 0) return names;
    return telling.length > 1 ? telling.filter((name) => name !== bone) : telling;
  }

  /** Takes what misspelt words may mean. @returns whether there is none that could mean nothing */
  #guess(words: readonly string[], asAllergy: boolean): boolean {
    let unknown = 0;
    for (const word of words) {
      if (fillers.has(word) || descriptors.has(word)) continue;
      const near = corrections(word, this.#lexicon);
      for (const name of near) this.#take(name, asAllergy, word);
      if (near.length === 0) unknown++;
    }
    return unknown === 0;
  }

  /** Takes every name in a term. @returns whether nothing was left that we do not know */
  #takeNames(words: readonly string[], asAllergy: boolean): boolean {
    const { names, others } = this.#namesIn(words);
    for (const name of this.#tellingOf(names)) this.#take(name, asAllergy);
    const sure = this.#guess(others, asAllergy);
    return sure && this.#named.size > 0;
  }

  /** 'Gluten free' asks for no gluten; 'gluten free bread' may ask for either, so we are not sure. */
  #takeFree(words: readonly string[]): boolean {
    const { names, others } = this.#namesIn(words);
    for (const name of names) this.#take(name, true);
    return names.length === 1 && others.length === 0;
  }

  /** @returns whether the term was understood in all its parts */
  read(term: string, harmful: boolean): boolean {
    const said = termWords(term);
    const asAllergy = harmful || said.some((word) => allergyWords.has(word));
    const { senses } = this.#lexicon;
    const words = withoutWhole(said.filter((word) => !fillers.has(word)));
    if (words.length === 0) return false;
    if (said.includes('free')) return this.#takeFree(words);
    for (const name of [said.join(' '), words.join(' ')]) {
      if (!senses.has(name) || this.#isShortened(name, said)) continue;
      this.#take(name, asAllergy);
      return !turning.test(term);
    }
    const found =
      (!asAllergy && !this.#isShortened(words.join(' '), said) && this.#takeNamed(words)) ||
      this.#takeNames(said, asAllergy);
    return found && !turning.test(term);
  }

  /** What a term is about: 'fish' of 'I really hate fish'; where no word of it is a name, all but the fillers. */
  subjectOf(term: string): string {
    const words = term.split(/\s+/).filter((word) => !fillers.has(singular(normalise(word))));
    if (words.length < 2) return words[0] ?? term;
    const names = words.filter((word) => wordsOf(word).some((single) => this.#named.has(single)));
    return (names.length > 0 ? names : words).join(' ');
  }
}

/**
 * Reads a member's own words for foods against the catalogue: South African names, plurals, Afrikaans and isiZulu
 * names, additives, pictures, one misspelling. A name takes out every food that holds it by ingredient. When in doubt
 * more is left out rather than less; what is not understood is returned.
 * @param harmful whether all of it harms the member, as if each part spoke of an allergy
 */
export function matchFoods(text: string, catalogue: Catalogue, harmful = false): FoodMatch {
  const foods = new Set<FoodKey>();
  const dishes = new Set<string>();
  const said = new Map<string, string>();
  const unmatched: string[] = [];
  const terms = termsOf(text);
  const telling = terms.filter((term) => !termWords(term).every((word) => fillers.has(word)));
  // 'of any kind' says nothing beside nuts; by itself it is said back
  for (const term of telling.length > 0 ? telling : terms) {
    const reader = new TermReader(catalogue);
    if (!reader.read(term, harmful)) unmatched.push(term);
    for (const key of reader.foods) foods.add(key);
    for (const id of reader.dishes) dishes.add(id);
    const word = reader.subjectOf(term);
    for (const name of [...reader.foods, ...reader.dishes]) {
      if (!said.has(name)) said.set(name, word);
    }
  }
  return { foods, dishes, words: said, unmatched };
}
