/** How much a JSON text may hold. */
export interface JsonBounds {
  /** Lists and objects inside each other. */
  readonly depth: number;
  /** Elements and members of all of them together. */
  readonly values: number;
}

const quote = '"'.charCodeAt(0);
const backslash = '\\'.charCodeAt(0);
const comma = ','.charCodeAt(0);
const opening: ReadonlySet<number> = new Set(['['.charCodeAt(0), '{'.charCodeAt(0)]);
const closing: ReadonlySet<number> = new Set([']'.charCodeAt(0), '}'.charCodeAt(0)]);

/** The place of the quote that ends a string; -1 where none does. @param start place of the quote that begins it */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let escapes = at;
    while (text.charCodeAt(escapes - 1) === backslash) escapes -= 1;
    if ((at - escapes) % 2 === 0) return at;
  }
  return -1;
}

/**
 * Whether a JSON text is nested deeper, or holds more, than it may. Reading it as JSON takes many times as long as this look,
 * which ends where the bounds are passed: a megabyte of brackets or zeros would otherwise stop everybody for a moment.
 * It does not say whether the text is JSON.
 */
export function exceedsJson(text: string, { depth, values }: JsonBounds): boolean {
  let level = 0;
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      at = endOfString(text, at);
      if (at < 0) return false;
    } else if (code === comma) {
      count += 1;
    } else if (opening.has(code)) {
      level += 1;
      count += 1;
    } else if (closing.has(code)) {
      level -= 1;
    }
    if (level > depth || count > values) return true;
  }
  return false;
}
