import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { AuthError } from '../auth-error.ts';
import { type AuthService, clientOf } from '../auth-service.ts';
import { lowerSessions, secondStepOf } from '../factors/store-assurance.ts';
import { deleteFactor, findFactor } from '../factors/store-factors.ts';
import { factorRemovedMail } from '../mails/notices.ts';
import { tellMember } from '../mails/tell-member.ts';
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
    await tellMember(auth, queries, user.id, factorRemovedMail(factor.type));
  });
  auth.post.wake();
  return { id: factor.id };
}

const noPasskey = () =>
  new AuthError('validation_failed', { status: 404, message: 'Passkey not found' });

async function removePasskey(auth: AuthService, request: FastifyRequest): Promise<void> {
  const user = await userInPath(auth, request);
  const { output, success } = v.safeParse(passkeyParams, request.params);
  if (!success) throw noPasskey();
  await auth.accounts.transaction(async (queries) => {
    if (!(await deletePasskey(queries, user.id, output.passkeyId))) throw noPasskey();
    await recordEvent(queries, 'passkey_removed', user.id, clientOf(request).ip, auth.now());
    await tellMember(auth, queries, user.id, factorRemovedMail('passkey'));
  });
  auth.post.wake();
}

/** Factors and passkeys of a member, for the operator's programs: of somebody who has lost them all, for instance. */
export function adminCredentialRoutes(wire: FastifyInstance, auth: AuthService): void {
  const options = { onRequest: (request: FastifyRequest) => requireAdmin(auth, request) };
  wire.get('/admin/users/:userId/factors', options, async (request) => {
    const { factors = [] } = presentUser(await userInPath(auth, request));
    return factors;
  });
  wire.delete('/admin/users/:userId/factors/:factorId', options, (request) =>
    removeFactor(auth, request),
  );
  wire.get('/admin/users/:userId/passkeys', options, async (request) => {
    const { id } = await userInPath(auth, request);
    return (await passkeysOf(auth.accounts, id)).map(presentPasskey);
  });
  wire.delete('/admin/users/:userId/passkeys/:passkeyId', options, async (request, reply) => {
    await removePasskey(auth, request);
    return reply.code(204).send();
  });
}
