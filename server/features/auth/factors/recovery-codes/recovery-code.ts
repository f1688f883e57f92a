import { randomInt } from 'node:crypto';

/** Crockford's base 32: no letter looks like a digit, and none of i, l, o, u. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
/** How many a member gets at once. */
const codesInSet = 10;
/** The first characters find the row, the rest is the secret: eight of five bits each (OWASP ASVS 5, 6.5.4: 20 bits at least). */
const finderLength = 4;
const secretLength = 8;

export interface RecoveryCode {
  readonly finder: string;
  readonly secret: string;
}

const draw = (length: number) =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

/** A set of codes of which no two have the same first characters. */
export function createRecoveryCodes(): readonly RecoveryCode[] {
  const finders = new Set<string>();
  while (finders.size < codesInSet) finders.add(draw(finderLength));
  return [...finders].map((finder) => ({ finder, secret: draw(secretLength) }));
}

/** As it is shown: groups of four. */
export function writeRecoveryCode({ finder, secret }: RecoveryCode): string {
  return [finder, secret.slice(0, 4), secret.slice(4)].join('-');
}

/** What somebody typed as such a code; letters that look like digits are taken for them. Null when it has no code's form. */
export function readRecoveryCode(typed: string): RecoveryCode | null {
  const text = typed
    .slice(0, 100)
    .toLowerCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
  if (text.length !== finderLength + secretLength) return null;
  if ([...text].some((character) => !alphabet.includes(character))) return null;
  return { finder: text.slice(0, finderLength), secret: text.slice(finderLength) };
}
