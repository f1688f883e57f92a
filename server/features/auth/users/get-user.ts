import type { FastifyInstance } from 'fastify';
import type { AuthService } from '../auth-service.ts';
import { requireCaller } from '../sessions/guard.ts';
import { presentUser } from './present-user.ts';

/** GET /user */
export function getUserRoute(wire: FastifyInstance, auth: AuthService): void {
  wire.get('/user', async (request) => presentUser((await requireCaller(auth, request)).user));
}
