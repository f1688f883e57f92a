import { notEmbedded } from '../wire-error.ts';
import { hasBackReference } from './back-reference.ts';
import {
  type Cursor,
  expect,
  expectEnd,
  fail,
  isAt,
  isAtEnd,
  openCursor,
  skipSpaces,
  take,
  takeMatch,
  takeQuoted,
} from './parse-cursor.ts';
import { parseField, parseJsonPath, parseName } from './parse-field.ts';
import {
  type Comparison,
  type Condition,
  containmentOperators,
  type Field,
  isWords,
  limits,
  quantifiableOperators,
  searchOperators,
} from './query.ts';

const operatorName = /[a-z]+/y;
const inBrackets = /\(([^()]*)\)/y;
const isWord = /[a-z_]+/iy;
const configName = /^[\p{L}\p{N}_ $]+$/u;
const untilComma = /[^,)]*/y;
const array = /\{[^{}]*\}(?=[,)]|$)/y;
const group = /(not\.)?(and|or)[ \t]*(?=\()/y;

interface Element {
  readonly text: string;
  readonly quoted: boolean;
}

const endsElement = (cursor: Cursor) => isAtEnd(cursor) || isAt(cursor, ',') || isAt(cursor, ')');

/** A value inside a tree: in double quotes, or all up to the next comma or bracket. */
function takeElement(cursor: Cursor): Element {
  const start = cursor.at;
  const text = takeQuoted(cursor);
  if (text !== null && endsElement(cursor)) return { text, quoted: true };
  cursor.at = start;
  return { text: takeMatch(cursor, untilComma)?.[0] ?? '', quoted: false };
}

/** The same inside a list, where spaces around a value belong to it only in quotes. */
function takeListElement(cursor: Cursor): Element {
  const start = cursor.at;
  const text = takeQuoted(cursor);
  skipSpaces(cursor);
  if (text !== null && endsElement(cursor)) return { text, quoted: true };
  cursor.at = start;
  return { text: (takeMatch(cursor, untilComma)?.[0] ?? '').trim(), quoted: false };
}

type Place = 'whole' | 'tree';

function takeValue(cursor: Cursor, place: Place): string {
  if (place === 'tree') return takeMatch(cursor, array)?.[0] ?? takeElement(cursor).text;
  const value = cursor.text.slice(cursor.at);
  cursor.at = cursor.text.length;
  return value;
}

function parseList(cursor: Cursor): readonly string[] {
  skipSpaces(cursor);
  expect(cursor, '(');
  const elements: Element[] = [];
  do {
    skipSpaces(cursor);
    elements.push(takeListElement(cursor));
  } while (take(cursor, ','));
  expect(cursor, ')');
  skipSpaces(cursor);
  const [first] = elements;
  const isEmpty = elements.length === 1 && first?.text === '' && !first.quoted;
  return isEmpty ? [] : elements.map(({ text }) => text);
}

function parseIs(cursor: Cursor): Comparison {
  const start = cursor.at;
  const written = takeMatch(cursor, isWord)?.[0].toLowerCase();
  const word = isWords.find((known) => known === written);
  if (word !== undefined) return { kind: 'is', word };
  cursor.at = start;
  return fail(cursor, isWords.join(', '));
}

/** The part from the operator's name on, `eq.5` or `like(any).{a*,b*}`. */
function parseComparison(cursor: Cursor, place: Place): Comparison {
  const start = cursor.at;
  const name = takeMatch(cursor, operatorName)?.[0];
  const afterName = cursor.at;
  const argument = takeMatch(cursor, inBrackets)?.[1] ?? null;
  const failAt = (at: number, expected: string): never => {
    cursor.at = at;
    return fail(cursor, expected);
  };
  const compare = quantifiableOperators.find((known) => known === name);
  if (compare !== undefined) {
    if (argument !== null && argument !== 'any' && argument !== 'all') {
      failAt(afterName, '(any), (all) or "."');
    }
    expect(cursor, '.');
    const quantifier = argument === null ? null : argument === 'any' ? 'any' : 'all';
    const at = cursor.at;
    const value = takeValue(cursor, place);
    if (hasBackReference(compare, value, quantifier !== null)) {
      failAt(at, 'a pattern without back references');
    }
    return { kind: 'compare', operator: compare, quantifier, value };
  }
  const search = searchOperators.find((known) => known === name);
  if (search !== undefined) {
    if (argument !== null && !configName.test(argument)) {
      failAt(afterName, 'the name of a text search configuration');
    }
    expect(cursor, '.');
    const value = takeValue(cursor, place);
    return { kind: 'search', operator: search, config: argument?.trim() ?? null, value };
  }
  if (argument !== null) failAt(afterName, '"."');
  const contain = containmentOperators.find((known) => known === name);
  if (contain === undefined && name !== 'in' && name !== 'is' && name !== 'isdistinct') {
    failAt(start, '"not" or operator (eq, gt, ...)');
  }
  expect(cursor, '.');
  if (contain !== undefined) {
    return { kind: 'contain', operator: contain, value: takeValue(cursor, place) };
  }
  if (name === 'in') return { kind: 'in', values: parseList(cursor) };
  if (name === 'is') return parseIs(cursor);
  return { kind: 'distinct', value: takeValue(cursor, place) };
}

function parseOperation(cursor: Cursor, field: Field, place: Place): Condition {
  const negated = take(cursor, 'not.');
  return { kind: 'filter', field, negated, comparison: parseComparison(cursor, place) };
}

/** How many conditions a request may still name; shared by all its filters. */
export interface ConditionBudget {
  left: number;
}

function spend(cursor: Cursor, budget: ConditionBudget): void {
  budget.left -= 1;
  if (budget.left < 0) fail(cursor, `at most ${limits.conditions} conditions`);
}

function parseNode(cursor: Cursor, budget: ConditionBudget, depth: number): Condition {
  const opening = takeMatch(cursor, group);
  if (opening !== null) {
    const operator = opening[2] === 'or' ? 'or' : 'and';
    return parseGroup(cursor, operator, opening[1] !== undefined, budget, depth);
  }
  spend(cursor, budget);
  const field = parseField(cursor);
  expect(cursor, '.');
  return parseOperation(cursor, field, 'tree');
}

function parseGroup(
  cursor: Cursor,
  operator: 'and' | 'or',
  negated: boolean,
  budget: ConditionBudget,
  depth: number,
): Condition {
  if (depth > limits.depth) fail(cursor, `at most ${limits.depth} nested groups`);
  skipSpaces(cursor);
  expect(cursor, '(');
  const conditions: Condition[] = [];
  do {
    skipSpaces(cursor);
    conditions.push(parseNode(cursor, budget, depth + 1));
    skipSpaces(cursor);
  } while (take(cursor, ','));
  if (!take(cursor, ')')) fail(cursor, '"," or ")"');
  skipSpaces(cursor);
  return { kind: 'group', operator, negated, conditions };
}

const groupKey = /^(?:(.*)\.)?(and|or)$/s;

/**
 * `and=(…)`, `or=(…)`, `not.and=(…)`, `not.or=(…)`.
 * @returns null when the key is none of these
 * @throws WireError
 */
export function parseLogic(key: string, text: string, budget: ConditionBudget): Condition | null {
  const match = groupKey.exec(key);
  if (match === null) return null;
  const before = match[1];
  if (before !== undefined && before !== 'not') throw notEmbedded(before.replace(/\.not$/, ''));
  const cursor = openCursor('logic tree', text);
  const operator = match[2] === 'or' ? 'or' : 'and';
  const condition = parseGroup(cursor, operator, before === 'not', budget, 1);
  // clients that count their brackets wrongly are answered upstream, too
  take(cursor, ')');
  expectEnd(cursor);
  return condition;
}

/**
 * A filter on a column, `age=gte.18`. The key may hold a JSON path.
 * @throws WireError
 */
export function parseFilter(key: string, text: string, budget: ConditionBudget): Condition {
  const keyCursor = openCursor('tree path', key);
  const names = [parseName(keyCursor)];
  while (take(keyCursor, '.')) names.push(parseName(keyCursor));
  const path = parseJsonPath(keyCursor);
  expectEnd(keyCursor, '"." or "->" or end of input');
  const [name = '', ...further] = names;
  if (further.length > 0) throw notEmbedded(name);
  const cursor = openCursor('filter', text);
  spend(cursor, budget);
  const condition = parseOperation(cursor, { name, path }, 'whole');
  expectEnd(cursor);
  return condition;
}
