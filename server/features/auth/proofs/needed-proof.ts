import type { Proof } from '#contract/account/account-deletion.ts';
import type { ProofWay } from '#contract/account/identity-proof.ts';
import type { AuthService } from '../auth-service.ts';
import { factorsOf } from '../factors/store-factors.ts';
import { passkeysOf } from '../passkeys/store-passkeys.ts';
import { isFreshlyOpened, isFreshlyProved, requireFreshProof } from '../sessions/fresh-proof.ts';
import type { Caller } from '../sessions/guard.ts';
import { addressOf } from '../users/member-address.ts';
import type { User } from '../users/store-users.ts';

/** By which codes reach a member; null where none does, as with somebody of whom only their company knows an address. */
function codesBy(auth: AuthService, user: User): 'mailed_code' | 'texted_code' | null {
  const address = addressOf(user);
  if (address === null) return null;
  if (address.kind === 'email') return user.emailConfirmedAt === null ? null : 'mailed_code';
  return user.phoneConfirmedAt === null || !auth.settings.signIn.phone ? null : 'texted_code';
}

/** What whoever has no password shows. */
export function proofByWays(auth: AuthService, caller: Caller): Proof {
  if (isFreshlyProved(auth, caller)) return 'none';
  const code = codesBy(auth, caller.user);
  if (code !== null) return code;
  return isFreshlyOpened(auth, caller) ? 'none' : 'new_sign_in';
}

/**
 * By what a caller can show in place that it is them, the handiest first. No code is offered to whoever has a password: it
 * would come to the phone that somebody may have found unlocked.
 */
export async function waysToProve(
  auth: AuthService,
  { user }: Caller,
): Promise<readonly ProofWay[]> {
  const [passkeys, factors] = await Promise.all([
    auth.settings.signIn.passkeys ? passkeysOf(auth.accounts, user.id) : [],
    factorsOf(auth.accounts, user.id),
  ]);
  const hasFactor = (type: string) =>
    factors.some((factor) => factor.type === type && factor.status === 'verified');
  const hasPassword = user.passwordHash !== null;
  const code = hasPassword ? null : codesBy(auth, user);
  return [
    ...(hasPassword ? (['password'] as const) : []),
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(hasFactor('totp') ? (['app'] as const) : []),
    ...(hasFactor('webauthn') ? (['security_key'] as const) : []),
    ...(code === null ? [] : [code]),
  ];
}

/**
 * Before a member's address changes, or another of their devices is signed out: whoever found an unlocked phone must do
 * neither. Who can show nothing but the way that they came by is let through for as long as they have
 * just come by it: another service's word that has not been confirmed by mail is all that there is of them.
 * @throws AuthError reauthentication_needed
 */
export async function requireProofInPlace(auth: AuthService, caller: Caller): Promise<void> {
  if (caller.user.isAnonymous) return;
  const hasNone = (await waysToProve(auth, caller)).length === 0;
  if (!(hasNone && isFreshlyOpened(auth, caller))) requireFreshProof(auth, caller);
}
