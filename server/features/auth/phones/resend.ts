import type { FastifyRequest } from 'fastify';
import type { AuthService } from '../auth-service.ts';
import { isBanned } from '../sessions/guard.ts';
import { findUserAt, noteConfirmation } from '../users/store-users.ts';
import { countTextMessage } from './count-text.ts';
import { findWaiting, wantPhone } from './store-phones.ts';
import { textCode } from './text-code.ts';

/** Sends the code of a sign-up again; nothing to numbers that nobody has, or that are confirmed. */
async function resendSms(auth: AuthService, phone: string): Promise<void> {
  const now = auth.now();
  const user = await findUserAt(auth.accounts, { kind: 'phone', value: phone });
  if (user === null || user.phoneConfirmedAt !== null || isBanned(user, now)) return;
  await auth.accounts.transaction(async (queries) => {
    await noteConfirmation(queries, user.id, now);
    await textCode(auth, queries, { userId: user.id, kind: 'sms', phone });
  });
}

/** Sends the code of a change again, to whoever waits for one at this number. */
async function resendChange(auth: AuthService, phone: string): Promise<void> {
  const waiting = await findWaiting(auth.accounts, phone);
  // several may want a number, of whom one at most has it; each gets a code of their own only by asking anew
  const [userId, ...more] = waiting;
  if (userId === undefined || more.length > 0) return;
  await auth.accounts.transaction(async (queries) => {
    await wantPhone(queries, userId, phone, auth.now());
    await textCode(auth, queries, { userId, kind: 'phone_change', phone });
  });
}

/** POST /resend for phones. The answer is the same whether or not anything was sent. */
export async function resendText(
  auth: AuthService,
  request: FastifyRequest,
  type: 'sms' | 'phone_change',
  phone: string,
): Promise<void> {
  await countTextMessage(auth, phone, request);
  // everything that depends on the number being known happens after the answer
  auth.background.run('a text sent again', async () => {
    await (type === 'sms' ? resendSms(auth, phone) : resendChange(auth, phone));
    auth.texts.wake();
  });
}
