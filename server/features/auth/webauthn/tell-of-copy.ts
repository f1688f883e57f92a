import type { AuthService } from '../auth-service.ts';
import { keyCopiedMail } from '../mails/notices.ts';
import { tellMember } from '../mails/tell-member.ts';
import { recordEvent } from '../users/store-audit-log.ts';

/** A member's key has counted backwards: it stands among the security events, and the member gets a mail. */
export async function tellOfCopy(
  auth: AuthService,
  userId: string,
  ip: string | null,
): Promise<void> {
  await auth.accounts.transaction(async (queries) => {
    await recordEvent(queries, 'key_copied', userId, ip, auth.now());
    await tellMember(auth, queries, userId, keyCopiedMail());
  });
  auth.post.wake();
}
