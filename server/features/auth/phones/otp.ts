import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { AuthError } from '../auth-error.ts';
import { type AuthService, clientOf } from '../auth-service.ts';
import { isBanned } from '../sessions/guard.ts';
import { contestPassword } from '../users/contested.ts';
import { admitNewcomer } from '../users/sign-up/admit-newcomer.ts';
import { recordEvent } from '../users/store-audit-log.ts';
import {
  findUser,
  findUserAt,
  givenMetadata,
  type Metadata,
  noteConfirmation,
} from '../users/store-users.ts';
import { countTextMessage } from './count-text.ts';
import { insertPhoneUser } from './store-phones.ts';
import { textCode } from './text-code.ts';

export interface WayInByText {
  readonly phone: string;
  /** Whether to make a member of whoever has none of our accounts. */
  readonly creates: boolean;
  readonly data: Metadata;
}

/** POST /otp with a phone: a code to sign in with. @throws AuthError otp_disabled */
export async function textWayIn(
  auth: AuthService,
  request: FastifyRequest,
  { phone, creates, data }: WayInByText,
) {
  const known = await findUserAt(auth.accounts, { kind: 'phone', value: phone });
  if (known === null) {
    if (!creates) throw new AuthError('otp_disabled', { message: 'Signups not allowed for otp' });
    await admitNewcomer(auth);
  }
  await countTextMessage(auth, phone, request);
  const now = auth.now();
  const { ip } = clientOf(request);
  const messageId = await auth.accounts.transaction(async (queries) => {
    let user = known;
    if (user === null) {
      const metadata = givenMetadata(data);
      const id = await insertPhoneUser(queries, { phone, passwordHash: null, metadata, now });
      if (id !== null) await recordEvent(queries, 'signed_up', id, ip, now);
      user = id === null ? null : await findUser(queries, id);
    }
    // whoever asks is not told that the number was taken this moment, or that its member is shut out
    if (user === null || isBanned(user, now)) return randomUUID();
    if (user.phoneConfirmedAt === null) {
      await contestPassword(auth, queries, user, null);
      await noteConfirmation(queries, user.id, now);
    }
    return textCode(auth, queries, { userId: user.id, kind: 'sms', phone });
  });
  auth.texts.wake();
  return { message_id: messageId };
}
