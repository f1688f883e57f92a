import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { IdentityProof } from '#contract/account/identity-proof.ts';
import { memberSentences } from '#contract/member-sentences.ts';
import { wire } from '#contract/paths.ts';
import { serverSentences } from '#contract/sentences.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { AuthError } from '../auth-error.ts';
import { type AuthService, clientOf } from '../auth-service.ts';
import { proveByNonce } from '../mails/reauthenticate.ts';
import { offer } from '../passkeys/ceremony.ts';
import { provePasskey } from '../passkeys/prove-passkey.ts';
import { credentialOf, notePasskeyUse, passkeysOf } from '../passkeys/store-passkeys.ts';
import { provePassword } from '../passwords/prove-password.ts';
import { isFreshlyProved } from '../sessions/fresh-proof.ts';
import type { Caller } from '../sessions/guard.ts';
import { type AuthMethod, noteProof } from '../sessions/store-sessions.ts';
import { addressOf, nobody } from '../users/member-address.ts';
import { limited } from '../wire/limits.ts';
import { waysToProve } from './needed-proof.ts';
import { inOurWords, requireWholeCaller } from './our-words.ts';
import { shownProofSchema, showsPasskey } from './shown-proof.ts';

/** What was shown, and what is stored of it. */
interface Shown {
  readonly method: AuthMethod;
  spend(queries: Queries): Promise<void>;
}
const nothing = async () => undefined;

/** @throws AuthError where nothing is shown, or what does not hold */
async function check(auth: AuthService, { user }: Caller, request: FastifyRequest): Promise<Shown> {
  if (showsPasskey(request.body)) {
    const { passkey, counter } = await provePasskey(auth, user.id, request);
    return {
      method: 'passkey',
      spend: (queries) => notePasskeyUse(queries, passkey, counter, auth.now()),
    };
  }
  const { password, nonce } = v.parse(shownProofSchema, request.body);
  if (password !== '') {
    await provePassword(auth, addressOf(user) ?? nobody, password, clientOf(request));
    return { method: 'password', spend: nothing };
  }
  if (nonce === '') {
    throw new AuthError('reauthentication_needed', { message: serverSentences.proveFirst });
  }
  await proveByNonce(auth, user, nonce);
  return { method: 'otp', spend: nothing };
}

async function prove(auth: AuthService, request: FastifyRequest): Promise<void> {
  const caller = await requireWholeCaller(auth, request);
  const { method, spend } = await check(auth, caller, request);
  await auth.accounts.transaction(async (queries) => {
    await spend(queries);
    if (!(await noteProof(queries, caller.session.id, method, auth.now()))) {
      throw new AuthError('session_not_found');
    }
  });
}

/** The member's own keys alone: another's on the same device would prove somebody else. @throws AuthError */
async function offerPasskey(auth: AuthService, request: FastifyRequest) {
  const { user } = await requireWholeCaller(auth, request);
  if (!auth.settings.signIn.passkeys) throw new AuthError('passkey_disabled');
  const keys = await passkeysOf(auth.accounts, user.id);
  // without a list a browser offers whatever keys it has
  if (keys.length === 0) throw new AuthError('webauthn_verification_failed');
  const options = await auth.relyingParty.requestOptions(keys.map(credentialOf), true);
  return offer(auth, user.id, options);
}

const toldTo = async (auth: AuthService, caller: Caller): Promise<IdentityProof> => ({
  is_fresh: isFreshlyProved(auth, caller),
  has_password: caller.user.passwordHash !== null,
  ways: [...(await waysToProve(auth, caller))],
});

/**
 * GET and POST /functions/v1/prove-identity: what a member can show before they change what opens their account, and
 * `{password}`, `{nonce}` or a passkey's `{challenge_id, credential}` with which they do; POST …/passkey asks for that. The
 * session that is there counts as freshly proved from then on, so nobody has to sign out and in again. An app or a security
 * key proves by the protocol's own call, /factors/{id}/verify. Functions of ours beside the protocol, with our own errors.
 */
export function proveIdentityRoutes(scope: FastifyInstance, auth: AuthService): void {
  const options = { onRequest: limited(auth, 'user'), exposeHeadRoute: false };
  scope.get(wire.proveIdentity, options, async (request, reply): Promise<IdentityProof> => {
    reply.header('cache-control', 'no-store');
    const asked = requireWholeCaller(auth, request);
    return toldTo(auth, await inOurWords(request, asked, memberSentences.proofFailed));
  });
  scope.post(wire.proveIdentity, options, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    await inOurWords(request, prove(auth, request), memberSentences.proofFailed);
    return { proved: true };
  });
  scope.post(wire.provePasskey, options, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return inOurWords(request, offerPasskey(auth, request), memberSentences.proofFailed);
  });
}
