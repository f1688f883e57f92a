import type { Proof } from '#contract/account/account-deletion.ts';
import { memberSentences } from '#contract/member-sentences.ts';
import { serverSentences } from '#contract/sentences.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthService } from '../auth-service.ts';
import { proveByNonce } from '../mails/reauthenticate.ts';
import { provePassword } from '../passwords/prove-password.ts';
import type { Caller } from '../sessions/guard.ts';
import type { Client } from '../sessions/store-sessions.ts';
import { addressOf, nobody } from '../users/member-address.ts';
import { proofByWays } from './needed-proof.ts';

const needed = (message: string) => new AuthError('reauthentication_needed', { message });

/** What a caller has to show before their account is deleted. */
export function proofForDeletion(auth: AuthService, caller: Caller): Proof {
  const { user } = caller;
  // who exists on one device has nothing but the session
  if (user.isAnonymous) return 'none';
  if (user.passwordHash !== null) return 'password';
  return proofByWays(auth, caller);
}

/**
 * Whoever found an unlocked phone must not be able to delete the account. A password is asked for where there is one; who
 * comes by codes, keys or another service shows what they have.
 * @throws AuthError that says what is missing or wrong
 */
export async function proveForDeletion(
  auth: AuthService,
  caller: Caller,
  shown: { readonly password: string; readonly nonce: string },
  client: Client,
): Promise<void> {
  const { user } = caller;
  const proof = proofForDeletion(auth, caller);
  if (proof === 'none') return;
  if (proof === 'password') {
    await provePassword(auth, addressOf(user) ?? nobody, shown.password, client);
    return;
  }
  if (proof === 'new_sign_in') throw needed(memberSentences.signInAgain);
  if (shown.nonce === '') throw needed(serverSentences.proveForDeletion);
  await proveByNonce(auth, user, shown.nonce);
}
