import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { AuthError, invalid } from './auth-error.ts';
import type { AuthService } from './auth-service.ts';
import { pkceGrant } from './flows/pkce.ts';
import { passwordGrant } from './passwords/token-password.ts';
import { knownProviders } from './providers/known-providers.ts';
import { refreshTokenGrant } from './sessions/token-refresh-token.ts';
import { limited } from './wire/limits.ts';
import { readBody, readQuery } from './wire/request-input.ts';

const idTokenSchema = v.object({
  id_token: v.optional(v.string(), ''),
  provider: v.optional(v.string(), ''),
  client_id: v.optional(v.string(), ''),
  issuer: v.optional(v.string(), ''),
});

/** No provider is set up whose word would count. */
function idTokenGrant(request: FastifyRequest): never {
  const body = readBody(request, idTokenSchema);
  if (body.id_token === '') throw invalid('id_token required');
  if (knownProviders.includes(body.provider)) throw new AuthError('provider_disabled');
  const named = body.provider === '' ? body.issuer : body.provider;
  throw invalid(`Custom OIDC provider ${JSON.stringify(named)} not allowed`);
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
        return pkceGrant(auth, request);
      case 'id_token':
        return idTokenGrant(request);
      case 'web3':
        throw new AuthError('web3_provider_disabled');
      default:
        throw new AuthError('invalid_credentials', { message: 'unsupported_grant_type' });
    }
  });
}
