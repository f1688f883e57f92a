import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { wire } from '#contract/paths.ts';
import { sentences } from '#contract/sentences.ts';
import { ProductError } from '../../../platform/errors.ts';
import { AuthError } from '../auth-error.ts';
import { type AuthService, clientOf } from '../auth-service.ts';
import { requireSecondStep } from '../factors/assurance.ts';
import { accountDeletedMail } from '../mails/notices.ts';
import { tellMember } from '../mails/tell-member.ts';
import { provePassword } from '../passwords/prove-password.ts';
import { isFreshlyProved } from '../sessions/fresh-proof.ts';
import { requireCaller } from '../sessions/guard.ts';
import { limited } from '../wire/limits.ts';
import { addressOf, nobody } from './member-address.ts';
import { recordEvent } from './store-audit-log.ts';
import { deleteUser } from './store-users.ts';

const bodySchema = v.object({ password: v.string() });

const refusals = {
  invalid_credentials: sentences.wrongPassword,
  over_request_rate_limit: 'Too many tries. Please wait a few minutes and try again.',
} as const;

/** The refusal in words that a form can show as they are. */
function refused(error: AuthError): ProductError {
  const known = error.code === 'invalid_credentials' || error.code === 'over_request_rate_limit';
  if (known) return new ProductError(error.status, error.code, refusals[error.code]);
  if (error.status >= 500) return new ProductError(503, error.code, sentences.deleteAccountFailed);
  return new ProductError(401, 'not_authenticated', sentences.notAuthenticated, { cause: error });
}

/** Deletes the caller's account and everything that belongs to it, after the password was proved again. */
async function deleteAccount(auth: AuthService, request: FastifyRequest): Promise<void> {
  const caller = await requireCaller(auth, request);
  await requireSecondStep(auth, caller);
  const { user } = caller;
  const body = v.safeParse(bodySchema, request.body);
  if (!body.success) throw new AuthError('invalid_credentials');
  // who never chose a password has just come by another way, or has none but this session
  if (user.passwordHash !== null || !(user.isAnonymous || isFreshlyProved(auth, caller))) {
    await provePassword(auth, addressOf(user) ?? nobody, body.output.password, clientOf(request));
  }
  await auth.accounts.transaction(async (queries) => {
    await tellMember(auth, queries, user.id, accountDeletedMail());
    await deleteUser(queries, user.id);
    await recordEvent(queries, 'account_deleted', user.id, null, auth.now());
  });
  auth.post.wake();
}

/** POST /functions/v1/delete-account {password}: a function of ours beside the protocol, with our own errors. */
export function deleteAccountRoute(scope: FastifyInstance, auth: AuthService): void {
  const onRequest = limited(auth, 'user');
  scope.post(wire.deleteAccount, { onRequest }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await deleteAccount(auth, request);
    } catch (error) {
      throw error instanceof AuthError ? refused(error) : error;
    }
    return { deleted: true };
  });
}
