const ending = (word: string, suffix: string, ...stems: readonly string[]): readonly string[] =>
  word.endsWith(suffix) ? stems.map((add) => word.slice(0, -suffix.length) + add) : [];

/** 'stirring' may be of 'stir', 'running' of 'run': the consonant before the ending was doubled. */
function undoubled(word: string, suffix: string): readonly string[] {
  const stem = word.slice(0, -suffix.length);
  return word.endsWith(suffix) && /([a-z])\1$/.test(stem) ? [stem.slice(0, -1)] : [];
}

/**
 * What an English word may be a form of, itself first: plurals, tenses, comparisons, adverbs. Guesses, so a caller
 * looks each of them up.
 */
export function baseForms(word: string): readonly string[] {
  return [
    word,
    ...(word.endsWith('ss') ? [] : ending(word, 's', '')),
    ...ending(word, 'es', ''),
    ...ending(word, 'ies', 'y'),
    ...ending(word, 'ves', 'f', 'fe'),
    ...ending(word, 'ied', 'y'),
    ...ending(word, 'ed', '', 'e'),
    ...undoubled(word, 'ed'),
    ...ending(word, 'ing', '', 'e'),
    ...undoubled(word, 'ing'),
    ...ending(word, 'ier', 'y'),
    ...ending(word, 'iest', 'y'),
    ...ending(word, 'er', '', 'e'),
    ...undoubled(word, 'er'),
    ...ending(word, 'est', '', 'e'),
    ...undoubled(word, 'est'),
    ...ending(word, 'ily', 'y'),
    ...ending(word, 'ly', ''),
    ...ending(word, 'bly', 'ble'),
  ].filter((base) => base.length > 1 || base === word);
}
