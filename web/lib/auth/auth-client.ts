import type { AuthError, GoTrueClient } from '@supabase/auth-js';
import { wire } from '#contract/paths.ts';
import { storedShelf } from '../device/storage.ts';
import { readConfig } from '../wire/read-config.ts';
import { WireError } from '../wire/wire-error.ts';
import { type AuthLine, openAuthLine } from './auth-line.ts';
import { sessionKey } from './session-key.ts';
import { freshToken } from './stored-session.ts';

interface Connection {
  readonly auth: GoTrueClient;
  readonly line: AuthLine;
}

let pending: Promise<Connection> | undefined;
let onMade = () => {};

/** Acts whenever a client is made, whoever has asked for it; at once where there is one. */
export function whenClientIsMade(act: () => void): void {
  onMade = act;
  if (pending) act();
}

async function createClient(): Promise<Connection> {
  const [library, config] = await Promise.all([import('./auth-library.ts'), readConfig()]);
  const line = openAuthLine();
  const auth = new library.AuthClient({
    url: location.origin + wire.auth,
    headers: { apikey: config.key, Authorization: `Bearer ${config.key}` },
    storageKey: sessionKey,
    persistSession: true,
    storage: storedShelf,
    autoRefreshToken: true,
    detectSessionInUrl: true,
    experimental: { recoveryCodes: true },
    fetch: line.fetch,
  });
  // It would try for half a minute, and for a minute more give its failure for an answer though the network may be
  // there again; there is no setting for either. The next client, made when one is asked for, asks the server at once.
  void line.lost.then(async () => {
    pending = undefined;
    // a start that is still under way would afterwards begin to watch the page
    await auth.initialize();
    await auth.dispose();
  });
  return { auth, line };
}

function connection(): Promise<Connection> {
  if (pending) return pending;
  pending = createClient().catch((error: unknown) => {
    pending = undefined;
    throw error;
  });
  onMade();
  return pending;
}

/** The one auth client of this page, made when first asked for; one that lost the server is followed by another. */
export async function authClient(): Promise<GoTrueClient> {
  return (await connection()).auth;
}

/**
 * What a client answers that may first have to renew the token, without the half minute that it would try for.
 * @throws WireError with status 0 when the server could not be reached
 */
export async function askClient<Answer extends { readonly error: AuthError | null }>(
  ask: (auth: GoTrueClient) => Promise<Answer>,
): Promise<Answer> {
  const { auth, line } = await connection();
  const answer = await Promise.race([ask(auth), line.lost]);
  if (answer && answer.error?.name !== 'AuthRetryableFetchError') return answer;
  line.lose();
  throw new WireError(answer?.error?.message ?? '', 0, 'unreachable');
}

/**
 * Access token of the member, refreshed if it is about to expire; null when nobody is signed in.
 * @throws WireError with status 0 when it had to be refreshed and the server could not be reached
 */
export async function accessToken(): Promise<string | null> {
  const kept = freshToken();
  if (kept !== null) return kept;
  const { data } = await askClient((auth) => auth.getSession());
  return data.session?.access_token ?? null;
}

/**
 * A fresh token after the server refused the current one; null when the session is over, which ends it here too.
 * @throws WireError with status 0 when the server could not be reached
 */
export async function renewedToken(): Promise<string | null> {
  const { data } = await askClient((auth) => auth.refreshSession());
  if (data.session) return data.session.access_token;
  const auth = await authClient();
  await auth.signOut({ scope: 'local' });
  return null;
}
