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
  containmentOperators,
  type Field,
  type FilterCondition,
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

type Nesting = 'whole' | 'tree';

function takeValue(cursor: Cursor, place: Nesting): string {
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

function failAt(cursor: Cursor, at: number, expected: string): never {
  cursor.at = at;
  return fail(cursor, expected);
}

/** What stands in the brackets behind an operator's name, `any` of `like(any)`. */
interface Argument {
  readonly text: string | null;
  /** Where its brackets begin. */
  readonly at: number;
}

function parseQuantifier(cursor: Cursor, { text, at }: Argument): 'any' | 'all' | null {
  if (text === null || text === 'any' || text === 'all') return text;
  return failAt(cursor, at, '(any), (all) or "."');
}

function parseCompare(
  cursor: Cursor,
  operator: (typeof quantifiableOperators)[number],
  argument: Argument,
  place: Nesting,
): Comparison {
  const quantifier = parseQuantifier(cursor, argument);
  expect(cursor, '.');
  const { at } = cursor;
  const value = takeValue(cursor, place);
  if (hasBackReference(operator, value, quantifier !== null)) {
    failAt(cursor, at, 'a pattern without back references');
  }
  return { kind: 'compare', operator, quantifier, value };
}

function parseSearch(
  cursor: Cursor,
  operator: (typeof searchOperators)[number],
  { text, at }: Argument,
  place: Nesting,
): Comparison {
  if (text !== null && !configName.test(text)) {
    failAt(cursor, at, 'the name of a text search configuration');
  }
  expect(cursor, '.');
  return {
    kind: 'search',
    operator,
    config: text?.trim() ?? null,
    value: takeValue(cursor, place),
  };
}

/** What follows the dot behind the operators that have a form of their own. */
const formsOfValue: ReadonlyMap<string, (cursor: Cursor, place: Nesting) => Comparison> = new Map([
  ['in', (cursor) => ({ kind: 'in', values: parseList(cursor) })],
  ['is', parseIs],
  ['isdistinct', (cursor, place) => ({ kind: 'distinct', value: takeValue(cursor, place) })],
  ...containmentOperators.map(
    (operator) =>
      [
        operator,
        (cursor: Cursor, place: Nesting): Comparison => ({
          kind: 'contain',
          operator,
          value: takeValue(cursor, place),
        }),
      ] as const,
  ),
]);

/** The part from the operator's name on, `eq.5` or `like(any).{a*,b*}`. */
function parseComparison(cursor: Cursor, place: Nesting): Comparison {
  const start = cursor.at;
  const name = takeMatch(cursor, operatorName)?.[0] ?? '';
  const { at } = cursor;
  const argument = { text: takeMatch(cursor, inBrackets)?.[1] ?? null, at };
  const compare = quantifiableOperators.find((known) => known === name);
  if (compare !== undefined) return parseCompare(cursor, compare, argument, place);
  const search = searchOperators.find((known) => known === name);
  if (search !== undefined) return parseSearch(cursor, search, argument, place);
  if (argument.text !== null) failAt(cursor, at, '"."');
  const parseValue = formsOfValue.get(name);
  if (parseValue === undefined) return failAt(cursor, start, '"not" or operator (eq, gt, ...)');
  expect(cursor, '.');
  return parseValue(cursor, place);
}

function parseOperation(cursor: Cursor, field: Field, place: Nesting): FilterCondition {
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

function parseNode(cursor: Cursor, budget: ConditionBudget, depth: number): FilterCondition {
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
): FilterCondition {
  if (depth > limits.depth) fail(cursor, `at most ${limits.depth} nested groups`);
  skipSpaces(cursor);
  expect(cursor, '(');
  const conditions: FilterCondition[] = [];
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
export function parseLogic(
  key: string,
  text: string,
  budget: ConditionBudget,
): FilterCondition | null {
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
export function parseFilter(key: string, text: string, budget: ConditionBudget): FilterCondition {
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
