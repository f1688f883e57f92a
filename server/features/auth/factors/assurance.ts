import { AuthError } from '../auth-error.ts';
import type { AuthService } from '../auth-service.ts';
import type { Caller } from '../sessions/guard.ts';
import { hasVerifiedFactor } from './store-factors.ts';

/** Says whether the member has a second factor that this session has not proved. */
async function owesSecondStep(auth: AuthService, { user, session }: Caller): Promise<boolean> {
  return session.aal === 'aal1' && (await hasVerifiedFactor(auth.accounts, user.id));
}

/**
 * What a stolen password alone must not do, where the member has a second factor.
 * @throws AuthError insufficient_aal with the status and words that the endpoint gives it
 */
export async function requireSecondStep(
  auth: AuthService,
  caller: Caller,
  told: { readonly status?: number; readonly message?: string } = {},
): Promise<void> {
  if (await owesSecondStep(auth, caller)) throw new AuthError('insufficient_aal', told);
}
