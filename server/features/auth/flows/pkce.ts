import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { AuthError, invalid } from '../auth-error.ts';
import { type AuthService, clientOf } from '../auth-service.ts';
import { sameHash } from '../mails/one-time-code.ts';
import { isBanned } from '../sessions/guard.ts';
import { openSession } from '../sessions/open-session.ts';
import { presentSession } from '../sessions/present-session.ts';
import { findUser, recordSignIn } from '../users/store-users.ts';
import { readBody } from '../wire/request-input.ts';
import { openGain, providerTokens, sessionStartOf } from './outside-state.ts';
import { findProvedFlow, finishFlow, hasRunOut, type ProvedFlow } from './store-flows.ts';

/** The code that the way back carries: 256 random bits, so a plain hash hides it. The wire asks for no form. */
export const newFlowCode = () => randomBytes(32).toString('base64url');
export const hashFlowCode = (code: string) => createHash('sha256').update(code).digest('base64url');

const bodySchema = v.object({
  auth_code: v.optional(v.string(), ''),
  code_verifier: v.optional(v.string(), ''),
});

/** Says whether the verifier is the one whose challenge began the flow (RFC 7636, 4.6). */
function belongs({ challenge, challengeMethod }: ProvedFlow, verifier: string): boolean {
  if (challengeMethod === 'plain') return sameHash(challenge, verifier);
  return sameHash(challenge, createHash('sha256').update(verifier).digest('base64url'));
}

/** POST /token?grant_type=pkce: a code, and the secret of the app that began the flow, for a session. */
export async function pkceGrant(auth: AuthService, request: FastifyRequest) {
  const { auth_code: code, code_verifier: verifier } = readBody(request, bodySchema);
  if (code === '' || verifier === '') {
    throw invalid('invalid request: both auth code and code verifier should be non-empty');
  }
  const flow = await findProvedFlow(auth.accounts, hashFlowCode(code));
  if (flow === null) throw new AuthError('flow_state_not_found');
  const now = auth.now();
  if (hasRunOut(flow.provedAt, now)) {
    throw new AuthError('flow_state_expired');
  }
  if (!belongs(flow, verifier)) throw new AuthError('bad_code_verifier');
  const gain = flow.sealedState === null ? null : openGain(auth, flow.sealedState);
  const client = clientOf(request);
  const { user, session } = await auth.accounts.transaction(async (queries) => {
    await recordSignIn(queries, flow.userId, null, now);
    if (!(await finishFlow(queries, flow.id))) throw new AuthError('flow_state_not_found');
    const user = await findUser(queries, flow.userId);
    if (user === null) throw new AuthError('flow_state_not_found');
    if (isBanned(user, now)) throw new AuthError('user_banned', { status: 400 });
    const session = await openSession(auth, queries, {
      userId: user.id,
      method: flow.method,
      client,
      ...(gain === null ? {} : { start: sessionStartOf(gain) }),
    });
    return { user, session };
  });
  auth.post.wake();
  const presented = await presentSession(auth, user, session);
  return gain === null ? presented : { ...presented, ...providerTokens(gain) };
}
