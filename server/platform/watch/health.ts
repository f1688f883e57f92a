import type { FastifyInstance } from 'fastify';
import { wire } from '#contract/paths.ts';
import type { ServiceDatabase } from '../database/database.ts';
import type { DiskState } from '../limits/disk-watch.ts';

/**
 * `/healthz`: the process answers. `/readyz`: it can also reach its database, so a balancer may send it members.
 * @param pulse a connection that nobody else waits for: a process that is merely busy must not lose all its members
 * @param disk how full the disk of the database is, where it is this machine's own
 */
export function healthRoutes(
  app: FastifyInstance,
  pulse: ServiceDatabase,
  disk: (() => Promise<DiskState>) | null = null,
): void {
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
    const answers = await asking;
    const isFull = (await disk?.()) === 'full';
    if (answers && !isFull) return { status: 'ready' };
    if (isFull) app.log.error('not ready: the disk of the database is full');
    reply.code(503);
    return { status: isFull ? 'disk' : 'unavailable' };
  });
}
