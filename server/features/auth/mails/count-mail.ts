import { AuthError } from '../auth-error.ts';
import type { AuthService } from '../auth-service.ts';
import { mailClock, mailsPerHour } from '../wire/limits.ts';

/** Kinds of mail that somebody can ask for, each with a clock of its own. */
export type MailKind = 'recover' | 'sign-in' | 'reauthenticate' | 'email-change' | 'confirm';

/**
 * One clock for each address that is asked for, whether or not anybody has it.
 * @throws AuthError over_email_send_rate_limit
 */
export async function countMail(auth: AuthService, kind: MailKind, email: string): Promise<void> {
  for (const [name, limit] of [
    ['minute', mailClock],
    ['hour', mailsPerHour],
  ] as const) {
    const bucket = `auth-${kind}-${name}:${auth.nameOf(email)}`;
    const { taken, waitSeconds } = await auth.rateLimits.takeShared(bucket, limit);
    if (!taken) {
      throw new AuthError('over_email_send_rate_limit', {
        message: `For security purposes, you can only request this after ${waitSeconds} seconds.`,
        retryAfterSeconds: waitSeconds,
      });
    }
  }
}
