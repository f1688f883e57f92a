import { readStored } from './storage.ts';

/** Where the official client keeps the session. */
export const sessionKey = 'sb-phila-auth-token';

/** Somebody signed in on this device and did not sign out; whether the session still holds is another question. */
export function hasStoredSession(): boolean {
  return readStored(sessionKey) !== null;
}
