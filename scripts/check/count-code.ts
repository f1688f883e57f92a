/** What there is of some files. */
export interface CodeCounts {
  readonly files: number;
  readonly lines: number;
  readonly longest: { readonly file: string; readonly lines: number };
  /** Files with more lines than are asked about. */
  readonly long: number;
  /** Calls of `test`. */
  readonly tests: number;
  /** Comments that tell a check to look away. */
  readonly silenced: number;
}

const testCall = /^\s*(?:void |await )?test\(/gm;
const silencer =
  /\/[/*] (?:biome-ignore|oxlint-disable|eslint-disable|@ts-expect-error|@ts-ignore)/g;

const countOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

/** The lines of a text; one at its end that is empty is none. */
const linesOf = (text: string) => text.replace(/\n$/, '').split('\n').length;

/**
 * Counts what stands in files.
 * @param sources texts by file
 * @param isCounted which of them count
 * @param most lines of a file that is not long
 */
export function countCode(
  sources: ReadonlyMap<string, string>,
  isCounted: (file: string) => boolean,
  most: number,
): CodeCounts {
  const counted = [...sources].filter(([file]) => isCounted(file));
  const sizes = counted.map(([file, text]) => ({ file, lines: linesOf(text) }));
  const sum = (of: (text: string) => number) =>
    counted.reduce((sofar, [, text]) => sofar + of(text), 0);
  const [longest = { file: '', lines: 0 }] = sizes.toSorted((a, b) => b.lines - a.lines);
  return {
    files: counted.length,
    lines: sum(linesOf),
    longest,
    long: sizes.filter(({ lines }) => lines > most).length,
    tests: sum((text) => countOf(text, testCall)),
    silenced: sum((text) => countOf(text, silencer)),
  };
}
