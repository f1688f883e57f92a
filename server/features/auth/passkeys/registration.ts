import type { FastifyRequest } from 'fastify';
import { AuthError } from '../auth-error.ts';
import { type AuthService, clientOf } from '../auth-service.ts';
import { factorAddedMail } from '../mails/notices.ts';
import { tellMember } from '../mails/tell-member.ts';
import { requireFreshProof } from '../sessions/fresh-proof.ts';
import type { Caller } from '../sessions/guard.ts';
import { isManaged } from '../users/managed.ts';
import { recordEvent } from '../users/store-audit-log.ts';
import { lockUser } from '../users/store-users.ts';
import { offer, takeAnswer } from './ceremony.ts';
import { presentPasskey } from './present-passkey.ts';
import { credentialOf, insertPasskey, passkeysOf } from './store-passkeys.ts';

/** How many keys one member may have. */
const mostPasskeys = 10;

const managed = 'Passkeys are not for accounts that a company looks after';
const tooMany = () => new AuthError('too_many_passkeys');

/** POST /passkeys/registration/options */
export async function registrationOptions(auth: AuthService, caller: Caller) {
  requireFreshProof(auth, caller);
  const { user } = caller;
  if (isManaged(user)) throw new AuthError('validation_failed', { status: 422, message: managed });
  const present = await passkeysOf(auth.accounts, user.id);
  if (present.length >= mostPasskeys) throw tooMany();
  const options = await auth.relyingParty.creationOptions({
    userId: user.id,
    userName: user.email ?? user.phone ?? user.id,
    present: present.map(credentialOf),
    isWayIn: true,
  });
  return offer(auth, user.id, options);
}

/** POST /passkeys/registration/verify */
export async function verifyRegistration(
  auth: AuthService,
  caller: Caller,
  request: FastifyRequest,
) {
  const { user } = caller;
  const { challenge, credential } = await takeAnswer(auth, user.id, request);
  const key = await auth.relyingParty.readCreation(credential, challenge, true);
  if (key === null) throw new AuthError('webauthn_verification_failed');
  const now = auth.now();
  const added = await auth.accounts.transaction(async (queries) => {
    await lockUser(queries, user.id);
    if ((await passkeysOf(queries, user.id)).length >= mostPasskeys) throw tooMany();
    const passkey = await insertPasskey(queries, user.id, key, now);
    if (passkey === null) throw new AuthError('webauthn_credential_exists');
    await recordEvent(queries, 'passkey_added', user.id, clientOf(request).ip, now);
    await tellMember(auth, queries, user.id, factorAddedMail('passkey'));
    return passkey;
  });
  return presentPasskey(added);
}
