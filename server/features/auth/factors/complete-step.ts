import type { Queries } from '../../../platform/database/database.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthService } from '../auth-service.ts';
import type { Caller } from '../sessions/guard.ts';
import { presentSession } from '../sessions/present-session.ts';
import { findSession } from '../sessions/store-sessions.ts';
import { findUser, lockUser } from '../users/store-users.ts';
import { raiseSession, type SecondStep } from './store-assurance.ts';

/**
 * Spends what proved the second step and raises the caller's session in one transaction. The member's row is locked
 * first, as everywhere, so that nothing can interlock.
 * @returns the session with its new tokens
 */
export async function completeSecondStep(
  auth: AuthService,
  { user, session }: Caller,
  step: { readonly method: SecondStep; readonly factorId: string | null },
  spend: (queries: Queries) => Promise<void>,
) {
  const now = auth.now();
  const raised = await auth.accounts.transaction(async (queries) => {
    await lockUser(queries, user.id);
    await spend(queries);
    const raise = { ...step, sessionId: session.id, userId: user.id, now };
    if (!(await raiseSession(queries, raise))) throw new AuthError('session_not_found');
    return {
      user: await findUser(queries, user.id),
      session: await findSession(queries, session.id),
    };
  });
  if (raised.user === null || raised.session === null) throw new AuthError('session_not_found');
  return presentSession(auth, raised.user, raised.session);
}
