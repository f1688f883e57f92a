import type { FastifyRequest } from 'fastify';
import { AuthError } from '../auth-error.ts';
import { type AuthService, clientOf } from '../auth-service.ts';
import { isBanned } from '../sessions/guard.ts';
import { presentSession } from '../sessions/present-session.ts';
import { insertSession } from '../sessions/store-sessions.ts';
import { recordEvent } from '../users/store-audit-log.ts';
import { findUser, recordSignIn } from '../users/store-users.ts';
import { tellOfCopy } from '../webauthn/tell-of-copy.ts';
import { offer, takeAnswer } from './ceremony.ts';
import { credentialOf, findPasskey, notePasskeyUse } from './store-passkeys.ts';

/** POST /passkeys/authentication/options: no list of keys, so that nothing tells who has one; the device knows its own. */
export async function authenticationOptions(auth: AuthService) {
  return offer(auth, null, await auth.relyingParty.requestOptions([], true));
}

/**
 * POST /passkeys/authentication/verify. The device was unlocked by finger, face or PIN, so one passkey is two factors, and
 * the session starts on the second level (NIST SP 800-63B, multi-factor cryptographic authenticators).
 */
export async function verifyAuthentication(auth: AuthService, request: FastifyRequest) {
  const { challenge, credential } = await takeAnswer(auth, null, request);
  const failed = () => new AuthError('webauthn_verification_failed');
  const named = auth.relyingParty.namedIn(credential);
  const passkey = named === null ? null : await findPasskey(auth.accounts, named.credentialId);
  if (named === null || passkey === null) throw failed();
  if (named.userId !== null && named.userId !== passkey.userId) throw failed();
  const key = credentialOf(passkey);
  const signed = await auth.relyingParty.checkRequest(credential, challenge, key, true);
  const owner = signed === null ? null : await findUser(auth.accounts, passkey.userId);
  if (signed === null || owner === null) throw failed();
  if (signed.isOfCopy) {
    await tellOfCopy(auth, owner.id, clientOf(request).ip);
    throw failed();
  }
  const now = auth.now();
  if (isBanned(owner, now)) throw new AuthError('user_banned');
  if (owner.emailConfirmedAt === null && owner.phoneConfirmedAt === null) {
    throw new AuthError('email_not_confirmed', { status: 403 });
  }
  const client = clientOf(request);
  const { user, session } = await auth.accounts.transaction(async (queries) => {
    if (!(await recordSignIn(queries, owner.id, null, now))) throw failed();
    await notePasskeyUse(queries, passkey, signed.counter, now);
    const session = await insertSession(queries, owner.id, 'passkey', client, now);
    await recordEvent(queries, 'signed_in', owner.id, client.ip, now);
    return { user: (await findUser(queries, owner.id)) ?? owner, session };
  });
  return presentSession(auth, user, session);
}
