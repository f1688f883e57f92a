import { timingSafeEqual } from 'node:crypto';

/** Whether a text is the hash in hexadecimal, in a time that tells nothing of where they differ. */
export function isSameHash(hash: Buffer, text: string): boolean {
  if (!/^[\da-f]*$/i.test(text) || text.length !== hash.length * 2) return false;
  return timingSafeEqual(hash, Buffer.from(text, 'hex'));
}
