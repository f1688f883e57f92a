import { AuthError } from '../auth-error.ts';
import type { AuthService } from '../auth-service.ts';
import { proveByNonce } from '../mails/reauthenticate.ts';
import type { Caller } from '../sessions/guard.ts';
import type { Client } from '../sessions/store-sessions.ts';
import { provePassword } from './prove-password.ts';

/** So long a password, a mailed code or a factor that opened the session is proof enough for a new password. */
const freshSeconds = 600;
/** Ways that prove who somebody is; a session that was opened by another way has proved nothing yet. */
const proofs: ReadonlySet<string> = new Set([
  'password',
  'otp',
  'recovery',
  'magiclink',
  'totp',
  'mfa/phone',
  'mfa/webauthn',
  'passkey',
  'webauthn',
]);

function isFresh(auth: AuthService, { session }: Caller): boolean {
  const since = auth.now().getTime() / 1000 - freshSeconds;
  return session.amr.some(({ method, timestamp }) => proofs.has(method) && timestamp > since);
}

/**
 * Whoever changes a password proves who they are: by the one that there is, by the code of GET /reauthenticate, or by having
 * just done so. A token that somebody got hold of for a moment must not become the account.
 * @throws AuthError that says what is missing or wrong
 */
export async function proveForPassword(
  auth: AuthService,
  caller: Caller,
  proof: { readonly currentPassword: string; readonly nonce: string },
  client: Client,
): Promise<void> {
  const { email, passwordHash } = caller.user;
  if (proof.currentPassword !== '') {
    await provePassword(
      auth,
      email ?? '',
      proof.currentPassword,
      client,
      'current_password_invalid',
    );
    return;
  }
  if (proof.nonce !== '') return proveByNonce(auth, caller.user, proof.nonce);
  if (isFresh(auth, caller)) return;
  throw new AuthError(
    passwordHash === null ? 'reauthentication_needed' : 'current_password_required',
  );
}
