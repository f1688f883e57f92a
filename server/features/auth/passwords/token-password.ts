import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { AuthError, invalid } from '../auth-error.ts';
import { type AuthService, clientOf } from '../auth-service.ts';
import { parsePhone } from '../phones/phone-number.ts';
import { isBanned } from '../sessions/guard.ts';
import { openSession } from '../sessions/open-session.ts';
import { presentSession } from '../sessions/present-session.ts';
import { normalizeEmail } from '../users/email-address.ts';
import type { MemberAddress } from '../users/member-address.ts';
import { findUser, recordSignIn, type User } from '../users/store-users.ts';
import { readBody } from '../wire/request-input.ts';
import { provePassword } from './prove-password.ts';

const bodySchema = v.object({
  email: v.optional(v.string(), ''),
  phone: v.optional(v.string(), ''),
  password: v.optional(v.string(), ''),
});

function parseCredentials(auth: AuthService, request: FastifyRequest) {
  const body = readBody(request, bodySchema);
  if (body.email !== '' && body.phone !== '') {
    throw invalid('Only an email address or phone number should be provided on login.');
  }
  if (body.email === '' && body.phone === '') throw invalid('missing email or phone');
  return { address: addressIn(auth, body), password: body.password };
}

function addressIn(
  auth: AuthService,
  { email, phone }: { readonly email: string; readonly phone: string },
): MemberAddress {
  if (phone === '') return { kind: 'email', value: normalizeEmail(email) };
  if (!auth.settings.signIn.phone) throw new AuthError('phone_provider_disabled', { status: 422 });
  return { kind: 'phone', value: parsePhone(phone) };
}

/** Only who gave the right password is told that the address is not confirmed. @throws AuthError */
function requireConfirmed(user: User, { kind }: MemberAddress): void {
  if (kind === 'email' && user.emailConfirmedAt === null)
    throw new AuthError('email_not_confirmed');
  if (kind === 'phone' && user.phoneConfirmedAt === null)
    throw new AuthError('phone_not_confirmed');
}

/** POST /token?grant_type=password */
export async function passwordGrant(auth: AuthService, request: FastifyRequest) {
  const { address, password } = parseCredentials(auth, request);
  const client = clientOf(request);
  const proved = await provePassword(auth, address, password, client);
  const now = auth.now();
  if (isBanned(proved, now)) throw new AuthError('user_banned', { status: 400 });
  requireConfirmed(proved, address);
  const { user, session } = await auth.accounts.transaction(async (queries) => {
    if (!(await recordSignIn(queries, proved.id, proved.passwordHash, now, address.kind))) {
      throw new AuthError('invalid_credentials');
    }
    const session = await openSession(auth, queries, {
      userId: proved.id,
      method: 'password',
      client,
    });
    return { user: (await findUser(queries, proved.id)) ?? proved, session };
  });
  auth.post.wake();
  const reasons = auth.passwordRules.weaknesses(password, address.value);
  const message = auth.passwordRules.sentence(reasons);
  const weak = reasons.length > 0 ? { weak_password: { message, reasons } } : {};
  return { ...(await presentSession(auth, user, session)), ...weak };
}
