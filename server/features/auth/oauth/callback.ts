import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AuthorizationResponseError, authorizationCodeGrant, fetchUserInfo } from 'openid-client';
import * as v from 'valibot';
import { AuthError } from '../auth-error.ts';
import { type AuthService, clientOf } from '../auth-service.ts';
import { isSameBrowser, otherBrowser } from '../flows/browser-binding.ts';
import { flowIdIn } from '../flows/flow-name.ts';
import { openStart } from '../flows/outside-state.ts';
import { hasRunOut } from '../flows/store-flows.ts';
import { type OutsideFlow, returnToFlow } from '../flows/store-outside-flows.ts';
import { decideAccount, linkToMember } from '../identities/decide-account.ts';
import { limited } from '../wire/limits.ts';
import { acceptForms, readBody } from '../wire/request-input.ts';
import { readPerson, type VouchedPerson } from './profile.ts';
import { errorRedirect, openWayBack, wayBack } from './return-to-app.ts';

const failedExchange = () =>
  new AuthError('unexpected_failure', { message: 'Unable to exchange external code' });

/** @throws AuthError where the browser comes with no flow behind it, or too late, or for a second time */
async function takeUp(auth: AuthService, state: string): Promise<OutsideFlow> {
  if (state === '') throw new AuthError('bad_oauth_callback');
  const id = flowIdIn(auth, state);
  if (id === null) throw new AuthError('bad_oauth_state');
  const now = auth.now();
  const flow = await returnToFlow(auth.accounts, id, 'oauth', now);
  if (flow === null) throw new AuthError('bad_oauth_state');
  if (flow === 'used') throw new AuthError('flow_state_already_used');
  if (hasRunOut(flow.createdAt, now)) throw new AuthError('bad_oauth_state');
  return flow;
}

const kept = (tokens: { readonly access_token: string; readonly refresh_token?: string }) => ({
  providerToken: tokens.access_token,
  ...(tokens.refresh_token === undefined ? {} : { providerRefreshToken: tokens.refresh_token }),
});

/** Changes the code for tokens and reads who it is. @throws AuthError */
async function askProvider(
  auth: AuthService,
  flow: OutsideFlow,
  parameters: URLSearchParams,
  { log }: FastifyRequest,
) {
  const { provider: name, nonce, codeVerifier, handsOver } = openStart(auth, flow.sealedState);
  const provider = auth.providers.find(name);
  if (provider === undefined) throw new AuthError('bad_oauth_state');
  try {
    const { configuration } = await auth.providers.open(provider);
    const currentUrl = new URL(`${auth.issuer}/callback?${parameters.toString()}`);
    const tokens = await authorizationCodeGrant(configuration, currentUrl, {
      pkceCodeVerifier: codeVerifier,
      expectedState: parameters.get('state') ?? '',
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (claims === undefined) throw failedExchange();
    const hasMore = configuration.serverMetadata().userinfo_endpoint !== undefined;
    const told =
      claims.email !== undefined || !hasMore
        ? {}
        : await fetchUserInfo(configuration, tokens.access_token, claims.sub);
    const person: VouchedPerson = readPerson(name, { ...told, ...claims });
    return {
      person,
      gain: { provider: name, ...(handsOver ? kept(tokens) : {}) },
    };
  } catch (error) {
    if (error instanceof AuthError) throw error;
    if (error instanceof AuthorizationResponseError) {
      const message = error.error_description ?? 'The service refused';
      throw new AuthError('bad_oauth_callback', { message, oauthError: error.error });
    }
    log.warn({ err: error, provider: name }, 'the answer of a service was not accepted');
    throw failedExchange();
  }
}

/** Lets somebody in whom a service has sent back, or links it to the account of the member who went there. */
async function arrive(
  auth: AuthService,
  request: FastifyRequest,
  flow: OutsideFlow,
  redirectTo: URL,
  parameters: URLSearchParams,
): Promise<string> {
  const { person, gain } = await askProvider(auth, flow, parameters, request);
  const { ip } = clientOf(request);
  const at = { ip, redirectTo, now: auth.now() };
  const opened = await auth.accounts.transaction(async (queries) => {
    if (flow.userId !== null) {
      const user = await linkToMember(auth, queries, flow.userId, person, at);
      return openWayBack(auth, queries, request, { flow, user, gain });
    }
    const { user, mustConfirm } = await decideAccount(auth, queries, person, at);
    if (mustConfirm) return null;
    return openWayBack(auth, queries, request, { flow, user, gain });
  });
  auth.post.wake();
  if (opened === null) throw new AuthError('provider_email_needs_verification');
  return wayBack(auth, redirectTo, opened);
}

async function answerCallback(
  auth: AuthService,
  request: FastifyRequest,
  parameters: URLSearchParams,
): Promise<string> {
  let target = auth.redirectTo(undefined);
  let inQuery = true;
  try {
    const flow = await takeUp(auth, parameters.get('state') ?? '');
    const start = openStart(auth, flow.sealedState);
    target = new URL(start.redirectTo);
    inQuery = flow.isPkce;
    if (!isSameBrowser(auth, request, flow.id, start.browserHash)) {
      throw new AuthError('bad_oauth_state', { message: otherBrowser });
    }
    return await arrive(auth, request, flow, target, parameters);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return errorRedirect(target, error, inQuery);
  }
}

/** GET /callback, and POST for services that lead back by a form. */
export function callbackRoutes(wire: FastifyInstance, auth: AuthService): void {
  const onRequest = limited(auth, 'authorize');
  const answer = async (request: FastifyRequest, reply: FastifyReply, given: URLSearchParams) =>
    reply.redirect(await answerCallback(auth, request, given), 303);
  // no HEAD: it would spend the flow
  wire.get('/callback', { onRequest, exposeHeadRoute: false }, async (request, reply) =>
    answer(request, reply, new URL(request.url, 'http://localhost').searchParams),
  );
  wire.register(async (forms) => {
    acceptForms(forms);
    forms.post('/callback', { onRequest }, async (request, reply) => {
      const fields = readBody(request, v.record(v.string(), v.string()));
      return answer(request, reply, new URLSearchParams(fields));
    });
  });
}
