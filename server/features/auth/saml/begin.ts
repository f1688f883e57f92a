import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { AuthError, invalid } from '../auth-error.ts';
import type { AuthService } from '../auth-service.ts';
import { bindBrowser, newBinding } from '../flows/browser-binding.ts';
import { flowNameOf } from '../flows/flow-name.ts';
import { sealStart } from '../flows/outside-state.ts';
import { insertOutsideFlow } from '../flows/store-outside-flows.ts';
import { pkceFields, readBody, startsPkce, uuid } from '../wire/request-input.ts';
import type { Companies, Company } from './companies.ts';

const bodySchema = v.object({
  provider_id: v.optional(v.string(), ''),
  domain: v.optional(v.string(), ''),
  redirect_to: v.optional(v.string()),
  skip_http_redirect: v.optional(v.boolean(), false),
  ...pkceFields,
});

function companyOf(
  companies: Companies,
  { provider_id: id, domain }: { readonly provider_id: string; readonly domain: string },
): Company {
  if (id !== '' && domain !== '') throw invalid('Only one of provider_id or domain supported');
  if (id === '' && domain === '') throw invalid('A provider_id or domain needs to be provided');
  if (id !== '' && !v.is(uuid, id)) throw invalid('provider_id must be a UUID');
  const company = id === '' ? companies.findDomain(domain) : companies.find(id);
  if (company === undefined) throw new AuthError('sso_provider_not_found');
  return company;
}

/**
 * POST /sso: begins a sign-in with the company that the body names.
 * @returns the address of its identity provider, and whether the browser is sent there at once
 */
export async function beginSso(
  auth: AuthService,
  companies: Companies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ readonly url: string; readonly isPlain: boolean }> {
  const body = readBody(request, bodySchema);
  const pkce = startsPkce(body);
  const company = companyOf(companies, body);
  // the answer is posted from another site, with which a browser sends a cookie over https alone; and only a page of our own
  // takes one from this answer
  const canBind =
    auth.siteUrl.startsWith('https:') && request.headers['sec-fetch-site'] === 'same-origin';
  const binding = canBind ? newBinding() : null;
  // an XML name, which must not begin with a digit
  const requestId = `_${randomBytes(20).toString('hex')}`;
  const flowId = await insertOutsideFlow(auth.accounts, {
    method: 'sso/saml',
    userId: null,
    pkce,
    sealedState: sealStart(auth, {
      provider: company.id,
      redirectTo: auth.redirectTo(body.redirect_to).href,
      requestId,
      browserHash: binding?.hash ?? null,
    }),
    now: auth.now(),
  });
  if (binding !== null) bindBrowser(auth, reply, flowId, binding.value);
  const url = await company.addressOf(requestId, flowNameOf(auth, flowId));
  return { url, isPlain: body.skip_http_redirect };
}
