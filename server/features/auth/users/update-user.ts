import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { AuthError } from '../auth-error.ts';
import { type AuthService, clientOf } from '../auth-service.ts';
import { requireSecondStep } from '../factors/assurance.ts';
import { passwordChangedMail } from '../mails/account-mails.ts';
import { startEmailChange } from '../mails/change-email.ts';
import { noticeSeconds } from '../mails/one-time-code.ts';
import { voidTokensOf } from '../mails/store-one-time-tokens.ts';
import { proveForPassword } from '../passwords/prove-for-password.ts';
import { startPhoneChange } from '../phones/change-phone.ts';
import { countTextMessage } from '../phones/count-text.ts';
import { checkChannel, parsePhone, requirePhones } from '../phones/phone-number.ts';
import { requireProofInPlace } from '../proofs/needed-proof.ts';
import { requireProofToLink } from '../sessions/fresh-proof.ts';
import { type Caller, requireCaller } from '../sessions/guard.ts';
import { deleteSessionsOf, findSession } from '../sessions/store-sessions.ts';
import { limited } from '../wire/limits.ts';
import { pkceFields, readBody, readQuery, startsPkce } from '../wire/request-input.ts';
import { isMereClaim } from './claims.ts';
import { parseEmail } from './email-address.ts';
import { requireOwnAccount } from './managed.ts';
import { addressOf } from './member-address.ts';
import { presentUser } from './present-user.ts';
import { recordEvent } from './store-audit-log.ts';
import { applyEmailChange, wantEmail } from './store-email-change.ts';
import {
  changePassword,
  findUser,
  findUserAt,
  findUserByEmail,
  mergeMetadata,
  type User,
} from './store-users.ts';

const bodySchema = v.object({
  email: v.optional(v.string(), ''),
  phone: v.optional(v.string(), ''),
  channel: v.optional(v.string(), ''),
  password: v.optional(v.string()),
  current_password: v.optional(v.string(), ''),
  nonce: v.optional(v.string(), ''),
  data: v.optional(v.record(v.string(), v.unknown())),
  app_metadata: v.optional(v.unknown()),
  ...pkceFields,
});

/** As with a sign-up: where addresses are not confirmed, a first one counts at once. */
const countsAtOnce = (auth: AuthService, user: User) =>
  user.isAnonymous && !auth.settings.signIn.confirmEmail;

const passwordOfNobody = () =>
  new AuthError('validation_failed', {
    status: 422,
    message: 'Updating password of an anonymous user without an email or phone is not allowed',
  });

/** The number that a member wants to have; null where they want no other. @throws AuthError */
async function phoneIn(
  auth: AuthService,
  { phone: text, channel }: { readonly phone: string; readonly channel: string },
  user: User,
): Promise<string | null> {
  if (text === '') return null;
  requirePhones(auth);
  checkChannel(channel);
  const phone = parsePhone(text);
  if (phone === user.phone) return null;
  const holder = await findUserAt(auth.accounts, { kind: 'phone', value: phone });
  if (holder !== null && !isMereClaim(holder)) throw new AuthError('phone_exists');
  return phone;
}

async function parseChanges(auth: AuthService, request: FastifyRequest, { user }: Caller) {
  const body = readBody(request, bodySchema);
  const pkce = startsPkce(body);
  if (body.app_metadata !== undefined) throw new AuthError('not_admin');
  if (body.email !== '' || body.phone !== '' || body.password !== undefined) {
    requireOwnAccount(user);
  }
  const wanted = body.email === '' ? null : parseEmail(body.email);
  const email = wanted === user.email ? null : wanted;
  const holder = email === null ? null : await findUserByEmail(auth.accounts, email);
  const isProvedFirst = !countsAtOnce(auth, user);
  if (holder !== null && !(isProvedFirst && isMereClaim(holder))) {
    throw new AuthError('email_exists');
  }
  const phone = await phoneIn(auth, body, user);
  if (body.password !== undefined) {
    if (user.isAnonymous && email === null && phone === null) throw passwordOfNobody();
    auth.passwordRules.checkShape(body.password);
    auth.passwordRules.checkStrength(body.password, email ?? addressOf(user)?.value ?? '');
  }
  return {
    email,
    phone,
    pkce,
    password: body.password,
    proof: { currentPassword: body.current_password, nonce: body.nonce },
    data: body.data,
  };
}

/** PUT /user: metadata, password, address and phone. A new password ends every other session and voids what was mailed. */
export function updateUserRoute(wire: FastifyInstance, auth: AuthService): void {
  wire.put('/user', { onRequest: limited(auth, 'user') }, async (request) => {
    const caller = await requireCaller(auth, request);
    const { email, phone, pkce, password, proof, data } = await parseChanges(auth, request, caller);
    if (password !== undefined || email !== null || phone !== null) {
      await requireSecondStep(auth, caller);
    }
    if (email !== null) await requireProofInPlace(auth, caller);
    if (phone !== null) {
      // a number lets its holder in by a code: the mailbox or the phone of before is not asked, so the member is
      requireProofToLink(auth, caller);
      await countTextMessage(auth, phone, request);
    }
    const { user, session } = caller;
    const client = clientOf(request);
    const now = auth.now();
    let passwordHash: string | null = null;
    if (password !== undefined) {
      // whoever has no way in but this session has nothing else to prove themselves by
      if (!user.isAnonymous) await proveForPassword(auth, caller, proof, client);
      if (await auth.passwords.match(user.passwordHash, password)) {
        throw new AuthError('same_password');
      }
      passwordHash = await auth.passwords.hash(password);
    }
    const redirectTo = auth.redirectTo(readQuery(request, 'redirect_to'));
    const updated = await auth.accounts.transaction(async (queries) => {
      if (data !== undefined) await mergeMetadata(queries, user.id, data, now);
      if (passwordHash !== null) {
        await changePassword(queries, user.id, passwordHash, now);
        // another change may have ended this session while we waited for the member's row
        const alive = await findSession(queries, session.id);
        if (alive === null) throw new AuthError('session_not_found');
        await voidTokensOf(queries, user.id);
        await deleteSessionsOf(queries, user.id, session.id);
        await recordEvent(queries, 'password_changed', user.id, client.ip, now);
        if (user.email !== null) {
          await auth.post.put(queries, { to: user.email, ...passwordChangedMail() }, noticeSeconds);
        }
      }
      if (email !== null) {
        const wanted = { user, email, redirectTo, pkce, ip: client.ip };
        if (countsAtOnce(auth, user)) {
          await wantEmail(queries, user.id, email, now);
          await applyEmailChange(queries, user.id, false, now);
          await recordEvent(queries, 'email_changed', user.id, client.ip, now);
        } else {
          await startEmailChange(auth, queries, wanted);
        }
      }
      if (phone !== null) {
        await startPhoneChange(auth, queries, { userId: user.id, phone, ip: client.ip });
      }
      return findUser(queries, user.id);
    });
    auth.post.wake();
    auth.texts.wake();
    if (updated === null) throw new AuthError('user_not_found');
    return presentUser(updated);
  });
}
