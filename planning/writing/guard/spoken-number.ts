import { numberWords } from '../../catalogue/number-words.ts';

const valueWords: Readonly<Record<string, number>> = {
  zero: 0,
  ...numberWords,
  hundred: 100,
  thousand: 1000,
  million: 1_000_000,
  billion: 1_000_000_000,
  dozen: 12,
  half: 0.5,
  quarter: 0.25,
  third: 1 / 3,
};

function partOfSeveral(token: string | undefined): number | undefined {
  return token === 'quarters' || token === 'thirds' ? valueWords[token.slice(0, -1)] : undefined;
}

/** Whether a word is of a number: its value is looked at with the other figures. */
export function isNumberWord(token: string): boolean {
  return valueWords[token] !== undefined || partOfSeveral(token) !== undefined;
}

const tens = (value: number) => value >= 20 && value < 100 && value % 10 === 0;

/** A number in words: its value, and where it ends. */
export interface SpokenNumber {
  readonly value: number;
  readonly end: number;
}

/** A number in words as far as it was read. */
interface Sum {
  /** Of 'two thousand three hundred' the thousands are done with when the hundreds begin. */
  readonly thousands: number;
  readonly group: number;
  /** What its last word was worth. */
  readonly last: number;
}

const isOnes = (part: number) => part >= 1 && part < 10;

/** @returns null where the word begins another number */
function withPart({ thousands, group, last }: Sum, part: number, several: boolean): Sum | null {
  if (part >= 1000 && last < part)
    return { thousands: thousands + group * part, group: 0, last: part };
  const times = (part === 100 && group > 0) || (part < 1 && several && group >= 2);
  if (times && group < 10) return { thousands, group: group * part, last: part };
  const plus = (tens(last) && isOnes(part)) || (last >= 100 && part >= 1 && part < 100);
  return plus ? { thousands, group: group + part, last: part } : null;
}

/** What 'and a half' adds behind a number; null where it does not stand there. */
export function halfMore(tokens: readonly string[], at: number): number | null {
  if (tokens[at] !== 'and' || tokens[at + 1] !== 'a') return null;
  const part = valueWords[tokens[at + 2] ?? ''];
  return part !== undefined && part < 1 ? part : null;
}

/** The number that begins at a word: 'twenty five', 'one hundred and twelve', 'two and a half', 'three quarters'. */
export function spokenNumber(tokens: readonly string[], start: number): SpokenNumber | null {
  const first = valueWords[tokens[start] ?? ''];
  if (first === undefined) return null;
  let sum: Sum = { thousands: 0, group: first, last: first };
  let end = start + 1;
  for (;;) {
    const at = tokens[end] === 'and' && sum.last >= 100 ? end + 1 : end;
    const several = partOfSeveral(tokens[at]);
    const part = valueWords[tokens[at] ?? ''] ?? several;
    const next = part === undefined ? null : withPart(sum, part, several !== undefined);
    if (!next) break;
    sum = next;
    end = at + 1;
  }
  const value = sum.thousands + sum.group;
  const more = halfMore(tokens, end);
  return more === null ? { value, end } : { value: value + more, end: end + 3 };
}
