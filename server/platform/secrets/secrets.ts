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
import { type Settings, SettingsError, shortestSecret } from '../../settings.ts';

/**
 * Keys for single purposes, all derived from the server's one secret (HKDF, RFC 5869). While the secret is being changed
 * there is a second one, from which nothing new is made but what was made is still taken.
 */
export interface Secrets {
  /** 32 bytes that only serve the named purpose. */
  derive(purpose: string): Buffer;
  /** The same from the other secret; null when there is none. */
  deriveOther(purpose: string): Buffer | null;
  /** Encrypts a text for storage (AES-256-GCM). */
  seal(purpose: string, text: string): string;
  /** @throws when the text was sealed with none of the secrets or was changed */
  unseal(purpose: string, sealed: string): string;
  /**
   * The text sealed anew with the secret; null when it is already.
   * @throws as `unseal`
   */
  reseal(purpose: string, sealed: string): string | null;
}

const ivBytes = 12;
const tagBytes = 16;

function openSealed(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const iv = bytes.subarray(0, ivBytes);
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes });
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  const text = decipher.update(bytes.subarray(ivBytes + tagBytes));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}

function opens(key: Buffer, sealed: string): boolean {
  try {
    openSealed(key, sealed);
    return true;
  } catch {
    return false;
  }
}

/** @param otherKey the secret that was before this one, or is to come after it; null where none is taken */
export function createSecrets(secretKey: string, otherKey: string | null = null): Secrets {
  const from = (secret: string, purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret, 'phila', purpose, 32));
  const derive = (purpose: string) => from(secretKey, purpose);
  const deriveOther = (purpose: string) => (otherKey === null ? null : from(otherKey, purpose));

  function seal(purpose: string, text: string): string {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv('aes-256-gcm', derive(`seal:${purpose}`), iv);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  function unseal(purpose: string, sealed: string): string {
    const key = derive(`seal:${purpose}`);
    const other = deriveOther(`seal:${purpose}`);
    return openSealed(other !== null && opens(other, sealed) ? other : key, sealed);
  }

  return {
    derive,
    deriveOther,
    seal,
    unseal,
    reseal: (purpose, sealed) =>
      opens(derive(`seal:${purpose}`), sealed) ? null : seal(purpose, unseal(purpose, sealed)),
  };
}

/** Passwords of the database's logins, from the secret and from the other one. */
export function loginPasswords(secrets: Secrets) {
  return {
    now: (role: string) => secrets.derive(`login:${role}`).toString('base64url'),
    other: (role: string) => secrets.deriveOther(`login:${role}`)?.toString('base64url') ?? null,
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

/**
 * The secrets that the settings name, or the one kept beside the data.
 * @throws SettingsError as `readOrCreateSecret`
 */
export function openSecrets(
  settings: Pick<Settings, 'secretKey' | 'secretKeyOld' | 'dataDir'>,
): Secrets {
  const secretKey = settings.secretKey ?? readOrCreateSecret(settings.dataDir);
  return createSecrets(secretKey, settings.secretKeyOld);
}
