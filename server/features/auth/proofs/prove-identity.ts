import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { IdentityProof } from '#contract/identity-proof.ts';
import { wire } from '#contract/paths.ts';
import { sentences } from '#contract/sentences.ts';
import { AuthError } from '../auth-error.ts';
import { type AuthService, clientOf } from '../auth-service.ts';
import { proveByNonce } from '../mails/reauthenticate.ts';
import { provePassword } from '../passwords/prove-password.ts';
import type { Caller } from '../sessions/guard.ts';
import { noteProof } from '../sessions/store-sessions.ts';
import { addressOf, nobody } from '../users/member-address.ts';
import { limited } from '../wire/limits.ts';
import { neededProof } from './needed-proof.ts';
import { inOurWords, requireWholeCaller } from './our-words.ts';
import { shownProofSchema } from './shown-proof.ts';

async function prove(auth: AuthService, request: FastifyRequest): Promise<void> {
  const { user, session } = await requireWholeCaller(auth, request);
  const { password, nonce } = v.parse(shownProofSchema, request.body);
  if (password !== '') {
    await provePassword(auth, addressOf(user) ?? nobody, password, clientOf(request));
  } else if (nonce !== '') {
    await proveByNonce(auth, user, nonce);
  } else {
    throw new AuthError('reauthentication_needed', { message: sentences.proveFirst });
  }
  const method = password === '' ? 'otp' : 'password';
  if (!(await noteProof(auth.accounts, session.id, method, auth.now()))) {
    throw new AuthError('session_not_found');
  }
}

const toldTo = (auth: AuthService, caller: Caller): IdentityProof => ({
  proof: neededProof(auth, caller),
  has_password: caller.user.passwordHash !== null,
});

/**
 * GET and POST /functions/v1/prove-identity: what a member has to show before they change what opens their account, and
 * `{password}` or `{nonce}` with which they do. The session that is there counts as freshly proved from then on, so nobody has
 * to sign out and in again. A function of ours beside the protocol, with our own errors.
 */
export function proveIdentityRoutes(scope: FastifyInstance, auth: AuthService): void {
  const options = { onRequest: limited(auth, 'user'), exposeHeadRoute: false };
  scope.get(wire.proveIdentity, options, async (request, reply): Promise<IdentityProof> => {
    reply.header('cache-control', 'no-store');
    const asked = requireWholeCaller(auth, request);
    return toldTo(auth, await inOurWords(request, asked, sentences.proofFailed));
  });
  scope.post(wire.proveIdentity, options, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    await inOurWords(request, prove(auth, request), sentences.proofFailed);
    return { proved: true };
  });
}
