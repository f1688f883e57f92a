import { baseForms } from './inflection.ts';

/** Endings that make a word of another without naming a new thing, and what the stem may have lost. */
const endings: readonly (readonly [ending: string, ...lost: readonly string[]])[] = [
  ['able', '', 'e'],
  ['ably', '', 'e'],
  ['ness', ''],
  ['iness', 'y'],
  ['less', ''],
  ['lessly', ''],
  ['ful', ''],
  ['fully', ''],
  ['ish', '', 'e'],
  ['like', ''],
  ['wise', ''],
  ['proof', ''],
  ['worthy', ''],
  ['ward', ''],
  ['wards', ''],
  ['time', ''],
  ['most', ''],
  ['ship', ''],
  ['ment', ''],
  ['ation', '', 'e'],
  ['ization', 'ize'],
  ['isation', 'ise', 'ize'],
  ['ity', '', 'e'],
  ['ability', 'able', ''],
  ['ing', '', 'e'],
  ['ingly', '', 'e', 'ing'],
  ['edly', '', 'e'],
  ['y', '', 'e'],
  ['ily', '', 'e', 'y'],
];

/** Second halves of words that name a place, a time, a person or a thing of the house: 'lamplight', 'lawnmower'. */
const halves =
  'light side room work way house book mower place wear line mate maker holder top step door mark chair board keeper beat song mat rest lamp desk phone screen ware folk land day night word paper space craft'.split(
    ' ',
  );

const beginnings =
  /^(?:re|un|non|mis|out|over|under|up|down|self|mid|multi|super|semi|pre|co|de|dis|ultra|half)([a-z]{4,})$/;

const endsDoubled = /([b-df-hj-np-tv-z])\1$/;

/**
 * What a word may have been formed from, itself not among them: 'spoonable' of 'spoon', 'zesty' of 'zest', 'unhurried'
 * of 'hurry'. Guesses, so a caller looks each of them up.
 */
export function rootsOf(word: string): readonly string[] {
  const singulars = word.endsWith('s') ? [word, word.slice(0, -1)] : [word];
  const stems = singulars.flatMap((one) =>
    [...endings, ...halves.map((half) => [half, ''] as const)].flatMap(([ending, ...lost]) => {
      if (!one.endsWith(ending) || one.length < ending.length + 3) return [];
      const stem = one.slice(0, -ending.length);
      const whole = endsDoubled.test(stem) ? [stem.slice(0, -1)] : [];
      return [...lost.map((add) => stem + add), ...whole];
    }),
  );
  const bare = beginnings.exec(word)?.[1];
  return [...stems, ...(bare === undefined ? [] : baseForms(bare))].filter((root) => root !== word);
}
