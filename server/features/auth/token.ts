import type { FastifyInstance } from 'fastify';
import { AuthError } from './auth-error.ts';
import type { AuthService } from './auth-service.ts';
import { pkceGrant } from './flows/pkce.ts';
import { idTokenGrant } from './oauth/id-token.ts';
import { passwordGrant } from './passwords/token-password.ts';
import { refreshTokenGrant } from './sessions/token-refresh-token.ts';
import { limited } from './wire/limits.ts';
import { readQuery } from './wire/request-input.ts';

/** POST /token?grant_type=… */
export function tokenRoute(wire: FastifyInstance, auth: AuthService): void {
  wire.post('/token', { onRequest: limited(auth, 'token') }, async (request) => {
    switch (readQuery(request, 'grant_type')) {
      case 'password':
        return auth.crowd.take(request, () => passwordGrant(auth, request));
      case 'refresh_token':
        return refreshTokenGrant(auth, request);
      case 'pkce':
        return pkceGrant(auth, request);
      case 'id_token':
        return idTokenGrant(auth, request);
      case 'web3':
        throw new AuthError('web3_provider_disabled');
      default:
        throw new AuthError('invalid_credentials', { message: 'unsupported_grant_type' });
    }
  });
}
