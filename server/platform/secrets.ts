import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Keys for single purposes, all derived from the server's one secret (HKDF, RFC 5869). */
export interface Secrets {
  /** 32 bytes that only serve the named purpose. */
  derive(purpose: string): Buffer;
  /** Encrypts a text for storage (AES-256-GCM). */
  seal(purpose: string, text: string): string;
  /** @throws when the text was sealed with another secret or was changed */
  unseal(purpose: string, sealed: string): string;
}

const ivBytes = 12;
const tagBytes = 16;

export function createSecrets(secretKey: string): Secrets {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secretKey, 'phila', purpose, 32));
  return {
    derive,
    seal(purpose, text) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', derive(`seal:${purpose}`), iv);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    unseal(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const iv = bytes.subarray(0, ivBytes);
      const decipher = createDecipheriv('aes-256-gcm', derive(`seal:${purpose}`), iv);
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      const text = decipher.update(bytes.subarray(ivBytes + tagBytes));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    },
  };
}

/** The secret kept beside the embedded database; made at the first start, readable by the owner only. */
export function readOrCreateSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, 'secret-key');
  try {
    // 'wx': of two processes that start at once, one writes and the other reads
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch {
    chmodSync(file, 0o600);
  }
  return readFileSync(file, 'utf8').trim();
}
