import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { AuthError, invalid } from './auth-error.ts';
import type { AuthService } from './auth-service.ts';
import { passwordGrant } from './passwords/token-password.ts';
import { refreshTokenGrant } from './sessions/token-refresh-token.ts';
import { limited } from './wire/limits.ts';
import { readBody, readQuery } from './wire/request-input.ts';

const pkceSchema = v.object({
  auth_code: v.optional(v.string(), ''),
  code_verifier: v.optional(v.string(), ''),
});

/** No flow is ever started on this server, so no code can be right. */
function pkceGrant(request: FastifyRequest): never {
  const body = readBody(request, pkceSchema);
  if (body.auth_code === '' || body.code_verifier === '') {
    throw invalid('invalid request: both auth code and code verifier should be non-empty');
  }
  throw new AuthError('flow_state_not_found');
}

/** POST /token?grant_type=… */
export function tokenRoute(wire: FastifyInstance, auth: AuthService): void {
  wire.post('/token', { onRequest: limited(auth, 'token') }, async (request) => {
    switch (readQuery(request, 'grant_type')) {
      case 'password':
        return passwordGrant(auth, request);
      case 'refresh_token':
        return refreshTokenGrant(auth, request);
      case 'pkce':
        return pkceGrant(request);
      case 'id_token':
        throw new AuthError('provider_disabled');
      case 'web3':
        throw new AuthError('web3_provider_disabled');
      default:
        throw new AuthError('invalid_credentials', { message: 'unsupported_grant_type' });
    }
  });
}
