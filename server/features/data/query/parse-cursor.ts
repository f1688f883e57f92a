import { WireError } from '../wire-error.ts';

/** A place in one parameter's text. The parsers move `at` forward. */
export interface Cursor {
  readonly text: string;
  /** What is being read, for the error message: `filter`, `order`, … */
  readonly subject: string;
  at: number;
}

export function openCursor(subject: string, text: string): Cursor {
  return { text, subject, at: 0 };
}

/** @throws WireError PGRST100 with the place and what was expected there */
export function fail(cursor: Cursor, expected: string): never {
  const column = [...cursor.text.slice(0, cursor.at)].length + 1;
  const found = cursor.text.codePointAt(cursor.at);
  const unexpected = found === undefined ? 'end of input' : `"${String.fromCodePoint(found)}"`;
  throw new WireError({
    status: 400,
    code: 'PGRST100',
    message: `"failed to parse ${cursor.subject} (${cursor.text})" (line 1, column ${column})`,
    details: `unexpected ${unexpected} expecting ${expected}`,
  });
}

export function isAtEnd(cursor: Cursor): boolean {
  return cursor.at >= cursor.text.length;
}

export function isAt(cursor: Cursor, text: string): boolean {
  return cursor.text.startsWith(text, cursor.at);
}

/** Passes `text` if it stands here. */
export function take(cursor: Cursor, text: string): boolean {
  if (!isAt(cursor, text)) return false;
  cursor.at += text.length;
  return true;
}

/** Passes what a sticky pattern matches here. */
export function takeMatch(cursor: Cursor, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = cursor.at;
  const match = pattern.exec(cursor.text);
  if (match !== null) cursor.at += match[0].length;
  return match;
}

export function expect(cursor: Cursor, text: string): void {
  if (!take(cursor, text)) fail(cursor, `"${text}"`);
}

export function expectEnd(cursor: Cursor, expected = 'end of input'): void {
  if (!isAtEnd(cursor)) fail(cursor, expected);
}

const spaces = /[ \t]*/y;

export function skipSpaces(cursor: Cursor): void {
  takeMatch(cursor, spaces);
}

const quoted = /"((?:[^"\\]|\\[\s\S])*)"/y;

/** A text in double quotes, where a backslash takes the next character as it is. */
export function takeQuoted(cursor: Cursor): string | null {
  const match = takeMatch(cursor, quoted);
  return match === null ? null : (match[1] ?? '').replace(/\\([\s\S])/g, '$1');
}
