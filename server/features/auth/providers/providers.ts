import type { FastifyInstance } from 'fastify';
import { AuthError, invalid } from '../auth-error.ts';
import type { AuthService } from '../auth-service.ts';
import { requireCaller } from '../sessions/guard.ts';
import { readQuery } from '../wire/request-input.ts';

/** Sign-in through others (OAuth, SAML) and linking to them: no provider is set up, and each address says so. */
export function providerRoutes(wire: FastifyInstance, auth: AuthService): void {
  wire.get('/authorize', async (request) => {
    const provider = readQuery(request, 'provider') ?? '';
    throw invalid(`Unsupported provider: Provider ${JSON.stringify(provider)} is not enabled`);
  });
  wire.post('/sso', async () => {
    throw new AuthError('saml_provider_disabled');
  });
  wire.get('/sso/saml/metadata', async () => {
    throw new AuthError('saml_provider_disabled');
  });
  wire.get('/user/identities/authorize', async (request) => {
    await requireCaller(auth, request);
    throw new AuthError('manual_linking_disabled');
  });
  wire.delete('/user/identities/:identityId', async (request) => {
    await requireCaller(auth, request);
    throw new AuthError('manual_linking_disabled');
  });
}
