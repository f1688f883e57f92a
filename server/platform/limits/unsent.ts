import type { ServerResponse } from 'node:http';

/** Bytes of answers that were made and that the client has not read yet, by the key of `holderOf`. */
export interface Unsent {
  /** Whether this holder, or all together, have so much waiting that no more is made for them. */
  isFull(holder: string): boolean;
  /** Counts an answer until its connection has taken it or is gone. */
  add(holder: string, bytes: number, response: ServerResponse): void;
}

/** Some twenty times what a member's four weeks are. */
const ownBytes = 4 * 1024 * 1024;
const allBytes = 256 * 1024 * 1024;
/** What the operating system takes at once. */
const smallBytes = 64 * 1024;

/** Whoever asks for much and reads nothing would otherwise fill the memory, one answer for each connection. */
export function createUnsent(): Unsent {
  const held = new Map<string, number>();
  let all = 0;
  const change = (holder: string, bytes: number) => {
    const now = (held.get(holder) ?? 0) + bytes;
    if (now > 0) held.set(holder, now);
    else held.delete(holder);
    all += bytes;
  };
  return {
    isFull: (holder) => (held.get(holder) ?? 0) >= ownBytes || all >= allBytes,
    add(holder, bytes, response) {
      if (bytes <= smallBytes || response.destroyed) return;
      change(holder, bytes);
      response.once('close', () => change(holder, -bytes));
    },
  };
}
