import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fchownSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { SettingsError, shortestSecret } from '../settings.ts';

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
      const key = derive(`seal:${purpose}`);
      const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes });
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      const text = decipher.update(bytes.subarray(ivBytes + tagBytes));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    },
  };
}

const secretBytes = 32;

/** The folder of the data, closed to others from the start; its parents as the system makes them. */
function makeDataDir(dataDir: string): void {
  mkdirSync(path.dirname(dataDir), { recursive: true });
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
}

/** Writes the secret under its name whole or not at all; of processes that start at once, one does. */
function createSecretFile(dataDir: string, file: string): void {
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = openSync(unfinished, 'wx', 0o600);
  try {
    writeSync(handle, randomBytes(secretBytes).toString('base64url'));
    // everything else is locked with it, so it must outlive a power cut that the rest outlives
    fsyncSync(handle);
    const { uid, gid } = statSync(dataDir);
    // what root makes in another user's folder would lock that user out
    if (process.getuid?.() === 0) fchownSync(handle, uid, gid);
    linkSync(unfinished, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    closeSync(handle);
    rmSync(unfinished);
  }
}

/**
 * The secret kept beside the embedded database; made at the first start, readable by the owner only.
 * @throws SettingsError when the file cannot be used; it is never replaced, because nothing else opens the data
 */
export function readOrCreateSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret-key');
  let secret: string;
  try {
    makeDataDir(dataDir);
    if (existsSync(file)) chmodSync(file, 0o600);
    else createSecretFile(dataDir, file);
    secret = readFileSync(file, 'utf8').trim();
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw new SettingsError(
      `The secret in ${file} cannot be used (${detail}). Start as the user who owns it, or set SECRET_KEY.`,
      { cause: error },
    );
  }
  if (secret.length >= shortestSecret) return secret;
  throw new SettingsError(
    `The secret in ${file} is empty or cut off. Bring the file back from a backup; where the database holds nothing yet, delete the file.`,
  );
}
