import type { FastifyRequest } from 'fastify';
import type { Queries } from '../../../platform/database/database.ts';
import { AuthError } from '../auth-error.ts';
import { type AuthService, clientOf } from '../auth-service.ts';
import { hashFlowCode, newFlowCode } from '../flows/pkce.ts';
import { proveFlow } from '../flows/store-flows.ts';
import { changePhone } from '../phones/change-phone.ts';
import { confirmPhone } from '../phones/store-phones.ts';
import { isBanned } from '../sessions/guard.ts';
import { openSession } from '../sessions/open-session.ts';
import { presentSession } from '../sessions/present-session.ts';
import { deleteSessionsOf } from '../sessions/store-sessions.ts';
import { endMereClaim } from '../users/claims.ts';
import { recordEvent } from '../users/store-audit-log.ts';
import { applyEmailChange, confirmEmail, type EmailChange } from '../users/store-email-change.ts';
import { findUser, lockUser, recordSignIn, type User } from '../users/store-users.ts';
import { emailChangedMail, passwordGoneMail } from './account-mails.ts';
import { noticeSeconds } from './one-time-code.ts';
import { consumeToken, type FoundToken, hasToken, voidTokensOf } from './store-one-time-tokens.ts';

export const linkExpired = () =>
  new AuthError('otp_expired', { message: 'Email link is invalid or has expired' });

/** Of the two confirmations of a new address the first gives no session yet. */
export const oneOfTwo = {
  msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
  code: '200',
} as const;

/** Changes the address when both have been confirmed. @returns null while the other one is waited for */
async function changeEmail(
  auth: AuthService,
  queries: Queries,
  { userId, kind }: FoundToken,
): Promise<EmailChange | null> {
  const other = kind === 'email_change_new' ? 'email_change_current' : 'email_change_new';
  if (await hasToken(queries, userId, other)) return null;
  const wanted = await findUser(queries, userId);
  if (wanted?.newEmail != null) {
    await endMereClaim(queries, { kind: 'email', value: wanted.newEmail });
  }
  const change = await applyEmailChange(queries, userId, true, auth.now());
  if (change === null) throw linkExpired();
  // what was mailed to the old address must not let anybody in any more
  await voidTokensOf(queries, userId);
  if (change.before !== null) {
    const mail = emailChangedMail(change.after);
    await auth.post.put(queries, { to: change.before, ...mail }, noticeSeconds);
  }
  return change;
}

/** What a token is good for beside a session. @returns false where the session must wait for another token */
async function takeEffect(
  auth: AuthService,
  queries: Queries,
  found: FoundToken,
): Promise<boolean> {
  const now = auth.now();
  switch (found.kind) {
    case 'confirmation':
    case 'recovery':
    case 'magiclink': {
      const by = found.kind === 'confirmation' ? 'signup' : 'other';
      const { isPasswordGone } = await confirmEmail(queries, found.userId, by, now);
      // a recovery chooses a new one in any case
      if (isPasswordGone && found.kind !== 'recovery') {
        await auth.post.put(queries, { to: found.relatesTo, ...passwordGoneMail() }, noticeSeconds);
      }
      return true;
    }
    case 'email_change_current':
    case 'email_change_new':
      return (await changeEmail(auth, queries, found)) !== null;
    case 'sms':
      await confirmPhone(queries, found.userId, found.relatesTo, now);
      return true;
    case 'phone_change':
      await changePhone(auth, queries, found.userId, found.relatesTo);
      return true;
    default:
      throw linkExpired();
  }
}

const events = {
  confirmation: 'email_confirmed',
  recovery: 'recovery_used',
  magiclink: 'signed_in',
  email_change_current: 'email_changed',
  email_change_new: 'email_changed',
  reauthentication: 'reauthentication_requested',
  sms: 'signed_in',
  phone_change: 'phone_changed',
} as const;

/**
 * Spends a token whose mail was asked for in the PKCE flow.
 * @returns the code that the way back carries, which the app changes for a session; null where another token is waited for
 * @throws AuthError otp_expired when it was spent meanwhile
 */
export async function spendForFlow(
  auth: AuthService,
  request: FastifyRequest,
  found: FoundToken,
): Promise<string | null> {
  const now = auth.now();
  const code = newFlowCode();
  const isDone = await auth.accounts.transaction(async (queries) => {
    await lockUser(queries, found.userId);
    if (!(await consumeToken(queries, found))) throw linkExpired();
    if (!(await takeEffect(auth, queries, found))) return false;
    const proved =
      found.flowId !== null && (await proveFlow(queries, found.flowId, hashFlowCode(code), now));
    if (!proved) throw linkExpired();
    // whoever else is signed in may be why a member needs this
    if (found.kind === 'recovery') await deleteSessionsOf(queries, found.userId, null);
    await recordEvent(queries, events[found.kind], found.userId, clientOf(request).ip, now);
    return true;
  });
  auth.post.wake();
  return isDone ? code : null;
}

/**
 * Spends a token that was mailed and opens a session. The member's row is locked first, as everywhere, so that nothing can
 * interlock.
 * @throws AuthError otp_expired when it was spent meanwhile
 */
export async function spendToken(auth: AuthService, request: FastifyRequest, found: FoundToken) {
  const now = auth.now();
  const client = clientOf(request);
  const opened = await auth.accounts.transaction(async (queries) => {
    await recordSignIn(queries, found.userId, null, now, found.kind === 'sms' ? 'phone' : 'email');
    if (!(await consumeToken(queries, found))) throw linkExpired();
    if (!(await takeEffect(auth, queries, found))) return null;
    const user: User | null = await findUser(queries, found.userId);
    if (user === null) throw linkExpired();
    if (isBanned(user, now)) throw new AuthError('user_banned');
    const session = await openSession(auth, queries, {
      userId: user.id,
      method: 'otp',
      client,
      event: events[found.kind],
      byMail: found.kind !== 'sms' && found.kind !== 'phone_change',
    });
    // whoever else is signed in may be why a member needs this
    if (found.kind === 'recovery') await deleteSessionsOf(queries, user.id, session.id);
    return { user, session };
  });
  auth.post.wake();
  auth.texts.wake();
  return opened === null ? oneOfTwo : presentSession(auth, opened.user, opened.session);
}
