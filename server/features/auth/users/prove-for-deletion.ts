import type { DeletionProof } from '#contract/account-deletion.ts';
import { sentences } from '#contract/sentences.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthService } from '../auth-service.ts';
import { proveByNonce } from '../mails/reauthenticate.ts';
import { provePassword } from '../passwords/prove-password.ts';
import { isFreshlyOpened, isFreshlyProved } from '../sessions/fresh-proof.ts';
import type { Caller } from '../sessions/guard.ts';
import type { Client } from '../sessions/store-sessions.ts';
import { addressOf, nobody } from './member-address.ts';
import type { User } from './store-users.ts';

/** By which codes reach a member; null where none does, as with somebody of whom only their company knows an address. */
function codesBy(auth: AuthService, user: User): 'mailed_code' | 'texted_code' | null {
  const address = addressOf(user);
  if (address === null) return null;
  if (address.kind === 'email') return user.emailConfirmedAt === null ? null : 'mailed_code';
  return user.phoneConfirmedAt === null || !auth.settings.signIn.phone ? null : 'texted_code';
}

const needed = (message: string) => new AuthError('reauthentication_needed', { message });

/** What a caller has to show before their account is deleted. */
export function proofForDeletion(auth: AuthService, caller: Caller): DeletionProof {
  const { user } = caller;
  // who exists on one device has nothing but the session
  if (user.isAnonymous) return 'none';
  if (user.passwordHash !== null) return 'password';
  if (isFreshlyProved(auth, caller)) return 'none';
  const code = codesBy(auth, user);
  if (code !== null) return code;
  return isFreshlyOpened(auth, caller) ? 'none' : 'new_sign_in';
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
  if (proof === 'new_sign_in') throw needed(sentences.signInForDeletion);
  if (shown.nonce === '') throw needed(sentences.proveForDeletion);
  await proveByNonce(auth, user, shown.nonce);
}
