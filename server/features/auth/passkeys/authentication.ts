import type { FastifyRequest } from 'fastify';
import { AuthError } from '../auth-error.ts';
import { type AuthService, clientOf } from '../auth-service.ts';
import { isBanned } from '../sessions/guard.ts';
import { openSession } from '../sessions/open-session.ts';
import { presentSession } from '../sessions/present-session.ts';
import { findUser, recordSignIn } from '../users/store-users.ts';
import { offer } from './ceremony.ts';
import { provePasskey } from './prove-passkey.ts';
import { notePasskeyUse } from './store-passkeys.ts';

/** POST /passkeys/authentication/options: no list of keys, so that nothing tells who has one; the device knows its own. */
export async function authenticationOptions(auth: AuthService) {
  return offer(auth, null, await auth.relyingParty.requestOptions([], true));
}

/**
 * POST /passkeys/authentication/verify. The device was unlocked by finger, face or PIN, so one passkey is two factors, and
 * the session starts on the second level (NIST SP 800-63B, multi-factor cryptographic authenticators).
 */
export async function verifyAuthentication(auth: AuthService, request: FastifyRequest) {
  const failed = () => new AuthError('webauthn_verification_failed');
  const { passkey, counter } = await provePasskey(auth, null, request);
  const owner = await findUser(auth.accounts, passkey.userId);
  if (owner === null) throw failed();
  const now = auth.now();
  if (isBanned(owner, now)) throw new AuthError('user_banned');
  if (owner.emailConfirmedAt === null && owner.phoneConfirmedAt === null) {
    throw new AuthError('email_not_confirmed', { status: 403 });
  }
  const client = clientOf(request);
  const { user, session } = await auth.accounts.transaction(async (queries) => {
    if (!(await recordSignIn(queries, owner.id, null, now))) throw failed();
    await notePasskeyUse(queries, passkey, counter, now);
    const session = await openSession(auth, queries, {
      userId: owner.id,
      method: 'passkey',
      client,
    });
    return { user: (await findUser(queries, owner.id)) ?? owner, session };
  });
  auth.post.wake();
  return presentSession(auth, user, session);
}
