import { unknownRelation, WireError } from '../wire-error.ts';
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
import { parseJsonPath, parseName } from './parse-field.ts';
import { type CastType, castTypes, limits, type SelectItem } from './query.ts';

const castName = /[A-Za-z0-9_ $]+/y;
const aggregate = /\.(?:sum|avg|min|max|count)\(\)/y;

const isCastType = (name: string): name is CastType => Object.hasOwn(castTypes, name);

function refuseAggregate(): never {
  throw new WireError({
    status: 400,
    code: 'PGRST123',
    message: 'Use of aggregate functions is not allowed',
  });
}

function parseCast(cursor: Cursor): CastType | null {
  if (!take(cursor, '::')) return null;
  const written = takeMatch(cursor, castName)?.[0].trim() ?? fail(cursor, 'the name of a type');
  const name = written.toLowerCase().replace(/ +/g, ' ');
  if (isCastType(name)) return name;
  throw new WireError({
    status: 400,
    code: '42704',
    message: `type "${written}" does not exist`,
    hint: `A column can be cast to ${Object.keys(castTypes).join(', ')}.`,
  });
}

function parseItem(cursor: Cursor, table: string): SelectItem {
  if (take(cursor, '*')) return { kind: 'all' };
  if (take(cursor, '...')) throw unknownRelation(table, parseName(cursor));
  let name = parseName(cursor);
  let alias: string | null = null;
  if (isAt(cursor, ':') && !isAt(cursor, '::')) {
    take(cursor, ':');
    skipSpaces(cursor);
    alias = name;
    name = parseName(cursor);
  }
  if (name === 'count' && isAt(cursor, '()')) refuseAggregate();
  if (isAt(cursor, '(') || isAt(cursor, '!')) throw unknownRelation(table, name);
  const path = parseJsonPath(cursor);
  if (takeMatch(cursor, aggregate)) refuseAggregate();
  const cast = parseCast(cursor);
  if (takeMatch(cursor, aggregate)) refuseAggregate();
  return { kind: 'field', field: { name, path }, alias, cast };
}

/** @throws WireError where one column is named too often; `*` names each */
function checkNamings(cursor: Cursor, items: readonly SelectItem[]): void {
  const namings = new Map<string, number>();
  const all = items.filter(({ kind }) => kind === 'all').length;
  for (const item of items) {
    const name = item.kind === 'all' ? '*' : item.field.name;
    const times = (namings.get(name) ?? 0) + 1;
    namings.set(name, times);
    if (times + (name === '*' ? 0 : all) > limits.namings) {
      fail(cursor, `the same column at most ${limits.namings} times`);
    }
  }
}

/**
 * `select`: columns with aliases, JSON paths and casts. An empty text selects all of them.
 * @throws WireError
 */
export function parseSelect(text: string, table: string): readonly SelectItem[] {
  const cursor = openCursor('select parameter', text);
  const items: SelectItem[] = [];
  skipSpaces(cursor);
  if (isAtEnd(cursor)) return [{ kind: 'all' }];
  do {
    if (items.length >= limits.selectItems) fail(cursor, `at most ${limits.selectItems} columns`);
    skipSpaces(cursor);
    items.push(parseItem(cursor, table));
    skipSpaces(cursor);
  } while (take(cursor, ','));
  expectEnd(cursor, '"->>", "->", "::", "," or end of input');
  checkNamings(cursor, items);
  return items;
}

/**
 * A list of column names, as in `columns` and `on_conflict`.
 * @throws WireError
 */
export function parseNames(subject: string, text: string): readonly string[] {
  const cursor = openCursor(subject, text);
  const names = new Set<string>();
  do {
    skipSpaces(cursor);
    names.add(parseName(cursor));
    skipSpaces(cursor);
  } while (take(cursor, ','));
  expectEnd(cursor, '"," or end of input');
  return [...names];
}
