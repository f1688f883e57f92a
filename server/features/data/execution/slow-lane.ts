import { createKeyedTurns, createTurns } from '../../../platform/concurrency/turns.ts';
import { WireError } from '../wire-error.ts';

/** Costly queries at once, of the process's ten connections, and how many members more may wait for them. */
const running = 2;
const waiting = 60;
/** Of one member; what else they send waits in their share. */
const ownRunning = 1;
const ownWaiting = 60;

/** A costly query is ended after so long. */
export const costlyLimitMs = 2_000;

/** Where costly queries wait for each other, so that however many come, the other connections stay free. */
export interface SlowLane {
  /**
   * @param holder whose query it is: each has one at once, so that all who wait come in turn
   * @throws WireError 503
   */
  take<T>(holder: string, work: () => Promise<T>): Promise<T>;
}

function busy(): WireError {
  return new WireError({
    status: 503,
    code: 'PGRST003',
    message: 'Too many slow requests are under way. Please try again.',
    headers: { 'retry-after': '1' },
  });
}

export function createSlowLane(): SlowLane {
  const own = createKeyedTurns(ownRunning, ownWaiting, busy);
  const all = createTurns(running, waiting, busy);
  return { take: (holder, work) => own.take(holder, () => all.take(work)) };
}
