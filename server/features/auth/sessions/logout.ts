import type { FastifyInstance } from 'fastify';
import { invalid } from '../auth-error.ts';
import { type AuthService, clientOf } from '../auth-service.ts';
import { recordEvent } from '../users/store-audit-log.ts';
import { readQuery } from '../wire/request-input.ts';
import { requireCaller } from './guard.ts';
import { deleteSession, deleteSessionsOf } from './store-sessions.ts';

/** POST /logout?scope=global|local|others */
export function logoutRoute(wire: FastifyInstance, auth: AuthService): void {
  wire.post('/logout', async (request, reply) => {
    const scope = readQuery(request, 'scope') ?? 'global';
    if (scope !== 'global' && scope !== 'local' && scope !== 'others') {
      throw invalid(`Unsupported logout scope "${scope}"`);
    }
    const { user, session } = await requireCaller(auth, request);
    await auth.accounts.transaction(async (queries) => {
      if (scope === 'local') await deleteSession(queries, session.id);
      else await deleteSessionsOf(queries, user.id, scope === 'others' ? session.id : null);
      await recordEvent(queries, 'signed_out', user.id, clientOf(request).ip, auth.now());
    });
    return reply.code(204).send();
  });
}
