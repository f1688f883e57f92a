/**
 * Rows of a CSV text (RFC 4180). Takes commas or semicolons, whichever the first row holds more of (spreadsheets set to
 * South African English write semicolons), any line end, and a byte order mark. Empty rows are kept, so that the
 * index of a row is its number in the spreadsheet less one.
 * @returns null when a quoted cell is never closed
 */
export function csvRows(text: string): readonly (readonly string[])[] | null {
  const source = text.startsWith('\ufeff') ? text.slice(1) : text;
  const separator = separatorOf(source);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    row.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let at = 0; at < source.length; at++) {
    const letter = source.charAt(at);
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (source.charAt(at + 1) === '"') cell += source.charAt(++at);
      else quoted = false;
    } else if (letter === '"' && cell.trim() === '') {
      quoted = true;
      cell = '';
    } else if (letter === separator) endCell();
    else if (letter === '\n' || letter === '\r') {
      if (letter === '\r' && source.charAt(at + 1) === '\n') at++;
      endRow();
    } else cell += letter;
  }
  if (quoted) return null;
  if (cell !== '' || row.length > 0) endRow();
  return rows;
}

/** Signs within quotes are letters, as in a first row that is a sentence. */
function separatorOf(source: string): string {
  const [row = ''] = /^(?:"[^"]*"|[^\r\n])*/.exec(source) ?? [];
  const first = row.replaceAll(/"[^"]*"/g, '');
  return first.split(';').length > first.split(',').length ? ';' : ',';
}
