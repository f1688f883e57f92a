import { setTimeout as pause } from 'node:timers/promises';
import { troubleOf } from '../../../platform/database-trouble.ts';
import type { RateLimit } from '../../../platform/rate-limits.ts';
import { AuthError, type AuthErrorCode } from '../auth-error.ts';
import type { AuthService } from '../auth-service.ts';

/** What is owed to a member is tried again after so many milliseconds, should the database be away. */
const pausesMs = [500, 1_000, 2_000];

async function giveBack(auth: AuthService, bucket: string, limit: RateLimit): Promise<void> {
  for (const time of pausesMs) {
    try {
      await auth.rateLimits.giveBack(bucket, limit);
      return;
    } catch (error) {
      if (troubleOf(error) === null) throw error;
      await pause(time);
    }
  }
  await auth.rateLimits.giveBack(bucket, limit);
}

/** What is counted, how, and what counts. */
export interface Tries {
  readonly bucket: string;
  readonly limit: RateLimit;
  /** Code of the error that says that the secret was wrong. */
  readonly miss: AuthErrorCode;
}

/**
 * A try at a secret. It is counted beforehand, so that many at once are all counted, and given back unless it was a miss:
 * who was right but could not be answered has guessed nothing.
 * @throws AuthError over_request_rate_limit when there were too many misses
 */
export async function countedTry<T>(
  auth: AuthService,
  { bucket, limit, miss }: Tries,
  work: () => Promise<T>,
): Promise<T> {
  const { taken, waitSeconds } = await auth.rateLimits.takeShared(bucket, limit);
  if (!taken) throw new AuthError('over_request_rate_limit', { retryAfterSeconds: waitSeconds });
  const giveBackLater = () =>
    auth.background.run('a try given back', () => giveBack(auth, bucket, limit));
  let value: T;
  try {
    value = await work();
  } catch (error) {
    if (!(error instanceof AuthError)) giveBackLater();
    else if (error.code !== miss) await auth.rateLimits.giveBack(bucket, limit);
    throw error;
  }
  await auth.rateLimits.giveBack(bucket, limit).catch(giveBackLater);
  return value;
}
