import { AuthError } from '../auth-error.ts';
import type { AuthService } from '../auth-service.ts';
import { proveByNonce } from '../mails/reauthenticate.ts';
import { isFreshlyProved } from '../sessions/fresh-proof.ts';
import type { Caller } from '../sessions/guard.ts';
import type { Client } from '../sessions/store-sessions.ts';
import { addressOf, nobody } from '../users/member-address.ts';
import { provePassword } from './prove-password.ts';

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
  const { user } = caller;
  if (proof.currentPassword !== '') {
    await provePassword(
      auth,
      addressOf(user) ?? nobody,
      proof.currentPassword,
      client,
      'current_password_invalid',
    );
    return;
  }
  if (proof.nonce !== '') return proveByNonce(auth, user, proof.nonce);
  if (isFreshlyProved(auth, caller)) return;
  throw new AuthError(
    user.passwordHash === null ? 'reauthentication_needed' : 'current_password_required',
  );
}
