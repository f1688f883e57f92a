import type { GoTrueClient } from '@supabase/auth-js';
import { askClient, authClient, whenClientIsMade } from '../auth/auth-client.ts';
import { hasLeft, noteLeaving, noteLostSession, sessionKey } from '../auth/session-key.ts';
import { freshForMs, storedUserId } from '../auth/stored-session.ts';
import {
  forgetMember,
  forgetSession,
  isSharedDevice,
  removeStored,
  shareDevice,
  shelfChange,
} from '../device/storage.ts';
import { forgetResources } from '../requests/resource.ts';

/** What this page knows of who is signed in. */
export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly userId: string };

/** How long a page waits for a refresh that does not come before it trusts the session kept on the device. */
const patienceMs = 3000;
/** How long before a token runs out the client is fetched that renews it; until then a page does without its 20 KB. */
const aheadMs = 5 * 60_000;
/** Not while the first page is being made. */
const soonestMs = 3000;

let state: SessionState = { status: 'unknown' };
let started = false;
/** The client whose news this page hears. */
let followed: GoTrueClient | undefined;
/** Somebody was signed in when this page last looked. */
let hadMember = false;
/** The member asked to leave, so that the end of the session is no surprise. */
let leaving = false;
const listeners = new Set<() => void>();

function become(next: SessionState): void {
  const same =
    next.status === state.status &&
    (next.status !== 'signed-in' || state.status !== 'signed-in' || next.userId === state.userId);
  if (same) return;
  if (state.status === 'signed-in') forgetResources();
  // a session that was ended elsewhere (a lost phone, say) leaves nothing to read here
  if (next.status === 'signed-out' && (hadMember || !isSharedDevice())) forgetSession();
  noteLostSession(next.status === 'signed-out' && hadMember && !leaving && !hasLeft());
  hadMember = next.status === 'signed-in';
  if (hadMember) noteLeaving(false);
  state = next;
  for (const listener of listeners) listener();
}

function becomeMember(userId: string | null): void {
  become(userId === null ? { status: 'signed-out' } : { status: 'signed-in', userId });
}

/** Follows the official client: restored, refreshed, signed in or out here or in another tab. */
async function connect(): Promise<void> {
  // a session that could not be refreshed for want of a network is still there, and still counts
  const trust = setTimeout(() => becomeMember(storedUserId()), patienceMs);
  try {
    const auth = await authClient();
    if (auth === followed) {
      clearTimeout(trust);
      return;
    }
    followed = auth;
    // news come from all tabs of the browser, a shared device's among them: whose session this tab keeps decides
    auth.onAuthStateChange(() => {
      clearTimeout(trust);
      becomeMember(storedUserId());
    });
  } catch {
    clearTimeout(trust);
    becomeMember(storedUserId());
  }
}

/** Takes over what stands in storage; a token that has run out must first be renewed. */
function readStoredSession(): void {
  hadMember ||= storedUserId() !== null;
  const freshMs = freshForMs();
  if (freshMs === 0 && storedUserId() !== null) {
    void connect();
    return;
  }
  becomeMember(storedUserId());
  if (state.status === 'signed-in') {
    setTimeout(() => void connect(), Math.max(soonestMs, freshMs - aheadMs));
  }
}

/** Starts to determine who is signed in; does nothing the second time. */
export function startSession(): void {
  if (started) return;
  started = true;
  // what the client finds out when a call of the page needs it is news for the page, too
  whenClientIsMade(() => void connect());
  readStoredSession();
  addEventListener('storage', (event) => {
    if (event.key === null || event.key === sessionKey) readStoredSession();
  });
  addEventListener('online', readStoredSession);
  addEventListener(shelfChange, () => {
    if (leaving) return;
    // the member said so themselves: no session was lost
    leaving = true;
    readStoredSession();
    leaving = false;
  });
}

export function subscribeSession(listener: () => void): () => void {
  startSession();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentSession(): SessionState {
  return state;
}

/** Tells the page at once that the member has just signed in, so that the next screen need not wait for an event. */
export function adoptSession(userId: string): void {
  startSession();
  void connect();
  becomeMember(userId);
}

/** Signs out everywhere and forgets what was kept on this device for the member. */
export async function signOut(): Promise<void> {
  const userId = storedUserId();
  leaving = true;
  noteLeaving(true);
  try {
    const { error } = await askClient((auth) => auth.signOut());
    if (error) {
      console.error('Sign-out did not reach the server', error.message);
      const auth = await authClient();
      await auth.signOut({ scope: 'local' });
    }
  } catch (error) {
    console.error('Sign-out failed', error);
  }
  dropMember(userId);
}

/** Forgets on this device who was signed in, and what was kept for them; their account may be gone already. */
export function dropMember(userId: string | null): void {
  leaving = true;
  noteLeaving(true);
  removeStored(sessionKey);
  if (userId !== null) forgetMember(userId);
  become({ status: 'signed-out' });
  shareDevice(false);
  leaving = false;
}
