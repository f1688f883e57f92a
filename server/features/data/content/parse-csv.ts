import { limits } from '../query/query.ts';
import { invalidBody, tooManyRows } from '../wire-error.ts';

// a field: in double quotes with "" for a quote, or plain; then what ends it
const field = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;

/** A value; a bare NULL is null, in quotes it is the text. */
type Value = string | null;

function readLines(text: string): readonly (readonly Value[])[] {
  const lines: Value[][] = [];
  let line: Value[] = [];
  let at = 0;
  for (;;) {
    field.lastIndex = at;
    const match = field.exec(text);
    if (match === null) throw invalidBody('Empty or invalid csv');
    const bare = match[2] === 'NULL' ? null : (match[2] ?? '');
    line.push(match[1]?.replaceAll('""', '"') ?? bare);
    at += match[0].length;
    const end = match[3];
    if (end === ',') continue;
    lines.push(line);
    // the first line holds the names
    if (lines.length > limits.bodyRows + 1) throw tooManyRows(limits.bodyRows);
    line = [];
    // a line break at the very end closes the last line and opens none
    if (end === '' || at >= text.length) return lines;
  }
}

/**
 * CSV with a line of column names first (RFC 4180), as a list of rows. All values are texts for PostgreSQL to type; a
 * bare NULL is a null.
 * @throws WireError PGRST102
 */
export function parseCsv(text: string): readonly Readonly<Record<string, Value>>[] {
  const [head = [], ...lines] = readLines(text);
  const names = head.map((name) => name ?? 'NULL');
  if (names.includes('')) throw invalidBody('Empty or invalid csv');
  return lines.map((line) => {
    if (line.length !== names.length) {
      throw invalidBody('All lines must have same number of fields');
    }
    return Object.fromEntries(names.map((name, place) => [name, line[place] ?? null]));
  });
}
