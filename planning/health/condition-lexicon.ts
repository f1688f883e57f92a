import { constituents } from '../catalogue/food-facts/constituents.ts';
import { normalise, singular, withinOneEdit, wordsOf } from '../catalogue/words.ts';
import {
  afterNegation,
  around,
  foodBeside,
  jointTrouble,
  jointWords,
  negations,
  organs,
  organTrouble,
} from './body-words.ts';
import { illness, type Joint, type NamedCondition, namedConditions } from './condition-words.ts';

/** What a phrase stands for. */
export interface Meaning {
  readonly entry: NamedCondition | Joint;
  /** Words of trouble that belong to it when they stand beside it. */
  readonly trouble: ReadonlySet<string>;
  /** Means nothing without such a word. */
  readonly needsTrouble: boolean;
  /** A 'no' before it turns it round. */
  readonly negatable: boolean;
}

const wordSet = (list: string): ReadonlySet<string> =>
  new Set(list.split(',').map((word) => singular(normalise(word))));

/** Small words of a clause, in the singular. */
export const clauseWords = {
  organTrouble: wordSet(organTrouble),
  jointTrouble: wordSet(jointTrouble),
  foodBeside: wordSet(foodBeside),
  around: wordSet(around),
  negations: wordSet(negations),
  afterNegation: wordSet(afterNegation),
};

export const conditionPictures: Readonly<Record<string, string>> = {
  '🤰': 'pregnant',
  '🤱': 'breastfeeding',
};

function phrasesOf(list: string): readonly string[] {
  return list
    .split(',')
    .map((phrase) => conditionPictures[phrase.trim()] ?? wordsOf(phrase).join(' '))
    .filter((phrase) => phrase !== '');
}

/** What each phrase means. A row further up wins. */
const meanings = new Map<string, Meaning>();
function learn(list: string, meaning: Meaning): void {
  for (const phrase of phrasesOf(list)) if (!meanings.has(phrase)) meanings.set(phrase, meaning);
}
const plain = { trouble: new Set<string>(), needsTrouble: false, negatable: true };
for (const entry of namedConditions) {
  learn(entry.diets ?? '', { ...plain, entry, negatable: false });
  learn(entry.phrases, { ...plain, entry });
}
for (const { joint, alone, beside } of jointWords) {
  learn(alone, { ...plain, entry: joint, trouble: clauseWords.jointTrouble });
  learn(beside, { ...plain, entry: joint, trouble: clauseWords.jointTrouble, needsTrouble: true });
}
for (const entry of organs) {
  learn(entry.phrases, { ...plain, entry, trouble: clauseWords.organTrouble, needsTrouble: true });
}
learn(illness.phrases, { ...plain, entry: illness });

/** Words of the longest phrase. */
export const mostWords = Math.max(
  ...[...meanings.keys()].map((phrase) => phrase.split(' ').length),
);
/** Shorter words are too near to others to be guessed: 'gout' and 'goat'. */
const fewestLetters = 7;
const known = new Set([
  ...[...meanings.keys()].flatMap((phrase) => phrase.split(' ')),
  ...clauseWords.organTrouble,
  ...clauseWords.jointTrouble,
]);
const guessable = [...known].filter((word) => word.length >= fewestLetters);

/** 'Itswele' are onions, and no misspelt word for a pregnancy. */
const namesOfFood = new Set(
  [...constituents.values()].flatMap(({ names }) => names.flatMap((name) => wordsOf(name))),
);

/** What these words stand for, side by side. @param words normalised, in the singular */
export function meaningOf(words: readonly string[]): Meaning | undefined {
  return meanings.get(words.join(' '));
}

/** The word itself, or the one that it misspells. */
export function spelt(word: string): string {
  if (known.has(word) || namesOfFood.has(word) || word.length < fewestLetters) return word;
  return guessable.find((other) => other[0] === word[0] && withinOneEdit(other, word)) ?? word;
}
