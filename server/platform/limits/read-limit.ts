import { ProductError } from '../answers/errors.ts';

/** Somebody has read more in this minute than pages do. */
export class TooManyReads extends ProductError {
  constructor(retryAfterSeconds: number) {
    super(429, 'too_many_requests', 'You are asking too often. Please try again in a moment.', {
      retryAfterSeconds,
    });
  }
}

export interface ReadLimit {
  /** Counts one read. @throws TooManyReads */
  count(holder: string): void;
}

const minuteMs = 60_000;

/**
 * Reads a minute, counted in this process's memory: a row in the database, as the other limits have, would cost as much as
 * the read that it counts.
 * @param perMinute of one holder (`holderOf`)
 * @param elapsed milliseconds of a clock that never goes back
 */
export function createReadLimit(
  perMinute: number,
  elapsed: () => number = () => performance.now(),
): ReadLimit {
  let counts = new Map<string, number>();
  let began = elapsed();
  return {
    count(holder) {
      const now = elapsed();
      if (now - began >= minuteMs) {
        counts = new Map();
        began = now;
      }
      const reads = (counts.get(holder) ?? 0) + 1;
      if (reads > perMinute) {
        throw new TooManyReads(Math.max(1, Math.ceil((began + minuteMs - now) / 1000)));
      }
      counts.set(holder, reads);
    },
  };
}
