import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { AuthError, invalid } from '../auth-error.ts';
import { type AuthService, clientOf } from '../auth-service.ts';
import { newDeviceMail } from '../mails/notices.ts';
import { tellMember } from '../mails/tell-member.ts';
import { isBanned } from '../sessions/guard.ts';
import { presentSession } from '../sessions/present-session.ts';
import { insertSession } from '../sessions/store-sessions.ts';
import { normalizeEmail } from '../users/email-address.ts';
import { recordEvent } from '../users/store-audit-log.ts';
import { findUser, isNewDevice, recordSignIn } from '../users/store-users.ts';
import { readBody } from '../wire/request-input.ts';
import { provePassword } from './prove-password.ts';

const bodySchema = v.object({
  email: v.optional(v.string(), ''),
  phone: v.optional(v.string(), ''),
  password: v.optional(v.string(), ''),
});

function parseCredentials(request: FastifyRequest) {
  const body = readBody(request, bodySchema);
  if (body.email !== '' && body.phone !== '') {
    throw invalid('Only an email address or phone number should be provided on login.');
  }
  if (body.phone !== '') throw new AuthError('phone_provider_disabled', { status: 422 });
  if (body.email === '') throw invalid('missing email or phone');
  return { email: normalizeEmail(body.email), password: body.password };
}

/** POST /token?grant_type=password */
export async function passwordGrant(auth: AuthService, request: FastifyRequest) {
  const { email, password } = parseCredentials(request);
  const client = clientOf(request);
  const proved = await provePassword(auth, email, password, client);
  const now = auth.now();
  if (isBanned(proved, now)) throw new AuthError('user_banned', { status: 400 });
  if (proved.emailConfirmedAt === null) throw new AuthError('email_not_confirmed');
  const { user, session } = await auth.accounts.transaction(async (queries) => {
    if (!(await recordSignIn(queries, proved.id, proved.passwordHash, now))) {
      throw new AuthError('invalid_credentials');
    }
    if (await isNewDevice(queries, proved.id, client, now)) {
      await tellMember(auth, queries, proved.id, newDeviceMail(client.userAgent, client.ip));
    }
    const session = await insertSession(queries, proved.id, 'password', client, now);
    await recordEvent(queries, 'signed_in', proved.id, client.ip, now);
    return { user: (await findUser(queries, proved.id)) ?? proved, session };
  });
  auth.post.wake();
  const reasons = auth.passwordRules.weaknesses(password, email);
  const message = auth.passwordRules.sentence(reasons);
  const weak = reasons.length > 0 ? { weak_password: { message, reasons } } : {};
  return { ...(await presentSession(auth, user, session)), ...weak };
}
