import type { FastifyRequest } from 'fastify';
import { errors } from 'jose';
import * as v from 'valibot';
import { bearerToken } from '../../../platform/members/bearer.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthService } from '../auth-service.ts';
import { findUser, type User } from '../users/store-users.ts';
import { uuid } from '../wire/request-input.ts';
import { findSession, type Session } from './store-sessions.ts';

/** Who makes a request that only members may make. */
export interface Caller {
  readonly user: User;
  readonly session: Session;
}

async function readClaims(auth: AuthService, request: FastifyRequest) {
  const token = bearerToken(request);
  if (token === null) throw new AuthError('no_authorization');
  try {
    return await auth.tokens.verify(token);
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    throw new AuthError('bad_jwt', {
      message: `invalid JWT: unable to parse or verify signature, ${error.message}`,
    });
  }
}

/**
 * The member behind the request's access token. The session's row is looked up each time, so a sign-out counts at once, and
 * so does the end that another service has given it.
 * @throws AuthError
 */
export async function requireCaller(auth: AuthService, request: FastifyRequest): Promise<Caller> {
  const claims = await readClaims(auth, request);
  if (claims.sub === undefined || claims.sub === '') {
    throw new AuthError('bad_jwt', { message: 'invalid claim: missing sub claim' });
  }
  if (!v.is(uuid, claims.sub)) {
    throw new AuthError('bad_jwt', {
      status: 400,
      message: 'invalid claim: sub claim must be a UUID',
    });
  }
  const [user, session] = await Promise.all([
    findUser(auth.accounts, claims.sub),
    v.is(uuid, claims.session_id) ? findSession(auth.accounts, claims.session_id) : null,
  ]);
  if (user === null) throw new AuthError('user_not_found');
  const isOver = session?.notAfter != null && session.notAfter <= auth.now();
  if (session === null || session.userId !== user.id || isOver) {
    throw new AuthError('session_not_found');
  }
  if (isBanned(user, auth.now())) throw new AuthError('user_banned');
  return { user, session };
}

/**
 * The same where only somebody with an address may go: what belongs to a member who exists on one device goes with it.
 * @throws AuthError no_authorization
 */
export async function requireNamedCaller(
  auth: AuthService,
  request: FastifyRequest,
): Promise<Caller> {
  const caller = await requireCaller(auth, request);
  if (!caller.user.isAnonymous) return caller;
  throw new AuthError('no_authorization', {
    status: 403,
    message: 'Anonymous user not allowed to perform these actions',
  });
}

export function isBanned(user: User, now: Date): boolean {
  return user.bannedUntil !== null && user.bannedUntil > now;
}
