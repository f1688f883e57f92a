const longest = 100;
const leastSimilarity = 0.75;

/** Levenshtein distance: the fewest insertions, deletions and replacements of one character. */
function distance(one: string, other: string): number {
  let previous = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let place = 1; place <= other.length; place += 1) {
      const replaced = (previous[place - 1] ?? 0) + (one[row - 1] === other[place - 1] ? 0 : 1);
      const least = Math.min((previous[place] ?? 0) + 1, (current[place - 1] ?? 0) + 1, replaced);
      current.push(least);
    }
    previous = current;
  }
  return previous[other.length] ?? 0;
}

/** The name most like `wanted`, if at least three quarters of it agree; otherwise null. */
export function closest(wanted: string, names: Iterable<string>): string | null {
  if (wanted.length > longest) return null;
  let best: string | null = null;
  let bestSimilarity = leastSimilarity;
  for (const name of names) {
    const length = Math.max(wanted.length, name.length);
    const similarity = 1 - distance(wanted.toLowerCase(), name.toLowerCase()) / length;
    if (similarity >= bestSimilarity) {
      best = name;
      bestSimilarity = similarity;
    }
  }
  return best;
}
