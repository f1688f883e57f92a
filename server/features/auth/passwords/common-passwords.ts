import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Made by `scripts/make-common-passwords.ts`, which names the sources. */
export const commonPasswordsFile = path.join(import.meta.dirname, 'common-passwords.bin');

/** 65 536 groups by the first two bytes of a password's SHA-256; of each member the next two bytes are kept. */
const groups = 65_536;
const memberBytes = 2;

const hashOf = (password: string): Buffer =>
  createHash('sha256').update(password.toLowerCase()).digest();
const groupOf = (hash: Buffer) => hash.readUInt16BE(0);
const memberOf = (hash: Buffer) => hash.readUInt16BE(2);

/** The set as a file: the size of each group in one byte, then the members of all groups in order. */
export function packCommonPasswords(passwords: readonly string[]): Buffer {
  const sets = Array.from({ length: groups }, () => new Set<number>());
  for (const password of passwords) {
    const hash = hashOf(password);
    sets[groupOf(hash)]?.add(memberOf(hash));
  }
  const sizes = Buffer.from(sets.map(({ size }) => size));
  const members = sets.flatMap((set) => [...set].sort((a, b) => a - b));
  const packed = Buffer.alloc(members.length * memberBytes);
  for (const [index, member] of members.entries())
    packed.writeUInt16BE(member, index * memberBytes);
  return Buffer.concat([sizes, packed]);
}

/**
 * The 100,000 most common passwords of at least six characters. One in about 40,000 others is taken for one of them, which
 * costs its owner another choice.
 */
export function openCommonPasswords(file = commonPasswordsFile): (password: string) => boolean {
  const packed = readFileSync(file);
  const starts = new Uint32Array(groups + 1);
  for (let group = 0; group < groups; group += 1) {
    starts[group + 1] = (starts[group] ?? 0) + packed.readUInt8(group);
  }
  return (password) => {
    const hash = hashOf(password);
    const group = groupOf(hash);
    const member = memberOf(hash);
    for (let index = starts[group] ?? 0; index < (starts[group + 1] ?? 0); index += 1) {
      if (packed.readUInt16BE(groups + index * memberBytes) === member) return true;
    }
    return false;
  };
}
