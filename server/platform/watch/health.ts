import type { FastifyInstance } from 'fastify';
import { wire } from '#contract/paths.ts';
import type { ServiceDatabase } from '../database/database.ts';
import type { DiskState } from '../limits/disk-watch.ts';
import { createReadiness, type Readiness } from './readiness.ts';

const reasons: Readonly<Record<Readiness, string>> = {
  ready: 'ready: the database answers again',
  unavailable: 'not ready: the database does not answer',
  schema: 'not ready: the database has an older schema than this version; a start brings it up',
  disk: 'not ready: the disk of the database is full',
};

/**
 * `/healthz`: the process answers. `/readyz`: it can also reach its database, so a balancer may send it members.
 * @param pulse a connection that nobody else waits for
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
  const look = createReadiness(pulse, disk);
  let before: Readiness = 'ready';
  let asking: Promise<Readiness> | null = null;

  async function ask(): Promise<Readiness> {
    const { state, error } = await look();
    // told once, not at every question of a balancer
    if (state !== before) {
      if (state === 'ready') app.log.warn(reasons.ready);
      else app.log.error(error === null ? {} : { err: error }, reasons[state]);
    }
    before = state;
    return state;
  }

  app.get(wire.ready, { logLevel: 'silent' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    // anybody may ask: however many do at once, the database is asked once
    asking ??= ask().finally(() => {
      asking = null;
    });
    const status = await asking;
    if (status !== 'ready') reply.code(503);
    return { status };
  });
}
