import type { CatalogueFood } from '../../catalogue/catalogue.ts';
import { singular } from '../../catalogue/words.ts';
import type { DietType } from '../../profile/options.ts';
import { isOfDiet } from '../../safety/eating-rules.ts';
import type { ScopeFacts } from '../task/writing-task.ts';
import { tokensOf } from '../words/vocabulary.ts';
import {
  articleFiguresIn,
  daysOf,
  type Figure,
  figuresIn,
  weeksOf,
  wordFiguresIn,
} from './figures-in-text.ts';
import type { FoodWords } from './food-words.ts';
import { labelMeans } from './label-means.ts';

const filleted: ReadonlySet<string> = new Set(['fish', 'poultry', 'meat']);

/** Words for a whole group of foods, and when a part of the plan holds one of it. */
const groups: Readonly<Record<string, (food: CatalogueFood) => boolean>> = {
  nut: ({ allergens }) => holds(allergens, 'tree-nuts') || holds(allergens, 'peanuts'),
  seed: ({ labels }) => labels.some((label) => label.includes('seed')),
  grain: ({ diversityGroup }) => diversityGroup === 'grains-roots',
  wholegrain: ({ diversityGroup }) => diversityGroup === 'grains-roots',
  bean: ({ diversityGroup }) => diversityGroup === 'pulses',
  pulse: ({ diversityGroup }) => diversityGroup === 'pulses',
  legume: ({ diversityGroup }) => diversityGroup === 'pulses',
  meat: ({ animals }) => animals.includes('meat') || animals.includes('poultry'),
  poultry: ({ animals }) => animals.includes('poultry'),
  fish: ({ animals }) => animals.includes('fish'),
  seafood: ({ animals }) => animals.includes('fish') || animals.includes('shellfish'),
  dairy: ({ animals }) => animals.includes('dairy'),
  berry: ({ labels }) => labels.flat().some((word) => word.endsWith('berry')),
  citrus: ({ labels }) =>
    labels.flat().some((word) => /^(lemon|lime|orange|naartjie|grapefruit)$/.test(word)),
  fillet: ({ animals }) => animals.some((animal) => filleted.has(animal)),
  starch: () => true,
  seasoning: isSeasoning,
  spice: isSeasoning,
  condiment: isSeasoning,
};

function isSeasoning({ aisle }: CatalogueFood): boolean {
  return aisle === 'Spices & condiments';
}

function holds(allergens: CatalogueFood['allergens'], one: 'tree-nuts' | 'peanuts'): boolean {
  return allergens === null || allergens.includes(one);
}

/** What a text may name, ready to be looked up. */
export interface Scope {
  readonly facts: ScopeFacts;
  readonly tokens: ReadonlySet<string>;
  /** Words that stand by themselves, and not only inside the name of a food: of 'peanut butter' neither. */
  readonly loose: ReadonlySet<string>;
  /** The facts as one line of singular words between blanks. */
  readonly line: string;
  readonly figures: readonly Figure[];
  readonly emoji: ReadonlySet<string>;
}

export const emojiPattern =
  /\p{Extended_Pictographic}(?:\uFE0F|\u200D\p{Extended_Pictographic})*/gu;

/** Lines that were looked at already: those of a meal stand in the facts of its day and of its week again. */
export type KnownLines = Map<string, Scope>;

function lineScope(text: string, foods: FoodWords): Omit<Scope, 'facts'> {
  const tokens = tokensOf(text);
  const singulars = tokens.map(singular);
  return {
    tokens: new Set([...tokens, ...singulars]),
    loose: looseWords(singulars, foods),
    line: ` ${singulars.join(' ')} `,
    figures: [
      ...figuresIn(text),
      ...wordFiguresIn(tokens),
      ...articleFiguresIn(tokens),
      ...weeksOf(text),
      ...daysOf(text),
    ],
    emoji: new Set(text.match(emojiPattern) ?? []),
  };
}

