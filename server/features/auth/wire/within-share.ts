import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors } from 'jose';
import { ProductError } from '../../../platform/answers/errors.ts';
import { areMembers, bearerToken } from '../../../platform/members/bearer.ts';
import { holderOf } from '../../../platform/members/member-share.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthService } from '../auth-service.ts';

/** Whose share a request takes from; null for whoever shows no token that holds, whom limits count by their address. */
async function holderIn({ tokens }: AuthService, request: FastifyRequest): Promise<string | null> {
  const token = bearerToken(request);
  if (token === null) return null;
  try {
    const claims = await tokens.verify(token);
    return areMembers(claims) ? holderOf({ role: 'authenticated', claims }) : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** Waits for a place in the share, and keeps it until the request is answered or its client has gone. */
function takePlace({ share }: AuthService, holder: string, { raw }: FastifyReply): Promise<void> {
  return new Promise((resolve, reject) => {
    const answered = () =>
      new Promise<void>((done) => {
        resolve();
        if (raw.destroyed) done();
        else raw.once('close', done);
      });
    share.take(holder, answered).catch(reject);
  });
}

/**
 * What a member asks of their account counts towards the same share as what they ask of their data: the accounts' few
 * connections are those by which everybody else signs in. Nothing in the scope may take from a share once more.
 */
export function keepWithinShare(scope: FastifyInstance, auth: AuthService): void {
  scope.addHook('onRequest', async (request, reply) => {
    const holder = await holderIn(auth, request);
    if (holder === null) return;
    if (request.method === 'GET') auth.share.count(holder);
    await takePlace(auth, holder, reply);
  });
}

/** The same refusal in the words of the wire. */
export function shareRefused(error: Error): AuthError | null {
  if (!(error instanceof ProductError) || error.status !== 429) return null;
  return new AuthError('over_request_rate_limit', {
    retryAfterSeconds: error.retryAfterSeconds ?? 1,
  });
}
