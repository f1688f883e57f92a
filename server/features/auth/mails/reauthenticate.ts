import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Queries } from '../../../platform/database/database.ts';
import { AuthError, invalid } from '../auth-error.ts';
import { type AuthService, clientOf } from '../auth-service.ts';
import { countTextMessage } from '../phones/count-text.ts';
import { requirePhones } from '../phones/phone-number.ts';
import { textCode } from '../phones/text-code.ts';
import { requireCaller } from '../sessions/guard.ts';
import { addressOf, type MemberAddress } from '../users/member-address.ts';
import { recordEvent } from '../users/store-audit-log.ts';
import { noteReauthentication, type User } from '../users/store-users.ts';
import { countedTry } from '../wire/counted-try.ts';
import { codeGuesses, limited } from '../wire/limits.ts';
import { reauthenticationMail } from './account-mails.ts';
import { countMail } from './count-mail.ts';
import { codeMatcher, codeSeconds, maxCodeTries } from './one-time-code.ts';
import { putCode } from './put-code.ts';
import { consumeToken, tryCodes } from './store-one-time-tokens.ts';

/** @throws AuthError where the address is not confirmed, or was sent enough */
async function countMessage(
  auth: AuthService,
  request: FastifyRequest,
  user: User,
  { kind, value }: MemberAddress,
): Promise<void> {
  if (kind === 'email') {
    if (user.emailConfirmedAt === null) throw new AuthError('email_not_confirmed', { status: 422 });
    return countMail(auth, 'reauthenticate', value);
  }
  if (user.phoneConfirmedAt === null) throw new AuthError('phone_not_confirmed', { status: 422 });
  requirePhones(auth);
  return countTextMessage(auth, value, request);
}

async function sendNonce(
  auth: AuthService,
  queries: Queries,
  userId: string,
  { kind, value }: MemberAddress,
): Promise<void> {
  if (kind === 'phone') {
    await textCode(auth, queries, { userId, kind: 'reauthentication', phone: value });
    return;
  }
  const code = await putCode(auth, queries, { userId, kind: 'reauthentication', address: value });
  await auth.post.put(queries, { to: value, ...reauthenticationMail(code) }, codeSeconds);
}

/** GET /reauthenticate: mails six digits, or texts them where a member has no mailbox, with which a member who is signed in proves once more who they are. */
export function reauthenticateRoute(wire: FastifyInstance, auth: AuthService): void {
  const onRequest = limited(auth, 'recover');
  wire.get('/reauthenticate', { onRequest, exposeHeadRoute: false }, async (request) => {
    const { user } = await requireCaller(auth, request);
    const address = addressOf(user);
    if (address === null) {
      throw invalid('Reauthentication requires the user to have an email or a phone number');
    }
    await countMessage(auth, request, user, address);
    const now = auth.now();
    await auth.accounts.transaction(async (queries) => {
      await noteReauthentication(queries, user.id, now);
      await recordEvent(queries, 'reauthentication_requested', user.id, clientOf(request).ip, now);
      await sendNonce(auth, queries, user.id, address);
    });
    auth.post.wake();
    auth.texts.wake();
    return {};
  });
}

/**
 * Spends the code that was sent.
 * @throws AuthError reauthentication_not_valid
 */
export async function proveByNonce(auth: AuthService, user: User, nonce: string): Promise<void> {
  const { id } = user;
  const address = addressOf(user);
  if (address === null) throw new AuthError('reauthentication_not_valid');
  const miss = 'reauthentication_not_valid';
  await countedTry(auth, { bucket: `auth-nonce:${id}`, limit: codeGuesses, miss }, async () => {
    const pending = await tryCodes(auth.accounts, {
      kinds: ['reauthentication'],
      address: address.value,
      sentSince: new Date(auth.now().getTime() - codeSeconds * 1000),
      maxTries: maxCodeTries,
    });
    const isCode = codeMatcher(auth.codeKeys, address.value, nonce.replaceAll(/\s/g, ''));
    const right = pending.find((token) => token.userId === id && isCode(token.codeHash));
    if (right === undefined || !(await consumeToken(auth.accounts, right))) {
      throw new AuthError('reauthentication_not_valid');
    }
  });
}
