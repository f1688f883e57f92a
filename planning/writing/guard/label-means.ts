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

/** Whether a name means these words: it holds them all, and none that gives a single word another meaning. */
export function labelMeans(label: readonly string[], words: readonly string[]): boolean {
  if (!words.every((word) => label.includes(word))) return false;
  const [only] = words;
  if (words.length !== 1 || only === undefined) return true;
  return !(notMeantBy[only] ?? []).some((other) => label.includes(other));
}
