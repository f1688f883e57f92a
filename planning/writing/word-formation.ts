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
    endings.flatMap(([ending, ...lost]) => {
      if (!one.endsWith(ending) || one.length < ending.length + 3) return [];
      const stem = one.slice(0, -ending.length);
      const whole = endsDoubled.test(stem) ? [stem.slice(0, -1)] : [];
      return [...lost.map((add) => stem + add), ...whole];
    }),
  );
  const bare = beginnings.exec(word)?.[1];
  return [...stems, ...(bare === undefined ? [] : baseForms(bare))].filter((root) => root !== word);
}
