import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A number in a session's sequence of refresh tokens. */
export interface RefreshToken {
  readonly sessionId: string;
  readonly counter: number;
}

/** `malformed`: not a token at all. `unknown`: has the form of a token, but this server did not make it. */
export type RefreshTokenFault = 'malformed' | 'unknown';

export interface RefreshTokens {
  write(token: RefreshToken): string;
  read(text: string): RefreshToken | RefreshTokenFault;
}

const version = 0;
const idBytes = 16;
const macBytes = 16;
const checkBytes = 4;
/** Version, session, one byte of counter at least, signature, check. */
const shortestBytes = 1 + idBytes + 1 + macBytes + checkBytes;

function writeCounter(counter: number): Buffer {
  const bytes: number[] = [];
  let rest = counter;
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) | 0x80);
    rest = Math.floor(rest / 0x80);
  }
  bytes.push(rest);
  return Buffer.from(bytes);
}

function readCounter(bytes: Buffer): number | null {
  let counter = 0;
  for (const [index, byte] of bytes.entries()) {
    counter += (byte & 0x7f) * 0x80 ** index;
    const last = index === bytes.length - 1;
    if (last !== byte < 0x80) return null;
  }
  // one number has one spelling
  return Number.isSafeInteger(counter) && writeCounter(counter).equals(bytes) ? counter : null;
}

const checkOf = (signed: Buffer) =>
  createHash('sha256').update(signed).digest().subarray(0, checkBytes);

/**
 * Refresh tokens as signed counters: nothing of a token is stored, the session's row only keeps which number is current.
 * base64url of version, session id, counter (LEB128), HMAC-SHA-256 cut to 128 bits, and a checksum that tells a torn
 * token from a forged one.
 * @param key 32 bytes that serve this purpose only
 * @param others keys whose tokens are taken too
 */
export function createRefreshTokens(key: Buffer, ...others: readonly Buffer[]): RefreshTokens {
  const macOf = (content: Buffer, by: Buffer) =>
    createHmac('sha256', by).update(content).digest().subarray(0, macBytes);
  return {
    write({ sessionId, counter }) {
      const id = Buffer.from(sessionId.replaceAll('-', ''), 'hex');
      const content = Buffer.concat([Buffer.from([version]), id, writeCounter(counter)]);
      const signed = Buffer.concat([content, macOf(content, key)]);
      return Buffer.concat([signed, checkOf(signed)]).toString('base64url');
    },
    read(text) {
      // the protocol's older tokens: of a right form, but never made here
      if (/^[a-z0-9]{12}$/.test(text)) return 'unknown';
      const bytes = Buffer.from(text, 'base64url');
      if (bytes.toString('base64url') !== text) return 'malformed';
      if (bytes.length < shortestBytes || bytes[0] !== version) return 'malformed';
      const signed = bytes.subarray(0, -checkBytes);
      if (!checkOf(signed).equals(bytes.subarray(-checkBytes))) return 'malformed';
      const content = signed.subarray(0, -macBytes);
      const counter = readCounter(content.subarray(1 + idBytes));
      if (counter === null) return 'malformed';
      const mac = signed.subarray(-macBytes);
      if (![key, ...others].some((by) => timingSafeEqual(macOf(content, by), mac)))
        return 'unknown';
      const hex = content.subarray(1, 1 + idBytes).toString('hex');
      const sessionId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
      return { sessionId, counter };
    },
  };
}
