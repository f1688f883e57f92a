import type { FastifyRequest } from 'fastify';
import { AuthError } from '../auth-error.ts';
import { type AuthService, clientOf } from '../auth-service.ts';
import { tellOfCopy } from '../webauthn/tell-of-copy.ts';
import { takeAnswer } from './ceremony.ts';
import { credentialOf, findPasskey, type Passkey } from './store-passkeys.ts';

/**
 * The passkey that has signed the challenge which the request answers, and its new count of uses.
 * @param ownerId null where anybody's will do, as at the login
 * @throws AuthError webauthn_verification_failed where it is no key of theirs, or does not hold
 */
export async function provePasskey(
  auth: AuthService,
  ownerId: string | null,
  request: FastifyRequest,
): Promise<{ readonly passkey: Passkey; readonly counter: number }> {
  const { challenge, credential } = await takeAnswer(auth, ownerId, request);
  const failed = () => new AuthError('webauthn_verification_failed');
  const named = auth.relyingParty.namedIn(credential);
  const passkey = named === null ? null : await findPasskey(auth.accounts, named.credentialId);
  if (named === null || passkey === null) throw failed();
  if (passkey.userId !== (ownerId ?? passkey.userId)) throw failed();
  if (named.userId !== null && named.userId !== passkey.userId) throw failed();
  const key = credentialOf(passkey);
  const signed = await auth.relyingParty.checkRequest(credential, challenge, key, true);
  if (signed === null) throw failed();
  if (signed.isOfCopy) {
    await tellOfCopy(auth, passkey.userId, clientOf(request).ip);
    throw failed();
  }
  return { passkey, counter: signed.counter };
}
