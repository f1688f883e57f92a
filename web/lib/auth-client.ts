import type { GoTrueClient } from '@supabase/auth-js';
import { wire } from '#contract/paths.ts';
import { readConfig } from './read-config.ts';
import { sessionKey } from './session-key.ts';
import { freshToken } from './stored-session.ts';
import { WireError } from './wire-error.ts';

let pending: Promise<GoTrueClient> | undefined;
let onMade = () => {};

/** Acts as soon as there is a client, whoever has asked for it; at once where somebody has. */
export function whenClientIsMade(act: () => void): void {
  onMade = act;
  if (pending) act();
}

async function createClient(): Promise<GoTrueClient> {
  const [library, config] = await Promise.all([import('./auth-library.ts'), readConfig()]);
  return new library.AuthClient({
    url: location.origin + wire.auth,
    headers: { apikey: config.key, Authorization: `Bearer ${config.key}` },
    storageKey: sessionKey,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: true,
  });
}

/** The one auth client of this page, made when first asked for. */
export function authClient(): Promise<GoTrueClient> {
  if (pending) return pending;
  pending = createClient().catch((error: unknown) => {
    pending = undefined;
    throw error;
  });
  onMade();
  return pending;
}

/**
 * Access token of the member, refreshed if it is about to expire; null when nobody is signed in.
 * @throws WireError with status 0 when it had to be refreshed and the server could not be reached
 */
export async function accessToken(): Promise<string | null> {
  const kept = freshToken();
  if (kept !== null) return kept;
  const auth = await authClient();
  const { data, error } = await auth.getSession();
  if (data.session) return data.session.access_token;
  if (error && error.name === 'AuthRetryableFetchError') {
    throw new WireError(error.message, 0, 'unreachable');
  }
  return null;
}

/**
 * A fresh token after the server refused the current one; null when the session is over, which ends it here too.
 * @throws WireError with status 0 when the server could not be reached
 */
export async function renewedToken(): Promise<string | null> {
  const auth = await authClient();
  const { data, error } = await auth.refreshSession();
  if (data.session) return data.session.access_token;
  if (error?.name === 'AuthRetryableFetchError') {
    throw new WireError(error.message, 0, 'unreachable');
  }
  await auth.signOut({ scope: 'local' });
  return null;
}
