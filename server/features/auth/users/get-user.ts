import type { FastifyInstance } from 'fastify';
import { invalid } from '../auth-error.ts';
import type { AuthService } from '../auth-service.ts';
import { requireCaller } from '../sessions/guard.ts';
import { presentUser } from './present-user.ts';

/** Whom every token of ours is for; a request may name whom it takes itself to be for. */
const audience = 'authenticated';

/** GET /user */
export function getUserRoute(wire: FastifyInstance, auth: AuthService): void {
  wire.get('/user', async (request) => {
    const { user } = await requireCaller(auth, request);
    const { 'x-jwt-aud': wanted = audience } = request.headers;
    if (wanted !== audience) throw invalid("Token audience doesn't match request audience");
    return presentUser(user);
  });
}
