import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createTurns } from '../../../platform/concurrency/turns.ts';
import { AuthError } from '../auth-error.ts';
import { canonical, passwordTooLong } from './password-text.ts';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** How passwords are hashed; the texts it answers say with what cost. */
export interface Hasher {
  /** @returns a PHC string */
  hash(password: string): Promise<string>;
  verify(stored: string, password: string): Promise<boolean>;
}

export const argon2id: Hasher = { hash: (password) => hash(password, cost), verify };

/** How many hashes are made at once, and how many more wait. */
interface Line {
  readonly running: number;
  readonly waiting: number;
}

/**
 * Each hash holds a core and 19 MiB for about 8 ms, so more at once only makes all of them late. It also holds one of the
 * process's four worker threads: one of them must stay free for files and signatures, or a flood of sign-ins stops both.
 */
const usualLine: Line = { running: Math.min(availableParallelism(), 3), waiting: 256 };

const unpadded = (bytes: number) => randomBytes(bytes).toString('base64').replace(/=+$/, '');

/** The hash of no password, compared with when there is no such member, so that the answer takes the same time. */
const nobody = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${unpadded(16)}$${unpadded(32)}`;

/** @throws AuthError request_timeout from each, where too many wait already */
export interface Passwords {
  /** @returns a PHC string */
  hash(password: string): Promise<string>;
  /** Says whether the password belongs to the stored hash; without a hash it does the same work and says no. */
  match(stored: string | null, password: string): Promise<boolean>;
}

export function createPasswords(hasher: Hasher = argon2id, line = usualLine): Passwords {
  const busy = () => new AuthError('request_timeout');
  const turns = createTurns(line.running, line.waiting, busy);
  return {
    async hash(password) {
      const text = canonical(password);
      if (text === null) throw passwordTooLong();
      return turns.take(() => hasher.hash(text));
    },
    async match(stored, password) {
      const text = canonical(password);
      const compared = text === null ? null : stored;
      const matches = await turns.take(() => hasher.verify(compared ?? nobody, text ?? ''));
      return compared !== null && matches;
    },
  };
}
