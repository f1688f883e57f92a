import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { noteShownInVain } from '../../../platform/members/access-refused.ts';
import { AuthError, invalid } from '../auth-error.ts';
import { type AuthService, clientOf } from '../auth-service.ts';
import { tokenReusedMail } from '../mails/notices.ts';
import { tellMember } from '../mails/tell-member.ts';
import { recordEvent } from '../users/store-audit-log.ts';
import { findUser } from '../users/store-users.ts';
import { readBody } from '../wire/request-input.ts';
import { isBanned } from './guard.ts';
import { presentSession } from './present-session.ts';
import type { RefreshToken } from './refresh-token.ts';
import {
  advanceSession,
  type Client,
  deleteSession,
  findSession,
  type Session,
} from './store-sessions.ts';

const bodySchema = v.object({ refresh_token: v.optional(v.string(), '') });

function parseToken(auth: AuthService, request: FastifyRequest): RefreshToken {
  const read = auth.refreshTokens.read(readBody(request, bodySchema).refresh_token);
  if (read === 'malformed') throw invalid('Refresh token is not valid');
  if (read === 'unknown') throw new AuthError('refresh_token_not_found');
  return read;
}

const sessionGone = () =>
  new AuthError('session_not_found', {
    status: 400,
    message: 'Invalid Refresh Token: No Valid Session Found',
  });

/** The token was neither current nor excusable. An old one means that two hold the session, so it ends for both. */
async function refuseToken(
  auth: AuthService,
  token: RefreshToken,
  client: Client,
  now: Date,
): Promise<AuthError> {
  const refusal = await auth.accounts.transaction(async (queries) => {
    const session = await findSession(queries, token.sessionId);
    if (session === null) return sessionGone();
    if (token.counter > session.counter) return invalid('Refresh token is not valid');
    await deleteSession(queries, session.id);
    await recordEvent(queries, 'refresh_token_reused', session.userId, client.ip, now);
    await tellMember(auth, queries, session.userId, tokenReusedMail());
    return new AuthError('refresh_token_already_used');
  });
  auth.post.wake();
  return refusal;
}

const dayMs = 86_400_000;

/**
 * Whether a session is older than sessions may get, was left alone for too long, or has been given an end. A clock that was just
 * put forward makes none of them old, nor does one that was put right make those old that were used while it was behind.
 */
function hasExpired({ settings, clock }: AuthService, session: Session, now: Date): boolean {
  const givenEnd = session.notAfter?.getTime() ?? Number.POSITIVE_INFINITY;
  const oldAt = Math.min(
    session.createdAt.getTime() + settings.sessionDays * dayMs,
    session.refreshedAt.getTime() + settings.sessionIdleDays * dayMs,
  );
  const ends = clock.hasJumped() ? givenEnd : Math.min(givenEnd, oldAt);
  return ends <= now.getTime();
}

/** POST /token?grant_type=refresh_token */
export async function refreshTokenGrant(auth: AuthService, request: FastifyRequest) {
  const token = parseToken(auth, request);
  const client = clientOf(request);
  const now = auth.now();
  const session = await findSession(auth.accounts, token.sessionId);
  const user = session === null ? null : await findUser(auth.accounts, session.userId);
  if (session === null || user === null) {
    noteShownInVain(request, 'session_ended');
    throw sessionGone();
  }
  if (isBanned(user, now)) {
    noteShownInVain(request, 'session_ended');
    throw new AuthError('user_banned', {
      status: 400,
      message: 'Invalid Refresh Token: User Banned',
    });
  }
  if (hasExpired(auth, session, now)) throw new AuthError('session_expired');
  const reuseSince = new Date(now.getTime() - auth.settings.refreshReuseSeconds * 1000);
  const presented = token.counter;
  const counter = await advanceSession(auth.accounts, {
    id: session.id,
    presented,
    reuseSince,
    answerArrived: auth.tokens.hasSeen(session.id, session.refreshedAt),
    client,
    now,
  });
  if (counter === null) throw await refuseToken(auth, token, client, now);
  return presentSession(auth, user, { ...session, counter });
}
