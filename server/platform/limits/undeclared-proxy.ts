import type { FastifyInstance } from 'fastify';
import type { RateLimits } from './rate-limits.ts';

/**
 * A proxy that nobody declared hides all clients behind one address, so limits count them as one; and where it runs on this
 * machine, that is the address that development is spared on. It is told once, and counted from then on.
 */
export function watchForProxy(
  app: FastifyInstance,
  declared: boolean,
  rateLimits: Pick<RateLimits, 'noteProxy'>,
): void {
  let noted = declared;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!noted && request.headers['x-forwarded-for'] !== undefined) {
      noted = true;
      rateLimits.noteProxy();
      request.log.warn(
        'requests come through a proxy that TRUST_PROXY does not name: clients cannot be told apart, and rate limits do not work as they should',
      );
    }
    done();
  });
}
