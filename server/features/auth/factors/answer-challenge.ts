import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { AuthError, invalid } from '../auth-error.ts';
import { type AuthService, clientOf } from '../auth-service.ts';
import { challengeSeconds } from '../challenge-seconds.ts';
import { factorAddedMail } from '../mails/notices.ts';
import { tellMember } from '../mails/tell-member.ts';
import { requireFreshProof } from '../sessions/fresh-proof.ts';
import type { Caller } from '../sessions/guard.ts';
import { recordEvent } from '../users/store-audit-log.ts';
import { countedTry } from '../wire/counted-try.ts';
import { readBody, uuid } from '../wire/request-input.ts';
import { completeSecondStep } from './complete-step.ts';
import { askForKey, proveCode, proveKey } from './proofs.ts';
import { requireFactor, triesOf } from './require-factor.ts';
import { secondStepOf } from './store-assurance.ts';
import {
  type Challenge,
  findChallenge,
  insertChallenge,
  useChallenge,
} from './store-challenges.ts';
import { type Factor, noteFactorUse, verifyFactor } from './store-factors.ts';

const bodySchema = v.object({
  challenge_id: v.optional(v.string(), ''),
  code: v.optional(v.string(), ''),
  webauthn: v.optional(v.looseObject({ credential_response: v.optional(v.unknown()) })),
});

/** POST /factors/{id}/challenge */
export async function challengeFactor(auth: AuthService, caller: Caller, request: FastifyRequest) {
  const factor = await requireFactor(auth, caller, request);
  const webauthn = factor.type === 'webauthn' ? await askForKey(auth, caller.user, factor) : null;
  const now = auth.now();
  const id = await auth.accounts.transaction((queries) =>
    insertChallenge(queries, {
      userId: caller.user.id,
      factorId: factor.id,
      ip: clientOf(request).ip,
      challenge: webauthn?.credential_options.publicKey.challenge ?? null,
      now,
    }),
  );
  return {
    id,
    type: factor.type,
    expires_at: Math.floor(now.getTime() / 1000) + challengeSeconds,
    ...(webauthn === null ? {} : { webauthn }),
  };
}

/** @throws AuthError where the challenge cannot be answered from here and now */
async function requireChallenge(
  auth: AuthService,
  factor: Factor,
  id: string,
  request: FastifyRequest,
): Promise<Challenge> {
  const challenge = v.is(uuid, id)
    ? await findChallenge(auth.accounts, factor.userId, factor.id, id)
    : null;
  if (challenge === null) {
    throw new AuthError('mfa_factor_not_found', {
      status: 422,
      message: 'MFA factor with the provided challenge ID not found',
    });
  }
  if (challenge.isUsed || challenge.ip !== clientOf(request).ip) {
    throw new AuthError('mfa_ip_address_mismatch');
  }
  if (challenge.createdAt.getTime() + challengeSeconds * 1000 <= auth.now().getTime()) {
    throw new AuthError('mfa_challenge_expired');
  }
  return challenge;
}

/** POST /factors/{id}/verify: the session's second step. */
export async function verifyChallenge(auth: AuthService, caller: Caller, request: FastifyRequest) {
  const factor = await requireFactor(auth, caller, request);
  const { challenge_id: challengeId, code, webauthn } = readBody(request, bodySchema);
  if (factor.type === 'totp' && code === '') throw invalid('Code needs to be non-empty');
  if (factor.type === 'webauthn' && webauthn === undefined)
    throw invalid('WebAuthn response required');
  const challenge = await requireChallenge(auth, factor, challengeId, request);
  const isNew = factor.status === 'unverified';
  // what is in use already may have been proved long ago
  if (isNew) requireFreshProof(auth, caller);
  return countedTry(auth, triesOf(auth, caller.user.id), async () => {
    const spend =
      factor.type === 'totp'
        ? proveCode(auth, factor, code)
        : await proveKey(
            auth,
            factor,
            webauthn?.credential_response,
            challenge.challenge ?? '',
            clientOf(request).ip,
          );
    const step = { method: secondStepOf[factor.type], factorId: factor.id };
    return completeSecondStep(auth, caller, step, async (queries) => {
      const now = auth.now();
      const isFresh =
        (await useChallenge(queries, factor.userId, challenge.id, now)) && (await spend(queries));
      if (!isFresh) throw new AuthError('mfa_verification_failed');
      await noteFactorUse(queries, factor, now);
      await verifyFactor(queries, factor, now);
      if (isNew) {
        await recordEvent(queries, 'factor_added', factor.userId, clientOf(request).ip, now);
        await tellMember(auth, queries, factor.userId, factorAddedMail(factor.type));
      }
    });
  });
}
