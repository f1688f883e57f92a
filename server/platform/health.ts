import type { FastifyInstance } from 'fastify';
import { wire } from '#contract/paths.ts';
import type { ServiceDatabase } from './database.ts';

/**
 * `/healthz`: the process answers. `/readyz`: it can also reach its database, so a balancer may send it members.
 * @param pulse a connection that nobody else waits for: a process that is merely busy must not lose all its members
 */
export function healthRoutes(app: FastifyInstance, pulse: ServiceDatabase): void {
  app.get(wire.health, { logLevel: 'silent' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  const ping = { text: 'select 1 as one' };
  let wasReady = true;
  let asking: Promise<boolean> | null = null;

  async function isReady(): Promise<boolean> {
    try {
      await pulse.run(ping);
      if (!wasReady) app.log.warn('ready: the database answers again');
      wasReady = true;
    } catch (error) {
      // told once, not at every question of a balancer
      if (wasReady) app.log.error({ err: error }, 'not ready: the database does not answer');
      wasReady = false;
    }
    return wasReady;
  }

  app.get(wire.ready, { logLevel: 'silent' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    // anybody may ask: however many do at once, the database is asked once
    asking ??= isReady().finally(() => {
      asking = null;
    });
    if (await asking) return { status: 'ready' };
    reply.code(503);
    return { status: 'unavailable' };
  });
}
