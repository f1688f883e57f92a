import { withinOneEdit } from '../words.ts';
import type { Lexicon } from './lexicon.ts';

/** Shorter words are too near to others to be guessed ('goat' and 'gort'), unless a letter of them is missing. */
const longWord = 6;
/** 'fsh': among names that can make somebody ill even two or three letters are guessed. */
const fewestLetters = 2;
const fewestOfOthers = 4;

function mayBe(word: string, known: string, guessable: boolean): boolean {
  if (known[0] !== word[0] || !withinOneEdit(known, word)) return false;
  if (word.length >= longWord) return true;
  const fewest = guessable ? fewestLetters : fewestOfOthers;
  if (word.length < fewest) return false;
  // a letter left out, or two of them in each other's place: no other word is likely to look so
  const swapped =
    known.length === word.length && [...known].sort().join() === [...word].sort().join();
  return known.length > word.length || swapped;
}

/** The names of one word that a misspelt word may stand for, at most one edit away; none where it is too short to tell. */
export function corrections(word: string, { senses }: Lexicon): readonly string[] {
  const near: string[] = [];
  // an 's' at the end may be that of a plural: 'egs'
  const one = word.replace(/s$/, '');
  for (const [known, { guessable, weak }] of senses) {
    if (known.includes(' ') || weak) continue;
    if (mayBe(word, known, guessable) || (guessable && mayBe(one, known, word.length > 2))) {
      near.push(known);
    }
  }
  return near;
}