export function scopeOf(facts: ScopeFacts, foods: FoodWords, known: KnownLines): Scope {
  const lines = facts.text.split('\n').map((text) => {
    const scope = known.get(text) ?? { ...lineScope(text, foods), facts };
    known.set(text, scope);
    return scope;
  });
  return {
    facts,
    tokens: new Set(lines.flatMap(({ tokens }) => [...tokens])),
    loose: new Set(lines.flatMap(({ loose }) => [...loose])),
    line: lines.map(({ line }) => line).join('.'),
    figures: lines.flatMap(({ figures }) => figures),
    emoji: new Set(lines.flatMap(({ emoji }) => [...emoji])),
  };
}

function looseWords(singulars: readonly string[], foods: FoodWords): ReadonlySet<string> {
  const loose = new Set<string>();
  for (let index = 0; index < singulars.length; index += 1) {
    const compound = compoundAt(singulars, index, foods);
    if (compound) index += compound.length - 1;
    else loose.add(singulars[index] ?? '');
  }
  return loose;
}

/** The longest name of a food of several words that starts at a place of a text, or null. */
export function compoundAt(
  singulars: readonly string[],
  index: number,
  { compounds }: FoodWords,
): readonly string[] | null {
  const phrases = compounds.get(singulars[index] ?? '') ?? [];
  return (
    phrases.find((phrase) => phrase.every((word, at) => singulars[index + at] === word)) ?? null
  );
}

/** Shapes into which a food is cut; they make no other food of it. */
const shapes: ReadonlySet<string> = new Set(
  'piece portion strip cube slice chunk leaf half floret fillet wedge ring stick kernel bite'.split(
    ' ',
  ),
);

/** What is made of one food and adds none: a 'bean salad' is of beans. */
const preparations: ReadonlySet<string> = new Set(['salad', 'stew', 'soup']);

/** Whether the part of the plan holds a food of this very name, or pieces of a food that it holds, or what is made of one. */
export function holdsCompound(phrase: readonly string[], scope: Scope): boolean {
  const { facts, line } = scope;
  const [made] = phrase;
  // what the nut butter of a dish becomes in it
  if (phrase.join(' ') === 'peanut sauce') return holdsFood('peanut', scope);
  if (made !== undefined && phrase.length === 2 && preparations.has(phrase[1] ?? ''))
    return holdsFood(made, scope);
  const cut = phrase.filter((word) => !shapes.has(word));
  const [only] = cut;
  if (cut.length === 1 && phrase.length === 2 && only !== undefined) return holdsFood(only, scope);
  const named = facts.foods.some(({ labels }) =>
    labels.some((label) => label.join(' ') === phrase.join(' ')),
  );
  return named || line.includes(` ${phrase.join(' ')} `);
}

/** Whether a single word can only mean a food of this part of the plan ('milk' where there is milk). */
export function holdsFood(word: string, { facts }: Scope): boolean {
  const group = groups[word];
  return facts.foods.some(
    (food) => food.labels.some((label) => labelMeans(label, [word])) || group?.(food) === true,
  );
}

/** Whether a name of two words is only a way of cooking, as which it stands in the names of foods. */
export function isWayOfCooking(phrase: readonly string[]): boolean {
  return phrase.join(' ') === 'stir fry';
}

/** What is made in the kitchen from foods of the plan: the word may stand where one of them is served. */
const preparedFrom: Readonly<Record<string, readonly string[]>> = {
  batter: ['flour'],
  dough: ['flour'],
  dressing: ['oil', 'vinegar', 'yoghurt', 'lemon'],
  sandwich: ['bread', 'roll'],
  toast: ['bread'],
  wrap: ['wrap'],
  gravy: ['flour', 'cornflour'],
  soup: ['lentil', 'bean', 'pumpkin', 'butternut', 'carrot'],
  stew: ['bean', 'beef', 'lamb', 'chicken', 'lentil'],
  omelette: ['egg'],
  porridge: ['maize', 'oat', 'mabele', 'sorghum'],
  yolk: ['egg'],
};

