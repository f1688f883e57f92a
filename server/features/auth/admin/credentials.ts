import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { AuthError } from '../auth-error.ts';
import { type AuthService, clientOf } from '../auth-service.ts';
import { lowerSessions, secondStepOf } from '../factors/store-assurance.ts';
import { deleteFactor, findFactor } from '../factors/store-factors.ts';
import { presentPasskey } from '../passkeys/present-passkey.ts';
import { deletePasskey, passkeysOf } from '../passkeys/store-passkeys.ts';
import { presentUser } from '../users/present-user.ts';
import { recordEvent } from '../users/store-audit-log.ts';
import { lockUser } from '../users/store-users.ts';
import { userInPath } from './account-input.ts';
import { requireAdmin } from './admin-guard.ts';

const factorParams = v.object({ factorId: v.pipe(v.string(), v.uuid()) });
const passkeyParams = v.object({ passkeyId: v.pipe(v.string(), v.uuid()) });

async function removeFactor(auth: AuthService, request: FastifyRequest) {
  const user = await userInPath(auth, request);
  const { output, success } = v.safeParse(factorParams, request.params);
  const factor = success ? await findFactor(auth.accounts, user.id, output.factorId) : null;
  if (factor === null) throw new AuthError('mfa_factor_not_found');
  await auth.accounts.transaction(async (queries) => {
    await lockUser(queries, user.id);
    await deleteFactor(queries, user.id, factor.id);
    await lowerSessions(queries, user.id, factor.id, secondStepOf[factor.type]);
    await recordEvent(queries, 'factor_removed', user.id, clientOf(request).ip, auth.now());
  });
  return { id: factor.id };
}

const noPasskey = () =>
  new AuthError('validation_failed', { status: 404, message: 'Passkey not found' });

async function removePasskey(auth: AuthService, request: FastifyRequest): Promise<void> {
  const user = await userInPath(auth, request);
  const { output, success } = v.safeParse(passkeyParams, request.params);
  if (!success || !(await deletePasskey(auth.accounts, user.id, output.passkeyId))) {
    throw noPasskey();
  }
  await recordEvent(auth.accounts, 'passkey_removed', user.id, clientOf(request).ip, auth.now());
}

/** Factors and passkeys of a member, for the operator's programs: of somebody who has lost them all, for instance. */
export function adminCredentialRoutes(wire: FastifyInstance, auth: AuthService): void {
  const preHandler = (request: FastifyRequest) => requireAdmin(auth, request);
  wire.get('/admin/users/:userId/factors', { preHandler }, async (request) => {
    const { factors = [] } = presentUser(await userInPath(auth, request));
    return factors;
  });
  wire.delete('/admin/users/:userId/factors/:factorId', { preHandler }, (request) =>
    removeFactor(auth, request),
  );
  wire.get('/admin/users/:userId/passkeys', { preHandler }, async (request) => {
    const { id } = await userInPath(auth, request);
    return (await passkeysOf(auth.accounts, id)).map(presentPasskey);
  });
  wire.delete(
    '/admin/users/:userId/passkeys/:passkeyId',
    { preHandler },
    async (request, reply) => {
      await removePasskey(auth, request);
      return reply.code(204).send();
    },
  );
}
