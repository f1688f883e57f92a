import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { AuthError } from '../auth-error.ts';
import { type AuthService, clientOf } from '../auth-service.ts';
import { requireSecondStep } from '../factors/assurance.ts';
import { voidTokensOf } from '../mails/store-one-time-tokens.ts';
import { checkNewPassword } from '../passwords/passwords.ts';
import { type Caller, requireCaller } from '../sessions/guard.ts';
import { deleteSessionsOf, findSession } from '../sessions/store-sessions.ts';
import { limited } from '../wire/limits.ts';
import { pkceFields, readBody, startsPkce } from '../wire/request-input.ts';
import { normalizeEmail } from './email-address.ts';
import { presentUser } from './present-user.ts';
import { recordEvent } from './store-audit-log.ts';
import { changePassword, findUser, mergeMetadata } from './store-users.ts';

const bodySchema = v.object({
  email: v.optional(v.string(), ''),
  phone: v.optional(v.string(), ''),
  password: v.optional(v.string()),
  data: v.optional(v.record(v.string(), v.unknown())),
  app_metadata: v.optional(v.unknown()),
  ...pkceFields,
});

function parseChanges(request: FastifyRequest, { user }: Caller) {
  const body = readBody(request, bodySchema);
  startsPkce(body);
  if (body.app_metadata !== undefined) throw new AuthError('not_admin');
  if (body.password !== undefined) checkNewPassword(body.password);
  if (body.email !== '' && normalizeEmail(body.email) !== user.email) {
    throw new AuthError('email_provider_disabled');
  }
  if (body.phone !== '') throw new AuthError('phone_provider_disabled');
  return { password: body.password, data: body.data };
}

/** PUT /user: metadata and password. A new password ends every other session and voids what was mailed. */
export function updateUserRoute(wire: FastifyInstance, auth: AuthService): void {
  wire.put('/user', { onRequest: limited(auth, 'user') }, async (request) => {
    const caller = await requireCaller(auth, request);
    const { password, data } = parseChanges(request, caller);
    if (password !== undefined) await requireSecondStep(auth, caller);
    const { id } = caller.user;
    const now = auth.now();
    let passwordHash: string | null = null;
    if (password !== undefined) {
      if (await auth.passwords.match(caller.user.passwordHash, password)) {
        throw new AuthError('same_password');
      }
      passwordHash = await auth.passwords.hash(password);
    }
    const updated = await auth.accounts.transaction(async (queries) => {
      if (data !== undefined) await mergeMetadata(queries, id, data, now);
      if (passwordHash !== null) {
        await changePassword(queries, id, passwordHash, now);
        // another change may have ended this session while we waited for the member's row
        const alive = await findSession(queries, caller.session.id);
        if (alive === null) throw new AuthError('session_not_found');
        await voidTokensOf(queries, id);
        await deleteSessionsOf(queries, id, caller.session.id);
        await recordEvent(queries, 'password_changed', id, clientOf(request).ip, now);
      }
      return findUser(queries, id);
    });
    if (updated === null) throw new AuthError('user_not_found');
    return presentUser(updated);
  });
}
