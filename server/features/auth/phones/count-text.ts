import type { FastifyRequest } from 'fastify';
import {
  clientBlock,
  clientNetwork,
  type RateLimit,
} from '../../../platform/limits/rate-limits.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthService } from '../auth-service.ts';
import type { Bucket } from '../wire/counted-try.ts';
import { mailClock, mailsPerHour } from '../wire/limits.ts';

const anHour = (capacity: number): RateLimit => ({ capacity, perSeconds: 3_600 });

/**
 * What one line and its network may have sent of what the site sends in an hour. Phones on one mobile network come from few
 * addresses, so a line gets some even of a small site's.
 */
const lineShare = (all: number) => anHour(Math.max(5, Math.floor(all / 10)));
const networkShare = (all: number) => anHour(Math.max(10, Math.floor(all / 3)));

/** One clock for each number, whether or not anybody has it, for each place that asks, and for all numbers together. */
function clocksOf(auth: AuthService, phone: string, { ip }: FastifyRequest): readonly Bucket[] {
  const name = auth.nameOf(phone);
  const all = auth.settings.sms?.anHour ?? 0;
  return [
    { bucket: `auth-text-minute:${name}`, limit: mailClock },
    { bucket: `auth-text-hour:${name}`, limit: mailsPerHour },
    { bucket: `auth-text-line:${clientBlock(ip)}`, limit: lineShare(all) },
    { bucket: `auth-text-network:${clientNetwork(ip)}`, limit: networkShare(all) },
    { bucket: 'auth-texts', limit: anHour(all) },
  ];
}

/**
 * Every message costs the operator money, which others earn who have codes sent to numbers of their own; and whoever could
 * use up what the site sends in an hour would shut out everybody who comes by phone. A refusal takes nothing from any clock,
 * so that nobody makes a stranger's number wait by asking in vain.
 * @throws AuthError over_sms_send_rate_limit
 */
export async function countTextMessage(
  auth: AuthService,
  phone: string,
  request: FastifyRequest,
): Promise<void> {
  const taken: Bucket[] = [];
  for (const clock of clocksOf(auth, phone, request)) {
    const answer = await auth.rateLimits.takeShared(clock.bucket, clock.limit);
    if (answer.taken) {
      taken.push(clock);
      continue;
    }
    await Promise.all(taken.map(({ bucket, limit }) => auth.rateLimits.giveBack(bucket, limit)));
    throw new AuthError('over_sms_send_rate_limit', {
      message: `For security purposes, you can only request this after ${answer.waitSeconds} seconds.`,
      retryAfterSeconds: answer.waitSeconds,
    });
  }
}
