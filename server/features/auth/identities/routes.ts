import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { AuthError } from '../auth-error.ts';
import { type AuthService, clientOf } from '../auth-service.ts';
import { requireSecondStep } from '../factors/assurance.ts';
import { identityUnlinkedMail } from '../mails/notices.ts';
import { tellMember } from '../mails/tell-member.ts';
import { addressOfProvider } from '../oauth/authorize.ts';
import { requireFreshProof, requireProofToLink } from '../sessions/fresh-proof.ts';
import { type Caller, requireCaller } from '../sessions/guard.ts';
import { requireOwnAccount } from '../users/managed.ts';
import { recordEvent } from '../users/store-audit-log.ts';
import { findUser, lockUser } from '../users/store-users.ts';
import { limited } from '../wire/limits.ts';
import { readQuery } from '../wire/request-input.ts';
import { removeIdentity } from './store-identities.ts';

async function requireLinker(auth: AuthService, request: FastifyRequest): Promise<Caller> {
  const caller = await requireCaller(auth, request);
  if (!auth.settings.signIn.manualLinking) throw new AuthError('manual_linking_disabled');
  requireOwnAccount(caller.user);
  await requireSecondStep(auth, caller);
  return caller;
}

const paramsSchema = v.object({ identityId: v.pipe(v.string(), v.uuid()) });

function identityInPath(request: FastifyRequest): string {
  const { success, output } = v.safeParse(paramsSchema, request.params);
  if (success) return output.identityId;
  throw new AuthError('validation_failed', {
    status: 404,
    message: 'identity_id must be an UUID',
  });
}

async function unlink(auth: AuthService, request: FastifyRequest) {
  const caller = await requireLinker(auth, request);
  const id = identityInPath(request);
  requireFreshProof(auth, caller);
  const now = auth.now();
  await auth.accounts.transaction(async (queries) => {
    await lockUser(queries, caller.user.id);
    const user = await findUser(queries, caller.user.id);
    if (user === null) throw new AuthError('user_not_found');
    if (user.identities.length < 2) throw new AuthError('single_identity_not_deletable');
    const identity = user.identities.find((each) => each.id === id);
    if (identity === undefined) throw new AuthError('identity_not_found');
    // told where the member reads it, which may be the address that goes with the identity
    await tellMember(auth, queries, user.id, identityUnlinkedMail(identity.provider));
    await removeIdentity(queries, user.id, identity, now);
    await recordEvent(queries, 'identity_unlinked', user.id, clientOf(request).ip, now);
  });
  auth.post.wake();
  return {};
}

/** Other services linked to the account of a member who is signed in, and unlinked from it. */
export function identityRoutes(wire: FastifyInstance, auth: AuthService): void {
  const options = { onRequest: limited(auth, 'user'), exposeHeadRoute: false };
  wire.get('/user/identities/authorize', options, async (request, reply) => {
    const caller = await requireLinker(auth, request);
    requireProofToLink(auth, caller);
    const { user } = caller;
    // pages of other sites ask for the address without cookies
    const canBind = request.headers['sec-fetch-site'] === 'same-origin';
    const url = await addressOfProvider(auth, request, reply, { userId: user.id, canBind });
    if (readQuery(request, 'skip_http_redirect') === 'true') return { url };
    return reply.redirect(url, 302);
  });
  wire.delete('/user/identities/:identityId', { onRequest: options.onRequest }, async (request) =>
    unlink(auth, request),
  );
}
