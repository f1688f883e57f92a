import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { AuthError, invalid, type WeakPasswordReason } from './auth-error.ts';

/** Bytes of UTF-8. The upper end is the protocol's. */
const shortest = 6;
const longest = 72;

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Each hash holds a core and 19 MiB for about 8 ms, so more at once only makes all of them late. */
const maxRunning = 2 * availableParallelism();
const maxWaiting = 256;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= maxRunning) {
    if (waiting.length >= maxWaiting) throw new AuthError('request_timeout');
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // the place is handed on, so nobody overtakes those who wait
    if (next === undefined) running -= 1;
    else next();
  }
}

// one accented letter has two spellings in Unicode, and keyboards differ in which they send
const canonical = (password: string) => password.normalize('NFC');

/** @returns a PHC string */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(canonical(password), cost));
}

/** Whom nobody can be: compared with when there is no such member, so that the answer takes the same time. */
let nobody: Promise<string> | null = null;

/** Says whether the password belongs to the stored hash; without a hash it takes as long and says no. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody');
  const against = stored ?? (await nobody);
  const matches = await inTurn(() => verify(against, canonical(password)));
  return stored !== null && matches;
}

/** Why a password is too weak; empty when it is not. */
export function weaknesses(password: string): readonly WeakPasswordReason[] {
  return Buffer.byteLength(canonical(password)) < shortest ? ['length'] : [];
}

/** @throws AuthError when a new password is empty, too long or too weak */
export function checkNewPassword(password: string): void {
  if (password === '') throw invalid('Signup requires a valid password');
  if (Buffer.byteLength(canonical(password)) > longest) {
    throw invalid(`Password cannot be longer than ${longest} characters`);
  }
  const reasons = weaknesses(password);
  if (reasons.length > 0) throw new AuthError('weak_password', { weakPassword: reasons });
}
