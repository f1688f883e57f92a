import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { AuthError, invalid } from '../auth-error.ts';
import type { AuthService } from '../auth-service.ts';
import { parsePhone, requirePhones } from '../phones/phone-number.ts';
import { parseEmail } from '../users/email-address.ts';
import { addressOf } from '../users/member-address.ts';
import { findUser, type User } from '../users/store-users.ts';
import { readBody } from '../wire/request-input.ts';

const record = v.record(v.string(), v.unknown());
const bodySchema = v.object({
  email: v.optional(v.string(), ''),
  phone: v.optional(v.string(), ''),
  password: v.optional(v.string()),
  email_confirm: v.optional(v.boolean(), false),
  phone_confirm: v.optional(v.boolean(), false),
  user_metadata: v.optional(record),
  app_metadata: v.optional(record),
  ban_duration: v.optional(v.string()),
});

const unitSeconds: Readonly<Record<string, number>> = { h: 3_600, m: 60, s: 1 };
/** A hundred years: as good as for ever, and a date that every client can read. */
const longestBanSeconds = 876_600 * 3_600;

/** @param text such as 24h, 1h30m or none @returns null for none @throws AuthError */
function banEnd(text: string, now: Date): Date | null {
  if (text === 'none') return null;
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)([hms])/g)];
  if (text === '' || parts.map(([part]) => part).join('') !== text) {
    throw invalid('invalid format for ban duration: such as 24h, 1h30m, or none');
  }
  const seconds = parts.reduce(
    (sum, [, count, unit = 's']) => sum + Number(count) * (unitSeconds[unit] ?? 0),
    0,
  );
  return new Date(now.getTime() + Math.min(seconds, longestBanSeconds) * 1000);
}

/**
 * What a program says of an account, judged by the same rules as what a member says: all of its shape, then the password.
 * @param present null where the account is to be made
 */
export function readAccount(auth: AuthService, request: FastifyRequest, present: User | null) {
  const body = readBody(request, bodySchema);
  if (body.phone !== '') requirePhones(auth);
  const email = body.email === '' ? undefined : parseEmail(body.email);
  const phone = body.phone === '' ? undefined : parsePhone(body.phone);
  if (present === null && email === undefined && phone === undefined) {
    throw invalid('Cannot create a user without either an email or phone');
  }
  const bannedUntil =
    body.ban_duration === undefined ? undefined : banEnd(body.ban_duration, auth.now());
  if (body.password !== undefined) {
    const address = email ?? phone ?? (present === null ? null : addressOf(present)?.value);
    auth.passwordRules.checkShape(body.password);
    auth.passwordRules.checkStrength(body.password, address ?? '');
  }
  return {
    phone,
    phoneConfirmed: body.phone_confirm,
    email,
    password: body.password,
    confirmed: body.email_confirm,
    metadata: body.user_metadata,
    appMetadata: body.app_metadata,
    bannedUntil,
  };
}

const paramsSchema = v.object({ userId: v.pipe(v.string(), v.uuid()) });

/** The member that an address names. @throws AuthError */
export async function userInPath(auth: AuthService, request: FastifyRequest): Promise<User> {
  const { output, success } = v.safeParse(paramsSchema, request.params);
  if (!success) {
    throw new AuthError('validation_failed', { status: 404, message: 'user_id must be an UUID' });
  }
  const user = await findUser(auth.accounts, output.userId);
  if (user === null)
    throw new AuthError('user_not_found', { status: 404, message: 'User not found' });
  return user;
}
