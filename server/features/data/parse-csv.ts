import { invalidBody } from './wire-error.ts';

// a field: in double quotes with "" for a quote, or plain; then what ends it
const field = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;

function readLines(text: string): readonly (readonly string[])[] {
  const lines: string[][] = [];
  let line: string[] = [];
  let at = 0;
  for (;;) {
    field.lastIndex = at;
    const match = field.exec(text);
    if (match === null) throw invalidBody('Empty or invalid csv');
    line.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    at += match[0].length;
    const end = match[3];
    if (end === ',') continue;
    lines.push(line);
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
export function parseCsv(text: string): readonly Readonly<Record<string, string | null>>[] {
  const [names, ...lines] = readLines(text);
  if (names === undefined || names.some((name) => name === '')) {
    throw invalidBody('Empty or invalid csv');
  }
  return lines.map((line) => {
    if (line.length !== names.length) {
      throw invalidBody('All lines must have same number of fields');
    }
    return Object.fromEntries(
      names.map((name, place) => {
        const value = line[place] ?? '';
        return [name, value === 'NULL' ? null : value];
      }),
    );
  });
}
