import { setTimeout as pause } from 'node:timers/promises';
import { troubleOf } from '../../../platform/database/database-trouble.ts';
import type { RateLimit } from '../../../platform/limits/rate-limits.ts';
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

export interface Bucket {
  readonly bucket: string;
  readonly limit: RateLimit;
}

/** What is counted, how, and what counts. */
export interface Tries extends Bucket {
  /** Taken from when the bucket is used up. */
  readonly reserve?: Bucket | undefined;
  /** Code of the error that says that the secret was wrong. */
  readonly miss: AuthErrorCode;
}

/** @throws AuthError when bucket and reserve are used up */
async function takeFrom(auth: AuthService, { bucket, limit, reserve }: Tries): Promise<Bucket> {
  let shortestWait = Number.POSITIVE_INFINITY;
  for (const each of [{ bucket, limit }, reserve]) {
    if (each === undefined) continue;
    const { taken, waitSeconds } = await auth.rateLimits.takeShared(each.bucket, each.limit);
    if (taken) return each;
    shortestWait = Math.min(shortestWait, waitSeconds);
  }
  throw new AuthError('over_request_rate_limit', { retryAfterSeconds: shortestWait });
}

/**
 * A try at a secret. It is counted beforehand, so that many at once are all counted, and given back unless it was a miss:
 * who was right but could not be answered has guessed nothing.
 * @throws AuthError over_request_rate_limit when there were too many misses
 */
export async function countedTry<T>(
  auth: AuthService,
  tries: Tries,
  work: () => Promise<T>,
): Promise<T> {
  const { bucket, limit } = await takeFrom(auth, tries);
  const giveBackLater = () =>
    auth.background.run('a try given back', () => giveBack(auth, bucket, limit));
  let value: T;
  try {
    value = await work();
  } catch (error) {
    if (!(error instanceof AuthError)) giveBackLater();
    else if (error.code !== tries.miss) await auth.rateLimits.giveBack(bucket, limit);
    throw error;
  }
  await auth.rateLimits.giveBack(bucket, limit).catch(giveBackLater);
  return value;
}
