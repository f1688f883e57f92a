import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { DeletionProofAnswer } from '#contract/account-deletion.ts';
import { wire } from '#contract/paths.ts';
import { sentences } from '#contract/sentences.ts';
import { ProductError } from '../../../platform/errors.ts';
import { AuthError } from '../auth-error.ts';
import { type AuthService, clientOf } from '../auth-service.ts';
import { requireSecondStep } from '../factors/assurance.ts';
import { accountDeletedMail } from '../mails/notices.ts';
import { tellMember } from '../mails/tell-member.ts';
import { type Caller, requireCaller } from '../sessions/guard.ts';
import { limited } from '../wire/limits.ts';
import { noteMiss } from '../wire/note-miss.ts';
import { proofForDeletion, proveForDeletion } from './prove-for-deletion.ts';
import { recordEvent } from './store-audit-log.ts';
import { deleteUser } from './store-users.ts';

const text = v.fallback(v.optional(v.string(), ''), '');
const bodySchema = v.fallback(v.object({ password: text, nonce: text }), {
  password: '',
  nonce: '',
});

const tooMany = 'Too many tries. Please wait a few minutes and try again.';

/** The refusal in words that a form can show as they are. */
function refused(error: AuthError): ProductError {
  const { code, status } = error;
  if (code === 'invalid_credentials')
    return new ProductError(status, code, sentences.wrongPassword);
  if (code === 'reauthentication_not_valid')
    return new ProductError(status, code, sentences.wrongCode);
  if (code === 'reauthentication_needed') return new ProductError(403, code, error.message);
  if (code === 'over_request_rate_limit') return new ProductError(status, code, tooMany);
  if (status >= 500) return new ProductError(503, code, sentences.deleteAccountFailed);
  return new ProductError(401, 'not_authenticated', sentences.notAuthenticated, { cause: error });
}

async function inOurWords<T>(request: FastifyRequest, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    noteMiss(request, error.code);
    throw refused(error);
  }
}

/** Whoever asks, with the second step taken where there is one. @throws AuthError */
async function requireWholeCaller(auth: AuthService, request: FastifyRequest): Promise<Caller> {
  const caller = await requireCaller(auth, request);
  await requireSecondStep(auth, caller);
  return caller;
}

/** Deletes the caller's account and everything that belongs to it, after they have proved again who they are. */
async function deleteAccount(auth: AuthService, request: FastifyRequest): Promise<void> {
  const caller = await requireWholeCaller(auth, request);
  const shown = v.parse(bodySchema, request.body);
  await proveForDeletion(auth, caller, shown, clientOf(request));
  const { id } = caller.user;
  await auth.accounts.transaction(async (queries) => {
    await tellMember(auth, queries, id, accountDeletedMail());
    await deleteUser(queries, id);
    await recordEvent(queries, 'account_deleted', id, null, auth.now());
  });
  auth.post.wake();
}

/**
 * GET and POST /functions/v1/delete-account: what a member has to show for it, and the end of the account for whoever shows
 * it as `{password}` or `{nonce}`. Functions of ours beside the protocol, with our own errors.
 */
export function deleteAccountRoutes(scope: FastifyInstance, auth: AuthService): void {
  const onRequest = limited(auth, 'user');
  const options = { onRequest, exposeHeadRoute: false };
  scope.get(wire.deleteAccount, options, async (request, reply): Promise<DeletionProofAnswer> => {
    reply.header('cache-control', 'no-store');
    const caller = await inOurWords(request, requireWholeCaller(auth, request));
    return { proof: proofForDeletion(auth, caller) };
  });
  scope.post(wire.deleteAccount, options, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    await inOurWords(request, deleteAccount(auth, request));
    return { deleted: true };
  });
}
