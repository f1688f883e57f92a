import type { FastifyRequest } from 'fastify';
import { type AuthService, clientOf } from '../auth-service.ts';
import { factorRemovedMail } from '../mails/notices.ts';
import { tellMember } from '../mails/tell-member.ts';
import { requireFreshProof } from '../sessions/fresh-proof.ts';
import type { Caller } from '../sessions/guard.ts';
import { recordEvent } from '../users/store-audit-log.ts';
import { lockUser } from '../users/store-users.ts';
import { requireSecondStep } from './assurance.ts';
import { requireFactor } from './require-factor.ts';
import { lowerSessions, secondStepOf } from './store-assurance.ts';
import { deleteFactor } from './store-factors.ts';

/** DELETE /factors/{id} */
export async function removeFactor(auth: AuthService, caller: Caller, request: FastifyRequest) {
  const factor = await requireFactor(auth, caller, request);
  const isVerified = factor.status === 'verified';
  if (isVerified) {
    await requireSecondStep(auth, caller, { status: 422 });
    requireFreshProof(auth, caller);
  }
  await auth.accounts.transaction(async (queries) => {
    await lockUser(queries, factor.userId);
    await deleteFactor(queries, factor.userId, factor.id);
    await lowerSessions(queries, factor.userId, factor.id, secondStepOf[factor.type]);
    if (isVerified) {
      const { ip } = clientOf(request);
      await recordEvent(queries, 'factor_removed', factor.userId, ip, auth.now());
      await tellMember(auth, queries, factor.userId, factorRemovedMail(factor.type));
    }
  });
  return { id: factor.id };
}
