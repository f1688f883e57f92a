import type { Proof } from '#contract/identity-proof.ts';
import type { AuthService } from '../auth-service.ts';
import { isFreshlyOpened, isFreshlyProved } from '../sessions/fresh-proof.ts';
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

/** What a caller has to show before they change what opens the account. */
export function neededProof(auth: AuthService, caller: Caller): Proof {
  if (isFreshlyProved(auth, caller)) return 'none';
  return caller.user.passwordHash === null ? proofByWays(auth, caller) : 'password';
}
