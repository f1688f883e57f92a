import { invalid } from '../auth-error.ts';

/** Characters (code points) of the longest password; any script, so a sentence fits in each. */
export const longestPassword = 256;

/** Bytes of the longest spelling: four for a character in UTF-8, and at most three times as many when its marks stand apart. */
const longestSpelling = 3 * 4 * longestPassword;

/**
 * One accented letter has two spellings in Unicode, and keyboards differ in which they send. Null for what is too long to
 * be a password in any spelling: putting a megabyte of accents in order would stop the whole process for minutes.
 */
export function canonical(password: string): string | null {
  return Buffer.byteLength(password) > longestSpelling ? null : password.normalize('NFC');
}

export const passwordTooLong = () =>
  invalid(`Password cannot be longer than ${longestPassword} characters`);
