import { AuthError } from '../auth-error.ts';
import type { AuthService } from '../auth-service.ts';
import { mailClock, mailsPerHour } from '../wire/limits.ts';

/**
 * One clock for each number, whether or not anybody has it, and one for all numbers together: every message costs the
 * operator money, which others earn who have codes sent to numbers of their own.
 * @throws AuthError over_sms_send_rate_limit
 */
export async function countText(auth: AuthService, phone: string): Promise<void> {
  const name = auth.nameOf(phone);
  const { anHour = 0 } = auth.settings.sms ?? {};
  const clocks = [
    [`auth-text-minute:${name}`, mailClock],
    [`auth-text-hour:${name}`, mailsPerHour],
    ['auth-texts', { capacity: anHour, perSeconds: 3_600 }],
  ] as const;
  for (const [bucket, limit] of clocks) {
    const { taken, waitSeconds } = await auth.rateLimits.takeShared(bucket, limit);
    if (taken) continue;
    throw new AuthError('over_sms_send_rate_limit', {
      message: `For security purposes, you can only request this after ${waitSeconds} seconds.`,
      retryAfterSeconds: waitSeconds,
    });
  }
}
