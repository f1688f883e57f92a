import type { FastifyRequest } from 'fastify';
import { AuthError } from '../../auth-error.ts';
import { type AuthService, clientOf } from '../../auth-service.ts';
import { mailConfirmation } from '../../confirmations/mail-confirmation.ts';
import { alreadyMemberMail } from '../../mails/account-mails.ts';
import { countMail } from '../../mails/count-mail.ts';
import { noticeSeconds } from '../../mails/one-time-code.ts';
import { presentSession } from '../../sessions/present-session.ts';
import { insertSession } from '../../sessions/store-sessions.ts';
import { type PkceStart, readQuery } from '../../wire/request-input.ts';
import { contestPassword } from '../contested.ts';
import { presentUser } from '../present-user.ts';
import { recordEvent } from '../store-audit-log.ts';
import {
  findUser,
  findUserByEmail,
  insertUser,
  type Metadata,
  recordSignIn,
  startingMetadata,
} from '../store-users.ts';
import { fabricateUser } from './fabricate-user.ts';

export interface MailSignUp {
  readonly email: string;
  readonly password: string;
  readonly data: Metadata;
  readonly pkce: PkceStart | null;
}

/** Where mailboxes count as confirmed at once: the answer is a session. @throws AuthError user_already_exists */
export async function signUpAtOnce(
  auth: AuthService,
  request: FastifyRequest,
  { email, password, data }: MailSignUp,
) {
  if (await findUserByEmail(auth.accounts, email)) throw new AuthError('user_already_exists');
  const passwordHash = await auth.passwords.hash(password);
  const now = auth.now();
  const client = clientOf(request);
  const { user, session } = await auth.accounts.transaction(async (queries) => {
    const metadata = startingMetadata(email, data, true);
    const wanted = { email, passwordHash, metadata, confirmed: true, now };
    const added = await insertUser(queries, wanted);
    // of two sign-ups at the same moment one is told that the address is taken
    if (added === null) throw new AuthError('user_already_exists');
    await recordSignIn(queries, added.id, null, now);
    const session = await insertSession(queries, added.id, 'password', client, now);
    await recordEvent(queries, 'signed_up', added.id, client.ip, now);
    return { user: (await findUser(queries, added.id)) ?? added, session };
  });
  return presentSession(auth, user, session);
}

/**
 * Where mailboxes are confirmed: a mail goes there, and the answer is the member, who is let in by that mail. An address that
 * somebody has is answered alike, and its owner is told by mail that there is an account already.
 */
export async function signUpToConfirm(
  auth: AuthService,
  request: FastifyRequest,
  { email, password, data, pkce }: MailSignUp,
) {
  await countMail(auth, 'confirm', email);
  const passwordHash = await auth.passwords.hash(password);
  const now = auth.now();
  const { ip } = clientOf(request);
  const redirectTo = auth.redirectTo(readQuery(request, 'redirect_to'));
  const user = await auth.accounts.transaction(async (queries) => {
    const metadata = startingMetadata(email, data, false);
    const wanted = { email, passwordHash, metadata, confirmed: false, now };
    const added = await insertUser(queries, wanted);
    const present = added ?? (await findUserByEmail(queries, email));
    if (present === null) throw new AuthError('conflict');
    if (present.emailConfirmedAt !== null) {
      await auth.post.put(
        queries,
        { to: email, ...alreadyMemberMail(auth.siteUrl) },
        noticeSeconds,
      );
      return null;
    }
    if (added === null) await contestPassword(auth, queries, present, password);
    else await recordEvent(queries, 'signed_up', added.id, ip, now);
    await mailConfirmation(auth, queries, { userId: present.id, email, redirectTo, pkce });
    return findUser(queries, present.id);
  });
  auth.post.wake();
  if (user === null) return fabricateUser({ kind: 'email', value: email }, data, now);
  return presentUser(user);
}
