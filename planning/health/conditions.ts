import { normalise, singular } from '../catalogue/words.ts';
import {
  conditionPictures,
  type Meaning,
  meaningOf,
  mostWords,
  clauseWords as sets,
  spelt,
} from './condition-lexicon.ts';
import { type Condition, illness, type Joint } from './condition-words.ts';

/** Words of a member, and what they were read as. */
export type Reading =
  | {
      readonly kind: 'condition';
      readonly condition: Condition;
      /** In a sentence: 'we read that as diabetes'. */
      readonly name: string;
      /** As typed; null where they must not be said back on a page. */
      readonly words: string | null;
    }
  | { readonly kind: 'joint'; readonly joint: Joint; readonly words: string };

/** A text taken apart: what it says about the body, and what is left of it for whoever looks for foods. */
export interface ReadText {
  readonly readings: readonly Reading[];
  /** The text without the clauses that speak of a condition, otherwise as typed. */
  readonly foods: string;
  /** Further words of those clauses: they may name foods ('IBS, so no onions'), and need not. */
  readonly beside: string;
}

interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const tokenPattern = /[\p{L}\p{N}]+(?:['’`][\p{L}]+)*|🤰|🤱/gu;
/** Clauses end at punctuation and at an 'and' in one of the languages; an 'of' may belong to a phrase. */
const clauseEnd = /[,;:\n\r/|+&•()!?]|\.(?=\s|$)|\s-\s|\b(?:and|or|en|plus|also|but|nor)\b/giu;

function tokensOf(text: string, offset: number): readonly Token[] {
  return [...text.matchAll(tokenPattern)].map((match) => {
    const [raw] = match;
    const start = offset + match.index;
    return {
      word: conditionPictures[raw] ?? singular(normalise(raw)),
      start,
      end: start + raw.length,
    };
  });
}

interface Hit {
  readonly meaning: Meaning;
  /** Tokens that it takes up, both included. */
  readonly from: number;
  readonly to: number;
}

function phraseAt(words: readonly string[], from: number): Hit | null {
  for (let length = Math.min(mostWords, words.length - from); length > 0; length--) {
    const meaning = meaningOf(words.slice(from, from + length));
    if (meaning) return { meaning, from, to: from + length - 1 };
  }
  return null;
}

/** The nearest word of trouble with nothing but small words in between. @returns its index, or null */
function troubleNear(words: readonly string[], hit: Hit, trouble: ReadonlySet<string>) {
  for (const step of [-1, 1]) {
    for (let at = step < 0 ? hit.from - 1 : hit.to + 1; at in words; at += step) {
      const word = words[at] ?? '';
      if (trouble.has(word)) return at;
      if (!sets.around.has(word)) break;
    }
  }
  return null;
}

function isCutOfMeat(words: readonly string[], { from, to }: Hit): boolean {
  return [words[from - 1], words[to + 1]].some(
    (word) => word !== undefined && sets.foodBeside.has(word),
  );
}

/** A phrase with the word of trouble beside it; null where it stands for a food or for nothing without one. */
function withTrouble(words: readonly string[], hit: Hit): Hit | null {
  const { trouble, needsTrouble } = hit.meaning;
  if (needsTrouble && isCutOfMeat(words, hit)) return null;
  const at = troubleNear(words, hit, trouble);
  if (at === null) return needsTrouble ? null : hit;
  return { ...hit, from: Math.min(hit.from, at), to: Math.max(hit.to, at) };
}

/** Index of the word that denies a hit; null where none does. */
function denial(words: readonly string[], { from, meaning }: Hit): number | null {
  if (!meaning.negatable) return null;
  let at = from - 1;
  while (at >= 0 && sets.afterNegation.has(words[at] ?? '')) at--;
  return sets.negations.has(words[at] ?? '') ? at : null;
}

/** A clause, or what ends one. */
interface Clause {
  readonly text: string;
  readonly start: number;
}

function clausesOf(text: string): readonly Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  for (const end of text.matchAll(clauseEnd)) {
    clauses.push({ text: text.slice(start, end.index), start });
    start = end.index + end[0].length;
  }
  return [...clauses, { text: text.slice(start), start }];
}

function hitsIn(words: readonly string[]): readonly Hit[] {
  const hits: Hit[] = [];
  for (let at = 0; at < words.length; at++) {
    const phrase = phraseAt(words, at);
    const hit = phrase && withTrouble(words, phrase);
    if (!hit) continue;
    hits.push(hit);
    at = Math.max(at, hit.to);
  }
  return hits;
}

/** A joint alone in its clause: 'sore knees, hips and back' speaks of three. */
function loneJoint(words: readonly string[]): Hit | null {
  const from = words.findIndex((word) => !sets.around.has(word));
  const hit = from < 0 ? null : phraseAt(words, from);
  if (!hit || typeof hit.meaning.entry !== 'string') return null;
  return words.slice(hit.to + 1).every((word) => sets.around.has(word)) ? hit : null;
}

function readingOf({ entry }: Meaning, words: string): Reading {
  if (typeof entry === 'string') return { kind: 'joint', joint: entry, words };
  const { condition, name, unspoken } = entry;
  return { kind: 'condition', condition, name, words: unspoken ? null : words };
}

const nameOf = (reading: Reading): string =>
  reading.kind === 'joint' ? reading.joint : reading.name;

/**
 * What one clause says, each thing once: a name says more than a word that tells of some illness ('diabetes is a chronic
 * disease'), and two words may name the same ('rheumatoid arthritis').
 */
function namedOnce(readings: readonly Reading[]): readonly Reading[] {
  const named = readings.filter((reading) => nameOf(reading) !== illness.name);
  const byName = new Map(
    (named.length > 0 ? named : readings).toReversed().map((one) => [nameOf(one), one]),
  );
  return [...byName.values()].toReversed();
}

/** Each of the member's words once. */
function withoutRepeats(readings: readonly Reading[]): readonly Reading[] {
  const seen = new Set<string>();
  return readings.filter((reading) => {
    const key = reading.words?.toLowerCase() ?? nameOf(reading);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

interface ReadClause {
  readonly readings: readonly Reading[];
  /** Words that are left over, as typed. */
  readonly beside: readonly string[];
  readonly joint: boolean;
}

/** What is said of the body between two commas; null where it is not spoken of. @param afterJoint the clause before was about one */
function readClause(text: string, clause: Clause, afterJoint: boolean): ReadClause | null {
  const tokens = tokensOf(clause.text, clause.start);
  const words = tokens.map(({ word }) => spelt(word));
  const found = hitsIn(words);
  const lone: Hit | null = afterJoint && found.length === 0 ? loneJoint(words) : null;
  const hits: readonly Hit[] = lone ? [lone] : found;
  if (hits.length === 0) return null;
  const taken = new Set<number>();
  const readings: Reading[] = [];
  const beside: string[] = [];
  for (const hit of hits) {
    const { entry, needsTrouble } = hit.meaning;
    const denied = denial(words, hit);
    // 'sore knees, neck' may mean lamb neck, too: leaving out too much is the safe side
    if (hit !== lone || !needsTrouble) {
      for (let at = denied ?? hit.from; at <= hit.to; at++) taken.add(at);
    }
    if (denied !== null) continue;
    // which illness it is stands beside the word that tells of one
    const said =
      entry === illness
        ? clause.text.trim()
        : text.slice(tokens[hit.from]?.start, tokens[hit.to]?.end);
    readings.push(readingOf(hit.meaning, said));
  }
  const others = tokens.filter(
    (_, index) => !taken.has(index) && !sets.around.has(words[index] ?? ''),
  );
  if (others.length > 0) {
    beside.push(others.map(({ start, end }) => text.slice(start, end)).join(' '));
  }
  return {
    readings: namedOnce(readings),
    beside,
    joint: hits.some(({ meaning }) => typeof meaning.entry === 'string'),
  };
}

/**
 * Reads what a text says about the body: pregnancy, illness, medicine, joints that hurt, in the languages of
 * `condition-words.ts`, with one misspelling in a long word. What is denied ('not pregnant') is no reading, and is not
 * left over as a food either.
 */
export function conditionsIn(text: string): ReadText {
  const readings: Reading[] = [];
  const beside: string[] = [];
  let foods = text;
  let afterJoint = false;
  for (const clause of clausesOf(text)) {
    if (clause.text.trim() === '') continue;
    const read = readClause(text, clause, afterJoint);
    afterJoint = read?.joint === true;
    if (!read) continue;
    readings.push(...read.readings);
    beside.push(...read.beside);
    const { start } = clause;
    const { length } = clause.text;
    foods = foods.slice(0, start) + ' '.repeat(length) + foods.slice(start + length);
  }
  return { readings: withoutRepeats(readings), foods, beside: beside.join(', ') };
}

/** A text without what it says of the body, for whoever need not know: a language model, a page about foods. */
export function withoutConditions(text: string): string {
  const { foods, beside } = conditionsIn(text);
  if (foods === text) return text;
  const parts = [...foods.split(/[,;\n\r]/), beside].map((part) =>
    part.trim().replace(/\s+/g, ' '),
  );
  return parts.filter((part) => /[\p{L}\p{N}]/u.test(part)).join(', ');
}
