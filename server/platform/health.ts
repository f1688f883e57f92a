import type { FastifyInstance } from 'fastify';
import { wire } from '#contract/paths.ts';
import type { MemberDatabase, ServiceDatabase } from './database.ts';

interface HealthParts {
  readonly members: MemberDatabase;
  readonly accounts: ServiceDatabase;
}

/** `/healthz`: the process answers. `/readyz`: it can also reach its database, so a balancer may send it members. */
export function healthRoutes(app: FastifyInstance, { members, accounts }: HealthParts): void {
  app.get(wire.health, { logLevel: 'silent' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get(wire.ready, { logLevel: 'silent' }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      const ping = { text: 'select 1 as one' };
      await Promise.all([
        members.run({ role: 'anon', claims: {} }, ping, { readOnly: true }),
        accounts.run(ping),
      ]);
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready: the database does not answer');
      reply.code(503);
      return { status: 'unavailable' };
    }
  });
}
