import { type Cursor, fail, isAt, take, takeMatch, takeQuoted } from './parse-cursor.ts';
import { type Field, type JsonStep, limits } from './query.ts';

// a dash belongs to the name unless it begins an arrow
const bareName = /[\p{L}\p{N}_ $]+(?:-(?!>)[\p{L}\p{N}_ $]+)*/uy;
const bareKey = /[^(\-:.,>)]+(?:-(?!>)[^(\-:.,>)]+)*/y;
const index = /-?\d+(?=->|::|[.,)]|$)/y;

/** A column name: letters, digits, `_`, `$`, inner spaces and dashes; any other in double quotes. */
export function parseName(cursor: Cursor): string {
  const expected = 'field name (* or [a..z0..9_$])';
  const quotedName = takeQuoted(cursor);
  if (quotedName !== null) return quotedName === '' ? fail(cursor, expected) : quotedName;
  const start = cursor.at;
  const name = takeMatch(cursor, bareName)?.[0].trim() ?? '';
  if (name !== '') return name;
  cursor.at = start;
  return fail(cursor, expected);
}

function parseOperand(cursor: Cursor, gives: JsonStep['gives']): JsonStep {
  const position = takeMatch(cursor, index);
  if (position !== null) return { gives, by: 'index', value: position[0] };
  const key = takeQuoted(cursor) ?? takeMatch(cursor, bareKey)?.[0].trim();
  return key === undefined
    ? fail(cursor, 'any non reserved character different from: .,>()')
    : { gives, by: 'key', value: key };
}

/** Steps into a JSON value: `->key`, `->>key`, `->0`. Empty when there is no arrow. */
export function parseJsonPath(cursor: Cursor): readonly JsonStep[] {
  const steps: JsonStep[] = [];
  while (isAt(cursor, '->')) {
    if (steps.length >= limits.jsonSteps) fail(cursor, `at most ${limits.jsonSteps} JSON steps`);
    const gives = take(cursor, '->>') ? 'text' : 'json';
    if (gives === 'json') take(cursor, '->');
    steps.push(parseOperand(cursor, gives));
  }
  return steps;
}

export function parseField(cursor: Cursor): Field {
  return { name: parseName(cursor), path: parseJsonPath(cursor) };
}
