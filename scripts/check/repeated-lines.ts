/** A line of a file that says something: with its number, from 1, and without the blanks around it. */
interface Line {
  readonly number: number;
  readonly text: string;
}

/** A stretch of lines that stands in two places. */
export interface Repeat {
  readonly file: string;
  /** Numbers of its first line and its last. */
  readonly lines: readonly [number, number];
  /** The place that has the same, as `file:first-last`. */
  readonly as: string;
}

/** Signs alone, comments, and what only names where something comes from. */
const saysNothing = /^(?:[\s()[\]{}<>/;,]*|\/\/.*|\/?\*.*)$/;
const declaration = /^(?:import|export) (?:type )?(?:[\w*{}, ]+ from )?['"{]/;

/** The lines of a source that can repeat something, without imports, comments and lone brackets. */
function linesOf(source: string): readonly Line[] {
  const lines: Line[] = [];
  let inImport = false;
  for (const [index, whole] of source.split('\n').entries()) {
    const text = whole.trim();
    const begins = declaration.test(text);
    if ((begins || inImport) && !saysNothing.test(text)) {
      inImport = !/;$/.test(text) && (inImport || begins);
      continue;
    }
    if (!saysNothing.test(text)) lines.push({ number: index + 1, text });
    else if (/from ['"].*;$/.test(text)) inImport = false;
  }
  return lines;
}

/**
 * Stretches of lines that stand in two places, of one file or of two.
 * @param sources texts by file
 * @param least lines that such a stretch has at least; imports, comments and lone brackets do not count
 */
export function repeatedLines(
  sources: ReadonlyMap<string, string>,
  least: number,
): readonly Repeat[] {
  const files = [...sources].map(([file, source]) => ({ file, lines: linesOf(source) }));
  const known = new Map<string, { readonly at: number; readonly of: number }>();
  const repeats: Repeat[] = [];
  for (const [of, { file, lines }] of files.entries()) {
    let end = 0;
    for (let at = 0; at + least <= lines.length; at++) {
      const text = lines
        .slice(at, at + least)
        .map((line) => line.text)
        .join('\n');
      const first = known.get(text);
      if (!first) known.set(text, { at, of });
      if (!first || at < end) continue;
      const other = files[first.of];
      if (!other) continue;
      // a stretch is told once, as long as it is; it does not reach into itself
      const most = first.of === of ? at - first.at : lines.length;
      let length = 0;
      while (
        length < most &&
        at + length < lines.length &&
        lines[at + length]?.text === other.lines[first.at + length]?.text
      )
        length++;
      if (length < least) continue;
      end = at + length;
      const span = (all: readonly Line[], from: number) =>
        [all[from]?.number ?? 0, all[from + length - 1]?.number ?? 0] as const;
      const as = `${other.file}:${span(other.lines, first.at).join('-')}`;
      repeats.push({ file, lines: span(lines, at), as });
    }
  }
  return repeats;
}
