import type { FastifyInstance } from 'fastify';
import { AuthError } from '../auth-error.ts';
import type { AuthService } from '../auth-service.ts';
import { limited } from '../wire/limits.ts';
import { acceptForms } from '../wire/request-input.ts';

/** Sign-in through a company's service (SAML): none is set up, and each address says so. */
export function providerRoutes(wire: FastifyInstance, auth: AuthService): void {
  wire.post('/sso', { onRequest: limited(auth, 'sso') }, async () => {
    throw new AuthError('saml_provider_disabled');
  });
  wire.get('/sso/saml/metadata', async () => {
    throw new AuthError('saml_provider_disabled');
  });
  wire.register(async (forms) => {
    acceptForms(forms);
    forms.post('/sso/saml/acs', { onRequest: limited(auth, 'sso') }, async () => {
      throw new AuthError('saml_provider_disabled');
    });
  });
}
