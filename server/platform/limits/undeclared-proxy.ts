import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { RateLimits } from './rate-limits.ts';

/**
 * A proxy that nobody declared hides all clients behind one address, so limits count them as one; and where it runs on this
 * machine, that is the address that development is spared on. It is told once, and counted from then on.
 * @returns whether nothing is to be told of the way by which a request has come
 */
export function watchForProxy(
  app: FastifyInstance,
  declared: boolean,
  rateLimits: Pick<RateLimits, 'noteProxy'>,
): (request: IncomingMessage) => boolean {
  let noted = declared;
  const isExpected = ({ headers }: IncomingMessage) =>
    noted || headers['x-forwarded-for'] === undefined;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isExpected(request.raw)) {
      noted = true;
      rateLimits.noteProxy();
      request.log.warn(
        'requests come through a proxy that TRUST_PROXY does not name: clients cannot be told apart, and rate limits do not work as they should',
      );
    }
    done();
  });
  return isExpected;
}
