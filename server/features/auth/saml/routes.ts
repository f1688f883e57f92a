import type { FastifyInstance } from 'fastify';
import { AuthError } from '../auth-error.ts';
import type { AuthService } from '../auth-service.ts';
import { limited } from '../wire/limits.ts';
import { acceptForms, readQuery } from '../wire/request-input.ts';
import { answerAcs } from './arrive.ts';
import { beginSso } from './begin.ts';
import type { Companies } from './companies.ts';

/** Sign-in by companies' own services (SAML 2.0, web browser SSO profile). */
export function samlRoutes(wire: FastifyInstance, auth: AuthService): void {
  const open = (): Companies => {
    if (auth.companies === null) throw new AuthError('saml_provider_disabled');
    return auth.companies;
  };
  wire.post('/sso', { onRequest: limited(auth, 'sso') }, async (request, reply) => {
    const { url, isPlain } = await beginSso(auth, open(), request, reply);
    return isPlain ? { url } : reply.redirect(url, 303);
  });
  wire.get('/sso/saml/metadata', async (request, reply) => {
    const { metadata } = open();
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=600');
    if (readQuery(request, 'download') === 'true') {
      reply.header('content-disposition', 'attachment; filename="metadata.xml"');
    }
    return metadata;
  });
  wire.register(async (forms) => {
    acceptForms(forms);
    forms.post('/sso/saml/acs', { onRequest: limited(auth, 'acs') }, async (request, reply) =>
      reply.redirect(await answerAcs(auth, open(), request), 303),
    );
  });
}
