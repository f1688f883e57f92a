import { readStored, removeStored, writeStored } from '../device/storage.ts';

/** Where the official client keeps the session. */
export const sessionKey = 'sb-phila-auth-token';

/** Somebody signed in on this device and did not sign out; whether the session still holds is another question. */
export function hasStoredSession(): boolean {
  return readStored(sessionKey) !== null;
}

/** Says to the other tabs that the member left of their own accord; until the next one comes. */
const leftKey = 'phila.left';

/** Notes that somebody is about to leave, or is there. */
export function noteLeaving(leaves: boolean): void {
  if (leaves) writeStored(leftKey, 'yes');
  else removeStored(leftKey);
}

/** The member left by a press of 'Sign Out', here or in another tab. */
export const hasLeft = () => readStored(leftKey) !== null;

let lost = false;

/** Notes that a session ended here by itself and not by a press of 'Sign Out'. */
export function noteLostSession(isLost: boolean): void {
  lost = isLost;
}

/** The member was signed in on this page until the session came to its end. */
export function sessionWasLost(): boolean {
  return lost;
}
