import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { SecurityEvent, SignedInDevice } from '#contract/account/security.ts';
import { memberSentences } from '#contract/member-sentences.ts';
import { wire } from '#contract/paths.ts';
import { sentences } from '#contract/sentences.ts';
import { ProductError } from '../../../platform/answers/errors.ts';
import { AuthError } from '../auth-error.ts';
import { type AuthService, clientOf } from '../auth-service.ts';
import { requireSecondStep } from '../factors/assurance.ts';
import { deviceOf } from '../mails/notices.ts';
import { requireProofInPlace } from '../proofs/needed-proof.ts';
import { inOurWords } from '../proofs/our-words.ts';
import { recordEvent } from '../users/store-audit-log.ts';
import { limited } from '../wire/limits.ts';
import { type Caller, requireCaller } from './guard.ts';
import { deleteOwnSession, readEvents, readSessions } from './store-own-sessions.ts';
import { deleteSessionsOf } from './store-sessions.ts';

const paramsSchema = v.object({ id: v.pipe(v.string(), v.uuid()) });
/** As many as fit a screen that somebody reads. */
const shownEvents = 30;

/**
 * The caller, with refusals in the words of our own screens. Where the password is one of two steps, whoever has only that
 * must not learn where the member is signed in, nor end it.
 */
async function member(auth: AuthService, request: FastifyRequest): Promise<Caller> {
  try {
    const caller = await requireCaller(auth, request);
    await requireSecondStep(auth, caller);
    return caller;
  } catch (error) {
    if (!(error instanceof AuthError) || error.status >= 500) throw error;
    throw new ProductError(401, 'not_authenticated', sentences.notAuthenticated, { cause: error });
  }
}

/** What a member sees of who is signed in to their account, and of what happened to it. */
export function ownSessionRoutes(scope: FastifyInstance, auth: AuthService): void {
  scope.get(wire.sessions, async (request, reply): Promise<readonly SignedInDevice[]> => {
    const { user, session } = await member(auth, request);
    reply.header('cache-control', 'no-store');
    const rows = await readSessions(auth.accounts, user.id);
    return rows.map(({ id, userAgent, ip, createdAt, refreshedAt }) => ({
      id,
      device: deviceOf(userAgent),
      place: ip,
      signed_in_at: createdAt.toISOString(),
      last_used_at: refreshedAt.toISOString(),
      is_this: id === session.id,
    }));
  });

  const onRequest = limited(auth, 'user');
  const proved = async (request: FastifyRequest, caller: Caller) =>
    inOurWords(request, requireProofInPlace(auth, caller), memberSentences.proofFailed);
  // every device but the one that asks
  scope.delete(wire.sessions, { onRequest }, async (request, reply) => {
    const caller = await member(auth, request);
    await proved(request, caller);
    const { user, session } = caller;
    await auth.accounts.transaction(async (queries) => {
      await deleteSessionsOf(queries, user.id, session.id);
      await recordEvent(queries, 'session_ended', user.id, clientOf(request).ip, auth.now());
    });
    return reply.code(204).send();
  });

  scope.delete(`${wire.sessions}/:id`, { onRequest }, async (request, reply) => {
    const caller = await member(auth, request);
    const { user, session } = caller;
    const { output, success } = v.safeParse(paramsSchema, request.params);
    // whoever is in may go
    if (!success || output.id !== session.id) await proved(request, caller);
    const isEnded = await auth.accounts.transaction(async (queries) => {
      if (!success || !(await deleteOwnSession(queries, user.id, output.id))) return false;
      await recordEvent(queries, 'session_ended', user.id, clientOf(request).ip, auth.now());
      return true;
    });
    if (!isEnded) throw new ProductError(404, 'not_found', 'That device is signed out already.');
    return reply.code(204).send();
  });

  scope.get(wire.securityEvents, async (request, reply): Promise<readonly SecurityEvent[]> => {
    const { user } = await member(auth, request);
    reply.header('cache-control', 'no-store');
    const rows = await readEvents(auth.accounts, user.id, shownEvents);
    return rows.map(({ event, ip, createdAt }) => ({
      event,
      place: ip,
      at: createdAt.toISOString(),
    }));
  });
}
