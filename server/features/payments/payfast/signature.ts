import { createHash } from 'node:crypto';
import { isSameHash } from '../same-hash.ts';

/** As PHP's `urlencode` writes a text: a space is `+`, and only letters, digits and `-_.` stay. */
export function phpEncoded(text: string): string {
  return encodeURIComponent(text)
    .replaceAll(/[!'()*~]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');
}

/**
 * The fields of a notice that its signature covers, in the order in which they came; what stands after the signature is
 * nobody's word. Null: a field comes twice, or there is no signature.
 */
export function signedFields(body: string): ReadonlyMap<string, string> | null {
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(body)) {
    if (fields.has(name)) return null;
    fields.set(name, value);
    if (name === 'signature') return fields;
  }
  return null;
}

/** The MD5 that Payfast asks for. It is weak, so a notice is also confirmed with Payfast before it counts. */
export function payfastHash(
  fields: ReadonlyMap<string, string>,
  passphrase: string | null,
): Buffer {
  const pairs = [...fields].filter(([name]) => name !== 'signature');
  if (passphrase !== null) pairs.push(['passphrase', passphrase]);
  const text = pairs.map(([name, value]) => `${name}=${phpEncoded(value)}`).join('&');
  return createHash('md5').update(text).digest();
}

/** Whether Payfast signed a notice, under the passphrase that it shares with the operator. */
export function isSignedByPayfast(body: string, passphrase: string | null): boolean {
  const fields = signedFields(body);
  if (fields === null) return false;
  return isSameHash(payfastHash(fields, passphrase), fields.get('signature') ?? '');
}
