import type { FastifyRequest } from 'fastify';
import { AuthError } from '../auth-error.ts';
import { type AuthService, clientOf } from '../auth-service.ts';
import { contestPassword } from '../users/contested.ts';
import { presentUser } from '../users/present-user.ts';
import { fabricateUser } from '../users/sign-up/fabricate-user.ts';
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

export interface PhoneSignUp {
  readonly phone: string;
  readonly password: string;
  readonly data: Metadata;
}

/**
 * POST /signup with a phone: a code goes to it, and the answer is the member, who is let in once they have typed it. A number
 * that somebody has is answered alike.
 */
export async function signUpByPhone(
  auth: AuthService,
  request: FastifyRequest,
  { phone, password, data }: PhoneSignUp,
) {
  await countTextMessage(auth, phone, request);
  const passwordHash = await auth.passwords.hash(password);
  const now = auth.now();
  const { ip } = clientOf(request);
  const user = await auth.accounts.transaction(async (queries) => {
    const metadata = givenMetadata(data);
    const made = await insertPhoneUser(queries, { phone, passwordHash, metadata, now });
    const present = await findUserAt(queries, { kind: 'phone', value: phone });
    if (present === null) throw new AuthError('conflict');
    if (present.phoneConfirmedAt !== null) return null;
    if (made === null) await contestPassword(auth, queries, present, password);
    else await recordEvent(queries, 'signed_up', made, ip, now);
    await noteConfirmation(queries, present.id, now);
    await textCode(auth, queries, { userId: present.id, kind: 'sms', phone });
    return findUser(queries, present.id);
  });
  auth.texts.wake();
  if (user === null) return fabricateUser({ kind: 'phone', value: phone }, data, now);
  return presentUser(user);
}
