import type { Queries } from '../../../platform/database/database.ts';
import type { AuthService } from '../auth-service.ts';
import { newDeviceMail } from '../mails/notices.ts';
import { tellMember } from '../mails/tell-member.ts';
import { isNewDevice } from '../users/known-places.ts';
import { type AuditEvent, recordEvent } from '../users/store-audit-log.ts';
import {
  type AuthMethod,
  type Client,
  insertSession,
  type Session,
  type SessionStart,
} from './store-sessions.ts';

/** Ways in by a mail, which has told its reader of the sign-in already. */
const mailed: ReadonlySet<AuthMethod> = new Set([
  'magiclink',
  'recovery',
  'email/signup',
  'email_change',
  'invite',
]);

export interface SessionWish {
  readonly userId: string;
  readonly method: AuthMethod;
  readonly client: Client;
  readonly start?: SessionStart;
  /** What stands among the security events; by default that they have signed in. */
  readonly event?: AuditEvent;
  /** Whether a mail let them in; by default as the method says. */
  readonly byMail?: boolean;
}

/**
 * Lets a member in who has proved who they are: a session, and a line among the security events. By whichever way, a device
 * and a place that are both new to the account are told by mail; `auth.post.wake()` sends it once it has been written.
 */
export async function openSession(
  auth: AuthService,
  queries: Queries,
  { userId, method, client, start, event = 'signed_in', byMail = mailed.has(method) }: SessionWish,
): Promise<Session> {
  const now = auth.now();
  if (!byMail && (await isNewDevice(queries, userId, client, now))) {
    await tellMember(auth, queries, userId, newDeviceMail(client.userAgent, client.ip));
  }
  const session = await insertSession(queries, userId, method, client, now, start);
  await recordEvent(queries, event, userId, client.ip, now);
  return session;
}
