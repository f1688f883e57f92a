import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { AuthError, invalid } from '../auth-error.ts';
import { type AuthService, clientOf } from '../auth-service.ts';
import type { Caller } from '../sessions/guard.ts';
import { recordEvent } from '../users/store-audit-log.ts';
import { countedTry } from '../wire/counted-try.ts';
import { secondStepTries } from '../wire/limits.ts';
import { readBody } from '../wire/request-input.ts';
import { completeSecondStep } from './complete-step.ts';
import {
  type Challenge,
  challengeSeconds,
  findChallenge,
  insertChallenge,
  useChallenge,
} from './store-challenges.ts';
import { acceptStep, type Factor, findFactor, verifyFactor } from './store-factors.ts';
import { stepOfCode } from './totp/totp.ts';

const uuid = v.pipe(v.string(), v.uuid());
const paramsSchema = v.object({ factorId: uuid });
const bodySchema = v.object({
  challenge_id: v.optional(v.string(), ''),
  code: v.optional(v.string(), ''),
});

/** @throws AuthError when the member has no such factor */
export async function requireFactor(
  auth: AuthService,
  { user }: Caller,
  request: FastifyRequest,
): Promise<Factor> {
  const params = v.safeParse(paramsSchema, request.params);
  const factor = params.success
    ? await findFactor(auth.accounts, user.id, params.output.factorId)
    : null;
  if (factor === null) throw new AuthError('mfa_factor_not_found');
  return factor;
}

/** POST /factors/{id}/challenge */
export async function challengeFactor(auth: AuthService, caller: Caller, request: FastifyRequest) {
  const factor = await requireFactor(auth, caller, request);
  const now = auth.now();
  const id = await auth.accounts.transaction((queries) =>
    insertChallenge(queries, {
      userId: caller.user.id,
      factorId: factor.id,
      ip: clientOf(request).ip,
      challenge: null,
      now,
    }),
  );
  return {
    id,
    type: factor.type,
    expires_at: Math.floor(now.getTime() / 1000) + challengeSeconds,
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

/** Wrong answers to a member's challenges are counted together, wherever they come from. */
export const triesOf = (auth: AuthService, userId: string) => ({
  bucket: `auth-second-step:${auth.nameOf(userId)}`,
  limit: secondStepTries,
  miss: 'mfa_verification_failed' as const,
});

/** POST /factors/{id}/verify: the session's second step. */
export async function verifyChallenge(auth: AuthService, caller: Caller, request: FastifyRequest) {
  const factor = await requireFactor(auth, caller, request);
  const { challenge_id: challengeId, code } = readBody(request, bodySchema);
  if (code === '') throw invalid('Code needs to be non-empty');
  const challenge = await requireChallenge(auth, factor, challengeId, request);
  return countedTry(auth, triesOf(auth, caller.user.id), async () => {
    const now = auth.now();
    const secret = auth.secrets.unseal('totp', factor.sealedSecret ?? '');
    const step = stepOfCode(secret, code.replaceAll(/\s/g, ''), now);
    if (step === null) throw new AuthError('mfa_verification_failed');
    return completeSecondStep(
      auth,
      caller,
      { method: 'totp', factorId: factor.id },
      async (queries) => {
        const isFresh =
          (await useChallenge(queries, factor.userId, challenge.id, now)) &&
          (await acceptStep(queries, factor.userId, factor.id, step));
        if (!isFresh) throw new AuthError('mfa_verification_failed');
        await verifyFactor(queries, factor, now);
        if (factor.status === 'unverified') {
          await recordEvent(queries, 'factor_added', factor.userId, clientOf(request).ip, now);
        }
      },
    );
  });
}
