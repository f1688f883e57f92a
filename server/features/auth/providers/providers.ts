import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { AuthError, type AuthErrorCode, invalid } from '../auth-error.ts';
import type { AuthService } from '../auth-service.ts';
import { requireCaller } from '../sessions/guard.ts';
import { limited } from '../wire/limits.ts';
import { redirectTarget, withFragment } from '../wire/redirect-target.ts';
import { acceptForms, readBody, readQuery } from '../wire/request-input.ts';

const callbackSchema = v.object({ state: v.optional(v.string(), '') });

/** Where a browser goes that comes back from somebody else's service without a flow of ours behind it. */
function refusedCallback(auth: AuthService, state: string): string {
  const code: AuthErrorCode = state === '' ? 'bad_oauth_callback' : 'bad_oauth_state';
  const { message } = new AuthError(code);
  const told = { error: 'invalid_request', error_code: code, error_description: message };
  const target = redirectTarget(auth.siteUrl, undefined);
  for (const [name, value] of Object.entries(told)) target.searchParams.set(name, value);
  return withFragment(target, { ...told, sb: '' });
}

/** What such services answer with, as a form that their page posts. */
function formRoutes(wire: FastifyInstance, auth: AuthService): void {
  acceptForms(wire);
  wire.post('/callback', async (request, reply) =>
    reply.redirect(refusedCallback(auth, readBody(request, callbackSchema).state), 303),
  );
  wire.post('/sso/saml/acs', { onRequest: limited(auth, 'sso') }, async () => {
    throw new AuthError('saml_provider_disabled');
  });
}

/** Sign-in through others (OAuth, SAML) and linking to them: no provider is set up, and each address says so. */
export function providerRoutes(wire: FastifyInstance, auth: AuthService): void {
  wire.get('/authorize', async (request) => {
    const provider = readQuery(request, 'provider') ?? '';
    throw invalid(`Unsupported provider: Provider ${JSON.stringify(provider)} is not enabled`);
  });
  wire.get('/callback', async (request, reply) =>
    reply.redirect(refusedCallback(auth, readQuery(request, 'state') ?? ''), 303),
  );
  wire.post('/sso', { onRequest: limited(auth, 'sso') }, async () => {
    throw new AuthError('saml_provider_disabled');
  });
  wire.get('/sso/saml/metadata', async () => {
    throw new AuthError('saml_provider_disabled');
  });
  wire.register(async (forms) => formRoutes(forms, auth));
  wire.get('/user/identities/authorize', async (request) => {
    await requireCaller(auth, request);
    throw new AuthError('manual_linking_disabled');
  });
  wire.delete('/user/identities/:identityId', async (request) => {
    await requireCaller(auth, request);
    throw new AuthError('manual_linking_disabled');
  });
}
