import type { FastifyRequest } from 'fastify';
import { createTurns } from '../../../platform/concurrency/turns.ts';
import { AuthError } from '../auth-error.ts';

/** Sign-ins and sign-ups that are worked on at once, and how many more stand in line. */
interface CrowdSize {
  readonly running: number;
  readonly waiting: number;
}

/**
 * A password is hashed by two or three at once, and its statements take about as long, so six keep everything busy; more
 * would only take the connections from those who are in already. At twenty to forty a second the last in line waits for about
 * as long as whoever is refused is asked to stay away.
 */
const usual: CrowdSize = { running: 6, waiting: 200 };
const retryAfterSeconds = 10;

/** Where those wait who open an account or come into one, before anything is asked of the database. */
export interface Crowd {
  /** @throws AuthError request_timeout where too many wait already, or the client has gone meanwhile */
  take<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T>;
}

export function createCrowd({ running, waiting }: CrowdSize = usual): Crowd {
  const busy = () => new AuthError('request_timeout', { retryAfterSeconds });
  const turns = createTurns(running, waiting, busy);
  return {
    take: (request, work) =>
      turns.take(async () => {
        // nobody waits for it any more, and others do
        if (request.raw.socket.destroyed) throw busy();
        return work();
      }),
  };
}