/** Whether the word is something that is made of a food of this part of the plan. */
export function isMadeHere(word: string, scope: Scope): boolean {
  return (preparedFrom[word] ?? []).some((food) => holdsFood(food, scope));
}

export function isGroupWord(word: string): boolean {
  return groups[word] !== undefined;
}

/** Words for the diets of which one can see by a food's animals whether it belongs. */
const diets: Readonly<Record<string, DietType>> = {
  vegetarian: 'Vegetarian',
  meatless: 'Vegetarian',
  vegan: 'Vegan',
};

/** Whether the word names a diet that every food of this part of the plan is of. */
export function isDietHere(word: string, { facts: { foods } }: Scope): boolean {
  const diet = diets[word];
  return diet !== undefined && foods.length > 0 && foods.every((food) => isOfDiet(food, diet));
}

const shades: ReadonlySet<string> = new Set(
  'bright deep pale golden vivid glowing burnt sunset'.split(' '),
);
const coloured: ReadonlySet<string> = new Set(
  'soup colour mash sauce curry bowl flesh puree stew plate glow oil tint hue'.split(' '),
);

/** Whether the name of the fruit is only a colour: 'a bright orange soup'. */
export function isColour(tokens: readonly string[], index: number): boolean {
  const [before = '', word, next = ''] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  return word === 'orange' && shades.has(before) && coloured.has(next);
}

/** Adverbs before a taste: 'pleasantly tart', but not 'apple tart'. */
const howTart: ReadonlySet<string> = new Set(
  'nicely pleasantly slightly gently lightly deliciously too so very quite'.split(' '),
);

/** Whether a word that is also a food tells how a food of this part tastes: 'nutty lentils', 'a tart apple'. */
export function isFlavourOf(tokens: readonly string[], index: number, scope: Scope): boolean {
  const next = singular(tokens[index + 1] ?? '');
  if (tokens[index] === 'tart')
    return howTart.has(tokens[index - 1] ?? '') || holdsFood(next, scope);
  if (tokens[index] !== 'nutty') return false;
  // grains, pulses and seeds taste so by themselves; anything else would have nuts in it
  return scope.facts.foods.some(
    ({ diversityGroup, labels }) =>
      (diversityGroup === 'grains-roots' ||
        diversityGroup === 'pulses' ||
        labels.some((label) => label.includes('seed'))) &&
      labels.some((label) => labelMeans(label, [next])),
  );
}

/** Endings by which the name of a food says how something tastes or looks: 'gingery', 'tomatoey', 'bean-like'. */
const tasteEnding = /^([a-z]{3,}?)([a-z]?)(?:e?y|ish|like)$/;
/** What may be of a taste without the food: a 'nutty aroma', 'smells nutty', but not 'make it nutty'. */
const tastes: ReadonlySet<string> = new Set(
  'flavour flavours flavor taste aroma smell scent note notes brown colour'.split(' '),
);

/** Whether a word says that something tastes of a food of this part of the plan, or only what it tastes of. */
export function isTaste(
  tokens: readonly string[],
  index: number,
  scope: Scope,
  { single }: FoodWords,
): boolean {
  const [, stem = '', last = ''] = tasteEnding.exec(tokens[index] ?? '') ?? [];
  if (stem === '') return false;
  const whole = stem + last;
  const names = [whole, `${whole}e`, ...(stem.endsWith(last) ? [stem] : [])];
  return names.some((food) => {
    const named = single.has(food) || isGroupWord(food);
    const onlyTaste =
      tastes.has(tokens[index + 1] ?? '') || /^(?:smell|taste)/.test(tokens[index - 1] ?? '');
    if (named && (onlyTaste || holdsFood(food, scope))) return true;
    return isMadeHere(food, scope);
  });
}
