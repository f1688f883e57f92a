import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** What one mail carries: a link's token that nobody can guess, and six digits for typing. */
export interface OneTimeSecrets {
  readonly linkToken: string;
  readonly code: string;
}

/** How long a mailed link is good for. */
export const linkSeconds = 3_600;
/** Six digits can be guessed, so they are good for a shorter time (OWASP ASVS 6.5.5: ten minutes at most). */
export const codeSeconds = 600;
/** So long a mail that only tells of something is tried: a day. */
export const noticeSeconds = 86_400;
/** A code is void after so many misses; the link of the same mail is not, or strangers could void links. */
export const maxCodeTries = 5;

export function createOneTimeSecrets(): OneTimeSecrets {
  return {
    linkToken: randomBytes(32).toString('base64url'),
    code: String(randomInt(1_000_000)).padStart(6, '0'),
  };
}

/** The link's token has 256 random bits, so a plain hash hides it. */
export function hashLinkToken(linkToken: string): string {
  return createHash('sha256').update(linkToken).digest('base64url');
}

/** Six digits are soon tried through, so their hash needs a key that the database does not hold. */
export function hashCode(key: Buffer, email: string, code: string): string {
  return createHmac('sha256', key).update(`${email}\0${code}`).digest('base64url');
}

/** Says of a stored hash whether it is this code's, under any of the keys. */
export function codeMatcher(
  keys: readonly Buffer[],
  email: string,
  code: string,
): (codeHash: string) => boolean {
  const hashes = keys.map((key) => hashCode(key, email, code));
  return (codeHash) => hashes.some((hash) => sameHash(hash, codeHash));
}

export function sameHash(one: string, other: string): boolean {
  const left = Buffer.from(one);
  const right = Buffer.from(other);
  return left.length === right.length && timingSafeEqual(left, right);
}
