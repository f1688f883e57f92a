import type { FastifyInstance } from 'fastify';
import { AuthError, invalid } from '../auth-error.ts';
import { type AuthService, clientOf } from '../auth-service.ts';
import { requireCaller } from '../sessions/guard.ts';
import { recordEvent } from '../users/store-audit-log.ts';
import { noteReauthentication, type User } from '../users/store-users.ts';
import { countedTry } from '../wire/counted-try.ts';
import { codeGuesses, limited } from '../wire/limits.ts';
import { reauthenticationMail } from './account-mails.ts';
import { countMail } from './count-mail.ts';
import {
  codeMatcher,
  codeSeconds,
  createOneTimeSecrets,
  hashCode,
  hashLinkToken,
  maxCodeTries,
} from './one-time-code.ts';
import { consumeToken, putToken, tryCodes } from './store-one-time-tokens.ts';

/** GET /reauthenticate: mails six digits, with which a member who is signed in proves once more who they are. */
export function reauthenticateRoute(wire: FastifyInstance, auth: AuthService): void {
  const onRequest = limited(auth, 'recover');
  wire.get('/reauthenticate', { onRequest, exposeHeadRoute: false }, async (request) => {
    const { user } = await requireCaller(auth, request);
    const { id, email } = user;
    if (email === null) throw invalid('Reauthentication requires the user to have an email');
    if (user.emailConfirmedAt === null) throw new AuthError('email_not_confirmed', { status: 422 });
    await countMail(auth, 'reauthenticate', email);
    const now = auth.now();
    const { linkToken, code } = createOneTimeSecrets();
    await auth.accounts.transaction(async (queries) => {
      await noteReauthentication(queries, id, now);
      await putToken(queries, {
        userId: id,
        kind: 'reauthentication',
        tokenHash: hashLinkToken(linkToken),
        codeHash: hashCode(auth.codeKey, email, code),
        relatesTo: email,
        now,
      });
      await recordEvent(queries, 'reauthentication_requested', id, clientOf(request).ip, now);
      await auth.post.put(queries, { to: email, ...reauthenticationMail(code) }, codeSeconds);
    });
    auth.post.wake();
    return {};
  });
}

/**
 * Spends the code that was mailed.
 * @throws AuthError reauthentication_not_valid
 */
export async function proveByNonce(auth: AuthService, user: User, nonce: string): Promise<void> {
  const { id, email } = user;
  if (email === null) throw new AuthError('reauthentication_not_valid');
  const miss = 'reauthentication_not_valid';
  await countedTry(auth, { bucket: `auth-nonce:${id}`, limit: codeGuesses, miss }, async () => {
    const pending = await tryCodes(auth.accounts, {
      kinds: ['reauthentication'],
      email,
      sentSince: new Date(auth.now().getTime() - codeSeconds * 1000),
      maxTries: maxCodeTries,
    });
    const isCode = codeMatcher(auth.codeKeys, email, nonce.replaceAll(/\s/g, ''));
    const right = pending.find((token) => token.userId === id && isCode(token.codeHash));
    if (right === undefined || !(await consumeToken(auth.accounts, right))) {
      throw new AuthError('reauthentication_not_valid');
    }
  });
}
