import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

const iterations = 4096;
const saltBytes = 16;
const keyBytes = 32;

/**
 * What PostgreSQL keeps of a password (SCRAM-SHA-256, RFC 5803). Given in the password's place, it keeps the password
 * itself out of the statement, and so out of the logs of servers that log statements.
 * @param password ASCII, so that it needs no preparation (RFC 4013)
 */
export function scramVerifier(password: string): string {
  const salt = randomBytes(saltBytes);
  const salted = pbkdf2Sync(password, salt, iterations, keyBytes, 'sha256');
  const keyOf = (name: string) => createHmac('sha256', salted).update(name).digest();
  const stored = createHash('sha256').update(keyOf('Client Key')).digest('base64');
  const server = keyOf('Server Key').toString('base64');
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${stored}:${server}`;
}
