import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { DeletionProofAnswer } from '#contract/account/account-deletion.ts';
import { memberSentences } from '#contract/member-sentences.ts';
import { wire } from '#contract/paths.ts';
import { AuthError } from '../auth-error.ts';
import { type AuthService, clientOf } from '../auth-service.ts';
import { accountDeletedMail } from '../mails/notices.ts';
import { tellMember } from '../mails/tell-member.ts';
import { inOurWords, requireWholeCaller } from '../proofs/our-words.ts';
import { proofForDeletion, proveForDeletion } from '../proofs/prove-for-deletion.ts';
import { shownProofSchema } from '../proofs/shown-proof.ts';
import { limited } from '../wire/limits.ts';
import { recordEvent } from './store-audit-log.ts';
import { deleteUser, lockUser } from './store-users.ts';

/** Deletes the caller's account and everything that belongs to it, after they have proved again who they are. */
async function deleteAccount(auth: AuthService, request: FastifyRequest): Promise<void> {
  const caller = await requireWholeCaller(auth, request);
  const shown = v.parse(shownProofSchema, request.body);
  await proveForDeletion(auth, caller, shown, clientOf(request));
  const { id } = caller.user;
  await auth.accounts.transaction(async (queries) => {
    // pressed twice: the other has done it
    if (!(await lockUser(queries, id))) throw new AuthError('user_not_found');
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
    const caller = await inOurWords(
      request,
      requireWholeCaller(auth, request),
      memberSentences.deleteAccountFailed,
    );
    return { proof: proofForDeletion(auth, caller) };
  });
  scope.post(wire.deleteAccount, options, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    await inOurWords(request, deleteAccount(auth, request), memberSentences.deleteAccountFailed);
    return { deleted: true };
  });
}
