import { notEmbedded } from '../wire-error.ts';
import {
  type Cursor,
  expectEnd,
  fail,
  isAt,
  isAtEnd,
  openCursor,
  skipSpaces,
  take,
  takeMatch,
} from './parse-cursor.ts';
import { parseField } from './parse-field.ts';
import { limits, type OrderTerm } from './query.ts';

const direction = /\.(asc|desc)(?![a-z])/y;
const nulls = /\.nulls(first|last)(?![a-z])/y;

function parseTerm(cursor: Cursor): OrderTerm {
  const field = parseField(cursor);
  if (isAt(cursor, '(')) throw notEmbedded(field.name);
  const descends = takeMatch(cursor, direction)?.[1] === 'desc';
  const place = takeMatch(cursor, nulls)?.[1];
  return {
    field,
    direction: descends ? 'desc' : 'asc',
    nulls: place === undefined ? null : place === 'first' ? 'first' : 'last',
  };
}

/**
 * `order`: columns with direction and the place of nulls. An empty text orders by nothing.
 * @throws WireError
 */
export function parseOrder(text: string): readonly OrderTerm[] {
  const cursor = openCursor('order', text);
  const terms: OrderTerm[] = [];
  skipSpaces(cursor);
  if (isAtEnd(cursor)) return terms;
  do {
    if (terms.length >= limits.orderTerms) fail(cursor, `at most ${limits.orderTerms} columns`);
    skipSpaces(cursor);
    terms.push(parseTerm(cursor));
    skipSpaces(cursor);
  } while (take(cursor, ','));
  expectEnd(cursor, '"asc", "desc", "nullsfirst", "nullslast", "," or end of input');
  return terms;
}
