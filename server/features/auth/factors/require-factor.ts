import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { AuthError } from '../auth-error.ts';
import type { AuthService } from '../auth-service.ts';
import type { Caller } from '../sessions/guard.ts';
import { secondStepTries } from '../wire/limits.ts';
import { type Factor, findFactor } from './store-factors.ts';

const paramsSchema = v.object({ factorId: v.pipe(v.string(), v.uuid()) });

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

/** Wrong answers to a member's challenges are counted together, wherever they come from. */
export const triesOf = (auth: AuthService, userId: string) => ({
  bucket: `auth-second-step:${auth.nameOf(userId)}`,
  limit: secondStepTries,
  miss: 'mfa_verification_failed' as const,
});
